import { brand } from "../../contract/brand.ts";
import type { SupportMessage } from "../../contract/support/support.ts";
import { type Budget, refillTime, spendAll } from "../../platform/budget.ts";
import { digestText } from "../../platform/digest.ts";
import type { WaitingMessages } from "../../platform/flood-table.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { mailBudgets } from "../mail-budgets.ts";
import { PinnedObject } from "../pinned.ts";
import { isSent } from "../send-mail.ts";
import {
  atOnce,
  confirmedTogether,
  confirmedWithin,
  lateWait,
  mostUnconfirmed,
  retryWait,
  type Unconfirmed,
} from "./delivery-rules.ts";

/** A message that the help desk does not have yet; `receivedAt` in milliseconds since 1970. */
interface Undelivered extends SupportMessage {
  readonly receivedAt: number;
}

/** How many confirmations are left, and when all have come back. */
interface Allowance {
  readonly budgets: readonly Budget[];
  readonly until: number;
}

/** Prefixes of the rows of messages: those that wait until a flood is over come after the others. */
const onTime = "message:";
const waiting = { "late delivery": "late:", "crowd delivery": "crowd:" } as const;

/** The prefix of what is to be confirmed, and the name of the last row. */
const names = { unconfirmed: "unconfirmed:", budget: "budget" } as const;

/** In the order of their delivery. */
const prefixes = [onTime, ...Object.values(waiting)];

/** A payment reference, which is the id of an account. */
const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * What one mailbox wrote to the help desk and what is still to be done with it, in this order: deliver it to the desk, then
 * confirm it to the sender. Alarms do both and repeat what failed, so nothing that was taken is lost. The text is deleted when
 * the desk has it, the rest once it is confirmed.
 */
export class SupportMailbox extends PinnedObject {
  private get kept() {
    return this.ctx.storage.kv;
  }

  /** Stores a message; the same text counts once until it is delivered, and waits no longer than it has to. */
  async take(message: SupportMessage, wait: WaitingMessages | null, now: number): Promise<void> {
    const digest = await digestText(JSON.stringify([message.topic, message.email, message.message]));
    const known = prefixes.find((prefix) => this.kept.get(prefix + digest));
    const prefix = wait === null ? onTime : waiting[wait];
    if (known !== undefined && prefixes.indexOf(known) <= prefixes.indexOf(prefix)) return;
    const before = known === undefined ? undefined : this.kept.get<Undelivered>(known + digest);
    if (known !== undefined) this.kept.delete(known + digest);
    const undelivered = { ...message, receivedAt: before?.receivedAt ?? now };
    this.kept.put<Undelivered>(prefix + digest, undelivered);
    await this.#wakeBy(wait === null ? now : now + this.#lateWait(undelivered, now));
  }

  /** Does what can be done now and sets the next alarm. A mailbox with nothing left to do or to count is forgotten. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    const isWorking =
      (await this.#deliver(onTime, null, now)) &&
      (await this.#deliver(waiting["late delivery"], "late delivery", now)) &&
      (await this.#deliver(waiting["crowd delivery"], "crowd delivery", now));
    const next = this.#nextWake(now, {
      deliverAgain: isWorking ? 0 : retryWait,
      confirmAgain: isWorking ? await this.#confirm(now) : retryWait,
    });
    if (next === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(next);
  }

  /** Sends messages to the help desk, as many as may be; false where the mail service fails. */
  async #deliver(prefix: string, spends: WaitingMessages | null, now: number): Promise<boolean> {
    for (const [key, { topic, message, email, receivedAt }] of this.#list<Undelivered>(prefix)) {
      if (spends !== null && (await spendFloodBudget(this.env, spends, now)) > 0) return true;
      const data = { topic, message, replyTo: email, receivedAt };
      const mail = { to: brand.email.help, template: "support-message", data } as const;
      if (!(await isSent(this.ctx.exports.MailService, mail))) return false;
      const reference = uuid.exec(message)?.[0];
      const unconfirmed = { email, topic, receivedAt, deliveredAt: now, ...(reference && { reference }) };
      this.kept.put<Unconfirmed>(`${names.unconfirmed}${receivedAt}:${key.slice(prefix.length)}`, unconfirmed);
      this.kept.delete(key);
    }
    return true;
  }

  /**
   * Confirms what the desk has, all of one address in one mail: so whoever writes in somebody else's name delays the owner's
   * confirmation and does not crowd it out. Returns how long the rest has to wait.
   */
  async #confirm(now: number): Promise<number> {
    const rows = this.#list<Unconfirmed>(names.unconfirmed, mostUnconfirmed).map(([key, row]) => ({ key, ...row }));
    const isOld = ({ deliveredAt }: Unconfirmed) => now >= deliveredAt + confirmedWithin;
    for (const { key } of rows.filter(isOld)) this.kept.delete(key);
    const together = confirmedTogether(rows.filter((row) => !isOld(row))).slice(0, atOnce);
    const [first, ...others] = together;
    if (!first) return 0;
    const { budgets, wait } = spendAll(this.kept.get<Allowance>(names.budget)?.budgets, mailBudgets.support, now);
    if (wait > 0) return wait * 1000;
    this.kept.put<Allowance>(names.budget, { budgets, until: now + refillTime(mailBudgets.support) });
    const data = { ...linesOf(first), ...(others.length > 0 && { others: others.map(linesOf) }) };
    const mail = { to: first.email, template: "support-receipt", data } as const;
    const isConfirmed = await isSent(this.ctx.exports.MailService, mail);
    if (isConfirmed) for (const { key } of together) this.kept.delete(key);
    return isConfirmed ? 0 : retryWait;
  }

  /** When to wake next; null where nothing is left to do or to count. */
  #nextWake(now: number, wait: { readonly deliverAgain: number; readonly confirmAgain: number }): number | null {
    const late = Object.values(waiting).flatMap((prefix) => this.#list<Undelivered>(prefix, 1));
    const until = this.kept.get<Allowance>(names.budget)?.until ?? 0;
    const wakes = [
      ...(this.#list(onTime, 1).length > 0 ? [now + wait.deliverAgain] : []),
      ...(this.#list(names.unconfirmed).length > 0 ? [now + wait.confirmAgain] : []),
      ...late.map(([, message]) => now + this.#lateWait(message, now)),
      ...(until > now ? [until] : []),
    ];
    return wakes.length > 0 ? Math.min(...wakes) : null;
  }

  #lateWait({ receivedAt }: Undelivered, now: number): number {
    return lateWait(now - receivedAt, Number.parseInt(String(this.ctx.id).slice(0, 4), 16) / 0xffff);
  }

  #list<Row>(prefix: string, limit: number = atOnce): [string, Row][] {
    return [...this.kept.list<Row>({ prefix, limit })];
  }

  async #wakeBy(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}

/** What a confirmation says of a message. */
function linesOf({ topic, receivedAt, reference }: Unconfirmed) {
  return { topic, receivedAt, ...(reference && { reference }) };
}
