import type { ReactNode } from "react";
import styles from "./stat.module.css";

type StatProps = { value: string; children: ReactNode; large?: boolean };

export function Stat({ value, children, large = false }: StatProps) {
  return (
    <p className={large ? `${styles.stat} ${styles.large}` : styles.stat}>
      <b>{value}</b>
      <span>{children}</span>
    </p>
  );
}
