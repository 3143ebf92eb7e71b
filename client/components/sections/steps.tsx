import type { ReactNode } from "react";
import styles from "./steps.module.css";
import { Strip } from "./strip.tsx";

export type Step = {
  title: string;
  text: ReactNode;
  /** What is known or kept at the end of the step: one line under a hairline. */
  kept?: ReactNode;
};

type StepsProps = {
  steps: readonly Step[];
  /** Dashes above each step: many above the first, almost none from the third on. */
  fading?: boolean;
  /** For items in no particular order, such as features: no numbers. */
  unordered?: boolean;
};

const fades = ["many", "some", "few"] as const;

export function Steps({ steps, fading = false, unordered = false }: StepsProps) {
  const List = unordered ? "ul" : "ol";
  return (
    <List className={`columns ${styles.steps}`}>
      {steps.map(({ title, text, kept }, index) => (
        <li key={title}>
          {fading && <Strip amount={fades[Math.min(index, 2)] ?? "few"} />}
          <div>
            <h3>
              {!unordered && <i className="num">{index + 1}</i>}
              {title}
            </h3>
            <p>{text}</p>
          </div>
          {kept && <p className={styles.kept}>{kept}</p>}
        </li>
      ))}
    </List>
  );
}
