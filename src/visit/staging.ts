import { environmentCookie as cookie } from "../contract/held-cookies.ts";

/**
 * Staging lasts for one browser session: its cookie has no age. The cookie is not a secret, since any address may ask for
 * staging; in production it has no effect where no staging host is configured.
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
 * browser started. That address must be typed or a bookmark: a link would let another site choose, and a form or redirect
 * of ours may pass on what such a link brought.
 */
export function isStaging({ url, headers, cookies }: Asked): boolean {
  if (keepsStaging(cookies)) return true;
  const from = headers.get("sec-fetch-site") ?? "none";
  return from === "none" && url.searchParams.get("environment") === "staging";
}

/** Whether the browser has the staging cookie already. */
export function keepsStaging(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.get(cookie.name) === cookie.value;
}
