import type { ReactNode } from "react";
import styles from "./band.module.css";

type BandProps = {
  /** The background: `sky` and `bark` bands alternate down a page; `night` ends it and is dark in both themes. */
  tone?: "background" | "surface-alt" | "night";
  children: ReactNode;
  id?: string;
  label?: string;
  /** No space at the bottom, because a picture stands on the lower edge. */
  flush?: boolean;
};

export function Band({ tone = "background", children, id, label, flush = false }: BandProps) {
  return (
    <section
      className={`${styles.band} ${styles[tone]}${flush ? ` ${styles.flush}` : ""}`}
      {...(id && { id })}
      {...(label && { "aria-label": label })}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}

type WrapProps = { children: ReactNode; as?: "div" | "main" | "section" | "article" };

/** Gives content the maximum width that all bands share, with a gutter on both sides. */
export function Wrap({ children, as: Tag = "div" }: WrapProps) {
  return <Tag className={styles.wrap}>{children}</Tag>;
}
