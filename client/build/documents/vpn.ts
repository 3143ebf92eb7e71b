import { statements } from "../../../src/contract/statements.ts";

/** What the VPN hides, what it leaves visible, and the systems it runs on. */
const hides = [
  "Your IP address, from every site and app",
  "The sites you visit, from the network you’re on: a café, a hotel, your phone company",
  "Your rough location, which sites can guess from your IP address",
];

const leaves = [
  "Who you are on a site you sign in to",
  "Cookies and trackers inside pages: our browser blocks those",
  "What apps themselves send about your device",
  "Viruses and scams",
];

const systems = [
  { term: "Phones and tablets", note: "iOS and iPadOS 15 or later, Android 8 or later" },
  { term: "Computers", note: "macOS 10.15 (Catalina) or later, Windows 10 (May 2020 update) or later" },
  { term: "Not yet", note: statements.vpnNotYet },
];

export const vpnLists = { hides, leaves, systems };
