/** One year in seconds: the lifetime of every cookie that stores a visitor's choice (STORE-2). */
export const choiceSeconds = 31_536_000;

/** Whether the connection is TLS: only then is a cookie marked Secure, which browsers drop if it comes over plain http. */
export interface Transport {
  readonly secure: boolean;
}

/**
 * The cookies of a request. If a name repeats, the first wins, because browsers send the most specific first (RFC 6265).
 * Anything but `name=value` is skipped; a value with a broken percent escape is kept as it was sent. Never throws.
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

/** A `Set-Cookie` value, which also works when assigned to `document.cookie`. Throws if the name is not a token. */
export function serializeCookie(name: string, value: string, transport: Transport): string {
  return cookie(name, encodeURIComponent(value), choiceSeconds, transport);
}

/** A `Set-Cookie` value that makes the browser delete this cookie. */
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
