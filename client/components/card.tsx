import type { ReactNode } from "react";
import styles from "./card.module.css";

type CardProps = {
  children: ReactNode;
  /** Highlights the card as the suggested one among its neighbours. */
  chosen?: boolean;
  /** The element, which tells a screen reader what kind of box it is; `section` and `aside` need a label. */
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
