/**
 * Everything that this site may keep in a visitor's browser, from the modules that name it: the page of cookies prints this
 * list, and a browser test compares it with what is really there after a walk over the site.
 */
import { choiceSeconds } from "../../../src/contract/cookies.ts";
import { measuringCookie } from "../../../src/contract/events/measuring.ts";
import { experimentKey, experimentNames, experiments } from "../../../src/contract/experiments/registry.ts";
import {
  accountCookie,
  environmentCookie,
  flowCookie,
  noteCookie,
  sessionCookie,
  signInCookie,
} from "../../../src/contract/held-cookies.ts";
import { draftDays, draftMark, removalCookie, scanCookieName } from "../../../src/contract/scan/scan-cookies.ts";
import { type SettingKey, settingKeys } from "../../../src/contract/settings/settings.ts";
import { arrivalKey } from "../../acquisition/arrival-store.ts";
import { recordKey } from "../../events/record.ts";
import { birdKey } from "../../frame/hiding-place.ts";
import { draftKey } from "../../scan/scan-draft.ts";
import { keysKey } from "../../search/result-keys.ts";
import { heldInfoKey } from "../../subscription/held-info.ts";
import { environmentParameter } from "../../subscription/staging.ts";

/** `tab`: session storage, which ends with the tab. `local`: local storage. Neither is sent along with requests. */
export type StoredIn = "cookie" | "local" | "tab";

export interface StoredEntry {
  readonly names: readonly string[];
  /** The real names begin with these and go on. */
  readonly isPrefix?: true;
  readonly in: StoredIn;
  /** The longest life in seconds; null: until the tab, or for a cookie the browser, is closed. */
  readonly seconds: number | null;
  /** It is set again whenever it is used, so its life counts from the last use. */
  readonly isRenewed?: true;
  readonly when: string;
  readonly what: string;
}

const day = 86_400;

/** The settings of reminders hold no choice, but the day on which the reminder was closed. */
const reminders: readonly SettingKey[] = ["kax", "kap"];

const choices: readonly StoredEntry[] = [
  {
    names: settingKeys.filter((key) => !reminders.includes(key)),
    in: "cookie",
    seconds: choiceSeconds,
    when: "You change a setting of search or appearance; each setting has its own cookie",
    what: "Your choice. Everyone who makes the same choice has the same cookie",
  },
  {
    names: reminders,
    in: "cookie",
    seconds: choiceSeconds,
    when: "You close the banner on the home page, or put off a reminder in the settings",
    what: "The date, so that it stays away for a while",
  },
  {
    names: ["country"],
    in: "cookie",
    seconds: choiceSeconds,
    when: "You choose a country at the foot of a page",
    what: "The two letters of the country",
  },
  {
    names: [measuringCookie.name],
    in: "cookie",
    seconds: choiceSeconds,
    when: "You turn measuring off",
    what: `The word “${measuringCookie.off}”`,
  },
  {
    names: experimentNames.map(experimentKey),
    in: "cookie",
    seconds: choiceSeconds,
    when: "You leave an experiment, or we would show you another version during your visit",
    what: "That you have left the experiment or, until you close the browser, the letter of your version",
  },
];

const subscription: readonly StoredEntry[] = [
  {
    names: [sessionCookie.name],
    in: "cookie",
    seconds: sessionCookie.seconds,
    isRenewed: true,
    when: "You sign in, or begin to subscribe",
    what: "Your subscription session, encrypted, so that only our server can read it. It ends when you sign out",
  },
  {
    names: [flowCookie.name],
    in: "cookie",
    seconds: flowCookie.seconds,
    when: "You begin to subscribe, to sign in or to change your account",
    what: "The step that you have reached, encrypted, so that only our server can read it. It ends when you sign out",
  },
  {
    names: [noteCookie.name],
    in: "cookie",
    seconds: noteCookie.seconds,
    when: "You send a form, and the next page says whether it worked",
    what: "The outcome, encrypted, so that only our server can read it",
  },
  {
    names: [accountCookie.prefix],
    isPrefix: true,
    in: "cookie",
    seconds: accountCookie.paid,
    when: "You start an order, and we create your account",
    what: "A key to that account, encrypted. If you do not finish the order, it ends after a day. It also ends when you sign out",
  },
  {
    names: [signInCookie.name, signInCookie.wire],
    in: "cookie",
    seconds: signInCookie.seconds,
    when: "You go to the field of the sign-in page in a browser that has passkeys, or sign in inside one of our apps or in a program that uses our sign-in",
    what: "A random number for the sign-in that you have begun",
  },
  {
    names: [heldInfoKey],
    in: "tab",
    seconds: null,
    when: "You use a subscription page inside one of our apps",
    what: "Your subscription session, for that page",
  },
  {
    names: [environmentParameter],
    in: "tab",
    seconds: null,
    when: "A developer asks for our test services inside one of our apps",
    what: "That the developer wants the test services",
  },
  {
    names: [environmentCookie.name],
    in: "cookie",
    seconds: null,
    when: "A developer asks for our test services",
    what: `The word “${environmentCookie.value}”`,
  },
];

const scan: readonly StoredEntry[] = [
  {
    names: [draftKey],
    in: "local",
    seconds: draftDays * day,
    when: "You answer a question of the demonstration scan",
    what: "Your answers, until you start the scan or delete them",
  },
  {
    names: [draftMark],
    in: "cookie",
    seconds: draftDays * day,
    when: "Your browser stores answers to the demonstration scan",
    what: "Only that there are answers, not the answers",
  },
  {
    names: [scanCookieName],
    in: "cookie",
    seconds: draftDays * day,
    when: "You start a demonstration scan, or answer its questions without scripts",
    what: "The key to your scan. Before you start it, without scripts: your answers, encrypted",
  },
  {
    names: [removalCookie.name],
    in: "cookie",
    seconds: removalCookie.days * day,
    when: "You keep a demonstration scan with your subscription",
    what: "The key to your scan, which we do not store",
  },
];

const visits: readonly StoredEntry[] = [
  {
    names: [arrivalKey],
    in: "tab",
    seconds: null,
    when: "A link or an advertisement of ours brings you here",
    what: "Which link it was",
  },
  {
    names: [recordKey],
    in: "tab",
    seconds: null,
    when: "A page sends a usage event",
    what: "The events of your visit, for you to read",
  },
  {
    names: [keysKey],
    in: "tab",
    seconds: null,
    when: "You turn off the keyboard shortcuts of the results page",
    what: "The word “off”",
  },
  {
    names: [birdKey],
    in: "tab",
    seconds: null,
    when: "You find the bird that is hidden at the foot of a page",
    what: "Where it hides on the next page: a digit from 0 to 5",
  },
  ...experimentNames.map(experimentEntry),
];

/** The entry of an experiment: the letter drawn for a visit or for a browser and, for a browser, the day it was drawn. */
function experimentEntry(name: (typeof experimentNames)[number]): StoredEntry {
  const { persistence } = experiments[name];
  const key = experimentKey(name);
  const what = "The letter of the version that you are shown";
  const when = "You open a page of which we try out two versions";
  if (persistence.storage === "session") return { names: [key], in: "tab", seconds: null, when, what };
  const seconds = persistence.days * day;
  return { names: [key, `${key}_on`], in: "local", seconds, when, what: `${what}, and since which day` };
}

/** All entries, grouped by what a visitor does. */
export const storedGroups: readonly { readonly title: string; readonly entries: readonly StoredEntry[] }[] = [
  { title: "Settings and other choices", entries: choices },
  { title: "Subscription", entries: subscription },
  { title: "Demonstration scan", entries: scan },
  { title: "Visits and experiments", entries: visits },
];
