import type { ReactNode } from "react";
import styles from "./plus-summary.module.css";

/** The summary of a `<details>`, with a plus at its end that becomes a minus when it opens. */
export function PlusSummary({ children }: { children: ReactNode }) {
  return <summary className={styles.plus}>{children}</summary>;
}
