/** Calls that only a signed-in person can make and that the subscription client does not have. */
import { exports } from "cloudflare:workers";
import * as z from "zod/mini";
import { gateway } from "../../services/gateway.ts";
import type { C } from "./signed-in.ts";

/** Where what is managed lies. */
export const managePaths = {
  cancel: "/api/subscription/cancel",
  resume: "/api/subscription/resume",
  portal: "/api/checkout/portal",
  accessCode: "/itr/issue",
} as const;

interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly accessToken: string;
}

/** `signed-out`: the token was refused. A `code` of null: the service gave no proper answer. */
export type Heard =
  | { readonly tag: "ok"; readonly data: unknown }
  | { readonly tag: "signed-out" }
  | { readonly tag: "refused"; readonly code: string | null };

const failureSchema = z.object({ error: z.string() });

/** Asks a service with the bearer's token; a POST carries an empty JSON object. Never throws. */
export async function askService({ var: given }: C, { method, path, accessToken }: Asked): Promise<Heard> {
  const { visit, config } = given;
  const authorization = `Bearer ${accessToken}`;
  const asked = new Request(new URL(path, visit.url), {
    method,
    headers: method === "POST" ? { authorization, "content-type": "application/json" } : { authorization },
    ...(method === "POST" && { body: "{}" }),
  });
  const { staging } = await given.subscriber();
  const answer = await gateway(asked, { config, exports, staging });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { tag: "ok", data };
  if (answer.status === 401) return { tag: "signed-out" };
  return { tag: "refused", code: failureSchema.safeParse(data).data?.error ?? null };
}
