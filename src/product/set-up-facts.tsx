import { FieldNotes } from "../../client/components/field-notes.tsx";
import { brand, facts } from "../contract/brand.ts";

/** What holds for every device, beside the steps. */
export function SetUpFacts() {
  return (
    <FieldNotes
      notes={[
        {
          term: "VPN",
          note: `${facts.vpn.devices} devices at a time, for all their apps, turned on in the ${brand.name} browser`,
        },
        {
          term: "Sign in with",
          note: "Your email address and a six-digit code; on this site, a passkey or a recovery code works too",
        },
        { term: "Not needed", note: "A password, your name or another payment" },
      ]}
    />
  );
}
