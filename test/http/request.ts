import { exports } from "cloudflare:workers";

interface RequestOptions {
  readonly method?: string;
  readonly host?: string;
  /** Over TLS. */
  readonly secure?: boolean;
  readonly country?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

/** Sends a request to the worker's entrypoint, as the platform would, and follows no redirect. */
export function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", host = "localhost", secure = false, country, cookie, headers = {}, body } = options;
  const cf = country === undefined ? {} : { cf: { country } };
  return exports.default.fetch(`${secure ? "https" : "http"}://${host}${path}`, {
    method,
    redirect: "manual",
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    ...(body === undefined ? {} : { body }),
    ...cf,
  });
}

/** The text of an answer's first match of a pattern with one group; empty when there is none. */
export function found(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}

/** The four host variants by the names that work on a developer's machine. */
export const hosts = {
  main: "localhost",
  start: "start.localhost",
  noai: "noai.localhost",
  onion: "onion.localhost",
} as const;

/** The policy sources that allow the styles in a page: one hash for each, in their order. */
export function styleSources(html: string): Promise<string> {
  return sources(html, /<style>(.*?)<\/style>/gs);
}

/** The policy sources that allow the scripts in a page. */
export function scriptSources(html: string): Promise<string> {
  return sources(html, /<script type="module">(.*?)<\/script>/gs);
}

async function sources(html: string, inline: RegExp): Promise<string> {
  const digests = await Promise.all(
    [...html.matchAll(inline)].map(([, text = ""]) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
  );
  return digests.map((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`).join(" ");
}
