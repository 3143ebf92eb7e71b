import type { ReactNode } from "react";
import styles from "./entry.module.css";

type EntryProps = {
  /** The numeral in the margin. */
  no?: number;
  title: string;
  lead?: ReactNode;
  /** Field notes, buttons: what follows the lead in the same column. */
  children?: ReactNode;
  plate: ReactNode;
  /** The plate before the words on wide screens. */
  flip?: boolean;
};

/** A product as a species entry: a hairline, a light numeral, the headline, notes, a plate. */
export function Entry({ no, title, lead, children, plate, flip = false }: EntryProps) {
  return (
    <div className={flip ? `${styles.entry} ${styles.flip}` : styles.entry}>
      <Numeral no={no} />
      <div className={`say ${styles.words}`}>
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className={styles.plate}>{plate}</div>
    </div>
  );
}

type WideEntryProps = { no?: number; title: string; aside?: ReactNode; children: ReactNode };

/** The same entry for several things: headline left, words and button right, and everything below across both. */
export function WideEntry({ no, title, aside, children }: WideEntryProps) {
  return (
    <div className={styles.entry}>
      <Numeral no={no} />
      <div className={`say ${styles.words}`}>
        <h2>{title}</h2>
      </div>
      {aside && <div className={`say ${styles.aside}`}>{aside}</div>}
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
