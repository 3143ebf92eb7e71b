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
  readonly cookies: ReadonlyMap<string, string>;
}

/**
 * Whether a visit is one to staging (SUB-7): an address said `environment=staging` once since the browser started. Once an
 * environment is stored, an address changes nothing. Who followed a link there is told by every page.
 */
export function isStaging({ url, cookies }: Asked): boolean {
  const stored = cookies.get(cookie.name);
  return (stored ?? url.searchParams.get("environment")) === cookie.value;
}

/** Whether the browser has the staging cookie already. */
export function keepsStaging(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.get(cookie.name) === cookie.value;
}
