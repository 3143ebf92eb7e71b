/** In which order and when the messages from one mailbox are delivered and confirmed. Pure. Times in milliseconds. */
import type { SupportTopic } from "../../contract/support/support-topics.ts";
import { mailboxOf } from "../mailbox.ts";

const minute = 60_000;
const hour = 60 * minute;

/** After the mail service did not take a message. */
export const retryWait = minute;

/** How long a confirmation is tried that the mail service declines: the help desk has the message and can answer otherwise. */
export const confirmedWithin = 24 * hour;

/** The most that is read and sent at once, and the most lines of one confirmation. */
export const atOnce = 50;

/** The most messages among which the next to confirm is chosen: what one network may send to a mailbox in an hour. */
export const mostUnconfirmed = 1000;

/** A message that the help desk has and its sender has no confirmation of. Times in milliseconds since 1970. */
export interface Unconfirmed {
  readonly email: string;
  readonly topic: SupportTopic;
  readonly receivedAt: number;
  /** The payment reference in it, if any. */
  readonly reference?: string;
  readonly deliveredAt: number;
}

/** Those that weigh more than any other, the heaviest last. */
const heavy: readonly SupportTopic[] = ["stopPaying", "withdrawal"];

/**
 * What one mail confirms: the message that weighs most, and all others from exactly that address. One mailbox may have several
 * addresses, and where that was guessed wrong nobody learns of another's messages. Of equal weight, the mailbox's own name
 * comes before names with a tag, of which a stranger can make any number.
 */
export function confirmedTogether<Row extends Unconfirmed>(rows: readonly Row[]): readonly Row[] {
  const weight = ({ topic, email }: Row) => 2 * heavy.indexOf(topic) + Number(email === mailboxOf(email));
  const sorted = rows.toSorted((one, other) => weight(other) - weight(one) || one.receivedAt - other.receivedAt);
  return sorted.filter(({ email }) => email === sorted[0]?.email);
}
