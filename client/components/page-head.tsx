import type { ReactNode } from "react";
import { Wrap } from "./band.tsx";
import styles from "./page-head.module.css";

type PageHeadProps = {
  title: string;
  lead?: ReactNode;
  /** Buttons, a badge, a date: under the lead. */
  children?: ReactNode;
  /** A picture beside the words on wide screens. */
  plate?: ReactNode;
  /** A step smaller: documents and journeys, where the text is the thing. */
  quiet?: boolean;
  /** The headline across the page in as few lines as it takes, and everything else below it. */
  wide?: boolean;
};

/** The first thing on every page but home: its one `h1`, in large type, and the sentence that explains it. */
export function PageHead({ title, lead, children, plate, quiet = false, wide = false }: PageHeadProps) {
  return (
    <div className={quiet ? `${styles.head} ${styles.quiet}` : styles.head}>
      <Wrap>
        <div className={wide ? styles.wide : plate ? styles.beside : styles.stack}>
          <h1>{title}</h1>
          {(lead || children) && (
            <div className="say">
              {lead && <p className="lead">{lead}</p>}
              {children}
            </div>
          )}
          {plate && <div className={styles.plate}>{plate}</div>}
        </div>
      </Wrap>
    </div>
  );
}
