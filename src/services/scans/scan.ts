import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import {
  type Claim,
  dayLength,
  type ScanDeleted,
  type ScanError,
  type ScanFeedback,
  type ScanStatus,
} from "../../contract/scan/scans.ts";
import { logFailure } from "../../platform/log.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { peersOfScans } from "../peer-table.ts";
import type { DeletionCause } from "../peers.ts";
import { PinnedObject } from "../pinned.ts";
import { storedDataIn } from "../stored-data.ts";
import { amendmentOf, everything } from "./amendment.ts";
import { csvFile, jsonFile } from "./exports.ts";
import { withoutProfile } from "./feedback.ts";
import {
  advance,
  amend,
  begin,
  carriedOver,
  checkEvery,
  claimEach,
  includesRemoval,
  nextDue,
  pause,
  type RuleResult,
  type ScanRecord,
  type SearchScope,
  scanLifetime,
} from "./rules.ts";
import {
  isEnded,
  keepFeedback,
  readProfileOf,
  readRecord,
  sealedProfile,
  sealProfile,
  writeEnded,
  writeProfile,
  writeRecord,
} from "./store.ts";
import { changeSince, statusOf } from "./view.ts";
import { type ChangesSince, Watchers } from "./watchers.ts";

export type ScanResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ScanError };

/** What opens a scan: its secret and, for a subscriber's scan, that its owner calls. */
export interface ScanKey {
  readonly secret: Uint8Array;
  /** Whose valid access token came with the call; null without one. */
  readonly accountId: string | null;
}

/** A free scan on its way to a subscriber's object, the profile sealed as it was. */
interface HandedOver {
  readonly record: ScanRecord;
  readonly sealed: Uint8Array;
  readonly all: SearchScope;
}

/** Milliseconds until a subscription service that did not answer is asked again. */
const askAgainAfter = 60 * 60 * 1000;

/** A scan that is there, opened with its secret. */
interface Opened {
  readonly record: ScanRecord;
  readonly profile: ScanProfile;
}

const gone = { ok: false, error: "scan_gone" } as const;

/**
 * One scan: a free one, whose id the platform drew, or a subscriber's, which is named by the account. Alarms drive it, and its whole state is in storage, so that it continues after any restart. The secret that
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
    const now = this.now();
    writeProfile(this.kept, sealed);
    await this.keep(begin(seed, everything(profile), now));
    return { expiresAt: now + scanLifetime };
  }

  status(key: ScanKey): Promise<ScanResult<ScanStatus>> {
    return this.opened(key, async ({ record, profile }) => {
      await this.ensureAlarm(record);
      return { ok: true, value: statusOf(record, profile, this.now()) };
    });
  }

  profile(key: ScanKey): Promise<ScanResult<ScanProfile>> {
    return this.opened(key, async ({ profile }) => ({ ok: true, value: profile }));
  }

  /** Server-sent events from a revision on. */
  watch(key: ScanKey, known: number | null): Promise<ScanResult<ReadableStream<Uint8Array>>> {
    return this.opened(key, async ({ record, profile }) => {
      const value = this.#watchers.watch(known, this.changes({ record, profile }));
      if (!value) return { ok: false, error: "too_many_watchers" };
      this.#watched = this.#watchers.count > 0 ? profile : null;
      await this.ensureAlarm(record);
      return { ok: true, value };
    });
  }

  /** Replaces the profile. What is new in it is searched for; the same profile again changes nothing. */
  edit(key: ScanKey, next: ScanProfile): Promise<ScanResult<ScanStatus>> {
    return this.opened(key, async ({ profile }) => {
      const amendment = amendmentOf(profile, next);
      const sealed = await sealProfile(next, key.secret);
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

  claim(key: ScanKey, asked: Claim): Promise<ScanResult<ScanStatus>> {
    return this.opened(key, async ({ record, profile }) => {
      const ruled = claimEach(record, asked, this.now());
      if (!ruled.ok) return ruled;
      await this.keep(ruled.record);
      return { ok: true, value: statusOf(ruled.record, profile, this.now()) };
    });
  }

  feedback(key: ScanKey, { verdict, words }: ScanFeedback): Promise<ScanResult<null>> {
    return this.opened(key, async ({ record, profile }) => {
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
  file(key: ScanKey, form: "csv" | "json"): Promise<ScanResult<string>> {
    return this.opened(key, async ({ record, profile }) => {
      const status = statusOf(record, profile, this.now());
      return { ok: true, value: { csv: csvFile, json: jsonFile }[form](status, profile) };
    });
  }

  /** Deletes everything at once, and answers how much there was. */
  remove(key: ScanKey): Promise<ScanResult<ScanDeleted>> {
    return this.opened(key, async ({ record, profile }) => {
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

  /** Gives a free scan away, which stays until it is removed: whoever asks again gets the same. */
  handOver(key: ScanKey): Promise<ScanResult<HandedOver>> {
    return this.opened(key, async ({ record, profile }) => {
      const sealed = sealedProfile(this.kept);
      return sealed ? { ok: true, value: { record, sealed, all: everything(profile) } } : gone;
    });
  }

  /**
   * Takes a free scan over for the account that names this object, once however often it comes. Another one that the account
   * has here is replaced only where that is asked for; its history stays.
   */
  takeOver(
    { record, sealed, all }: HandedOver,
    { accountId, replaces }: { readonly accountId: string; readonly replaces: boolean },
  ): Promise<ScanResult<null>> {
    return this.inTurn(async () => {
      if (isEnded(this.kept)) return { ok: false, error: "owner_only" };
      const held = readRecord(this.kept);
      const isSame = held?.seed === record.seed && held.startedAt === record.startedAt;
      if (held && isSame) return { ok: true, value: null };
      if (held && !replaces) return { ok: false, error: "removal_held" };
      this.#watchers.endAll("gone");
      this.#watched = null;
      writeProfile(this.kept, sealed);
      await this.keep(carriedOver(record, { accountId, all, history: held?.history ?? [] }, this.now()));
      return { ok: true, value: null };
    });
  }

  pause(key: ScanKey, isPaused: boolean): Promise<ScanResult<ScanStatus>> {
    return this.opened(key, async ({ record, profile }) => {
      const paused = pause(record, isPaused, this.now());
      await this.keep(paused);
      return { ok: true, value: statusOf(paused, profile, this.now()) };
    });
  }

  /**
   * Ends the streams, as each may have been opened with what no longer counts: whoever may read on opens the next. In its turn,
   * so that a call that is opening one is waited for.
   */
  endStreams(): Promise<void> {
    return this.inTurn(async () => {
      this.#watchers.endAll("later");
      this.#watched = null;
    });
  }

  isHeld(): boolean {
    return readRecord(this.kept) !== null;
  }

  /** All that is kept, as JSON; the profile is sealed, and left out. */
  held(): string {
    return JSON.stringify(storedDataIn(this.kept));
  }

  /**
   * Deletes what an account has here. If that is being deleted itself (`asked`), a mark refuses for a day what was under way.
   * Answers how many scans there were. Safe to repeat.
   */
  async forget(ending: DeletionCause): Promise<number> {
    const scans = this.isHeld() ? 1 : 0;
    const { storage } = this.ctx;
    const isMarked = ending === "asked" || isEnded(this.kept);
    for (const [name] of [...this.kept.list()]) this.kept.delete(name);
    if (isMarked) writeEnded(this.kept);
    this.#watchers.endAll("gone");
    this.#watched = null;
    await (isMarked ? storage.setAlarm(this.now() + dayLength) : storage.deleteAlarm());
    return scans;
  }

  /** Does what is due. One that comes twice, or too early, finds nothing to do. */
  override async alarm(): Promise<void> {
    const now = this.now();
    if (isEnded(this.kept)) return this.wipe();
    const before = readRecord(this.kept);
    if (before && isOver(before, now)) return this.wipe();
    if (before?.owner && now >= before.owner.checkAt) await this.checkOwner(before.owner.accountId, now);
    const record = readRecord(this.kept);
    if (record) await this.keep(advance(record, now));
  }

  /** Deletes everything once the subscription has ended. While nobody answers what it includes, nothing is deleted. */
  private async checkOwner(accountId: string, now: number): Promise<void> {
    const isIncluded = await this.includesRemoval(accountId);
    if (isIncluded === false) return this.wipe();
    const record = readRecord(this.kept);
    if (!record?.owner) return;
    const checkAt = now + (isIncluded ? checkEvery : askAgainAfter);
    writeRecord(this.kept, { ...record, owner: { ...record.owner, checkAt } });
  }

  /** Null if there was no answer. */
  private async includesRemoval(accountId: string): Promise<boolean | null> {
    try {
      const { subscriptions } = peersOfScans(this.env, this.ctx.exports);
      return includesRemoval(await subscriptions.entitlements(accountId));
    } catch (error) {
      logFailure({ part: "asking what a subscription includes", cause: error });
      return null;
    }
  }

  /** Runs calls one after the other: each waits for decryption, and none may read a profile that another is replacing. */
  private opened<Value>(
    { secret, accountId }: ScanKey,
    use: (opened: Opened) => Promise<ScanResult<Value>>,
  ): Promise<ScanResult<Value>> {
    return this.inTurn(async () => {
      const profile = await readProfileOf(this.kept, secret);
      const record = readRecord(this.kept);
      if (!profile || !record || isOver(record, this.now())) return gone;
      if (record.owner && record.owner.accountId !== accountId) return { ok: false, error: "owner_only" };
      return use({ record, profile });
    });
  }

  private inTurn<Value>(use: () => Promise<Value>): Promise<Value> {
    const answer = this.#turn.then(use);
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

  private changes({ record, profile }: Opened): ChangesSince {
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

function isOver({ expiresAt }: ScanRecord, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}
