import type * as z from "zod/mini";
import { claimsSchema } from "./answers.ts";
import { fromBase64url } from "./base64url.ts";
import { asClientError, TokenError } from "./errors.ts";

export type TokenClaims = z.infer<typeof claimsSchema>;

/**
 * Reads the claims of an access token. It is not verified here: the token comes straight from the service that signed it,
 * and every service that it is sent to verifies it. Throws a `TokenError` when there are not three parts.
 */
export function parseToken(token: string): TokenClaims {
  const parts = token.split(".");
  const [, payload = ""] = parts;
  if (parts.length !== 3 || parts.includes("")) throw new TokenError();
  try {
    return claimsSchema.parse(JSON.parse(decoded(payload)));
  } catch (error) {
    throw asClientError(error);
  }
}

function decoded(payload: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(fromBase64url(payload));
}
