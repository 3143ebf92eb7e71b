import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./progress.module.css";

type ProgressProps = {
  label: string;
  steps: readonly string[];
  /** Index of the step being done now; those before it are done. `steps.length` when all are. */
  now: number;
};

export function Progress({ label, steps, now }: ProgressProps) {
  return (
    <ol className={styles.progress} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          {...(index < now && { className: styles.done })}
          {...(index === now && { className: styles.now, "aria-current": "step" })}
        >
          {step}
          {index < now && <span className="vh">{i18n.t(", done")}</span>}
        </li>
      ))}
    </ol>
  );
}
