/**
 * Everything that this site may keep in a visitor's browser, from the modules that name it: the page of cookies prints this
 * list, and a browser test compares it with what is really there after a walk over the site.
 */
import { choiceSeconds } from "../../../src/contract/cookies.ts";
import { measuringCookie } from "../../../src/contract/events/measuring.ts";
import { experimentKey, experimentNames, experiments } from "../../../src/contract/experiments/registry.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { draftDays, draftMark, removalCookie, scanCookieName } from "../../../src/contract/scan/scan-cookies.ts";
import { type SettingKey, settingKeys } from "../../../src/contract/settings/settings.ts";
import {
  accountCookie,
  environmentCookie,
  flowCookie,
  noteCookie,
  sessionCookie,
  signInCookie,
} from "../../../src/contract/worker-cookies.ts";
import { arrivalKey } from "../../acquisition/arrival-store.ts";
import { recordKey } from "../../events/record.ts";
import { birdKey } from "../../frame/hiding-place.ts";
import { draftKey } from "../../scan/scan-draft.ts";
import { keysKey } from "../../search/result-keys.ts";
import { environmentParameter } from "../../subscription/staging.ts";
import { storedInfoKey } from "../../subscription/stored-info.ts";

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

function choices(): readonly StoredEntry[] {
  return [
    {
      names: settingKeys.filter((key) => !reminders.includes(key)),
      in: "cookie",
      seconds: choiceSeconds,
      when: i18n.t("You change a setting of search or appearance; each setting has its own cookie"),
      what: i18n.t("Your choice. Everyone who makes the same choice has the same cookie"),
    },
    {
      names: reminders,
      in: "cookie",
      seconds: choiceSeconds,
      when: i18n.t("You close the banner on the home page, or put off a reminder in the settings"),
      what: i18n.t("The date, so that it stays away for a while"),
    },
    {
      names: ["country"],
      in: "cookie",
      seconds: choiceSeconds,
      when: i18n.t("You choose a country at the foot of a page"),
      what: i18n.t("The two letters of the country"),
    },
    {
      names: [measuringCookie.name],
      in: "cookie",
      seconds: choiceSeconds,
      when: i18n.t("You turn measuring off"),
      what: i18n.t("The word “{word}”", { word: measuringCookie.off }),
    },
    {
      names: experimentNames.map(experimentKey),
      in: "cookie",
      seconds: choiceSeconds,
      when: i18n.t("You leave an experiment, or we would show you another version during your visit"),
      what: i18n.t("That you have left the experiment or, until you close the browser, the letter of your version"),
    },
  ];
}

function subscription(): readonly StoredEntry[] {
  return [
    {
      names: [sessionCookie.name],
      in: "cookie",
      seconds: sessionCookie.seconds,
      isRenewed: true,
      when: i18n.t("You sign in, or begin to subscribe"),
      what: i18n.t(
        "Your subscription session, encrypted, so that only our server can read it. It ends when you sign out",
      ),
    },
    {
      names: [flowCookie.name],
      in: "cookie",
      seconds: flowCookie.seconds,
      when: i18n.t("You begin to subscribe, to sign in or to change your account"),
      what: i18n.t(
        "The step that you have reached, encrypted, so that only our server can read it. It ends when you sign out",
      ),
    },
    {
      names: [noteCookie.name],
      in: "cookie",
      seconds: noteCookie.seconds,
      when: i18n.t("You send a form, and the next page says whether it worked"),
      what: i18n.t("The outcome, encrypted, so that only our server can read it"),
    },
    {
      names: [accountCookie.prefix],
      isPrefix: true,
      in: "cookie",
      seconds: accountCookie.paid,
      when: i18n.t("You start an order, and we create your account"),
      what: i18n.t(
        "A key to that account, encrypted. If you don’t finish the order, it ends after a day. It also ends when you sign out",
      ),
    },
    {
      names: [signInCookie.name, signInCookie.wire],
      in: "cookie",
      seconds: signInCookie.seconds,
      when: i18n.t(
        "You go to the field of the sign-in page in a browser that has passkeys, or sign in inside one of our apps or in a program that uses our sign-in",
      ),
      what: i18n.t("A random number for the sign-in that you have begun"),
    },
    {
      names: [storedInfoKey],
      in: "tab",
      seconds: null,
      when: i18n.t("You use a subscription page inside one of our apps"),
      what: i18n.t("Your subscription session, for that page"),
    },
    {
      names: [environmentParameter],
      in: "tab",
      seconds: null,
      when: i18n.t("A developer asks for our test services inside one of our apps"),
      what: i18n.t("That the developer wants the test services"),
    },
    {
      names: [environmentCookie.name],
      in: "cookie",
      seconds: null,
      when: i18n.t("A developer asks for our test services"),
      what: i18n.t("The word “{word}”", { word: environmentCookie.value }),
    },
  ];
}

function scan(): readonly StoredEntry[] {
  return [
    {
      names: [draftKey],
      in: "local",
      seconds: draftDays * day,
      when: i18n.t("You answer a question of the demonstration scan"),
      what: i18n.t("Your answers, until you start the scan or delete them"),
    },
    {
      names: [draftMark],
      in: "cookie",
      seconds: draftDays * day,
      when: i18n.t("Your browser stores answers to the demonstration scan"),
      what: i18n.t("Only that there are answers, not the answers"),
    },
    {
      names: [scanCookieName],
      in: "cookie",
      seconds: draftDays * day,
      when: i18n.t("You start a demonstration scan, or answer its questions without scripts"),
      what: i18n.t("The key to your scan. Before you start it, without scripts: your answers, encrypted"),
    },
    {
      names: [removalCookie.name],
      in: "cookie",
      seconds: removalCookie.days * day,
      when: i18n.t("You keep a demonstration scan with your subscription"),
      what: i18n.t("The key to your scan, which we don’t store"),
    },
  ];
}

function visits(): readonly StoredEntry[] {
  return [
    {
      names: [arrivalKey],
      in: "tab",
      seconds: null,
      when: i18n.t("A link or an advertisement of ours brings you here"),
      what: i18n.t("Which link it was"),
    },
    {
      names: [recordKey],
      in: "tab",
      seconds: null,
      when: i18n.t("A page sends a usage event"),
      what: i18n.t("The events of your visit, for you to read"),
    },
    {
      names: [keysKey],
      in: "tab",
      seconds: null,
      when: i18n.t("You turn off the keyboard shortcuts of the results page"),
      what: i18n.t("The word “{word}”", { word: "off" }),
    },
    {
      names: [birdKey],
      in: "tab",
      seconds: null,
      when: i18n.t("You find the bird that is hidden at the foot of a page"),
      what: i18n.t("Where it hides on the next page: a digit from 0 to 5"),
    },
    ...experimentNames.map(experimentEntry),
  ];
}

/** The entry of an experiment: the letter drawn for a visit or for a browser and, for a browser, the day it was drawn. */
function experimentEntry(name: (typeof experimentNames)[number]): StoredEntry {
  const { persistence } = experiments[name];
  const key = experimentKey(name);
  const when = i18n.t("You open a page of which we try out two versions");
  if (persistence.storage === "session") {
    return {
      names: [key],
      in: "tab",
      seconds: null,
      when,
      what: i18n.t("The letter of the version that you are shown"),
    };
  }
  const seconds = persistence.days * day;
  const what = i18n.t("The letter of the version that you are shown, and since which day");
  return { names: [key, `${key}_on`], in: "local", seconds, when, what };
}

interface StoredGroup {
  /** For links to it. */
  readonly id: string;
  readonly title: string;
  readonly entries: readonly StoredEntry[];
}

/** All entries, grouped by what a visitor does. */
export function storedGroups(): readonly StoredGroup[] {
  return [
    { id: "choices", title: i18n.t("Settings and other choices"), entries: choices() },
    {
      id: "subscription",
      title: i18n.t("Subscription", {}, { comment: "A heading: cookies that have to do with the subscription" }),
      entries: subscription(),
    },
    { id: "scan", title: i18n.t("Demonstration scan"), entries: scan() },
    { id: "visits", title: i18n.t("Visits and experiments"), entries: visits() },
  ];
}
