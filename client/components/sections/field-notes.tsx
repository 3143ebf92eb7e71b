import type { ReactNode } from "react";
import styles from "./field-notes.module.css";

export type FieldNote = {
  term: string;
  /** The page about it. */
  href?: string;
  note: ReactNode;
};

/** Facts about a product, like the notes on a species in a field guide: "Works in", "Uses", "We keep", "Costs". */
export function FieldNotes({ notes }: { notes: readonly FieldNote[] }) {
  return (
    <NoteList>
      {notes.map(({ term, href, note }) => (
        <div key={term}>
          <dt>{href ? <a href={href}>{term}</a> : term}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </NoteList>
  );
}

interface NoteListProps {
  /** Each a `div` with a term and what is noted of it. */
  readonly children: ReactNode;
  /** A class of the caller's own. */
  readonly look?: string | undefined;
}

/** The same list for rows that are more than a term and a note. */
export function NoteList({ children, look }: NoteListProps) {
  return <dl className={[styles.notes, look].filter(Boolean).join(" ")}>{children}</dl>;
}
