import type { ReactNode } from "react";
import { WholeWords } from "../components/line-breaks.tsx";
import styles from "./instructions.module.css";

/** What to do, in order: large light numerals, one line each. Search engines get its text, so it is finished HTML. */
export function Instructions({ items }: { items: readonly ReactNode[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text in a fixed order
        <li key={index}>
          <div>{typeof item === "string" ? WholeWords({ text: item }) : item}</div>
        </li>
      ))}
    </ol>
  );
}
