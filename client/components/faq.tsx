import type { ReactNode } from "react";
import styles from "./faq.module.css";
import { PlusSummary } from "./plus-summary.tsx";

export type Question = { question: string; answer: ReactNode; id?: string };

/** A question whose answer the build has already rendered to HTML, from a {@link Question}. */
export interface WrittenQuestion {
  readonly question: string;
  readonly html: string;
  /** The answer without its links, for search engines. */
  readonly text: string;
}

type FaqProps = {
  questions: readonly (Question | WrittenQuestion)[];
  /** Index of the question that is open at first; none when left out. */
  open?: number;
};

export function Faq({ questions, open }: FaqProps) {
  return (
    <div className={styles.faq}>
      {questions.map((asked, index) => (
        <details key={asked.question} open={index === open} {...("id" in asked && { id: asked.id })}>
          <PlusSummary>{asked.question}</PlusSummary>
          <Answer of={asked} />
        </details>
      ))}
    </div>
  );
}

function Answer({ of }: { of: Question | WrittenQuestion }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and links, made HTML by our own build
  if ("html" in of) return <div className={styles.answer} dangerouslySetInnerHTML={{ __html: of.html }} />;
  const { answer } = of;
  return <div className={styles.answer}>{typeof answer === "string" ? <p>{answer}</p> : answer}</div>;
}
