import { brand, facts } from "../../../src/contract/brand.ts";
import { href } from "../../../src/contract/routes.ts";
import type { Document, Section } from "./document.ts";

const report = <a href={href("help", { subject: "misuse" })}>report misuse</a>;

const rules: readonly Section[] = [
  {
    id: "spirit",
    title: "What these rules are",
    blocks: [
      {
        text: "Some people use privacy as cover for harm. These rules say what we do not accept. They apply to all our products, free or paid.",
      },
      {
        text: "Searching for something, reading about it or being curious is never a breach. What counts is what you do to others.",
      },
    ],
  },
  {
    id: "people",
    title: "Do not harm people",
    blocks: [
      { text: "Do not use our products for any of these:" },
      {
        list: [
          "stalking, threats or harassment, or finding someone who does not want to be found",
          "fraud, posing as someone else in order to deceive, or using stolen identities or cards",
          "anything that sexually exploits children: we report it",
          "inciting violence, or trading in people, weapons or poisons",
        ],
      },
    ],
  },
  {
    id: "systems",
    title: "Do not harm systems",
    blocks: [
      { text: "Do not use our products for any of these either:" },
      {
        list: [
          "breaking into devices, accounts or networks that are not yours",
          "flooding anyone with requests, or spreading harmful software",
          "probing other people’s systems through the VPN",
        ],
      },
      {
        text: (
          <>
            You may look for security flaws in our own services. Stop when you have found one, touch no data that is not
            yours, and tell us at <a href={`mailto:${brand.email.security}`}>{brand.email.security}</a> before you
            publish it. We then take no legal action against you.
          </>
        ),
      },
    ],
  },
];

const products: readonly Section[] = [
  {
    id: "search",
    title: "Do not misuse search",
    blocks: [
      {
        text: "Search is for people. Do not fetch results in bulk with programs, and do not sell our results under another name. Screen readers, browsers, extensions and scripts for your own use are welcome.",
      },
    ],
  },
  {
    id: "mail",
    title: "Email protection",
    blocks: [
      {
        text: "Give protected addresses to anyone you like. Do not use them to send bulk email, to open accounts in bulk, or to evade a justified ban.",
      },
    ],
  },
  {
    id: "vpn",
    title: "The VPN",
    blocks: [
      {
        text: `The VPN is for you and your family, on up to ${facts.vpn.devices} devices at a time. Do not run public servers through it, send spam, share files that you may not share, or rent it out.`,
      },
      {
        text: "We keep no log, so we cannot tell who misused a server. We can only block what is misused, for everyone on that server.",
      },
    ],
  },
  {
    id: "removal",
    title: "Removal and restoration",
    blocks: [
      {
        text: "Enter only your own details. Call the advisers only about your own case, and tell them the truth.",
      },
    ],
  },
  {
    id: "ai",
    title: "AI",
    blocks: [{ text: "Do not use AI answers or the AI chat for what these rules forbid." }],
  },
];

const consequences: readonly Section[] = [
  {
    id: "noticing",
    title: "How we learn of a breach",
    blocks: [
      {
        text: "We do not inspect what you search for or visit. We learn of a breach when someone reports it, when another network complains, or when a server is under strain.",
      },
    ],
  },
  {
    id: "steps",
    title: "What we do about a breach",
    blocks: [
      {
        list: [
          "We slow down or block the connection that causes the harm, and stop when the harm stops.",
          "If it involves a subscription or a protected address, we email you first if we have your email address, unless waiting would hurt someone.",
          "If it continues or is serious, we end the subscription or turn off the address.",
          "We report what the law obliges us to report. We can report only what exists.",
        ],
      },
      {
        text: (
          <>
            If you think that we treated you unfairly, <a href={href("help", { subject: "other" })}>write to us</a>.
            Someone who was not involved reviews the case within a week. The{" "}
            <a href={href("proPrivacyTerms", {}, "fair")}>Pro terms</a> say what happens to your money.
          </>
        ),
      },
    ],
  },
  {
    id: "report",
    title: "How to report misuse",
    blocks: [
      {
        text: (
          <>
            Use the contact form to {report}. Say what you saw, when, and which page, email address or IP address it
            concerned. You do not have to give your name.
          </>
        ),
      },
    ],
  },
  {
    id: "new-version",
    title: "Changes to these rules",
    blocks: [
      {
        text: (
          <>
            We change these rules in the same way as the <a href={href("terms", {}, "new-version")}>terms of service</a>
            .
          </>
        ),
      },
    ],
  },
];

export const acceptableUse: Document = {
  summary: [
    { term: "Allowed", note: "Searching, reading, asking and staying private, for any reason" },
    { term: "Not allowed", note: "Harming or cheating people, breaking into systems, flooding them" },
    { term: "Programs", note: "No bulk use of search, no resale of results" },
    { term: "Security flaws", note: "Tell us before you publish. We take no legal action" },
    { term: "If you break the rules", note: "A warning where possible, then the end of the service" },
  ],
  sections: [...rules, ...products, ...consequences],
  history: [
    {
      day: "2026-11-25",
      text: "The summary says what programs may not do, and the steps after a breach say how we contact you first. No rule was added.",
    },
    { day: "2026-11-24", text: "A report names the page, email address or IP address that it concerns." },
    { day: "2026-11-22", text: "Every rule in plainer words, and a form to report misuse. No rule was added." },
    { day: "2026-11-21", text: "First edition: the rules of all products in one place, security research included." },
  ],
};
