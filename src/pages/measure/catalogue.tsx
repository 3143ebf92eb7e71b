import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { LongName } from "../../../client/components/line-breaks.tsx";
import {
  type EventOwner,
  type EventWords,
  eventWords,
  experimentWords,
  parameterWords,
} from "../../contract/events/event-words.ts";
import { eventKind, type ParameterName, type PlainEventId } from "../../contract/events/events.ts";
import { i18n, languageNow } from "../../contract/language/i18n.ts";
import styles from "./measure.module.css";

/** What the events of each team are about. Each event is listed under its owner, so none can be left out. */
function subjects(): Readonly<Record<EventOwner, { readonly title: string; readonly usedBy: string }>> {
  return {
    "Site team": { title: i18n.t("Pages and errors"), usedBy: i18n.t("Site team") },
    "Browser team": { title: i18n.t("Our browser"), usedBy: i18n.t("Browser team") },
    "Subscriptions team": { title: i18n.t("Subscription"), usedBy: i18n.t("Subscriptions team") },
  };
}

/** The whole catalogue of events, for people to read. */
export function Catalogue() {
  return (
    <div className={styles.groups}>
      {Object.entries(subjects()).map(([owner, subject]) => (
        <Group
          key={owner}
          {...subject}
          events={Object.entries(eventWords).filter(([, words]) => words.owner === owner)}
        />
      ))}
      <Group
        title={i18n.t("Experiments")}
        usedBy={i18n.t("The team that runs the experiment")}
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
      <p className="soft small">{i18n.t("Used by: {team}", { team: usedBy })}</p>
      <ul className={styles.entries}>
        {events.map(([id, { title, purpose, trigger }]) => (
          <li key={id}>
            <h4>{i18n.t(title)}</h4>
            {purpose && <p>{i18n.t(purpose)}</p>}
            <details className={styles.when}>
              <summary>
                <Trans
                  id="Details<span>: {event}</span>"
                  values={{ event: i18n.t(title) }}
                  components={{ span: <span key="span" className="vh" /> }}
                />
              </summary>
              <p>{i18n.t("Sent when: {trigger}.", { trigger: i18n.t(trigger) })}</p>
              <p>{i18n.t("Details sent: {details}.", { details: carried(id).join(", ") })}</p>
              <p>
                <Trans
                  id="Sent as: <code/>"
                  components={{
                    code: (
                      <code key="code">
                        <LongName name={id} />
                      </code>
                    ),
                  }}
                />
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
  return parameters.map((name) => inText(i18n.t(parameterWords[name].label)));
}

type Row = { readonly term: string; readonly note: ReactNode };

/** A label within a sentence: in German, nouns keep their capital letter. */
function inText(label: string): string {
  return languageNow() === "de" ? label : label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}

/** What an event carries, each detail in words. */
export function eventDetailsOf(id: PlainEventId): readonly Row[] {
  return (eventKind(id)?.parameters ?? []).map((name) => ({
    term: i18n.t(parameterWords[name].label),
    note: noteOf(name),
  }));
}

/** Each detail in words, with the name it is sent under. */
export function allDetails(): readonly Row[] {
  return (Object.keys(parameterWords) as ParameterName[]).map((name) => ({
    term: i18n.t(parameterWords[name].label),
    note: (
      <>
        {noteOf(name)} <code>{name}</code>
      </>
    ),
  }));
}

function noteOf(name: ParameterName): string {
  const { note, isFlag } = parameterWords[name];
  if (isFlag) return i18n.t("Yes (1) or no (0).");
  return note ? `${i18n.t(note)}.` : "";
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
