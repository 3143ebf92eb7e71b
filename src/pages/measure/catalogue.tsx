import type { ReactNode } from "react";
import { LongName } from "../../../client/components/line-breaks.tsx";
import {
  type EventWords,
  eventWords,
  experimentWords,
  type Owner,
  parameterWords,
} from "../../contract/events/event-words.ts";
import { eventKind, type ParameterName, type PlainEventId } from "../../contract/events/events.ts";
import styles from "./measure.module.css";

/** What the events of each team are about. Each event is listed under its owner, so none can be left out. */
const subjects: Readonly<Record<Owner, string>> = {
  "Site team": "Pages and errors",
  "Browser team": "Our browser",
  "Subscriptions team": "Subscription",
};

/** The whole catalogue of events, for people to read. */
export function Catalogue() {
  return (
    <div className={styles.groups}>
      {Object.entries(subjects).map(([owner, subject]) => (
        <Group
          key={owner}
          title={subject}
          usedBy={owner}
          events={Object.entries(eventWords).filter(([, words]) => words.owner === owner)}
        />
      ))}
      <Group
        title="Experiments"
        usedBy="The team that runs the experiment"
        events={Object.entries(experimentWords).map(([part, words]) => [`exp_…_${part}`, words])}
      />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly usedBy: string;
  readonly events: readonly (readonly [id: string, words: Omit<EventWords, "owner">])[];
}

function Group({ title, usedBy, events }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className="soft small">{`Used by: ${usedBy}`}</p>
      <ul className={styles.entries}>
        {events.map(([id, { title, purpose, trigger }]) => (
          <li key={id}>
            <h4>{title}</h4>
            {purpose && <p>{purpose}</p>}
            <details className={styles.when}>
              <summary>
                Details<span className="vh">: {title}</span>
              </summary>
              <p>{`Sent when: ${trigger}.`}</p>
              <p>{`Details sent: ${carried(id).join(", ")}.`}</p>
              <p>
                Sent as:{" "}
                <code>
                  <LongName name={id} />
                </code>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The details that an event carries, in words; "…" in its id stands for the name of any experiment. */
function carried(id: string): readonly string[] {
  const parameters = eventKind(id.replace("…", "name"))?.parameters ?? [];
  return parameters.map((name) =>
    parameterWords[name].label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
  );
}

type Row = { readonly term: string; readonly note: ReactNode };

/** What an event carries, each detail in words. */
export function detailsOf(id: PlainEventId): readonly Row[] {
  return (eventKind(id)?.parameters ?? []).map((name) => ({ term: parameterWords[name].label, note: noteOf(name) }));
}

/** Each detail in words, with the name it is sent under. */
export const allDetails: readonly Row[] = (Object.keys(parameterWords) as ParameterName[]).map((name) => ({
  term: parameterWords[name].label,
  note: (
    <>
      {noteOf(name)} <code>{name}</code>
    </>
  ),
}));

function noteOf(name: ParameterName): string {
  const { note, isFlag } = parameterWords[name];
  return isFlag ? "Yes (1) or no (0)." : note ? `${note}.` : "";
}

/** Terms beside their notes; `large` sets the terms in large type. */
export function Rows({ rows, large = false }: { rows: readonly Row[]; large?: boolean }) {
  return (
    <dl className={large ? `${styles.rows} ${styles.large}` : styles.rows}>
      {rows.map(({ term, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
