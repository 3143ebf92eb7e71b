import type { ReactNode } from "react";
import styles from "./stat.module.css";

export type StatProps = {
  value: string;
  children: ReactNode;
  /** A class besides its own. */
  look?: string | undefined;
};

export function Stat({ value, children, look }: StatProps) {
  return (
    <p className={look ? `${styles.stat} ${look}` : styles.stat}>
      <b>{value}</b>
      <span>{children}</span>
    </p>
  );
}
