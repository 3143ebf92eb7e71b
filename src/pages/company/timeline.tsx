import styles from "./timeline.module.css";

interface Moment {
  /** A year, or how long something takes. */
  readonly when: string;
  readonly what: string;
  readonly text: string;
}

/** What follows on what, side by side where there is room; a dash for each, in ember as far as it has come. */
export function Timeline({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <ol className={styles.timeline}>
      {moments.map(({ when, what, text }, index) => (
        <li key={what}>
          <div className={styles.when}>
            <p>{when}</p>
            <div className={styles.dashes} aria-hidden="true">
              {moments.map((moment, at) => (
                <i key={moment.what} className={at <= index ? styles.lit : undefined} />
              ))}
            </div>
          </div>
          <h3>{what}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
