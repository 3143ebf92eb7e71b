import type { ReactNode, Ref } from "react";
import { Icon } from "../components/icon.tsx";
import styles from "./sent-list.module.css";

interface SentDialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly children: ReactNode;
  /** The address of the page that lists every event that could be sent. */
  readonly page: string;
}

const titleId = "sent-title";

/** The events of this visit, in a dialog over the current page. The browser keeps the focus in it, and restores it after. */
export function SentDialog({ ref, children, page }: SentDialogProps) {
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} closedby="any">
      <div className={styles.inner}>
        <form method="dialog" className={styles.top}>
          <h2 id={titleId}>What we measure</h2>
          <button type="submit" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        {children}
        <p className="small">
          <a href={page}>See every event, what it can say, and our experiments</a>
        </p>
      </div>
    </dialog>
  );
}
