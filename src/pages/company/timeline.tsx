import styles from "./timeline.module.css";

interface Moment {
  /** A year, or how long something takes. */
  readonly when: string;
  readonly what: string;
  readonly text: string;
}

/** What follows on what, side by side where there is room. */
export function Timeline({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <ol className={styles.timeline}>
      {moments.map(({ when, what, text }) => (
        <li key={what}>
          <p className={styles.when}>{when}</p>
          <h3>{what}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
