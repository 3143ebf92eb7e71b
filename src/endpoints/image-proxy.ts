import type { Context } from "hono";
import type { Http } from "../http.ts";
import { type BodyFault, readHead } from "../platform/body.ts";
import { within } from "../platform/deadline.ts";
import { isSignedImage } from "../results/signed-image.ts";
import { sessionKeys } from "../session/session-keys.ts";
import { refuseFlood } from "./too-many.ts";

/** Why there is no image; the status says whether the request or the image's server is to blame. */
export type ImageRefusal =
  | "invalid_address"
  | "address_not_allowed"
  | "not_an_image"
  | "image_too_large"
  | "image_unavailable"
  | "image_timeout";

const refusalStatus: Readonly<Record<ImageRefusal, 400 | 403 | 413 | 415 | 502 | 504>> = {
  invalid_address: 400,
  address_not_allowed: 403,
  image_too_large: 413,
  not_an_image: 415,
  image_unavailable: 502,
  image_timeout: 504,
};

/** An image whose type comes from its first bytes, whatever its server says. The body streams as it arrives, within limits. */
export interface ProxiedImage {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
}

type Outcome = { ok: true; image: ProxiedImage } | { ok: false; error: ImageRefusal };

export interface ImageProxyOptions {
  /** Host names whose images may be shown, in lower case. */
  readonly allowed: readonly string[];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly timeLimit?: number;
}

const limits = { bytes: 2_000_000, redirects: 2, time: 5000 } as const;

/**
 * `GET /iu/?u=<absolute address>`: the image, fetched for the visitor, so that its server never meets them. With `s`, a
 * signature by our own page of results, it may come from any host that has a public name.
 */
export async function imageProxy(c: Context<Http>): Promise<Response> {
  const refused = await refuseFlood(c.req.raw, c.env, c.get("visit"), "image");
  if (refused) return refused;
  const query = new URL(c.req.url).searchParams;
  const [address = "", ...more] = query.getAll("u");
  const allowed = await allowedFor(c, address, query.get("s"));
  const options = { allowed, fetch: (request: Request) => fetch(request) };
  const outcome: Outcome = more.length ? { ok: false, error: "invalid_address" } : await fetchImage(address, options);
  if (!outcome.ok)
    return Response.json({ error: outcome.error }, { status: refusalStatus[outcome.error], headers: guarded });
  const { body, type } = outcome.image;
  return new Response(body, {
    headers: { ...guarded, "content-type": type, "cache-control": "public, max-age=86400" },
  });
}

/** A valid signature allows the one host of its address; if that redirects to another, there is no image. */
async function allowedFor(c: Context<Http>, address: string, signature: string | null): Promise<readonly string[]> {
  const { config } = c.var;
  const host = signature === null ? undefined : URL.parse(address)?.hostname;
  if (signature === null || !host) return config.imageHosts;
  const isOurs = await isSignedImage(address, signature, await sessionKeys(config), Date.now());
  return isOurs ? [...config.imageHosts, host.replace(/\.$/, "")] : config.imageHosts;
}

/** Whatever the bytes hold, a browser shows them as a picture or not at all. */
const guarded = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
} as const;

/** Fetches an image within the time limit. Never throws; nothing of the visitor's request goes along. */
export async function fetchImage(address: string, options: ImageProxyOptions): Promise<Outcome> {
  return within(
    options.timeLimit ?? limits.time,
    (signal) => follow(address, options, signal),
    () => ({ ok: false, error: "image_timeout" }),
  );
}

async function follow(first: string, options: ImageProxyOptions, signal: AbortSignal): Promise<Outcome> {
  const { allowed, fetch, timeLimit = limits.time } = options;
  let address = first;
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const checked = checkAddress(address, allowed);
    if (typeof checked === "string") return { ok: false, error: checked };
    const answer = await ask(checked, fetch, signal);
    if (answer?.status === 200) return readImage(answer, timeLimit);
    await answer?.body?.cancel();
    const location = answer && isRedirect(answer) ? answer.headers.get("location") : null;
    if (!location || !URL.canParse(location, checked.href)) return { ok: false, error: "image_unavailable" };
    address = new URL(location, checked).href;
  }
  return { ok: false, error: "image_unavailable" };
}

/** Only https on the usual port, only a name from the list, never a network address, never with a user name. */
export function checkAddress(
  address: string,
  allowed: readonly string[],
): URL | "invalid_address" | "address_not_allowed" {
  if (address.length > 2000 || !URL.canParse(address)) return "invalid_address";
  const url = new URL(address);
  if (url.protocol !== "https:" || url.port || url.username || url.password) return "address_not_allowed";
  const host = url.hostname.replace(/\.$/, "");
  return isPublicName(host) && allowed.includes(host) ? url : "address_not_allowed";
}

/**
 * A name with at least two labels whose last is not a number. The URL parser has turned every spelling of an IPv4
 * address into digits and dots by now, and IPv6 stands in brackets; names of local networks are refused by their end.
 */
function isPublicName(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  if (labels.length < 2 || host.startsWith("[") || /^\d/.test(last)) return false;
  return !/^(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion)$/.test(last);
}

/** One request under our own user agent, with nothing of the visitor's: no cookie, referrer, address or browser. */
async function ask(url: URL, fetch: ImageProxyOptions["fetch"], signal: AbortSignal): Promise<Response | null> {
  const headers = { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif", "user-agent": "image-proxy" };
  try {
    return await fetch(new Request(url, { headers, redirect: "manual", signal }));
  } catch {
    return null;
  }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

const faults: Readonly<Record<BodyFault, ImageRefusal>> = {
  too_large: "image_too_large",
  too_slow: "image_timeout",
  malformed: "image_unavailable",
};

/** Reads no further than the first bytes: nothing passes that is not an image, or whose declared size is too large. */
async function readImage({ headers, body }: Response, time: number): Promise<Outcome> {
  if (!body) return { ok: false, error: "not_an_image" };
  const isTooLarge = Number(headers.get("content-length")) > limits.bytes;
  const begun = isTooLarge ? null : await readHead(body, signatureLength, { bytes: limits.bytes, time });
  if (!begun?.ok) {
    if (isTooLarge) await body.cancel();
    return { ok: false, error: faults[begun?.fault ?? "too_large"] };
  }
  const { head, whole } = begun.value;
  const type = head.byteLength < signatureLength ? null : sniffImage(head);
  if (type) return { ok: true, image: { body: whole, type } };
  await whole.cancel();
  return { ok: false, error: "not_an_image" };
}

/** As many bytes as tell apart the formats below; no image is shorter. */
const signatureLength = 16;

interface Signature {
  readonly type: string;
  /** Byte values in Latin-1, each with the offset where they stand. */
  readonly marks: readonly (readonly [offset: number, bytes: string])[];
}

/** SVG is not among them: it can hold scripts. */
const signatures: readonly Signature[] = [
  { type: "image/png", marks: [[0, "\x89PNG\r\n\x1a\n"]] },
  { type: "image/jpeg", marks: [[0, "\xff\xd8\xff"]] },
  { type: "image/gif", marks: [[0, "GIF87a"]] },
  { type: "image/gif", marks: [[0, "GIF89a"]] },
  {
    type: "image/webp",
    marks: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  },
  { type: "image/avif", marks: [[4, "ftypavif"]] },
  { type: "image/avif", marks: [[4, "ftypavis"]] },
];

/** The type of an image by its first bytes, or null. */
export function sniffImage(start: Uint8Array): string | null {
  const text = String.fromCharCode(...start.subarray(0, signatureLength));
  const found = signatures.find(({ marks }) => marks.every(([offset, bytes]) => text.startsWith(bytes, offset)));
  return found?.type ?? null;
}
