import { type Budget, refillTime, spendAll } from "../../platform/budget.ts";
import { randomBytes } from "../../platform/random.ts";
import { hmacKey, isSigned, sign } from "../../platform/signature.ts";
import { mailBudgets } from "../mail-budgets.ts";
import { PinnedObject } from "../pinned.ts";
import { storedDataIn } from "../stored-data.ts";
import { confirmLifetime, type LinkClaim, type Newsletter, signedText } from "./rules.ts";
import { addSubscriber, listKey, removeSubscriber } from "./store.ts";

/** All that is kept of an address, in one row. */
interface AddressRecord {
  /** As it was first typed: that is where every message goes. */
  readonly email: string;
  /** 32 bytes that sign the links of this address and nothing else. */
  readonly key: Uint8Array;
  readonly isSubscribed: boolean;
  /** When the address last left: a confirmation from before, used or not, doesn't bring it back. */
  readonly leftAt?: number;
}

const names = { entry: "entry", budget: "budget" } as const;

/** What a confirmation message needs: where it goes, and the signatures of its two links. */
export interface Invitation {
  readonly email: string;
  readonly expires: number;
  readonly confirmSignature: string;
  readonly unsubscribeSignature: string;
}

/** Whether a link still does something. "used": it is genuine, but the address has left since it was sent. */
export type LinkState = "good" | "used" | "bad";

export type LinkResult = { ok: true } | { ok: false; state: Exclude<LinkState, "good"> };

/**
 * One address of the newsletter: whether it is on the list, and the key that signs its links. A link names this object
 * and not the address, so that no address stands in a log or a history. Under names of their own, objects of this class
 * also keep what a mailbox may still be sent.
 */
export class NewsletterAddress extends PinnedObject {
  private get kept() {
    return this.ctx.storage.kv;
  }

  /** Takes one message out of a mailbox's budget; false when there is none left. */
  async spend(now: number): Promise<boolean> {
    const rules = mailBudgets.newsletter;
    const { budgets, wait } = spendAll(this.kept.get<Budget[]>(names.budget), rules, now);
    // What is refused is not written down: a flood costs no rows.
    if (wait > 0) return false;
    this.kept.put(names.budget, budgets);
    await this.ctx.storage.setAlarm(now + refillTime(rules));
    return true;
  }

  isSubscribed(): boolean {
    return this.entry()?.isSubscribed ?? false;
  }

  /** The next invitation; null when the address is on the list already. */
  async invite(email: string, newsletter: Newsletter, now: number): Promise<Invitation | null> {
    const known = this.entry();
    if (known?.isSubscribed) return null;
    const entry = known ?? { email, key: randomBytes(new Uint8Array(32)), isSubscribed: false };
    this.kept.put<AddressRecord>(names.entry, entry);
    // Later than the moment of leaving, so that this link is not one from before.
    const expires = Math.max(now, (entry.leftAt ?? 0) + 1) + confirmLifetime;
    await this.ctx.storage.setAlarm(expires);
    return {
      email: entry.email,
      expires,
      confirmSignature: await signed(entry, { action: "confirm", newsletter, expires }),
      unsubscribeSignature: await signed(entry, { action: "unsubscribe", newsletter }),
    };
  }

  /** Whether the link is genuine and still does something; changes nothing. */
  async check(claim: LinkClaim, signature: string, now: number): Promise<LinkState> {
    const entry = this.entry();
    if (!entry || (claim.action === "confirm" && claim.expires <= now)) return "bad";
    if (!(await isSigned(signedText(claim), signature, await hmacKey(entry.key)))) return "bad";
    const isFromBefore = claim.action === "confirm" && claim.expires - confirmLifetime <= (entry.leftAt ?? 0);
    return isFromBefore ? "used" : "good";
  }

  /**
   * Puts the address on the list, or takes it off. Doing it twice is doing it once. One at a time: the list is written in the
   * order in which this object decides.
   */
  follow(claim: LinkClaim, signature: string, now: number): Promise<LinkResult> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const state = await this.check(claim, signature, now);
      if (state !== "good") return { ok: false, state };
      const entry = this.entry();
      if (!entry) return { ok: false, state: "bad" };
      const isSubscribed = claim.action === "confirm";
      this.kept.put<AddressRecord>(names.entry, { ...entry, isSubscribed, ...(!isSubscribed && { leftAt: now }) });
      if (!isSubscribed) await this.ctx.storage.setAlarm(now + confirmLifetime);
      const key = await listKey(entry.email);
      if (isSubscribed)
        await addSubscriber(this.env.STORE, claim.newsletter, key, { email: entry.email, confirmedAt: now });
      else await removeSubscriber(this.env.STORE, claim.newsletter, key);
      return { ok: true };
    });
  }

  /** All that is kept, as JSON. */
  held(): string {
    return JSON.stringify(storedDataIn(this.kept));
  }

  /** Nothing is left of the address, here and on the list; how many subscriptions went. */
  forget(email: string, newsletter: Newsletter): Promise<number> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const subscriptions = this.isSubscribed() ? 1 : 0;
      await removeSubscriber(this.env.STORE, newsletter, await listKey(email));
      await this.ctx.storage.deleteAlarm();
      await this.ctx.storage.deleteAll();
      return subscriptions;
    });
  }

  /** An address that is not on the list is deleted when its last link has run out; a budget, when it is full again. */
  override async alarm(): Promise<void> {
    if (!this.isSubscribed()) await this.ctx.storage.deleteAll();
  }

  private entry(): AddressRecord | undefined {
    return this.kept.get<AddressRecord>(names.entry);
  }
}

async function signed({ key }: AddressRecord, claim: LinkClaim): Promise<string> {
  return sign(signedText(claim), await hmacKey(key));
}
