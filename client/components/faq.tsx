import type { ReactNode } from "react";
import styles from "./faq.module.css";
import { PlusSummary } from "./plus-summary.tsx";

export type Question = { question: string; answer: ReactNode; id?: string };

type FaqProps = {
  questions: readonly Question[];
  /** Which one stands open at first; none when left out. */
  open?: number;
};

export function Faq({ questions, open }: FaqProps) {
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer, id }, index) => (
        <details key={question} open={index === open} {...(id && { id })}>
          <PlusSummary>{question}</PlusSummary>
          <div className={styles.answer}>{typeof answer === "string" ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
}
