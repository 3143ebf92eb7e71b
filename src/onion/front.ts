/** The way in for the onion service's proxy: see README.md beside this file. */
import { isSameSecret } from "../platform/digest.ts";

/** The settings of a deployment for its onion service. */
export interface OnionSettings {
  /** The public name, "….onion"; null where there is none. */
  readonly name: string | null;
  /** The host of the worker that only the proxy may call; null where there is none. */
  readonly originHost: string | null;
  /** The secret that the proxy sends. */
  readonly key: string | null;
}

/** The header in which the proxy sends the secret. It is removed here. */
export const onionKeyHeader = "onion-key";

/**
 * The request as the rest of the site sees it. One from the proxy becomes a request to the public onion name; one to the
 * proxy's host without the right key is answered 421. Every other passes unchanged.
 */
export function fromOnionProxy(request: Request, { name, originHost, key }: OnionSettings): Request | Response {
  if (originHost === null) return request;
  const url = new URL(request.url);
  // A closing dot names the same host.
  if (url.hostname.replace(/\.$/, "") !== originHost) return request;
  if (name === null || key === null || !isSameSecret(request.headers.get(onionKeyHeader) ?? "", key)) {
    return new Response(null, { status: 421, headers: { "cache-control": "no-store" } });
  }
  const asked = new Request(`http://${name}${url.pathname}${url.search}`, request);
  asked.headers.delete(onionKeyHeader);
  return asked;
}
