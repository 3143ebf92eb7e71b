import { Badge } from "../components/badge.tsx";
import type { RecordedEvent } from "./record.ts";
import styles from "./sent-list.module.css";
import { deliveryWords, wordsOf } from "./words.ts";

interface SentListProps {
  /** Oldest first; null where there is no script to know of any. */
  readonly events: readonly RecordedEvent[] | null;
}

/**
 * Every event of a visit, the newest first. It scrolls in a place of its own, so that the page around it stands still
 * while the list grows, and a screen reader is told of what is added.
 */
export function SentList({ events }: SentListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keys
    <div className={styles.frame} role="log" aria-label="Events of this visit" tabIndex={0}>
      {events === null || events.length === 0 ? (
        <p className={styles.none}>This tab has sent no events yet.</p>
      ) : (
        <ol className={styles.list} reversed>
          {events.toReversed().map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in the list
            <SentEvent key={events.length - index} event={event} />
          ))}
        </ol>
      )}
    </div>
  );
}

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

function SentEvent({ event: { id, parameters, status, at } }: { event: RecordedEvent }) {
  const { description, owner } = wordsOf(id);
  return (
    <li>
      <div className={styles.head}>
        <b>{description}</b>
        <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
        <Badge tone={status === "sent" ? "ember" : "moss"}>{deliveryWords[status]}</Badge>
      </div>
      <p className={styles.owner}>
        Technical name: <code>{id}</code>
      </p>
      <dl className={styles.values}>
        {Object.entries(parameters).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {owner && <p className={styles.owner}>{`Used by: ${owner}`}</p>}
    </li>
  );
}
