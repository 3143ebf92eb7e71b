import { brand } from "../../contract/brand.ts";
import { area } from "../../render/page.ts";
import { legalPage } from "./legal-page.tsx";

export const legalPages = area({
  privacy: legalPage({
    title: "Privacy policy",
    description:
      "What we learn when you search, browse or subscribe, what each cookie is for, how long things are kept and how to have them deleted.",
    lead: "What we learn when you use our products, why, and for how long. Most of the answers are short.",
    changed: "2026-11-22",
    file: "privacy",
  }),
  terms: legalPage({
    title: "Terms of service",
    description:
      "The agreement for using our search engine, browser and website: what we provide, what we ask of you, and how either side can end it.",
    lead: "The agreement for what is free: search, the browser, email protection and this site. Ten minutes, or one for the summary.",
    changed: "2026-11-21",
    file: "terms",
  }),
  proPrivacyTerms: legalPage({
    title: "Pro terms and privacy",
    description: `The terms of the paid subscription and what ${brand.pro} knows about you: payment, renewal, refunds, the VPN, removal and restoration.`,
    lead: `What you agree to with ${brand.pro}, and what it knows of you. The first half is about money, the second about data.`,
    changed: "2026-11-21",
    file: "pro-terms",
  }),
  acceptableUse: legalPage({
    title: "Acceptable use",
    description:
      "The few things that our services may not be used for: breaking the law, harming others, flooding our servers or reselling what is meant for people.",
    lead: "Use it for what you like, harm nobody. We do not watch what you do, so these rules rest on good faith.",
    changed: "2026-11-21",
    file: "acceptable-use",
  }),
});
