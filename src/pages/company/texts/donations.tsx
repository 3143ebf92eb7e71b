import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { links } from "../../../locales/links.tsx";
import type { DonationKind } from "../donations/donations.ts";

/** Who gets our donations. */
export function recipients(): readonly { readonly kind: DonationKind; readonly who: string; readonly what: string }[] {
  return [
    {
      kind: "law",
      who: i18n.t("Legal groups"),
      what: i18n.t(
        "A legal defence fund for people sued over what they published, and two groups that fight unlawful surveillance in court.",
      ),
    },
    {
      kind: "software",
      who: i18n.t("Software makers"),
      what: i18n.t(
        "Maintainers of free encryption libraries, relays of an onion network, and a fund for unpaid bug fixes.",
      ),
    },
    {
      kind: "teaching",
      who: i18n.t("Teachers and helplines"),
      what: i18n.t(
        "A phone line for people watched by a partner, courses in public libraries, and training for newsrooms.",
      ),
    },
    {
      kind: "research",
      who: i18n.t("Researchers"),
      what: i18n.t("University groups that test what apps and pages really send, and publish their methods."),
    },
  ];
}
export function donationsQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("How do you choose groups?"),
      answer: i18n.t(
        "Anyone on the team can propose a group. A small panel that changes every year reads the proposals, checks the accounts and decides together.",
      ),
    },
    {
      question: i18n.t("What do you get in return?"),
      answer: i18n.t("Nothing: no seat, no say in the work, no mention. We also support groups that criticise us."),
    },
    {
      question: i18n.t("Why don’t you name the groups?"),
      answer: i18n.t(
        "For some of them, support from abroad puts people at risk. So this page names kinds of work. Each group is free to name us.",
      ),
    },
    {
      question: i18n.t("Can my group apply?"),
      answer: (
        <p>
          <Trans
            id="Yes. Describe what you do and what it costs on two pages at most, and email that to <a>{email}</a> by the end of September."
            values={{ email: brand.email.help }}
            components={links({ a: `mailto:${brand.email.help}` })}
          />
        </p>
      ),
    },
  ];
}
