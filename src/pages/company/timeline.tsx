import styles from "./timeline.module.css";

interface Moment {
  /** A year, or how long something takes. */
  readonly when: string;
  readonly what: string;
  readonly text: string;
}

interface TimelineProps {
  readonly moments: readonly Moment[];
  /** One below the other on every screen and numbered, for texts that are too long for columns. */
  readonly rows?: boolean;
}

/** Moments in order. Side by side where there is room, each has a dash for every moment, in the accent colour up to its own. */
export function Timeline({ moments, rows = false }: TimelineProps) {
  return (
    <ol className={rows ? `${styles.timeline} ${styles.rows}` : styles.timeline}>
      {moments.map(({ when, what, text }, index) => (
        <li key={what}>
          <div className={styles.when}>
            <p>{when}</p>
            {rows || (
              <div className={styles.dashes} aria-hidden="true">
                {moments.map((moment, at) => (
                  <i key={moment.what} className={at <= index ? styles.lit : undefined} />
                ))}
              </div>
            )}
          </div>
          <h3>{what}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
