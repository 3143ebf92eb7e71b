import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./marked-list.module.css";

interface MarkedListProps {
  readonly items: readonly string[];
  /** `yes`: what is done, has or is included; `no`: what is left out. */
  readonly mark: "yes" | "no";
}

/** A list whose items all have the same mark; its heading says in words what the mark means. */
export function MarkedList({ items, mark }: MarkedListProps): ReactNode {
  return (
    <ul className={`${styles.list} ${styles[mark]}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={mark === "yes" ? "check" : "minus"} />
          {item}
        </li>
      ))}
    </ul>
  );
}
