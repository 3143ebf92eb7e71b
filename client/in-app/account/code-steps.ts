/** An email address and the code that goes to it, inside an app, as a pure state machine (FLOW-3, FLOW-4). */
import {
  type AuthRefusal,
  type CodeProblem,
  codeSent,
  problemOf,
  refusedCode,
  type SentCode,
} from "../../../src/contract/subscription/sent-code.ts";

/** How the last attempt went; `working` while it is under way. */
export type CodeNote = CodeProblem | "working" | "sent-again";

export interface CodeSteps {
  readonly step: "address" | "code";
  /** What was typed as the address; null before, and if the code went to the account's present address. */
  readonly email: string | null;
  /** The newest code that is on its way, and where to. */
  readonly sent: SentCode | null;
  readonly note: CodeNote | null;
  /** How many notes there were: two with the same words are still two. */
  readonly notes: number;
}

export type CodeFact =
  | { readonly type: "asked" | "not-six" | "restarted" }
  /** A code was sent to `to`, which is what was typed (`email`) or the present address. */
  | { readonly type: "sent"; readonly email: string | null; readonly to: string; readonly now: number }
  | { readonly type: "sent-again"; readonly to: string; readonly now: number }
  | { readonly type: "not-sent"; readonly refusal: AuthRefusal }
  | { readonly type: "not-confirmed"; readonly refusal: AuthRefusal; readonly now: number };

export const firstStep: CodeSteps = { step: "address", email: null, sent: null, note: null, notes: 0 };

/** The steps after a fact. One thing at a time: while an attempt is under way, presses change nothing. */
export function nextCodeSteps(steps: CodeSteps, fact: CodeFact): CodeSteps {
  switch (fact.type) {
    case "asked":
      return isWorking(steps) ? steps : noted(steps, "working");
    case "not-six":
      return isWorking(steps) ? steps : noted(steps, "not-six");
    case "restarted":
      return isWorking(steps) ? steps : { ...steps, step: "address", note: null };
    case "sent":
      return { ...steps, step: "code", email: fact.email, sent: codeSent(steps.sent, fact.to, fact.now), note: null };
    case "sent-again":
      // The step looks the same as before, so a note says that another code is on its way.
      return noted({ ...steps, sent: codeSent(steps.sent, fact.to, fact.now) }, "sent-again");
    case "not-sent":
      return noted(steps, problemOf(fact.refusal));
    case "not-confirmed":
      return notConfirmed(steps, fact.refusal, fact.now);
  }
}

export function isWorking({ note }: CodeSteps): boolean {
  return note === "working";
}

function notConfirmed(steps: CodeSteps, refusal: AuthRefusal, now: number): CodeSteps {
  if (!steps.sent) return noted(steps, problemOf(refusal));
  const { problem, sent } = refusedCode(steps.sent, refusal, now);
  return noted({ ...steps, sent }, problem);
}

function noted(steps: CodeSteps, note: CodeNote): CodeSteps {
  return { ...steps, note, notes: steps.notes + 1 };
}
