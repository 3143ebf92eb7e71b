import type { ReactNode } from "react";
import { Wrap } from "./band.tsx";
import styles from "./page-head.module.css";

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons, a badge, a date: under the lead. */
  children?: ReactNode;
  /** A picture beside the words on wide screens. */
  plate?: ReactNode;
  /** A step smaller: documents and journeys, where the text is the thing. */
  quiet?: boolean;
  /** The headline across the page in as few lines as it takes, and everything else below it. */
  wide?: boolean;
  /** The same in the largest type there is, where the headline is what there is to see. */
  huge?: boolean;
  /** A class of the page's own. */
  look?: string | undefined;
};

/** The first thing on every page but home: its one `h1`, in large type, and the sentence that explains it. */
export function PageHead({ title, lead, children, plate, look, ...size }: PageHeadProps) {
  const { quiet = false, wide = false, huge = false } = size;
  const heads = [styles.head, quiet && styles.quiet, huge && styles.huge, look];
  return (
    <div className={heads.filter(Boolean).join(" ")}>
      <Wrap>
        <div className={wide || huge ? styles.wide : plate ? styles.beside : styles.stack}>
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
      {plate && <Whole />}
    </div>
  );
}

/**
 * The words stand in the middle of the picture and its caption, and a paint before the caption is there would move them. So
 * the first paint waits for what comes after both.
 */
function Whole() {
  return (
    <>
      <link rel="expect" href="#below-head" blocking="render" />
      <span id="below-head" hidden />
    </>
  );
}
