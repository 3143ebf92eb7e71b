import { brand } from "../../contract/brand.ts";
import { area, page } from "../../render/page.ts";
import { acceptableUseText } from "./acceptable-use-text.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { privacyPage } from "./privacy-page.tsx";
import { proTermsText } from "./pro-terms-text.tsx";
import { termsText } from "./terms-text.tsx";

export const legalPages = area("legal", {
  privacy: privacyPage,
  terms: page({
    title: "Terms of service",
    description:
      "The agreement for using our search engine, browser and website: what we provide, what we ask of you, and how either side can end it.",
    changed: termsText.history[0].day,
    body: () => <LegalDocument text={termsText} />,
  }),
  proPrivacyTerms: page({
    title: "Pro terms and privacy",
    description: `The terms of the paid subscription and what ${brand.pro} knows about you: payment, renewal, refunds, the VPN, removal and restoration.`,
    changed: proTermsText.history[0].day,
    body: () => <LegalDocument text={proTermsText} />,
  }),
  acceptableUse: page({
    title: "Acceptable use",
    description:
      "The few things that our services may not be used for: breaking the law, harming others, flooding our servers or reselling what is meant for people.",
    changed: acceptableUseText.history[0].day,
    body: () => <LegalDocument text={acceptableUseText} />,
  }),
});
