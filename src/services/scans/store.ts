/**
 * What a scan keeps. The profile lies there sealed with the secret of the scan's id, which is kept nowhere: without
 * the visitor, neither the service nor a copy of its store can read it.
 */
import { retention } from "../../contract/retention.ts";
import { profileSchema, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanFeedback } from "../../contract/scan/scans.ts";
import { seal, sealingKey, unseal } from "../../platform/seal.ts";
import type { ScanRecord } from "./rules.ts";

const names = { record: "record", profile: "profile", ended: "ended" } as const;

/** What the seal is for: sealed text for any other purpose does not open as a profile. */
const place = "scan profile";

type Kept = DurableObjectStorage["kv"];

export function readRecord(kept: Kept): ScanRecord | null {
  const record = kept.get<ScanRecord>(names.record);
  // A free scan that an earlier version began has neither of the two.
  return record ? { ...record, owner: record.owner ?? null, history: record.history ?? [] } : null;
}

export function writeRecord(kept: Kept, record: ScanRecord): void {
  kept.put(names.record, record);
}

/** The profile, for whoever has the secret; null for everybody else, and where there is none. */
export async function readProfileOf(kept: Kept, secret: Uint8Array): Promise<ScanProfile | null> {
  const sealed = kept.get<Uint8Array>(names.profile);
  const text = sealed ? await unseal(sealed, await sealingKey(secret), place) : null;
  return text === null ? null : profileSchema.parse(JSON.parse(text));
}

/** The profile as it lies there, for another object. */
export function sealedProfile(kept: Kept): Uint8Array | null {
  return kept.get<Uint8Array>(names.profile) ?? null;
}

export function writeProfile(kept: Kept, sealed: Uint8Array): void {
  kept.put(names.profile, sealed);
}

/** Whether the account of this scan is being deleted: then it gets none for a day. */
export function isEnded(kept: Kept): boolean {
  return kept.get(names.ended) !== undefined;
}

export function writeEnded(kept: Kept): void {
  kept.put(names.ended, true);
}

export async function sealProfile(profile: ScanProfile, secret: Uint8Array): Promise<Uint8Array> {
  return seal(JSON.stringify(profile), await sealingKey(secret), place);
}

/** Seconds. Long enough to be read by people who are away for a while. */
const feedbackLifetime = retention.scanRatingDays * 24 * 60 * 60;

/** `scan-feedback:<uuid>` → verdict, words and day. Nothing leads from it to a scan. `now` in milliseconds since 1970. */
export async function keepFeedback(store: KVNamespace, feedback: ScanFeedback, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const options = { expirationTtl: feedbackLifetime };
  await store.put(`scan-feedback:${crypto.randomUUID()}`, JSON.stringify({ ...feedback, day }), options);
}
