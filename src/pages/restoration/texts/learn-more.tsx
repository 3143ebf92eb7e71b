import { Trans } from "@lingui/react";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

/** What to know about identity theft, and what to do when. */
export function kinds() {
  return [
    {
      title: i18n.t("Money"),
      text: i18n.t(
        "A loan, a card or a phone contract in your name. You notice when a bill comes, or when a lender turns you down.",
      ),
    },
    {
      title: i18n.t("Tax and benefits"),
      text: i18n.t(
        "Someone gets your tax refund, claims a benefit or registers a company as you. You notice when an office writes, so open every letter.",
      ),
    },
    {
      title: i18n.t("Your records"),
      text: i18n.t(
        "Someone else’s illness in your medical records, or a fine for a car you never drove. This is rare. It takes longer, and an adviser can help.",
      ),
    },
  ];
}

export function times() {
  return [
    {
      id: "hour",
      title: i18n.t("The first hour"),
      items: [
        i18n.t(
          "Call your bank on the number printed on your card. Ask them to block the card and stop payments you don’t know.",
        ),
        i18n.t("Change the password of your email account. Anyone in your inbox can reset your other passwords."),
        i18n.t("Turn on two-step sign-in for your email, bank and shops."),
        i18n.t("Write down what you noticed, when, and who you spoke to."),
        <Trans
          key="call"
          id="If you already have {pro}, <code>get an access code</code> and <call>call an adviser</call>, who takes over from here."
          values={{ pro: brand.pro }}
          components={links({ code: href("itrAccessCode"), call: href("itrCall") })}
        />,
      ],
    },
    {
      id: "day",
      title: i18n.t("The first day"),
      items: [
        i18n.t(
          "Ask a credit agency (a company that tells lenders about your debts) for a fraud alert, or to freeze your record, so that nobody can borrow in your name.",
        ),
        i18n.t("Report the theft to the police, and ask for the report number. Banks and offices will ask for it."),
        i18n.t("Take a photo of every letter and message."),
      ],
    },
    {
      id: "week",
      title: i18n.t("The first week"),
      items: [
        i18n.t("Dispute, in writing, each debt that isn’t yours. Don’t pay any part of it before you’ve had advice."),
        i18n.t("Ask for a copy of your credit record and mark what isn’t yours."),
        i18n.t("Replace a stolen passport or driving licence, and keep the receipts."),
        i18n.t("Tell the tax office if someone used your tax number."),
      ],
    },
  ];
}
