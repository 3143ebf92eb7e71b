import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { registerPages } from "../../render/page.ts";
import { cookiesPage } from "./cookies-page.tsx";
import { legalPage } from "./legal-page.tsx";

export const legalPages = registerPages({
  privacy: legalPage({
    route: "privacy",
    title: () => i18n.t("Privacy policy"),
    description: () =>
      i18n.t(
        "What data we process when you search, browse or subscribe, why, how long we keep it, and how to see or delete it.",
      ),
    lead: () =>
      i18n.t("What data we process when you use our products, why, for how long, and what you can do about it."),
    changed: "2026-11-28",
    file: "privacy",
    illustration: "bedded",
    caption: () => i18n.t("It lies in plain sight, and there’s little to write down about it."),
  }),
  cookies: cookiesPage,
  terms: legalPage({
    route: "terms",
    title: () => i18n.t("Terms of service"),
    description: () =>
      i18n.t(
        "The agreement for using our search engine, browser and website: what we provide, what we ask of you, and how either side can end it.",
      ),
    lead: () => i18n.t("The agreement for our free products: search, the browser, email protection and this site."),
    changed: "2026-11-25",
    file: "terms",
    illustration: "pace",
    caption: () => i18n.t("Two tracks, side by side: what we owe you, and what you owe us."),
  }),
  proPrivacyTerms: legalPage({
    route: "proPrivacyTerms",
    title: () => i18n.t("Pro terms"),
    description: () =>
      i18n.t(
        "The contract for {pro}: price, free trial, renewal, cancelling, refunds, your right of withdrawal, and what each service does.",
        { pro: brand.pro },
      ),
    lead: () =>
      i18n.t(
        "The contract for {pro}: what it costs, how to leave and get your money back, and what each of its services does.",
        { pro: brand.pro },
      ),
    changed: "2026-11-28",
    file: "pro-terms",
    illustration: "leaving",
    caption: () => i18n.t("The way off the branch is drawn in from the start."),
    priced: true,
  }),
  acceptableUse: legalPage({
    route: "acceptableUse",
    title: () => i18n.t("Acceptable use"),
    description: () =>
      i18n.t(
        "What you may not use our products for: harming people, breaking into systems, bulk use by programs and resale.",
      ),
    lead: () =>
      i18n.t(
        "What you may not do with our products. We do not monitor what you do, so these rules rest on good faith.",
      ),
    changed: "2026-11-25",
    file: "acceptable-use",
    illustration: "bramble",
    caption: () => i18n.t("A bramble carries its thorns on the outside, where they can be seen."),
  }),
});
