import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Notice } from "../components/notice.tsx";
import styles from "./flow.module.css";

/** Marks what `flow-forms.ts` improves: every form inside is sent without leaving the page, except with `data-plain`. */
export function Flow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className ? `${styles.flow} ${className}` : styles.flow} data-flow="">
      {children}
      <template data-message="offline">
        <Notice tone="bad" title={i18n.t("You’re offline")} live>
          <p>
            {i18n.t(
              "We haven’t received anything, and what you typed is still here. Try again when you’re back online.",
            )}
          </p>
        </Notice>
      </template>
      <template data-message="slow">
        <Notice tone="bad" title={i18n.t("We couldn’t send this form")} live>
          <p>
            {i18n.t(
              "There has been a communication error. Please try again. What you typed is still here, and sending the form again does no harm.",
            )}
          </p>
        </Notice>
      </template>
    </div>
  );
}
