import type { Question } from "../../../../client/components/faq.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { statements } from "../../../contract/statements.ts";

/** What the VPN hides, what it leaves visible, and the systems it runs on. */
export const hides = [
  "Your IP address, from every site and app",
  "The sites you visit, from the network you’re on: a café, a hotel, your phone company",
  "Your rough location, which sites can guess from your IP address",
];

export const leaves = [
  "Who you are on a site you sign in to",
  "Cookies and trackers inside pages: our browser blocks those",
  "What apps themselves send about your device",
  "Viruses and scams",
];

export const systems = [
  { term: "Phones and tablets", note: "iOS and iPadOS 15 or later, Android 8 or later" },
  { term: "Computers", note: "macOS 10.15 (Catalina) or later, Windows 10 (May 2020 update) or later" },
  { term: "Not yet", note: statements.vpnNotYet },
];
const { vpn } = facts;

export const vpnQuestions: readonly Question[] = [
  {
    question: "Do I need a VPN?",
    answer:
      "A VPN helps on networks you don’t trust. It also hides your IP address from sites, and the sites you open from your internet provider. If you only want fewer trackers, our free browser is enough.",
  },
  {
    question: "Do you log what I do on the VPN?",
    answer: (
      <p>
        No. Our servers work from memory and write nothing down.{" "}
        <a href="#log">See what a server checks, needs and counts</a>
      </p>
    ),
  },
  {
    question: "Will the VPN slow down my connection?",
    answer:
      "A little. Each page takes a longer route, through one of our servers. Nearby servers are quickest, so the VPN picks one unless you choose another.",
  },
  {
    question: "Does the VPN cover apps other than the browser?",
    answer: "Yes. When the VPN is on, everything on the device goes through it: email, games, other browsers.",
  },
  {
    question: "Can my family use the VPN?",
    answer: `Yes. The VPN runs on ${vpn.devices} devices at once, your family’s included. On each, sign in with your email address and the six-digit code we send you.`,
  },
  {
    question: "Can I watch television from another country?",
    answer:
      "Perhaps, but we don’t promise it. Many services recognise VPN servers and turn them away, and their contract with you may forbid it.",
  },
  {
    question: "Why does a site say I’m a robot when the VPN is on?",
    answer:
      "You share the server’s IP address with other subscribers, so a site sees many visits from it. Choose another place, or turn the VPN off while you use the site.",
  },
  {
    question: "Can I get the VPN without the rest of Pro?",
    answer: `No. ${brand.pro} is one subscription with one price. You don’t have to use all of it.`,
  },
];
