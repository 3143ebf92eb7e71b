import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { Claim, ScanDeleted, ScanError, ScanFeedback, ScanStatus } from "../../contract/scan/scans.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { PinnedObject } from "../pinned.ts";
import { amendmentOf, everything } from "./amendment.ts";
import { csvFile, jsonFile } from "./exports.ts";
import { withoutProfile } from "./feedback.ts";
import { advance, amend, begin, claimEach, nextDue, type RuleResult, type ScanRecord } from "./rules.ts";
import { keepFeedback, readProfileOf, readRecord, sealProfile, writeProfile, writeRecord } from "./store.ts";
import { changeSince, statusOf } from "./view.ts";
import { type Changes, Watchers } from "./watchers.ts";

export type ScanResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ScanError };

/** A scan that is there, opened with its secret. */
interface Opened {
  readonly record: ScanRecord;
  readonly profile: ScanProfile;
}

const gone = { ok: false, error: "scan_gone" } as const;

/**
 * One scan. Alarms drive it, and its whole state is in storage, so that it continues after any restart. The secret that
 * callers bring opens the profile; alarms need none, as they use the record only.
 */
export class Scan extends PinnedObject {
  /** The clock, which a test puts forward. Milliseconds since 1970. */
  now: () => number = Date.now;
  readonly #watchers = new Watchers();
  /** The profile in clear, kept in memory only while somebody watches. */
  #watched: ScanProfile | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  private get kept() {
    return this.ctx.storage.kv;
  }

  /** Begins the scan of a profile. `seed` decides what the demonstration will find. */
  async begin(profile: ScanProfile, secret: Uint8Array, seed: number): Promise<{ expiresAt: number }> {
    const sealed = await sealProfile(profile, secret);
    const record = begin(seed, everything(profile), this.now());
    writeProfile(this.kept, sealed);
    await this.keep(record);
    return { expiresAt: record.expiresAt };
  }

  status(secret: Uint8Array): Promise<ScanResult<ScanStatus>> {
    return this.opened(secret, async ({ record, profile }) => {
      await this.ensureAlarm(record);
      return { ok: true, value: statusOf(record, profile, this.now()) };
    });
  }

  profile(secret: Uint8Array): Promise<ScanResult<ScanProfile>> {
    return this.opened(secret, async ({ profile }) => ({ ok: true, value: profile }));
  }

  /** Server-sent events from a revision on. */
  watch(secret: Uint8Array, known: number | null): Promise<ScanResult<ReadableStream<Uint8Array>>> {
    return this.opened(secret, async ({ record, profile }) => {
      const value = this.#watchers.watch(known, this.changes({ record, profile }));
      if (!value) return { ok: false, error: "too_many_watchers" };
      this.#watched = this.#watchers.count > 0 ? profile : null;
      await this.ensureAlarm(record);
      return { ok: true, value };
    });
  }

  /** Replaces the profile. What is new in it is searched for; the same profile again changes nothing. */
  edit(secret: Uint8Array, next: ScanProfile): Promise<ScanResult<ScanStatus>> {
    return this.opened(secret, async ({ profile }) => {
      const amendment = amendmentOf(profile, next);
      const sealed = await sealProfile(next, secret);
      const record = readRecord(this.kept);
      if (!record) return gone;
      const ruled: RuleResult = amendment ? amend(record, amendment, this.now()) : { ok: true, record };
      if (!ruled.ok) return ruled;
      writeProfile(this.kept, sealed);
      if (this.#watched) this.#watched = next;
      await this.keep(ruled.record);
      return { ok: true, value: statusOf(ruled.record, next, this.now()) };
    });
  }

  claim(secret: Uint8Array, asked: Claim): Promise<ScanResult<ScanStatus>> {
    return this.opened(secret, async ({ record, profile }) => {
      const ruled = claimEach(record, asked, this.now());
      if (!ruled.ok) return ruled;
      await this.keep(ruled.record);
      return { ok: true, value: statusOf(ruled.record, profile, this.now()) };
    });
  }

  feedback(secret: Uint8Array, { verdict, words }: ScanFeedback): Promise<ScanResult<null>> {
    return this.opened(secret, async ({ record, profile }) => {
      if (record.feedbackGiven) return { ok: false, error: "feedback_given" };
      const said = words ? { words: withoutProfile(words, profile) } : {};
      if ((await spendFloodBudget(this.env, "feedback", this.now())) > 0)
        return { ok: false, error: "too_many_ratings" };
      await keepFeedback(this.env.STORE, { verdict, ...said }, this.now());
      const current = readRecord(this.kept);
      if (current) writeRecord(this.kept, { ...current, feedbackGiven: true });
      return { ok: true, value: null };
    });
  }

  /** Everything in a file to keep. */
  file(secret: Uint8Array, form: "csv" | "json"): Promise<ScanResult<string>> {
    return this.opened(secret, async ({ record, profile }) => {
      const status = statusOf(record, profile, this.now());
      return { ok: true, value: { csv: csvFile, json: jsonFile }[form](status, profile) };
    });
  }

  /** Deletes everything at once, and answers how much there was. */
  remove(secret: Uint8Array): Promise<ScanResult<ScanDeleted>> {
    return this.opened(secret, async ({ record, profile }) => {
      await this.wipe();
      const { names, addresses } = profile;
      const { findings, brokers } = record;
      const deleted = {
        names: names.length,
        addresses: addresses.length,
        findings: findings.length,
        brokers: brokers.length,
      };
      return { ok: true, value: { deleted } };
    });
  }

  /** Does what is due. One that comes twice, or too early, finds nothing to do. */
  override async alarm(): Promise<void> {
    const record = readRecord(this.kept);
    if (!record) return;
    const now = this.now();
    if (now >= record.expiresAt) return this.wipe();
    await this.keep(advance(record, now));
  }

  /** Runs calls one after the other: each waits for decryption, and none may read a profile that another is replacing. */
  private opened<Value>(
    secret: Uint8Array,
    use: (opened: Opened) => Promise<ScanResult<Value>>,
  ): Promise<ScanResult<Value>> {
    const answer = this.#turn.then(async () => {
      const profile = await readProfileOf(this.kept, secret);
      const record = readRecord(this.kept);
      if (!profile || !record || this.now() >= record.expiresAt) return gone;
      return use({ record, profile });
    });
    this.#turn = answer.catch(() => null);
    return answer;
  }

  private async keep(record: ScanRecord): Promise<void> {
    const known = readRecord(this.kept)?.revision;
    writeRecord(this.kept, record);
    const alarm = this.ctx.storage.setAlarm(nextDue(record));
    if (record.revision !== known) this.tell(record);
    await alarm;
  }

  /** The platform gives up on an alarm that failed too often; the next call then sets it again. */
  private async ensureAlarm(record: ScanRecord): Promise<void> {
    const { storage } = this.ctx;
    if ((await storage.getAlarm()) === null && readRecord(this.kept)) await storage.setAlarm(nextDue(record));
  }

  private tell(record: ScanRecord): void {
    const profile = this.#watched;
    if (!profile) return;
    this.#watchers.tellAll(this.changes({ record, profile }));
    if (this.#watchers.count === 0) this.#watched = null;
  }

  private changes({ record, profile }: Opened): Changes {
    const now = this.now();
    return (known) => changeSince(record, profile, now, known);
  }

  private async wipe(): Promise<void> {
    const { storage } = this.ctx;
    await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    this.#watchers.endAll("gone");
    this.#watched = null;
  }
}
