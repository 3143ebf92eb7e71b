/** What the three services are called and what each does, wherever a subscription is told of. */
import { statements } from "../../contract/statements.ts";
import type { FeatureSlug } from "../../contract/subscription/subscription.ts";

interface FeatureWords {
  readonly name: string;
  readonly text: string;
}

export const featureWords: Readonly<Record<FeatureSlug, FeatureWords>> = {
  vpn: { name: "VPN", text: `${statements.vpn} ${statements.vpnReach}` },
  "personal-information-removal": { name: "Personal Information Removal", text: statements.removal },
  "identity-theft-restoration": {
    name: "Identity Theft Restoration",
    text: `${statements.restoration} ${statements.adviserHours}`,
  },
};
