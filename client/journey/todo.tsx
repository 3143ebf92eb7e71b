import type { ReactNode } from "react";
import styles from "./todo.module.css";

/** What to do, in order: large light numerals, one line each. */
export function Todo({ items }: { items: readonly ReactNode[] }) {
  return (
    <ol className={styles.todo}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text in a fixed order
        <li key={index}>
          <div>{item}</div>
        </li>
      ))}
    </ol>
  );
}
