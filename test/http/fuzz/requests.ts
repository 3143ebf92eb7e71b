/**
 * Requests that know the structure of the site and break it: every route with every method, headers, parameters and bodies
 * that are right, nearly right and wrong. A seed gives the same requests again.
 */
import { createApp } from "../../../src/app.ts";
import { endpoints, routeNames, routes } from "../../../src/contract/routes.ts";
import { authPaths } from "../../../src/contract/subscription/auth-paths.ts";
import { serviceNames, serviceTable } from "../../../src/platform/service-table.ts";

export interface Fuzzed {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** The credentials of a person who is signed in. */
export interface Keys {
  readonly cookie: string;
  readonly bearer: string;
}

const app = createApp();
const concrete = (path: string) => path.replace(/:\w+(\{[^}]*\})?|\*/g, "x");

/** Every address that anything answers. */
export const paths: readonly string[] = [
  ...new Set([
    ...app.routes.map(({ path }) => concrete(path)),
    ...routeNames.map((name) => routes[name].path),
    ...Object.values(endpoints),
    ...Object.values(authPaths),
    ...serviceNames.flatMap((name): readonly string[] => serviceTable[name].paths).map(concrete),
    "/api/subscription/cancel",
    "/api/subscription/resume",
    "/api/subscription/status",
    "/api/checkout/session",
    "/api/checkout/portal",
    "/api/purchase/confirm/apple",
    "/itr/issue",
    "/itr/survey",
    "/newsletter/subscription/subscribe",
    "/support/messages",
    "/newsletter/subscription/confirm",
    "/newsletter/subscription/unsubscribe",
    "/peers/subscriptions/entitlements",
    "/dev/inbox",
    "/dev/events",
  ]),
].filter((path) => path !== "/dev/seed" && !path.startsWith("/dev/errors"));

const methods = ["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"];

const words = [
  ...["", "x", "0", "-1", "1e309", "NaN", "null", "true", "undefined", "[]", "{}", "__proto__", "constructor"],
  ...[
    "../../etc/passwd",
    "%00",
    "%E0%A4%A",
    "%",
    "\u0000",
    "\ufffd",
    "\ud83d\ude00",
    "<script>alert(1)</script>",
    "' or 1=1--",
  ],
  ...[
    "wren@people.example",
    "wren@",
    "@",
    "a".repeat(5000),
    "123456",
    "１２３４５６",
    "https://elsewhere.example/",
    "//elsewhere.example",
  ],
  ...[
    "javascript:alert(1)",
    "/subscriptions",
    "monthly",
    "yearly",
    "on",
    "send",
    "cancel",
    "delete",
    "staging",
    "IE",
    "US",
    "zz",
  ],
  ...[
    "privacypro",
    "code",
    "S256",
    "nightjar-web",
    "refresh_token",
    "authorization_code",
    "a".repeat(43),
    "a".repeat(86),
  ],
];

const names = [
  ...[
    "q",
    "kl",
    "kae",
    "u",
    "s",
    "t",
    "ia",
    "origin",
    "environment",
    "next",
    "ask",
    "success",
    "period",
    "intent",
    "email",
    "otp",
  ],
  ...[
    "hash",
    "locale",
    "code",
    "state",
    "token",
    "client_id",
    "grant_type",
    "redirect_uri",
    "scope",
    "response_type",
    "country",
  ],
  ...[
    "code_challenge",
    "code_challenge_method",
    "code_verifier",
    "refresh_token",
    "ttl",
    "to",
    "newsletter",
    "expires",
    "signature",
  ],
  ...[
    "method",
    "source",
    "productId",
    "purchasePlatform",
    "returnUrl",
    "theme",
    "value",
    "first",
    "last",
    "city",
    "birthYear",
    "sure",
  ],
  ...[
    "limit",
    "page",
    "fields",
    "replaces",
    "id",
    "ids",
    "notYours",
    "verdict",
    "words",
    "exp",
    "app",
    "type",
    "step",
    "names",
    "addresses",
  ],
];

const types = [
  ...["application/x-www-form-urlencoded", "application/json", "text/plain", "multipart/form-data; boundary=x", ""],
  ...[
    "application/json; charset=utf-16",
    "APPLICATION/JSON",
    "multipart/form-data",
    "application/x-www-form-urlencoded;;;",
  ],
];

const hosts = ["localhost", "start.localhost", "noai.localhost", "onion.localhost", "127.0.0.1", "nobody.example"];

const headers: Readonly<Record<string, readonly string[]>> = {
  accept: ["text/html", "application/json", "*/*", "text/event-stream", "image/avif", ";;q=", "text/html;q=0"],
  origin: ["http://localhost", "https://elsewhere.example", "null", "%"],
  referer: ["http://localhost/", "https://elsewhere.example/x", "no address"],
  "sec-fetch-site": ["same-origin", "cross-site", "none", "x"],
  "sec-purpose": ["prefetch", "prefetch;prerender"],
  "if-none-match": ['"x"', "*", "W/", ",,,"],
  "accept-encoding": ["br", "gzip", "identity;q=0", "x"],
  "accept-language": ["de", "en-GB;q=2", "*", ",".repeat(500)],
  "last-event-id": ["0", "-1", "9".repeat(40), "x"],
  "idempotency-key": ["one", "x".repeat(300), "\u00e9"],
  "content-encoding": ["gzip", "br", "x"],
  "x-forwarded-host": ["elsewhere.example"],
  "x-forwarded-for": ["127.0.0.1"],
  "user-agent": ["", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", "x".repeat(4000), "Windows NT 10.0"],
  "sec-gpc": ["1"],
  range: ["bytes=0-1", "bytes=-1", "x"],
  expect: ["100-continue"],
  "x-http-method-override": ["DELETE"],
};

/** Draws from a seed (mulberry32): the same requests for the same seed, on every machine. */
export function drawsOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function fuzzed(draw: () => number, keys: Keys): Fuzzed {
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(draw() * list.length)] as Value;
  const chance = (share: number) => draw() < share;
  const method = chance(0.75) ? pick(["GET", "POST"]) : pick(methods);
  const fields = () => Array.from({ length: Math.floor(draw() * 6) }, () => [pick(names), pick(words)] as const);
  const given: Record<string, string> = {};
  for (const [name, values] of Object.entries(headers)) if (chance(0.12)) given[name] = pick(values);
  if (chance(0.4)) given.cookie = cookieOf(keys, pick, chance);
  if (chance(0.3))
    given.authorization = chance(0.4)
      ? `Bearer ${keys.bearer}`
      : pick(["Bearer x", "Basic eDp4", "Bearer", `Bearer ${"a".repeat(86)}`]);
  const hasBody = method !== "GET" && method !== "HEAD" && chance(0.85);
  if (hasBody) given["content-type"] = pick(types);
  return {
    method,
    path: pathOf(pick(paths), fields(), pick, chance),
    host: chance(0.8) ? "localhost" : pick(hosts),
    headers: given,
    body: hasBody ? bodyOf(given["content-type"] ?? "", fields(), pick, chance) : null,
  };
}

type Pick = <Value>(list: readonly Value[]) => Value;
type Chance = (share: number) => boolean;
type Pairs = readonly (readonly [string, string])[];

function cookieOf({ cookie }: Keys, pick: Pick, chance: Chance): string {
  if (chance(0.5)) return cookie;
  if (chance(0.3)) return `${cookie.slice(0, -3)}abc`;
  return `${pick(["kl", "kae", "country", "__Host-session", "auth_session_id", "staging", "app"])}=${pick(words).replace(/[^\x20-\x7e]|[;,]/g, "")}`;
}

function pathOf(path: string, fields: Pairs, pick: Pick, chance: Chance): string {
  const spelt = chance(0.9)
    ? path
    : pick([`${path}/`, path.toUpperCase(), `/${path}`, `${path}%2f`, `${path}/../x`, `${path}/${"y".repeat(300)}`]);
  const query = fields.map(
    ([name, value]) => `${encodeURIComponent(name)}=${chance(0.9) ? encode(value) : value.replace(/[\s#]/g, "")}`,
  );
  return query.length > 0 && chance(0.7) ? `${spelt}?${query.join("&")}` : spelt;
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function bodyOf(type: string, fields: Pairs, pick: Pick, chance: Chance): string | Uint8Array<ArrayBuffer> {
  if (chance(0.05)) return new Uint8Array(Array.from({ length: 64 }, (_, index) => (index * 37) % 256));
  if (chance(0.02)) return "x".repeat(100_000);
  if (/json/i.test(type)) {
    const values = fields.map(([name, value]) => [
      name,
      chance(0.6) ? value : pick<unknown>([1, null, true, [], {}, [value], { [name]: value }]),
    ]);
    const text = JSON.stringify(Object.fromEntries(values));
    return chance(0.1) ? text.slice(0, -2) : text;
  }
  if (/multipart/.test(type))
    return (
      fields
        .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join("") + (chance(0.7) ? "--x--\r\n" : "")
    );
  return fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}
