/** The simulator of our apps, which a developer asks for by `?app=` and has for the rest of the session (NAT-5). */
import type { App, Os } from "../contract/device.ts";

/** The parameter of the address, and the cookie that remembers it. */
const parameter = "app";
const cookieName = "simulator";

/** The apps that can be played, and one system without an app, so that what pages say there can be tried too. */
const played: ReadonlyMap<string, Os> = new Map<App | "linux", Os>([
  ["ios", "ios"],
  ["android", "android"],
  ["macos", "macos"],
  ["windows", "windows"],
  ["linux", "linux"],
]);

/** The system to play, as the address or else the cookie says; null for any other word, such as "none", which ends it. */
export function simulatorFor({ searchParams }: URL, cookies: ReadonlyMap<string, string>): Os | null {
  const name = searchParams.get(parameter) ?? cookies.get(cookieName);
  return (name !== undefined && played.get(name)) || null;
}

interface Playing {
  readonly url: URL;
  readonly app: Os | null;
  readonly simulator: boolean;
}

/** The session cookie that an address with `?app=` sets or clears; null for an address without it. */
export function simulatorCookie({ url, app, simulator }: Playing): string | null {
  if (!url.searchParams.has(parameter)) return null;
  return simulator ? `${cookieName}=${app}; Path=/; SameSite=Lax` : `${cookieName}=; Path=/; Max-Age=0`;
}
