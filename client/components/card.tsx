import type { ReactNode } from "react";
import styles from "./card.module.css";

type CardProps = {
  children: ReactNode;
  /** Highlights the card as the suggested one among its neighbours. */
  chosen?: boolean;
  /** The element, which tells a screen reader what kind of box it is; `section` and `aside` need a label. */
  as?: "div" | "section" | "aside" | "li" | "article";
  label?: string;
  /** For a link to the card. */
  id?: string;
  /** A class of the caller's own. */
  look?: string | undefined;
};

export function Card({ children, chosen = false, as: Tag = "div", label, id, look }: CardProps) {
  const looks = [styles.card, chosen && styles.chosen, look];
  return (
    <Tag id={id} className={looks.filter(Boolean).join(" ")} {...(label && { "aria-label": label })}>
      {children}
    </Tag>
  );
}
