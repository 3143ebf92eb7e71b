import type { IllustrationName } from "../../client/components/sections/illustration-list.ts";
import { brand } from "../contract/brand/brand.ts";
import type { RouteName } from "../contract/routes.ts";

/** What is on a card: the picture of a page that is shown where its address is shared. */
export interface SharingCard {
  /** With a line break wherever the card has one. */
  readonly words: string;
  readonly illustration: IllustrationName;
}

/** The cards that `npm run pictures` draws: one for each page that may be listed, `/cards/<route>.png`. */
export const cardList = {
  home: { words: "Go about\nthe web in\nthe open,\nunseen.", illustration: "bedded" },
  suggestions: { words: "One box,\nand where\nto begin.", illustration: "empty" },
  bangs: { words: "Bangs:\nstraight to\nthe other\nsite.", illustration: "bang" },
  theme: { words: "Settings\nfor search\nand theme.", illustration: "dust" },
  addToBrowser: { words: `${brand.name} in\nthe address\nbar.`, illustration: "hollow" },
  app: { words: "One\nbrowser for\nall your\ndevices.", illustration: "branches" },
  appDevices: { words: "Choose\nyour\ndevice.", illustration: "stones" },
  appLanding: { words: "Private\non the\nphone.", illustration: "lamp" },
  appNoSupport: { words: "Too old for\nthe browser,\nnot for\nsearch.", illustration: "stump" },
  browser: { words: "A browser\nthat blocks\ntrackers.", illustration: "gape" },
  mac: { words: "A private\nbrowser\nfor Mac.", illustration: "stones" },
  windows: { words: "A private\nbrowser for\nWindows.", illustration: "sill" },
  windowsPreview: { words: "Next\nmonth’s\nbrowser,\nearly.", illustration: "hatch" },
  duckai: { words: "Chat with AI\nwithout\nsaying who\nyou are.", illustration: "mirror" },
  email: { words: "Email\nwithout\ntrackers.", illustration: "hedge" },
  pro: { words: `${brand.pro.replace(" ", "\n")}: VPN,\nremoval,\nidentity help.`, illustration: "tracks" },
  vpn: { words: "A VPN that\nkeeps\nno log.", illustration: "sett" },
  vpnSetUp: { words: "Set up\nthe VPN,\nstep by step.", illustration: "stones" },
  dbp: { words: "Your details,\noff people-\nsearch sites.", illustration: "tide" },
  dbpScan: { words: "Where is\nyour name\nfor sale?", illustration: "lost" },
  identityTheftRestoration: { words: "Help if your\nidentity is\nstolen.", illustration: "brooding" },
  itrLearnMore: { words: "Your name,\nused by\nsomeone\nelse.", illustration: "strangers" },
  itrAbout: { words: "The people\non the\nother end.", illustration: "rest" },
  itrCall: { words: "Call an\nadviser, with\nyour code.", illustration: "calling" },
  subscriptions: { words: "Choose your\nplan. You pay\nnothing\ntoday.", illustration: "log" },
  about: { words: "A company\nthat would\nrather not\nknow you.", illustration: "nest" },
  hiring: { words: "Work on\nsomething\nyou would\nuse.", illustration: "flight" },
  howWeHire: { words: "Five steps,\nno riddles.", illustration: "fledge" },
  howWeWork: { words: "In writing,\nin small\ngroups.", illustration: "week" },
  press: { words: "For those\nwho write\nabout us.", illustration: "song" },
  donations: { words: "Given away,\nyear by\nyear.", illustration: "seeds" },
  newsletter: { words: "Privacy\nnews by\nemail.", illustration: "feather" },
  updates: { words: "What’s new,\nand what\nwe’ve fixed.", illustration: "moult" },
  comparePrivacy: { words: "Side by\nside, with\nour weak\nspots in.", illustration: "compare" },
  whatWeMeasure: { words: "What a\nvisit tells\nus, line\nby line.", illustration: "thousands" },
  help: { words: "Write to us,\nno account\nneeded.", illustration: "song" },
  accessibility: { words: "What works,\nand what\nwe know\ndoesn’t.", illustration: "branches" },
  whatWeRecord: { words: "What our\nservers\nwrite down.", illustration: "thousands" },
  privacy: { words: "What we\nknow\nabout you.", illustration: "sill" },
  cookies: { words: "Every cookie,\nand what it\nholds.", illustration: "eggs" },
  terms: { words: "The terms,\nin plain\nwords.", illustration: "search" },
  proPrivacyTerms: { words: "Pro: terms\nand privacy.", illustration: "search" },
  acceptableUse: { words: "What our\nservices are\nnot for.", illustration: "broken" },
} as const satisfies Partial<Record<RouteName, SharingCard>>;

export const cardSize = { width: 1200, height: 630 } as const;
