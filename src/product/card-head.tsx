import type { ReactNode } from "react";
import styles from "./card-head.module.css";

/** What a card is about, and at the other end of the line a badge. */
export function CardHead({ title, badge }: { readonly title: string; readonly badge?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {badge}
    </div>
  );
}
