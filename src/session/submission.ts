/**
 * A button that is pressed twice sends the same form twice, with the same cookies. What is asked of the services for either
 * is equal to the byte, idempotency keys included, so the services do it once and answer both alike (protocols, section 10).
 * Nothing is remembered here, and it does not matter which isolate gets which.
 */
import { idempotencyField, idempotencyKeySchema } from "../contract/idempotency-key.ts";
import type { EdgeConfig } from "../env.ts";
import { digestText } from "../platform/digest.ts";
import { base64url, bytesOf, fromBase64url } from "../platform/encoding.ts";
import { type RandomBytes, randomBytes } from "../platform/random.ts";
import type { Visit } from "../visit/visit.ts";
import { isSealed } from "./session-cookie.ts";
import { sessionKeys } from "./session-keys.ts";

export interface Submission {
  /** The idempotency key of the next call to an address. Equal submissions make the same calls, so they get the same keys. */
  keyFor(method: string, path: string): Promise<string>;
  /** Secrets that a call needs, such as the verifier of a sign-in: the same for equal submissions, and for no others. */
  readonly random: RandomBytes;
}

/** Bytes of the key that the others are made from. */
const keyLength = 32;
/** Bytes of secrets: eight of them, where no form needs more than three. What goes beyond is simply random. */
const secretsLength = 256;

interface Submitted {
  readonly config: EdgeConfig;
  readonly visit: Visit;
}

/**
 * The submission of a form. Null where nothing shows that an equal one comes from the same browser: neither a cookie that we
 * sealed, which nobody else has, nor the press field of a page.
 */
export async function submissionOf({ config, visit }: Submitted, fields: URLSearchParams): Promise<Submission | null> {
  const isMarked = idempotencyKeySchema.safeParse(fields.get(idempotencyField)).success;
  const hosted = [...visit.cookies].filter(([name]) => name.startsWith("__Host-"));
  if (!isMarked && hosted.length === 0) return null;
  const keys = await sessionKeys(config);
  const sealed =
    isMarked || (await Promise.all(hosted.map(([name, value]) => isSealed(name, value, keys)))).some(Boolean);
  const [first] = keys;
  if (!sealed || !first) return null;
  const cookies = [...visit.cookies].map((pair) => pair.join("=")).sort();
  const equal = await digestText(JSON.stringify([visit.url.href, visit.country, cookies, [...fields]]));
  return submission(await derived(first.k, equal));
}

/** Bytes that nobody makes without our key, whatever they know of the form (HKDF, RFC 5869). */
async function derived(key: string, equal: string): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await crypto.subtle.importKey("raw", fromBase64url(key), "HKDF", false, ["deriveBits"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: bytesOf(`submission ${equal}`) };
  return new Uint8Array(await crypto.subtle.deriveBits(way, secret, 8 * (keyLength + secretsLength)));
}

function submission(bytes: Uint8Array<ArrayBuffer>): Submission {
  const key = base64url(bytes.subarray(0, keyLength));
  const calls = new Map<string, number>();
  let used = keyLength;
  return {
    keyFor(method, path) {
      const call = `${method} ${path}`;
      const count = (calls.get(call) ?? 0) + 1;
      calls.set(call, count);
      return digestText(`${key} ${call} ${count}`);
    },
    random(into) {
      const next = bytes.subarray(used, used + into.length);
      used += into.length;
      if (next.length < into.length) return randomBytes(into);
      into.set(next);
      return into;
    },
  };
}
