import type { ReactNode } from "react";
import { NoteList } from "../../client/components/sections/field-notes.tsx";
import { momentWords } from "../contract/day-words.ts";
import styles from "./fact-list.module.css";

/** What somebody holds, line by line: the plan, its price, its dates. */
export function FactList({ children }: { children: ReactNode }) {
  return <NoteList look={styles.facts}>{children}</NoteList>;
}

/** A day with its hour. A script rewrites it in the visitor's own time zone, so it has room for the longest form. */
export function MomentFact({ name, at }: { name: string; at: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.moment}>{momentWords(at)}</dd>
    </div>
  );
}

export function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <p className="soft">{note}</p>}
      </dd>
    </div>
  );
}
