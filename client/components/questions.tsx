import type { ReactNode } from "react";
import { Band } from "./band.tsx";
import { Faq, type Question } from "./faq.tsx";

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly tone?: "background" | "surface-alt";
  /** Index of the question that is open at first; none when left out. */
  readonly open?: number;
  /** Said under the title. */
  readonly children?: ReactNode;
}

/** A band of a page: what people ask about its subject. */
export function Questions({ title, questions, tone = "background", open, children }: QuestionsProps) {
  return (
    <Band tone={tone}>
      <div className="split">
        <div className="say">
          <h2>{title}</h2>
          {children}
        </div>
        <Faq questions={questions} {...(open !== undefined && { open })} />
      </div>
    </Band>
  );
}
