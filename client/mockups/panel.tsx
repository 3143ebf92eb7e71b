import { Badge } from "../components/badge.tsx";
import { BoldName } from "../components/line-breaks.tsx";
import styles from "./panel.module.css";

export interface PanelRow {
  readonly name: string;
  readonly text: string;
  /** Its state in a word; `done` draws that as good news. */
  readonly state?: string;
  readonly done?: boolean;
}

interface PanelProps {
  readonly title: string;
  /** A switch beside the title, turned on. */
  readonly on?: boolean;
  /** What that means in a word, beside the switch. */
  readonly state?: string;
  readonly rows: readonly PanelRow[];
}

/** A drawing of a product's panel: one switch and what it does, or a list with the state of each item. It has no controls. */
export function Panel({ title, on = false, state, rows }: PanelProps) {
  return (
    <div className={styles.panel} aria-hidden="true">
      <p className={styles.title}>
        {title}
        {state && <Badge tone="success">{state}</Badge>}
        {on && <i />}
      </p>
      {rows.map(({ name, text, state, done = false }) => (
        <p key={name} className={styles.row}>
          <BoldName name={name} />
          <span>{text}</span>
          {state && <Badge tone={done ? "success" : "plain"}>{state}</Badge>}
        </p>
      ))}
    </div>
  );
}
