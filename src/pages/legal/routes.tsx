import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area } from "../../render/page.ts";
import { privacyPage } from "./privacy-page.tsx";

export const legalPages = area("legal", {
  privacy: privacyPage,
  terms: leadPage({
    title: "Terms of service",
    description:
      "The agreement for using our search engine, browser and website: what we provide, what we ask of you, and how either side can end it.",
    heading: "Terms of service",
    lead: "Search and the browser are free to use, without an account, for any lawful purpose. We provide them as they are and work to keep them up, but we cannot promise that every result is right or every page is always there. You may stop at any time, and there is nothing to cancel.",
    plate: "feather",
    actions: [
      { label: "Read the privacy policy", href: href("privacy") },
      { label: "What is not allowed", href: href("acceptableUse") },
    ],
  }),
  proPrivacyTerms: leadPage({
    title: "Pro terms and privacy",
    description: `The terms of the paid subscription and what ${brand.pro} knows about you: payment, renewal, refunds, the VPN, removal and restoration.`,
    heading: "What you agree to with Pro, and what it knows.",
    lead: `${brand.pro} renews until you cancel, and cancelling takes effect at the end of what you have paid for. It works without a name; an e-mail address is your choice. These terms add to the general ones and come first where the two differ.`,
    plate: "log",
    actions: [
      { label: `See what ${brand.pro} is`, href: href("pro") },
      { label: "General terms", href: href("terms") },
    ],
  }),
  acceptableUse: leadPage({
    title: "Acceptable use",
    description:
      "The few things that our services may not be used for: breaking the law, harming others, flooding our servers or reselling what is meant for people.",
    heading: "Use it for what you like, harm nobody.",
    lead: "We do not watch what you do, so this page is short and rests on good faith. Do not use our services to break the law, to hurt or deceive people, to flood other networks or ours, or to resell what is made for one person. If a subscription is used that way, we may end it.",
    plate: "nest",
    actions: [{ label: "Read the terms", href: href("terms") }],
  }),
});
