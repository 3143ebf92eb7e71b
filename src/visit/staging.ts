import { environmentCookie as cookie } from "../contract/held-cookies.ts";

/**
 * Staging is for the browser session alone: a cookie without an age, which is no secret, since any address may ask for it.
 * Where no staging host is configured, nothing comes of it in production.
 */
const attributes = "Path=/; HttpOnly; Secure; SameSite=Lax";

export const stagingCookie = {
  set: `${cookie.name}=${cookie.value}; ${attributes}`,
  end: `${cookie.name}=; Max-Age=0; ${attributes}`,
} as const;

interface Asked {
  readonly url: URL;
  readonly headers: Pick<Headers, "get">;
  readonly cookies: ReadonlyMap<string, string>;
}

/**
 * Whether a visit is one to staging (SUB-7): the visitor opened an address with `environment=staging` once since the
 * browser started. It must be typed or a bookmark: a link would let others choose, and a form or redirect of ours may
 * carry what a link brought.
 */
export function isStaging({ url, headers, cookies }: Asked): boolean {
  if (keepsStaging(cookies)) return true;
  const from = headers.get("sec-fetch-site") ?? "none";
  return from === "none" && url.searchParams.get("environment") === "staging";
}

/** Whether the browser keeps the choice already. */
export function keepsStaging(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.get(cookie.name) === cookie.value;
}
