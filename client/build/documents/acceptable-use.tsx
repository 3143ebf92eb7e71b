import { brand, facts } from "../../../src/contract/brand.ts";
import { href } from "../../../src/contract/routes.ts";
import type { Document, Section } from "./document.ts";

const help = <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a>;

const rules: readonly Section[] = [
  {
    id: "spirit",
    title: "How to read this",
    blocks: [
      {
        text: "Privacy is for everybody, and a few would use it as cover. This page draws the line between the two. It holds for everything we make, free or paid, and it means what a fair person would take it to mean.",
      },
      {
        text: "To look for something, to read about it or to be curious is never a breach. What counts is what is done to others.",
      },
    ],
  },
  {
    id: "people",
    title: "Do not use it against people",
    blocks: [
      {
        list: [
          "no stalking, threats or harassment, and no tracking down of somebody who does not want to be found",
          "no fraud, no passing as somebody else in order to deceive, no stolen identities or cards",
          "nothing that sexually exploits children; that we report",
          "no incitement to violence, no dealing in people, weapons or poisons",
        ],
      },
    ],
  },
  {
    id: "systems",
    title: "Do not use it against systems",
    blocks: [
      {
        list: [
          "no breaking into devices, accounts or networks that are not yours",
          "no floods of requests at anybody, no spreading of harmful programs",
          "no probing of other people’s machines through the VPN",
        ],
      },
      {
        text: (
          <>
            Looking for holes in our own services is welcome, if you stop as soon as you have found one, touch no data
            that is not yours, and tell us at {help} before you tell the world. We do not take people to court who do
            that.
          </>
        ),
      },
    ],
  },
];

const products: readonly Section[] = [
  {
    id: "search",
    title: "Search",
    blocks: [
      {
        text: "It is built for people who type. Programs that fetch results by the thousand push them aside, and so does selling our results under another name. Screen readers, browsers, extensions and scripts for your own use are people typing, as far as we are concerned.",
      },
    ],
  },
  {
    id: "mail",
    title: "Email protection",
    blocks: [
      {
        text: "Hand the addresses to whoever you like. Do not use them to send bulk mail, to open accounts by the hundred, or to evade a ban that somebody gave you for good reason.",
      },
    ],
  },
  {
    id: "vpn",
    title: "The VPN",
    blocks: [
      {
        text: `It carries what you do on up to ${facts.vpn.devices} devices. It is not there to run servers for the public, to send junk, to share files that are not yours to share, or to be let out to others for money.`,
      },
      {
        text: "We keep no log and so cannot tell who did what. If a server is being misused, all we can do is close the door that is misused, for everyone on that machine. Think of them.",
      },
    ],
  },
  {
    id: "removal",
    title: "Removal and restoration",
    blocks: [
      {
        text: "Have only your own details searched for. Entering somebody else is the very thing that people-search sites are used for. Call the advisers only with a case of your own, and tell them what is true.",
      },
    ],
  },
  {
    id: "ai",
    title: "Where AI is involved",
    blocks: [
      {
        text: "Do not have it write what this page forbids you to do. The makers of the models have rules as well, and they come along with each answer.",
      },
    ],
  },
];

const consequences: readonly Section[] = [
  {
    id: "noticing",
    title: "How we would know",
    blocks: [
      {
        text: "Mostly we would not. Nothing you search for or visit is inspected. We learn of a breach when somebody reports it, when another network complains, or when a machine can no longer keep up.",
      },
    ],
  },
  {
    id: "steps",
    title: "What we do then",
    blocks: [
      {
        list: [
          "We slow down or shut out the connection that does the harm, and let go when it stops.",
          "With a subscription or an address of ours, we write first, unless waiting would hurt somebody.",
          "If it goes on, or is grave, the subscription or the address ends.",
          "What the law obliges us to report, we report: the little that there is.",
        ],
      },
      {
        text: (
          <>
            Whoever thinks that we were unfair can say so at {help}. Somebody decides who was not involved before,
            within a week. The money side is in the <a href={href("proPrivacyTerms", {}, "fair")}>Pro terms</a>.
          </>
        ),
      },
    ],
  },
  {
    id: "report",
    title: "Reporting misuse",
    blocks: [
      {
        text: (
          <>
            Send what you saw, with the time and the address concerned, through{" "}
            <a href={brand.external.contact}>contact</a>. You need not give your name. We answer every report that says
            where to answer it.
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
            They change as the <a href={href("terms", {}, "new-version")}>terms</a> do: dated, listed below, and with
            notice where they grow stricter.
          </>
        ),
      },
    ],
  },
];

export const acceptableUse: Document = {
  summary: [
    { term: "Fine", note: "To search, read, ask and hide, for any reason or none" },
    { term: "Not fine", note: "To hurt or cheat people, to break into things, to flood them" },
    { term: "For people", note: "Not for programs by the thousand, and not for resale" },
    { term: "Found a hole?", note: "Tell us first, and thank you" },
    { term: "If you break it", note: "A warning where we can give one, then the end of the service" },
  ],
  sections: [...rules, ...products, ...consequences],
  history: [
    { day: "2026-11-21", text: "First edition: the rules of all products in one place, security research included." },
  ],
};
