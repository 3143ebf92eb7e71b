import type { ReactNode } from "react";
import { Band } from "./band.tsx";
import styles from "./faq.module.css";
import { PlusSummary } from "./plus-summary.tsx";

export type FaqQuestion = { question: string; answer: ReactNode; id?: string };

type FaqProps = {
  questions: readonly FaqQuestion[];
  /** Index of the question that is open at first; none beside a form or a text, where questions are help to look up. */
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

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
  readonly tone?: "background" | "surface-alt";
  /** Said under the title. */
  readonly children?: ReactNode;
}

/** A band of a page: what people ask about its subject. The first answer is open, so that one sees that the rest open. */
export function Questions({ title, questions, tone = "background", children }: QuestionsProps) {
  return (
    <Band tone={tone}>
      <div className="split">
        <div className="say">
          <h2>{title}</h2>
          {children}
        </div>
        <Faq questions={questions} open={0} />
      </div>
    </Band>
  );
}
