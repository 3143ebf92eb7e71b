import type { ReactNode } from "react";
import { NoteList } from "../../client/components/sections/field-notes.tsx";
import { moment, momentWords } from "../contract/day-words.ts";
import styles from "./fact-list.module.css";

/** What somebody holds, line by line: the plan, its price, its dates. */
export function FactList({ children }: { children: ReactNode }) {
  return <NoteList look={styles.facts}>{children}</NoteList>;
}

/** A day with its hour. */
export function MomentFact({ name, at }: { name: string; at: number }) {
  return <Fact name={name}>{momentWords(at)}</Fact>;
}

export function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...roomFor(children)}>
        {children}
        {note && <p className="soft">{note}</p>}
      </dd>
    </div>
  );
}

/** A script rewrites a moment in the visitor's own time zone, so it has room for the longest form, and more behind other words. */
function roomFor(told: ReactNode) {
  const [found] = typeof told === "string" ? (told.match(moment) ?? []) : [];
  if (!found) return {};
  return { className: found === told ? styles.moment : styles.sentence };
}
