import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import type { FieldNote } from "../../../../client/components/sections/field-notes.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";
import { links } from "../../../locales/links.tsx";

const { vpn } = facts;

/** What the VPN hides, what it leaves visible, and the systems it runs on. */
export function hides(): readonly string[] {
  return [
    i18n.t("Your IP address, from every site and app"),
    i18n.t("The sites you visit, from the network you’re on: a café, a hotel, your phone company"),
    i18n.t("Your rough location, which sites can guess from your IP address"),
  ];
}

export function leaves(): readonly string[] {
  return [
    i18n.t("Who you are on a site you sign in to"),
    i18n.t("Cookies and trackers inside pages: our browser blocks those"),
    i18n.t("What apps themselves send about your device"),
    i18n.t("Viruses and scams"),
  ];
}

export function systems(): readonly FieldNote[] {
  return [
    {
      term: i18n.t("Phones and tablets"),
      note: i18n.t("iOS and iPadOS\u00a015 or\u00a0later, Android\u00a08 or\u00a0later"),
    },
    {
      term: i18n.t("Computers"),
      note: i18n.t("macOS\u00a010.15 (Catalina) or\u00a0later, Windows\u00a010 (May 2020 update) or\u00a0later"),
    },
    { term: i18n.t("Not yet"), note: statements.vpnNotYet },
  ];
}

export function vpnQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Do I need a VPN?"),
      answer: i18n.t(
        "A VPN helps on networks you don’t trust. It also hides your IP address from sites, and the sites you open from your internet provider. If you only want fewer trackers, our free browser is enough.",
      ),
    },
    {
      question: i18n.t("Do you log what I do on the VPN?"),
      answer: (
        <p>
          <Trans
            id="No. Our servers work from memory and write nothing down. <a>See what a server checks, needs and counts</a>"
            components={links({ a: "#log" })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Will the VPN slow down my connection?"),
      answer: i18n.t(
        "A little. Each page takes a longer route, through one of our servers. Nearby servers are quickest, so the VPN picks one unless you choose another.",
      ),
    },
    {
      question: i18n.t("Does the VPN cover apps other than the browser?"),
      answer: i18n.t(
        "Yes. When the VPN is on, everything on the device goes through it: email, games, other browsers.",
      ),
    },
    {
      question: i18n.t("Can my family use the VPN?"),
      answer: i18n.t(
        "Yes. The VPN runs on {devices} devices at once, your family’s included. On each, sign in with your email address and the six-digit code we send you.",
        { devices: vpn.devices },
      ),
    },
    {
      question: i18n.t("Can I watch television from another country?"),
      answer: i18n.t(
        "Perhaps, but we don’t promise it. Many services recognise VPN servers and turn them away, and their contract with you may forbid it.",
      ),
    },
    {
      question: i18n.t("Why does a site say I’m a robot when the VPN is on?"),
      answer: i18n.t(
        "You share the server’s IP address with other subscribers, so a site sees many visits from it. Choose another place, or turn the VPN off while you use the site.",
      ),
    },
    {
      question: i18n.t("Can I get the VPN without the rest of Pro?"),
      answer: i18n.t("No. {pro} is one subscription with one price. You don’t have to use all of it.", {
        pro: brand.pro,
      }),
    },
  ];
}
