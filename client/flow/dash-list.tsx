import type { ReactNode } from "react";
import styles from "./dash-list.module.css";

/** A list of things in no order, a dash before each. */
export function DashList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
