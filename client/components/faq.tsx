import type { ReactNode } from "react";
import styles from "./faq.module.css";
import { PlusSummary } from "./plus-summary.tsx";

export type Question = { question: string; answer: ReactNode; id?: string };

type FaqProps = {
  questions: readonly Question[];
  /** Index of the question that is open at first; none when left out. */
  open?: number;
};

export function Faq({ questions, open }: FaqProps) {
  return (
    <div className={styles.faq}>
      {questions.map((asked, index) => (
        <details key={asked.question} open={index === open} id={asked.id}>
          <PlusSummary>{asked.question}</PlusSummary>
          <div className={styles.answer}>{typeof asked.answer === "string" ? <p>{asked.answer}</p> : asked.answer}</div>
        </details>
      ))}
    </div>
  );
}
