import { exports } from "cloudflare:workers";
import type { Context } from "hono";
import * as z from "zod/mini";
import { gateway } from "../gateway/gateway.ts";
import type { Http } from "../http.ts";

interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Left out for what anybody may ask. */
  readonly accessToken?: string;
  /** What a POST carries; an empty object where left out. */
  readonly body?: object;
}

/** `signed-out`: the token was refused. A `code` of null: the service gave no proper answer. */
export type Heard =
  | { readonly tag: "ok"; readonly data: unknown }
  | { readonly tag: "signed-out" }
  | { readonly tag: "refused"; readonly code: string | null };

const failureSchema = z.object({ error: z.string() });

/** Asks a service, with the bearer's token where it wants one; a POST carries JSON. Never throws. */
export async function askService({ var: given }: Context<Http>, asked: Asked): Promise<Heard> {
  const { visit, config } = given;
  const { method, path, accessToken, body = {} } = asked;
  const request = new Request(new URL(path, visit.url), {
    method,
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(method === "POST" && { "content-type": "application/json" }),
    },
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  // A session stays in the environment that it began in. What anybody may ask opens none.
  const staging =
    accessToken === undefined
      ? visit.url.searchParams.get("environment") === "staging"
      : (await given.subscriber()).staging;
  const answer = await gateway(request, { config, exports, staging });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { tag: "ok", data };
  if (answer.status === 401) return { tag: "signed-out" };
  return { tag: "refused", code: failureSchema.safeParse(data).data?.error ?? null };
}
