/** One year in seconds: the lifetime of every cookie that stores a visitor's choice (STORE-2). */
export const choiceSeconds = 31_536_000;

/** Whether the connection is TLS: only then is a cookie marked Secure, which browsers drop if it comes over plain http. */
export interface CookieTransport {
  readonly secure: boolean;
}

/**
 * A token (RFC 9110, 5.6.2), and the spaces and tabs that browsers strip. Any other space makes a name that they do not guard:
 * U+2000 before `__Host-` is one that `trim` would strip.
 */
const nameForm = /^[ \t]*([\w!#$%&'*+.^`|~-]+)[ \t]*$/;

/** RFC 6265, 4.1.1, without the quotes that a value may stand in: none of ours does. */
const valueForm = /^[ \t]*(?:([!#-+\--:<-[\]-~]+)[ \t]*)?$/;

/** Browsers accept such a name from this host alone (`__Host-`), or over TLS alone (`__Secure-`). */
const guarded = /^__(?:Host|Secure)-/;

/** In characters: three times what all of our cookies together have. A longer header is not read at all. */
const longest = 65_536;

/**
 * The cookies of a request, read no more generously than browsers guard them: what is not a token, `=` and characters that
 * need no quotes is skipped, text without a name included. If a name repeats, the first wins, because browsers send the most
 * specific first (RFC 6265); but if a guarded name repeats, none of them counts, because a browser has only one, and another
 * got past its guard. A value with a broken percent escape is kept as it was sent. Never throws.
 *
 * Not `hono/cookie` or `cookie`: both accept names that are no tokens and values in quotes, and hide that a name repeats.
 */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  const seen = new Set<string>();
  for (const pair of header !== null && header.length <= longest ? header.split(";") : []) {
    const cut = pair.indexOf("=");
    const name = nameForm.exec(pair.slice(0, Math.max(0, cut)))?.[1];
    if (name === undefined) continue;
    const value = valueForm.exec(pair.slice(cut + 1));
    if (!seen.has(name) && value) cookies.set(name, decoded(value[1] ?? ""));
    else if (guarded.test(name)) cookies.delete(name);
    seen.add(name);
  }
  return cookies;
}

/** A `Set-Cookie` value, which also works when assigned to `document.cookie`. Throws if the name is not a token. */
export function serializeCookie(name: string, value: string, transport: CookieTransport): string {
  return cookie(name, encodeURIComponent(value), choiceSeconds, transport);
}

/** A `Set-Cookie` value that makes the browser delete this cookie. */
export function clearCookie(name: string, transport: CookieTransport): string {
  return cookie(name, "", 0, transport);
}

function cookie(name: string, value: string, maxAge: number, { secure }: CookieTransport): string {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) throw new TypeError(`"${name}" cannot name a cookie`);
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function decoded(value: string): string {
  if (!value.includes("%")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
