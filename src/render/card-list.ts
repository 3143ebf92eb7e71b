import type { PlateName } from "../../client/components/plate-list.ts";
import { brand } from "../contract/brand.ts";
import type { RouteName } from "../contract/routes.ts";

/** What stands on the picture of a page that is shown where its address is shared. */
export interface Card {
  /** A line break where the card has one. */
  readonly words: string;
  readonly plate: PlateName;
}

/** The cards that the build draws: one for each page that may be listed, `/cards/<route>.png`. */
export const cardList = {
  home: { words: "Go about\nthe web in\nthe open,\nunseen.", plate: "reeds" },
  bangs: { words: "Bangs:\nstraight to\nthe other\nsite.", plate: "flight" },
  theme: { words: "Set it up\nthe way\nyou read.", plate: "dust" },
  addToBrowser: { words: `${brand.name} in\nthe address\nbar.`, plate: "empty" },
  app: { words: "One\nbrowser for\nall your\ndevices.", plate: "branches" },
  appDevices: { words: "Which\ndevice\nis it for?", plate: "stones" },
  appLanding: { words: "Private\non the\nphone.", plate: "lamp" },
  appNoSupport: { words: "Too old for\nthe browser,\nnot for\nsearch.", plate: "stump" },
  browser: { words: "A browser\nthat leaves\nstrangers\noutside.", plate: "gape" },
  mac: { words: "Unseen\non a Mac.", plate: "stones" },
  windows: { words: "Unseen on\nWindows.", plate: "sill" },
  windowsPreview: { words: "Next\nmonth’s\nbrowser,\nearly.", plate: "hatch" },
  duckai: { words: "Ask a\nmachine,\nnot as\nyourself.", plate: "relay" },
  email: { words: "Letters\nwithout\ntheir\ntrackers.", plate: "hedge" },
  pro: { words: `${brand.pro.replace(" ", "\n")}: what\na browser\ncannot do.`, plate: "tracks" },
  vpn: { words: "A VPN that\nkeeps\nno log.", plate: "sett" },
  dbp: { words: "Your\ndetails,\ntaken off\nthe shelf.", plate: "tide" },
  dbpScan: { words: "Where is\nyour name\nfor sale?", plate: "lost" },
  identityTheftRestoration: { words: "If someone\npasses as\nyou, we\nhelp undo it.", plate: "rolled" },
  itrLearnMore: { words: "Your name,\nused by\nsomeone\nelse.", plate: "rolled" },
  itrAbout: { words: "The people\non the\nother end.", plate: "rest" },
  itrCall: { words: "Call, and\na person\nanswers.", plate: "song" },
  subscriptions: { words: "Monthly\nor yearly.\nNothing to\npay today.", plate: "log" },
  about: { words: "A company\nthat would\nrather not\nknow you.", plate: "nest" },
  hiring: { words: "Work on\nsomething\nyou would\nuse.", plate: "flight" },
  howWeHire: { words: "Five steps,\nno riddles.", plate: "fledge" },
  howWeWork: { words: "In writing,\nin small\ngroups.", plate: "week" },
  press: { words: "For those\nwho write\nabout us.", plate: "song" },
  donations: { words: "Given away,\nyear by\nyear.", plate: "seeds" },
  newsletter: { words: "A letter\nabout being\nleft alone.", plate: "feather" },
  updates: { words: "What is new,\nand what\nwe mended.", plate: "moult" },
  comparePrivacy: { words: "Side by\nside, with\nour weak\nspots in.", plate: "compare" },
  whatWeMeasure: { words: "What a\nvisit tells\nus, line\nby line.", plate: "thousands" },
  help: { words: "Write to us.\nA person\nanswers.", plate: "song" },
  accessibility: { words: "What works,\nand what\nwe know\ndoes not.", plate: "branches" },
  privacy: { words: "What we\nknow\nof you.", plate: "sill" },
  terms: { words: "The terms,\nin plain\nwords.", plate: "search" },
  proPrivacyTerms: { words: "Pro: terms\nand privacy.", plate: "search" },
  acceptableUse: { words: "What our\nservices are\nnot for.", plate: "broken" },
} as const satisfies Partial<Record<RouteName, Card>>;

export const cardSize = { width: 1200, height: 630 } as const;
