import { useEffect, useRef } from "react";
import styles from "./sent-list.module.css";
import { showSent } from "./show-sent.ts";

/**
 * Every event of a visit, the newest first; a script fills it. It scrolls in a place of its own, so that the page around it
 * stands still while the list grows, and a screen reader is told of what is added.
 *
 * @param quiet nothing is being sent, so nothing will come: the list is as high as what is in it
 */
export function SentList({ quiet = false }: { readonly quiet?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? showSent(list.current) : undefined), []);
  return (
    <div
      ref={list}
      className={quiet ? `${styles.frame} ${styles.quiet}` : styles.frame}
      role="log"
      aria-label="Events of this visit"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keys
      tabIndex={0}
    >
      <p className={styles.none}>
        {quiet
          ? "This tab sends no events."
          : "This tab has sent no events yet. Each event appears here with its time and exact data."}
      </p>
    </div>
  );
}
