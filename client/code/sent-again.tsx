import { i18n } from "../../src/contract/language/i18n.ts";
import { Notice } from "../components/notice.tsx";
import { Sentence } from "../components/sentence.tsx";

/** Shown and read aloud after a press that only sends an email, because nothing else on the page changes. */
export function SentAgain({ email }: { readonly email: string }) {
  return (
    <Notice tone="good" title={i18n.t("We sent a new code")} live>
      <p>
        <Sentence
          text={i18n.t("It’s on its way to {email}. The codes before it no longer work.", { email })}
          part={email}
        >
          <b>{email}</b>
        </Sentence>
      </p>
    </Notice>
  );
}
