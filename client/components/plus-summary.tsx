import type { ReactNode } from "react";
import styles from "./plus-summary.module.css";

/** What opens a `<details>`, with a plus at its end that becomes a minus. */
export function PlusSummary({ children }: { children: ReactNode }) {
  return <summary className={styles.plus}>{children}</summary>;
}
