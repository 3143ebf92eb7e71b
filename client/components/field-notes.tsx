import type { ReactNode } from "react";
import styles from "./field-notes.module.css";

export type FieldNote = { term: string; note: ReactNode };

/** A species' particulars: "Works in", "Uses", "We keep", "Costs". */
export function FieldNotes({ notes }: { notes: readonly FieldNote[] }) {
  return (
    <dl className={styles.notes}>
      {notes.map(({ term, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
