import type { ReactNode, Ref } from "react";
import { Icon } from "../components/icon.tsx";
import styles from "./sent-list.module.css";

interface SentDialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly children: ReactNode;
  /** The page with all that could be sent. */
  readonly page: string;
}

const titleId = "sent-title";

/** The list of this visit over the page that it was asked from. The browser keeps the focus in it and gives it back. */
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
