/** In which order and when the messages from one mailbox are delivered and confirmed. Pure. Times in milliseconds. */
import type { Language } from "../../contract/language/languages.ts";
import type { SupportTopic } from "../../contract/support/support-topics.ts";

const minute = 60_000;
const hour = 60 * minute;

/** After the mail service did not take a message. */
export const retryWait = minute;

/** How long a confirmation is tried that the mail service declines: the help desk has the message and can answer otherwise. */
export const confirmedWithin = 24 * hour;

/** The most that is read and sent at once, and the most lines of one confirmation. */
export const atOnce = 50;

/** The most messages that one mail confirms, or that the next is chosen from: what one network may send to a mailbox in an hour. */
export const mostUnconfirmed = 1000;

/** A message that the help desk has and its sender has no confirmation of. Times in milliseconds since 1970. */
export interface UnconfirmedMessage {
  readonly email: string;
  readonly topic: SupportTopic;
  readonly receivedAt: number;
  /** The payment reference in it, if any. */
  readonly reference?: string;
  readonly deliveredAt: number;
  /** Of the page on which it was written; left out for English. */
  readonly language?: Language;
}

/** Those that weigh more than any other, the heaviest last. */
const heavy: readonly SupportTopic[] = ["stopPaying", "withdrawal"];

/** Those that weigh most first. */
export function byWeight<Row extends UnconfirmedMessage>(rows: readonly Row[]): readonly Row[] {
  const weight = ({ topic }: Row) => heavy.indexOf(topic);
  return rows.toSorted((one, other) => weight(other) - weight(one) || one.receivedAt - other.receivedAt);
}

/** The message that weighs most, and all others from exactly that address: nobody learns of another's messages. */
export function ofOneAddress<Row extends UnconfirmedMessage>(rows: readonly Row[]): readonly Row[] {
  const sorted = byWeight(rows);
  return sorted.filter(({ email }) => email === sorted[0]?.email);
}
