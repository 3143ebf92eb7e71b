import type { ReactNode } from "react";
import styles from "./band.module.css";

type BandProps = {
  /** The grounds `sky` and `bark` take turns down a page; night closes it and is dark under both themes. */
  tone?: "sky" | "bark" | "night";
  children: ReactNode;
  id?: string;
  label?: string;
  /** No space below: a picture stands on the lower edge. */
  flush?: boolean;
};

export function Band({ tone = "sky", children, id, label, flush = false }: BandProps) {
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

/** The measure every band shares, and the gutter on both sides. */
export function Wrap({ children, as: Tag = "div" }: WrapProps) {
  return <Tag className={styles.wrap}>{children}</Tag>;
}
