import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

/** What somebody holds, line by line: the plan, its price, its dates. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, note, children }: { name: string; note?: string; children: string }) {
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
