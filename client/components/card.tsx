import type { ReactNode } from "react";
import styles from "./card.module.css";

type CardProps = {
  children: ReactNode;
  /** The one among its neighbours that is suggested. */
  chosen?: boolean;
  /** What kind of box it is to a screen reader; `section` and `aside` want a label. */
  as?: "div" | "section" | "aside" | "li" | "article";
  label?: string;
};

export function Card({ children, chosen = false, as: Tag = "div", label }: CardProps) {
  return (
    <Tag className={chosen ? `${styles.card} ${styles.chosen}` : styles.card} {...(label && { "aria-label": label })}>
      {children}
    </Tag>
  );
}
