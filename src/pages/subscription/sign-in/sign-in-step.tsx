/** What the steps of signing in have in common. */
import type { ReactNode } from "react";
import { Notice } from "../../../../client/components/notice.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import type { FormFields } from "../../../platform/body.ts";
import type { NotAccepted } from "../not-accepted.ts";
import type { SignInProblem } from "./sign-in-flow.ts";
import { problemWords } from "./sign-in-words.ts";

/** A step that was not accepted. */
export interface SignInResult extends NotAccepted<SignInProblem> {
  readonly tag: "invalid" | "wait" | "unavailable";
  readonly typed: FormFields;
}

/** What every step of signing in is shown with. */
export interface StepProps {
  readonly theme: Theme;
  /** The path that the form is posted to. */
  readonly action: string;
  /** The steps around this one, where a page has others than the usual ones. */
  readonly progress?: { readonly label: string; readonly steps: readonly string[]; readonly now: number };
  readonly result: SignInResult | null;
  /** What to know before signing in. */
  readonly above?: ReactNode;
}

export function signInSteps() {
  return { label: i18n.t("Signing in"), steps: [i18n.t("Email"), i18n.t("Code"), i18n.t("Signed in")] } as const;
}

/** What is wrong with more than one field. */
export function Trouble({ result: { problem, wait } }: { result: SignInResult }) {
  const { title, text } = problemWords()[problem];
  return (
    <Notice tone="bad" title={title} live>
      <p>{text(wait ?? 0)}</p>
    </Notice>
  );
}
