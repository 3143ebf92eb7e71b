import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { links } from "../../../src/locales/links.tsx";
import type { DocumentSection, LegalDocument } from "./document.ts";

function rules(): readonly DocumentSection[] {
  return [
    {
      id: "spirit",
      title: i18n.t("What these rules are"),
      blocks: [
        {
          text: i18n.t(
            "Some people use privacy as cover for harm. These rules say what we do not accept. They apply to all our products, free or paid.",
          ),
        },
        {
          text: i18n.t(
            "Searching for something, reading about it or being curious is never a breach. What counts is what you do to others.",
          ),
        },
      ],
    },
    {
      id: "people",
      title: i18n.t("Do not harm people"),
      blocks: [
        { text: i18n.t("Do not use our products for any of these:") },
        {
          list: [
            i18n.t("stalking, threats or harassment, or finding someone who does not want to be found"),
            i18n.t("fraud, posing as someone else in order to deceive, or using stolen identities or cards"),
            i18n.t("anything that sexually exploits children: we report it"),
            i18n.t("inciting violence, or trading in people, weapons or poisons"),
          ],
        },
      ],
    },
    {
      id: "systems",
      title: i18n.t("Do not harm systems"),
      blocks: [
        { text: i18n.t("Do not use our products for any of these either:") },
        {
          list: [
            i18n.t("breaking into devices, accounts or networks that are not yours"),
            i18n.t("flooding anyone with requests, or spreading harmful software"),
            i18n.t("probing other people’s systems through the VPN"),
          ],
        },
        {
          text: (
            <Trans
              id="You may look for security flaws in our own services. Stop when you have found one, touch no data that is not yours, and tell us at <a>{email}</a> before you publish it. We then take no legal action against you."
              values={{ email: brand.email.security }}
              components={links({ a: `mailto:${brand.email.security}` })}
            />
          ),
        },
      ],
    },
  ];
}

function products(): readonly DocumentSection[] {
  return [
    {
      id: "search",
      title: i18n.t("Do not misuse search"),
      blocks: [
        {
          text: i18n.t(
            "Search is for people. Do not fetch results in bulk with programs, and do not sell our results under another name. Screen readers, browsers, extensions and scripts for your own use are welcome.",
          ),
        },
      ],
    },
    {
      id: "mail",
      title: i18n.t("Email protection", {}, { comment: "A heading: the name of one of our products" }),
      blocks: [
        {
          text: i18n.t(
            "Give protected addresses to anyone you like. Do not use them to send bulk email, to open accounts in bulk, or to evade a justified ban.",
          ),
        },
      ],
    },
    {
      id: "vpn",
      title: i18n.t("The VPN", {}, { comment: "A heading" }),
      blocks: [
        {
          text: i18n.t(
            "The VPN is for you and your family, on up to {devices} devices at a time. Do not run public servers through it, send spam, share files that you may not share, or rent it out.",
            { devices: facts.vpn.devices },
          ),
        },
        {
          text: i18n.t(
            "We keep no log, so we cannot tell who misused a server. We can only block what is misused, for everyone on that server.",
          ),
        },
      ],
    },
    {
      id: "removal",
      title: i18n.t("Removal and restoration"),
      blocks: [
        {
          text: i18n.t(
            "Enter only your own details. Call the advisers only about your own case, and tell them the truth.",
          ),
        },
      ],
    },
    {
      id: "ai",
      title: i18n.t("AI", {}, { comment: "A heading: artificial intelligence" }),
      blocks: [{ text: i18n.t("Do not use AI answers or the AI chat for what these rules forbid.") }],
    },
  ];
}

function consequences(): readonly DocumentSection[] {
  return [
    {
      id: "noticing",
      title: i18n.t("How we learn of a breach"),
      blocks: [
        {
          text: i18n.t(
            "We do not inspect what you search for or visit. We learn of a breach when someone reports it, when another network complains, or when a server is under strain.",
          ),
        },
      ],
    },
    {
      id: "steps",
      title: i18n.t("What we do about a breach"),
      blocks: [
        {
          list: [
            i18n.t("We slow down or block the connection that causes the harm, and stop when the harm stops."),
            i18n.t(
              "If it involves a subscription or a protected address, we email you first if we have your email address, unless waiting would hurt someone.",
            ),
            i18n.t("If it continues or is serious, we end the subscription or turn off the address."),
            i18n.t("We report what the law obliges us to report. We can report only what exists."),
          ],
        },
        {
          text: (
            <Trans
              id="If you think that we treated you unfairly, <help>write to us</help>. Someone who was not involved reviews the case within a week. The <terms>Pro terms</terms> say what happens to your money."
              components={links({
                help: href("help", { subject: "other" }),
                terms: href("proPrivacyTerms", {}, "fair"),
              })}
            />
          ),
        },
      ],
    },
    {
      id: "report",
      title: i18n.t("How to report misuse"),
      blocks: [
        {
          text: (
            <Trans
              id="Use the contact form to <a>report misuse</a>. Say what you saw, when, and which page, email address or IP address it concerned. You do not have to give your name."
              components={links({ a: href("help", { subject: "misuse" }) })}
            />
          ),
        },
      ],
    },
    {
      id: "new-version",
      title: i18n.t("Changes to these rules"),
      blocks: [
        {
          text: (
            <Trans
              id="We change these rules in the same way as the <a>terms of service</a>."
              components={links({ a: href("terms", {}, "new-version") })}
            />
          ),
        },
      ],
    },
  ];
}

export function acceptableUse(): LegalDocument {
  return {
    summary: [
      {
        term: i18n.t("Allowed", {}, { comment: "In a summary, before what our rules allow" }),
        note: i18n.t("Searching, reading, asking and staying private, for any reason"),
      },
      {
        term: i18n.t("Not allowed", {}, { comment: "In a summary, before what our rules forbid" }),
        note: i18n.t("Harming or cheating people, breaking into systems, flooding them"),
      },
      {
        term: i18n.t("Programs", {}, { comment: "Computer programs, in a summary: what they may not do" }),
        note: i18n.t("No bulk use of search, no resale of results"),
      },
      {
        term: i18n.t("Security flaws", {}, { comment: "In a summary: found in our services" }),
        note: i18n.t("Tell us before you publish. We take no legal action"),
      },
      { term: i18n.t("If you break the rules"), note: i18n.t("A warning where possible, then the end of the service") },
    ],
    sections: [...rules(), ...products(), ...consequences()],
    history: [
      {
        day: "2026-11-25",
        text: i18n.t(
          "The summary says what programs may not do, and the steps after a breach say how we contact you first. No rule was added.",
        ),
      },
      { day: "2026-11-24", text: i18n.t("A report names the page, email address or IP address that it concerns.") },
      {
        day: "2026-11-22",
        text: i18n.t("Every rule in plainer words, and a form to report misuse. No rule was added."),
      },
      {
        day: "2026-11-21",
        text: i18n.t("First edition: the rules of all products in one place, security research included."),
      },
    ],
  };
}
