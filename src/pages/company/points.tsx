import type { ReactNode } from "react";
import styles from "./points.module.css";

interface Point {
  readonly title: string;
  readonly text: string;
  /** Below the text. */
  readonly more?: ReactNode;
}

interface PointsProps {
  readonly points: readonly Point[];
  /** Narrower columns: four in a row. */
  readonly narrow?: boolean;
}

/** Short statements, each with a title under a hairline. */
export function Points({ points, narrow = false }: PointsProps) {
  return (
    <ul className={narrow ? `${styles.points} ${styles.narrow}` : styles.points}>
      {points.map(({ title, text, more }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
          {more}
        </li>
      ))}
    </ul>
  );
}
