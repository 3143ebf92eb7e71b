/** The pair of tokens of the auth service's second version: exchanging a code for it, and renewing it. */
import type { TokensAnswer } from "./answers.ts";
import type { AuthOptions } from "./auth.ts";
import { CommunicationError, MissingError, missing } from "./errors.ts";
import { type InfoChange, requireStored } from "./stored-info.ts";

export async function exchangeCode({ calls, info }: AuthOptions): Promise<void> {
  const { code, codeVerifier } = info.read();
  if (!codeVerifier) throw new MissingError(missing.codeVerifier);
  const change = info.writer();
  try {
    storeTokens(change, await calls.subscriptionsTokens({ code: requireStored(code, "code"), codeVerifier }));
    change({ code: undefined, codeVerifier: undefined });
  } catch (error) {
    // A code that was refused is used up; one that may not have arrived can be tried again.
    if (error instanceof CommunicationError && error.status !== null) change({ code: undefined });
    throw error;
  }
}

export async function refresh({ calls, info }: AuthOptions): Promise<void> {
  const change = info.writer();
  const refreshToken = requireStored(info.read().refreshToken, "refresh token");
  storeTokens(change, await calls.subscriptionsTokens({ refreshToken }));
}

/** Keeps code and verifier: while tokens are being renewed, the visitor may be signing in to another account. */
function storeTokens(change: (change: InfoChange) => void, { access_token, refresh_token }: TokensAnswer): void {
  change({ accessToken: access_token, refreshToken: refresh_token });
}
