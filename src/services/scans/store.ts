/**
 * What a scan keeps. The profile lies there sealed with the secret of the scan's id, which is kept nowhere: without
 * the visitor, neither the service nor a copy of its store can read it.
 */
import { profileSchema, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanFeedback } from "../../contract/scan/scans.ts";
import type { ScanRecord } from "./rules.ts";

/** A seal of AES-GCM: 12 random bytes, then the sealed text. */
type Sealed = Uint8Array;

const names = { record: "record", profile: "profile" } as const;
const nonceLength = 12;

type Kept = DurableObjectStorage["kv"];

export function readRecord(kept: Kept): ScanRecord | null {
  return kept.get<ScanRecord>(names.record) ?? null;
}

export function writeRecord(kept: Kept, record: ScanRecord): void {
  kept.put(names.record, record);
}

/** The profile, for whoever has the secret; null for everybody else, and where there is none. */
export async function readProfileOf(kept: Kept, secret: Uint8Array): Promise<ScanProfile | null> {
  const sealed = kept.get<Sealed>(names.profile);
  return sealed ? unsealed(sealed, secret) : null;
}

export function writeProfile(kept: Kept, sealed: Sealed): void {
  kept.put(names.profile, sealed);
}

export async function seal(profile: ScanProfile, secret: Uint8Array): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
  const text = new TextEncoder().encode(JSON.stringify(profile));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(secret), text);
  return Uint8Array.from([...iv, ...new Uint8Array(sealed)]);
}

async function unsealed(sealed: Sealed, secret: Uint8Array): Promise<ScanProfile | null> {
  const algorithm = { name: "AES-GCM", iv: sealed.subarray(0, nonceLength) };
  try {
    const text = await crypto.subtle.decrypt(algorithm, await keyOf(secret), sealed.subarray(nonceLength));
    return profileSchema.parse(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return null;
  }
}

function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Seconds. Long enough to be read by people who are away for a while. */
const feedbackLifetime = 90 * 24 * 60 * 60;

/** `scan-feedback:<uuid>` → verdict, words and day. Nothing leads from it to a scan. `now` in milliseconds since 1970. */
export async function keepFeedback(store: KVNamespace, feedback: ScanFeedback, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const options = { expirationTtl: feedbackLifetime };
  await store.put(`scan-feedback:${crypto.randomUUID()}`, JSON.stringify({ ...feedback, day }), options);
}
