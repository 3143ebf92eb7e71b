import { environmentCookie as cookie } from "../contract/worker-cookies.ts";

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
  /** Another site led here, or the page is fetched ahead of a click. */
  readonly isUnsolicited: boolean;
}

/**
 * Whether a visit is one to staging (SUB-7): an address said `environment=staging` once since the browser started. Once an
 * environment is stored, an address changes nothing. "withheld": another site wrote the address, so the visitor is asked
 * first; it would send what they are signed in with to other hosts.
 */
export function stagingOf({ url, cookies, isUnsolicited }: Asked): boolean | "withheld" {
  const stored = cookies.get(cookie.name);
  if (stored !== undefined) return stored === cookie.value;
  const isAsked = url.searchParams.get("environment") === cookie.value;
  return isAsked && isUnsolicited ? "withheld" : isAsked;
}

/** Whether the browser has the staging cookie already. */
export function keepsStaging(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.get(cookie.name) === cookie.value;
}

/** What a link on a page carries on of the page's own address: the environment that it names. */
export function environmentIn({ searchParams }: URL): { readonly environment: string | null } {
  return { environment: searchParams.get("environment") };
}
