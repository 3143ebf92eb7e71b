import { FieldNotes } from "../../../../client/components/field-notes.tsx";
import { brand, facts } from "../../../contract/brand.ts";

/** What holds for every device, beside the steps. */
export function SetUpFacts() {
  return (
    <FieldNotes
      notes={[
        { term: "Costs", note: "Nothing extra" },
        { term: "VPN", note: `${facts.vpn.devices} devices at a time, in the ${brand.name} browser` },
        { term: "Sign in with", note: "Your email address and a code; on this site, a recovery code works too" },
        { term: "Not needed", note: "A password or your name" },
      ]}
    />
  );
}
