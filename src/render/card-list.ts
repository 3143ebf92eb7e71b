import type { PlateName } from "../../client/components/plate-list.ts";
import { brand } from "../contract/brand.ts";
import type { RouteName } from "../contract/routes.ts";

/** What is on a card: the picture of a page that is shown where its address is shared. */
export interface Card {
  /** With a line break wherever the card has one. */
  readonly words: string;
  readonly plate: PlateName;
}

/** The cards that the build draws: one for each page that may be listed, `/cards/<route>.png`. */
export const cardList = {
  home: { words: "Go about\nthe web in\nthe open,\nunseen.", plate: "reeds" },
  bangs: { words: "Bangs:\nstraight to\nthe other\nsite.", plate: "bang" },
  theme: { words: "Settings\nfor search\nand theme.", plate: "dust" },
  addToBrowser: { words: `${brand.name} in\nthe address\nbar.`, plate: "empty" },
  app: { words: "One\nbrowser for\nall your\ndevices.", plate: "branches" },
  appDevices: { words: "Choose\nyour\ndevice.", plate: "stones" },
  appLanding: { words: "Private\non the\nphone.", plate: "lamp" },
  appNoSupport: { words: "Too old for\nthe browser,\nnot for\nsearch.", plate: "stump" },
  browser: { words: "A browser\nthat blocks\ntrackers.", plate: "gape" },
  mac: { words: "A private\nbrowser\nfor Mac.", plate: "stones" },
  windows: { words: "A private\nbrowser for\nWindows.", plate: "sill" },
  windowsPreview: { words: "Next\nmonth’s\nbrowser,\nearly.", plate: "hatch" },
  duckai: { words: "Chat with AI\nwithout\nsaying who\nyou are.", plate: "relay" },
  email: { words: "Email\nwithout\ntrackers.", plate: "hedge" },
  pro: { words: `${brand.pro.replace(" ", "\n")}: VPN,\nremoval,\nidentity help.`, plate: "tracks" },
  vpn: { words: "A VPN that\nkeeps\nno log.", plate: "sett" },
  dbp: { words: "Your details,\noff people-\nsearch sites.", plate: "tide" },
  dbpScan: { words: "Where is\nyour name\nfor sale?", plate: "lost" },
  identityTheftRestoration: { words: "Help if your\nidentity is\nstolen.", plate: "rolled" },
  itrLearnMore: { words: "Your name,\nused by\nsomeone\nelse.", plate: "rolled" },
  itrAbout: { words: "The people\non the\nother end.", plate: "rest" },
  itrCall: { words: "Call, and\na person\nanswers.", plate: "song" },
  subscriptions: { words: "Choose your\nplan. You pay\nnothing\ntoday.", plate: "log" },
  about: { words: "A company\nthat would\nrather not\nknow you.", plate: "nest" },
  hiring: { words: "Work on\nsomething\nyou would\nuse.", plate: "flight" },
  howWeHire: { words: "Five steps,\nno riddles.", plate: "fledge" },
  howWeWork: { words: "In writing,\nin small\ngroups.", plate: "week" },
  press: { words: "For those\nwho write\nabout us.", plate: "song" },
  donations: { words: "Given away,\nyear by\nyear.", plate: "seeds" },
  newsletter: { words: "Privacy\nnews by\nemail.", plate: "feather" },
  updates: { words: "What’s new,\nand what\nwe’ve fixed.", plate: "moult" },
  comparePrivacy: { words: "Side by\nside, with\nour weak\nspots in.", plate: "compare" },
  whatWeMeasure: { words: "What a\nvisit tells\nus, line\nby line.", plate: "thousands" },
  help: { words: "Write to us.\nA person\nanswers.", plate: "song" },
  accessibility: { words: "What works,\nand what\nwe know\ndoesn’t.", plate: "branches" },
  whatWeRecord: { words: "What our\nservers\nwrite down.", plate: "thousands" },
  privacy: { words: "What we\nknow\nabout you.", plate: "sill" },
  cookies: { words: "Every cookie,\nand what it\nholds.", plate: "eggs" },
  terms: { words: "The terms,\nin plain\nwords.", plate: "search" },
  proPrivacyTerms: { words: "Pro: terms\nand privacy.", plate: "search" },
  acceptableUse: { words: "What our\nservices are\nnot for.", plate: "broken" },
} as const satisfies Partial<Record<RouteName, Card>>;

export const cardSize = { width: 1200, height: 630 } as const;
