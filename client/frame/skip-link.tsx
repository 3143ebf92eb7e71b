import styles from "./skip-link.module.css";

/** First in the page; `to` is the id of the main landmark. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      Skip to content
    </a>
  );
}
