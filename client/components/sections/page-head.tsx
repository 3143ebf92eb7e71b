import type { ReactNode } from "react";
import { Wrap } from "./band.tsx";
import styles from "./page-head.module.css";

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons, a badge, a date: under the lead. */
  children?: ReactNode;
  /** A picture beside the words on wide screens. */
  illustration?: ReactNode;
  /** A step smaller, for documents and flows, where the text is what matters. */
  quiet?: boolean;
  /** The headline has the whole width of the page, and everything else is below it. */
  wide?: boolean;
  /** Like `wide`, but in the largest type there is, for pages whose headline is the main thing to see. */
  huge?: boolean;
  /** A class of the page's own. */
  look?: string | undefined;
};

/** The first thing on every page but home: its one `h1`, in large type, and the sentence that explains it. */
export function PageHead({ title, lead, children, illustration, look, ...size }: PageHeadProps) {
  const { quiet = false, wide = false, huge = false } = size;
  const heads = [styles.head, quiet && styles.quiet, huge && styles.huge, look];
  return (
    <div className={heads.filter(Boolean).join(" ")}>
      <Wrap>
        <div className={wide || huge ? styles.wide : illustration ? styles.beside : styles.stack}>
          <h1>{title}</h1>
          {(lead || children) && (
            <div className="say">
              {lead && <p className="lead">{lead}</p>}
              {children}
            </div>
          )}
          {illustration && <div className={styles.illustration}>{illustration}</div>}
        </div>
      </Wrap>
      {illustration && <Whole />}
    </div>
  );
}

/**
 * The words are centred vertically beside the picture and its caption, so they would move if the page were painted before
 * the caption arrives. The first paint therefore waits for the element after both.
 */
function Whole() {
  return (
    <>
      <link rel="expect" href="#below-head" blocking="render" />
      <span id="below-head" hidden />
    </>
  );
}
