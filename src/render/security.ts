import type { Visit } from "../visit/visit.ts";
import { starter } from "./assets.ts";

/** What an answer is decides its policy: a page may load our own files, anything else may load nothing. */
export type AnswerKind = "page" | "data";

const policies: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>> = {
  page: {
    "default-src": "'none'",
    "script-src": `'self' ${starter.source}`,
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  },
  data: { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'" },
};

/** Sources that one answer adds to a directive, for example the hash of its inline style. */
export type PolicyAdditions = Readonly<Record<string, string>>;

/**
 * Browser features that no page of ours uses, so that no content may ask for them. Only names that browsers know, since
 * each warns in its console of unknown ones.
 */
const refusedPowers = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": refusedPowers.map((power) => `${power}=()`).join(", "),
};

/** Two years; browsers' preload lists ask for at least one. */
const strictTransport = "max-age=63072000; includeSubDomains; preload";

/** The headers of every answer that do not depend on its address. */
export function securityHeaders(
  { host, secure }: Pick<Visit, "host" | "secure">,
  kind: AnswerKind,
  additions: PolicyAdditions = {},
): Readonly<Record<string, string>> {
  const overTls = secure && host !== "onion";
  return {
    ...always,
    "content-security-policy": policyText(kind, additions, overTls),
    ...(overTls ? { "strict-transport-security": strictTransport } : {}),
  };
}

/** One table over TLS and one without serve every answer. */
const dataTables = new Map<boolean, Readonly<Record<string, string>>>();

function dataHeaders(visit: Pick<Visit, "host" | "secure">): Readonly<Record<string, string>> {
  const overTls = visit.secure && visit.host !== "onion";
  const known = dataTables.get(overTls) ?? securityHeaders(visit, "data");
  dataTables.set(overTls, known);
  return known;
}

/**
 * Completes the headers of an answer, whoever made it. What an answer sets itself stays, as its policy fits it better than
 * ours; only Strict-Transport-Security is always ours.
 */
export function completeHeaders(headers: Headers, visit: Pick<Visit, "host" | "secure">): void {
  const table = dataHeaders(visit);
  const transport = "strict-transport-security";
  if (headers.get(transport) !== table[transport]) headers.delete(transport);
  for (const [name, value] of Object.entries(table)) if (!headers.has(name)) headers.set(name, value);
}

/**
 * Where the same page stands on the onion host, for Tor Browser to offer it (HOST-3): only from the main host, only over
 * TLS, and only where this deployment has an onion name.
 */
export function onionLocation({
  host,
  secure,
  url,
  onionName,
}: Pick<Visit, "host" | "secure" | "url" | "onionName">): string | null {
  return host === "main" && secure && onionName ? `http://${onionName}${url.pathname}${url.search}` : null;
}

function policyText(kind: AnswerKind, additions: PolicyAdditions, overTls: boolean): string {
  const directives = Object.entries(policies[kind]).map(([name, sources]) =>
    name in additions ? `${name} ${sources} ${additions[name]}` : `${name} ${sources}`,
  );
  return [...directives, ...(overTls ? ["upgrade-insecure-requests"] : [])].join("; ");
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request comes from another site and could have an effect here. Browsers name the site they come from in
 * Sec-Fetch-Site, older ones in Origin; a native client sends neither and holds no cookies that another site could use.
 */
export function isForeignEffect(method: string, headers: Headers, url: URL): boolean {
  if (safeMethods.has(method)) return false;
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== url.origin;
}
