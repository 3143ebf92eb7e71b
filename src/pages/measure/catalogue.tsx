import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { LongName } from "../../../client/events/long-name.tsx";
import { eventWords, experimentWords, parameterWords } from "../../contract/events/event-words.ts";
import { events, type PlainEventId } from "../../contract/events/events.ts";
import styles from "./measure.module.css";

interface Group {
  readonly title: string;
  readonly ids: readonly PlainEventId[];
}

/** Every event stands in one of these; a test sees to it. */
export const groups: readonly Group[] = [
  { title: "Pages", ids: ["page_view", "bounce"] },
  { title: "Our browser", ids: ["install_click"] },
  {
    title: "Subscription",
    ids: [
      "paywall_view",
      "checkout_start",
      "checkout_complete",
      "subscription_error_authorization",
      "subscription_error_account_create",
      "subscription_error_passphrase",
      "subscription_error_login",
      "subscription_error_tokens",
      "subscription_error_account_edit",
      "subscription_error_account_edit_confirm",
    ],
  },
  { title: "Errors", ids: ["error_page", "error_page_1s", "error_page_2s", "page_part_failed", "script_error"] },
];

interface CatalogueRowProps {
  readonly id: string;
  readonly description: string;
  readonly trigger: string;
  readonly owner: string;
  readonly parameters: readonly string[];
}

/** All that the catalogue has, for reading. */
export function Catalogue() {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, ids }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul className={styles.entries}>
            {ids.map((id) => (
              <CatalogueRow key={id} id={id} {...eventWords[id]} parameters={events[id].parameters} />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Experiments">
        <h3>Experiments</h3>
        <ul className={styles.entries}>
          {(["enrolment", "exposure"] as const).map((part) => (
            <CatalogueRow
              key={part}
              id={`exp_…_${part}`}
              {...experimentWords[part]}
              owner="The experiment’s owner"
              parameters={["page", "variants", "enrolledOn"]}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function CatalogueRow({ id, description, trigger, owner, parameters }: CatalogueRowProps) {
  const [happened, ...purpose] = description.split(/(?<=\.) /);
  return (
    <li>
      <h4>{happened}</h4>
      {purpose.length > 0 && <p>{purpose.join(" ")}</p>}
      <details className={styles.when}>
        <summary>
          Technical details<span className="vh">: {id}</span>
        </summary>
        <p>
          Name:{" "}
          <code>
            <LongName name={id} />
          </code>
        </p>
        <p>
          {`Sent when: ${trigger}. `}
          <span>{`For: ${owner}`}</span>
        </p>
        <p className={styles.carries}>{`Carries: ${parameters.join(", ")}`}</p>
      </details>
    </li>
  );
}

export function Parameters() {
  return <FieldNotes notes={Object.entries(parameterWords).map(([term, words]) => ({ term, note: capital(words) }))} />;
}

function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
