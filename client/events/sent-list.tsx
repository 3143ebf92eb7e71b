import { useEffect, useRef } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./sent-list.module.css";
import { showSent } from "./show-sent.ts";

/**
 * Every event of a visit, the newest first, filled in by a script. It scrolls in a region of its own, so that the page does
 * not move while the list grows, and a screen reader announces what is added.
 *
 * @param quiet no events are being sent, so none will be added, and the list is only as high as its content
 */
export function SentList({ quiet = false }: { readonly quiet?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? showSent(list.current) : undefined), []);
  return (
    <div
      ref={list}
      className={quiet ? `${styles.frame} ${styles.quiet}` : styles.frame}
      role="log"
      aria-label={i18n.t("Events of this visit")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keys
      tabIndex={0}
    >
      <p className={styles.none}>
        {quiet
          ? i18n.t("This tab sends no events.")
          : i18n.t("This tab has sent no events yet. Each event appears here with its time and exact data.")}
      </p>
    </div>
  );
}
