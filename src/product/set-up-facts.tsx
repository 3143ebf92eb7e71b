import { WholeWords } from "../../client/components/line-breaks.tsx";
import { FieldNotes } from "../../client/components/sections/field-notes.tsx";
import { i18n } from "../contract/language/i18n.ts";

/** What holds for every device, beside the steps. */
export function SetUpFacts() {
  return (
    <FieldNotes
      notes={[
        { term: i18n.t("The VPN runs on"), note: i18n.t("iPhone, iPad, Android, Mac and Windows") },
        {
          term: i18n.t("Sign in with"),
          note: (
            <WholeWords
              text={i18n.t(
                "Your email address and a six-digit code; on this site, a sign-in link, a passkey or a recovery code works too",
              )}
            />
          ),
        },
        { term: i18n.t("Not needed"), note: i18n.t("A password or your name") },
      ]}
    />
  );
}
