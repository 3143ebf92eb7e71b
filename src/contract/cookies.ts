/** One year in seconds: how long every cookie of a choice lives (STORE-2). */
export const choiceSeconds = 31_536_000;

/** Secure goes on over TLS only: a browser drops a Secure cookie that comes over plain http. */
export interface Transport {
  readonly secure: boolean;
}

/**
 * The cookies of a request. The first of a name wins, as RFC 6265 has browsers send the most specific first. What is
 * not `name=value` is passed over; a value with a broken percent escape is kept as it stands. Never throws.
 */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const cut = pair.indexOf("=");
    const name = pair.slice(0, cut).trim();
    if (cut > 0 && name && !cookies.has(name)) cookies.set(name, decoded(pair.slice(cut + 1).trim()));
  }
  return cookies;
}

/** A `Set-Cookie` value that a browser also takes through `document.cookie`. Throws when the name is not a token. */
export function serializeCookie(name: string, value: string, transport: Transport): string {
  return cookie(name, encodeURIComponent(value), choiceSeconds, transport);
}

/** The same cookie, over at once. */
export function clearCookie(name: string, transport: Transport): string {
  return cookie(name, "", 0, transport);
}

function cookie(name: string, value: string, maxAge: number, { secure }: Transport): string {
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
