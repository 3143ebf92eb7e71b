import type { ReactNode } from "react";
import styles from "./field-notes.module.css";

export type FieldNote = { term: string; note: ReactNode };

/** Facts about a product, like the notes on a species in a field guide: "Works in", "Uses", "We keep", "Costs". */
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
