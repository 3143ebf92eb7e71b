import { brand } from "../../contract/brand/brand.ts";
import { type Language, languages } from "../../contract/language/languages.ts";
import type { SupportMessage } from "../../contract/support/support.ts";
import { type Budget, refillTime, spendAll } from "../../platform/budget.ts";
import { digestText } from "../../platform/digest.ts";
import type { SupportLine } from "../../platform/flood-table.ts";
import { joinLine } from "../flood-budget.ts";
import { mailBudgets } from "../mail-budgets.ts";
import { ownDomainOf } from "../mailbox.ts";
import { PinnedObject } from "../pinned.ts";
import { isSent } from "../send-mail.ts";
import {
  atOnce,
  byWeight,
  confirmedWithin,
  mostUnconfirmed,
  ofOneAddress,
  retryWait,
  type UnconfirmedMessage,
} from "./delivery-rules.ts";

/** A message, and the language of the page on which it was written. */
interface Taken extends SupportMessage {
  readonly language?: Language;
}

/** A message that the help desk does not have yet, and its line; `receivedAt` in milliseconds since 1970. */
interface Undelivered extends Taken {
  readonly receivedAt: number;
  readonly line: SupportLine;
}

/** How many confirmations are left, and when all have come back. */
interface Allowance {
  readonly budgets: readonly Budget[];
  readonly until: number;
}

/** The prefixes of rows, and the name of the last. Undelivered messages are in the order of their places in the line. */
const names = { due: "due:", waiting: "waiting:", domains: "domains" } as const;

interface Confirming {
  /** The prefix of its rows. */
  readonly rows: string;
  /** Where its {@link Allowance} is kept. */
  readonly budget: string;
  /** Which of the rows one mail confirms, those that weigh most first. */
  readonly together: <Row extends UnconfirmedMessage>(rows: readonly Row[]) => readonly Row[];
}

/**
 * What came from the mailbox's own name at a domain, with a budget of its own for each: all of it goes into one mail, which surely
 * reaches its reader. A mailbox has one domain, or the few of its provider.
 */
function ownAt(domain: string): Confirming {
  return { rows: `own:${domain}:`, budget: `budget:${domain}`, together: byWeight };
}

/** Names with a tag that nobody documents share a budget: a stranger can make any number of them. Each address has its own mail. */
const tagged: Confirming = { rows: "unconfirmed:", budget: "budget", together: ofOneAddress };

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

  /** Stores a message until it is due; the same text counts once until it is delivered, and waits no longer than it has to. */
  async take(message: Taken, place: { readonly line: SupportLine; readonly due: number }, now: number) {
    const digest = await digestText(JSON.stringify([message.topic, message.email, message.message]));
    const before = this.kept.get<number>(names.waiting + digest);
    if (before !== undefined && before <= place.due) return;
    const known = before === undefined ? undefined : this.#taken(before, digest);
    this.#put(digest, { ...message, line: place.line, receivedAt: known?.receivedAt ?? now }, place.due);
    await this.#wakeBy(place.due);
  }

  /** Does what can be done now and sets the next alarm. A mailbox with nothing left to do or to count is forgotten. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    const isWorking = await this.#deliver(now);
    const waits: number[] = [];
    for (const kind of this.#confirmings()) waits.push(isWorking ? await this.#confirm(kind, now) : retryWait);
    const next = this.#nextWake(now, waits);
    if (next === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(next);
  }

  /**
   * Sends the help desk what is due; false where the mail service fails. What it did not take goes to the end of its line, so
   * that each message that is stored has a place, and the lines bound how many there are (`platform/flood-table.ts`).
   */
  async #deliver(now: number): Promise<boolean> {
    let isWorking = true;
    for (const [key, row] of this.#list<Undelivered>(names.due)) {
      const [, due, digest = ""] = key.split(":");
      if (Number(due) > now) break;
      isWorking &&= await this.#send(row);
      const again = isWorking ? null : ((await joinLine(this.env, row.line, now, Number.POSITIVE_INFINITY)) ?? now);
      this.#taken(Number(due), digest);
      if (again !== null) this.#put(digest, row, Math.max(again, now + retryWait));
      else {
        const { rows } = this.#confirmingOf(row.email);
        this.kept.put<UnconfirmedMessage>(`${rows}${row.receivedAt}:${digest}`, confirmable(row, now));
      }
    }
    return isWorking;
  }

  #send({ topic, message, email, receivedAt }: Undelivered): Promise<boolean> {
    const data = { topic, message, replyTo: email, receivedAt };
    return isSent(this.ctx.exports.MailService, { to: brand.email.help, template: "support-message", data });
  }

  #put(digest: string, row: Undelivered, due: number): void {
    this.kept.put<Undelivered>(`${names.due}${due}:${digest}`, row);
    this.kept.put<number>(names.waiting + digest, due);
  }

  /** Takes a message out of the store. */
  #taken(due: number, digest: string): Undelivered | undefined {
    const key = `${names.due}${due}:${digest}`;
    const row = this.kept.get<Undelivered>(key);
    this.kept.delete(key);
    this.kept.delete(names.waiting + digest);
    return row;
  }

  #confirmings(): readonly Confirming[] {
    return [...(this.kept.get<readonly string[]>(names.domains) ?? []).map(ownAt), tagged];
  }

  #confirmingOf(email: string): Confirming {
    const domain = ownDomainOf(email);
    if (domain === null) return tagged;
    const known = this.kept.get<readonly string[]>(names.domains) ?? [];
    if (!known.includes(domain)) this.kept.put<readonly string[]>(names.domains, [...known, domain]);
    return ownAt(domain);
  }

  /**
   * Confirms what the desk has, as much as one mail can say; of more, how many and until when: so whoever writes in somebody
   * else's name delays the owner's confirmation and does not crowd it out. Returns how long the rest has to wait.
   */
  async #confirm(kind: Confirming, now: number): Promise<number> {
    const rows = this.#list<UnconfirmedMessage>(kind.rows, mostUnconfirmed).map(([key, row]) => ({ key, ...row }));
    const isOld = ({ deliveredAt }: UnconfirmedMessage) => now >= deliveredAt + confirmedWithin;
    for (const { key } of rows.filter(isOld)) this.kept.delete(key);
    const together = kind.together(rows.filter((row) => !isOld(row)));
    const [first, ...others] = together;
    if (!first) return 0;
    const { budgets, wait } = spendAll(this.kept.get<Allowance>(kind.budget)?.budgets, mailBudgets.support, now);
    if (wait > 0) return wait * 1000;
    this.kept.put<Allowance>(kind.budget, { budgets, until: now + refillTime(mailBudgets.support) });
    const mail = {
      to: first.email,
      ...(first.language && { locale: languages[first.language].tag }),
      template: "support-receipt",
      data: { ...linesOf(first), ...besides(others) },
    } as const;
    const isConfirmed = await isSent(this.ctx.exports.MailService, mail);
    if (isConfirmed) for (const { key } of together) this.kept.delete(key);
    return isConfirmed ? 0 : retryWait;
  }

  /** When to wake next; null where nothing is left to do or to count. */
  #nextWake(now: number, waits: readonly number[]): number | null {
    const wakes = [
      ...this.#list(names.due, 1).map(([key]) => Number(key.split(":")[1])),
      ...this.#confirmings().flatMap(({ rows }, kind) =>
        this.#list(rows, 1).length > 0 ? [now + (waits[kind] ?? 0)] : [],
      ),
      ...this.#confirmings()
        .map(({ budget }) => this.kept.get<Allowance>(budget)?.until ?? 0)
        .filter((until) => until > now),
    ];
    return wakes.length > 0 ? Math.min(...wakes) : null;
  }

  #list<Row>(prefix: string, limit: number = atOnce): [string, Row][] {
    return [...this.kept.list<Row>({ prefix, limit })];
  }

  async #wakeBy(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}

function confirmable(
  { email, topic, receivedAt, message, language }: Undelivered,
  deliveredAt: number,
): UnconfirmedMessage {
  const reference = uuid.exec(message)?.[0];
  return { email, topic, receivedAt, deliveredAt, ...(reference && { reference }), ...(language && { language }) };
}

/** What a mail says of the messages that it confirms besides the first. */
function besides(others: readonly UnconfirmedMessage[]) {
  const [listed, more] = [others.slice(0, atOnce - 1), others.slice(atOnce - 1)];
  return {
    ...(listed.length > 0 && { others: listed.map(linesOf) }),
    ...(more.length > 0 && { more: { count: more.length, until: Math.max(...more.map((one) => one.receivedAt)) } }),
  };
}

/** What a confirmation says of a message. */
function linesOf({ topic, receivedAt, reference }: UnconfirmedMessage) {
  return { topic, receivedAt, ...(reference && { reference }) };
}
