import { WholeWords } from "../../client/components/line-breaks.tsx";
import { FieldNotes } from "../../client/components/sections/field-notes.tsx";
import { brand, facts } from "../contract/brand/brand.ts";
import { i18n } from "../contract/language/i18n.ts";

/** What holds for every device, beside the steps. */
export function SetUpFacts() {
  return (
    <FieldNotes
      notes={[
        {
          term: "VPN",
          note: i18n.t("{devices} devices at a time, for all their apps, turned on in the {brand} browser", {
            devices: facts.vpn.devices,
            brand: brand.name,
          }),
        },
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
        { term: i18n.t("Not needed"), note: i18n.t("A password, your name or another payment") },
      ]}
    />
  );
}
