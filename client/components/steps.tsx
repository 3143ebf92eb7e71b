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
  /** Three rows of dashes above the steps, from many to almost none. */
  fading?: boolean;
};

const fades = ["many", "some", "few"] as const;

export function Steps({ steps, fading = false }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, kept }, index) => (
        <li key={title}>
          {fading && <Strip amount={fades[Math.min(index, 2)] ?? "few"} />}
          <div>
            <h3>
              <i className="num">{index + 1}</i>
              {title}
            </h3>
            <p>{text}</p>
          </div>
          {kept && <p className={styles.kept}>{kept}</p>}
        </li>
      ))}
    </ol>
  );
}
