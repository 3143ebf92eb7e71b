import type { ReactNode } from "react";
import { WholeWords } from "../line-breaks.tsx";
import styles from "./product-section.module.css";

type ProductSectionProps = {
  /** The numeral in the margin. */
  no?: number;
  title: string;
  lead?: ReactNode;
  /** Field notes, buttons: what follows the lead in the same column. */
  children?: ReactNode;
  illustration: ReactNode;
  /** The illustration before the words on wide screens. */
  flip?: boolean;
};

/** A product, laid out like a species in a field guide: a hairline, a light numeral, the headline, notes, a picture. */
export function ProductSection({ no, title, lead, children, illustration, flip = false }: ProductSectionProps) {
  return (
    <div className={flip ? `${styles.section} ${styles.flip}` : styles.section}>
      <Numeral no={no} />
      <div className={`say ${styles.words}`}>
        <h2>
          <WholeWords text={title} />
        </h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className={styles.illustration}>{illustration}</div>
    </div>
  );
}

type ProductGroupSectionProps = { no?: number; title: string; aside?: ReactNode; children: ReactNode };

/** A section for several products: headline, words and button across the page, and everything else below. */
export function ProductGroupSection({ no, title, aside, children }: ProductGroupSectionProps) {
  return (
    <div className={styles.section}>
      <Numeral no={no} />
      <div className={`say ${styles.wide}`}>
        <h2>{title}</h2>
        {aside}
      </div>
      <div className={styles.wide}>{children}</div>
    </div>
  );
}

function Numeral({ no }: { no: number | undefined }) {
  return (
    <span className={styles.no} aria-hidden="true">
      {no}
    </span>
  );
}
