import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { brand } from "../../contract/brand/brand.ts";
import { brandSlug } from "../../contract/brand/brand-name.ts";
import type { BrowserName, Os } from "../../contract/device.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href, searchHref } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import styles from "./add-to-browser.module.css";

/** What of a device decides how it takes a search engine. */
export interface SearchDevice {
  readonly os: Os;
  readonly browser: BrowserName;
  /** Our browser does not run on this version of the system. */
  readonly tooOld: boolean;
}

export interface AddToBrowserWay {
  /** Null: not known. */
  readonly browser: string | null;
  /** What to do, in order; a single step is not shown as a list. */
  readonly steps: readonly ReactNode[];
  /** The browser lets nobody add a search engine: the step says what to do instead. */
  readonly takesNone?: true;
  /** How to undo that, if it changed anything. */
  readonly undo?: string;
}

/**
 * `address` is the search address that a browser asks for, with `%s` for the words; `orOurs` offers our browser instead, null
 * where the system is too old for it.
 */
type WayTo = (address: ReactNode, orOurs: ReactNode) => AddToBrowserWay;

const orOurs = () => (
  <>
    {" "}
    <Trans
      id="Or <a>get the {brand} browser</a>."
      values={{ brand: brand.name }}
      components={links({ a: href("app") })}
    />
  </>
);

/** How each browser takes a search engine on a computer, and on a phone unless `phones` has another way. */
const computers: Readonly<Record<BrowserName, WayTo>> = {
  [brandSlug]: () => ({
    browser: i18n.t("{brand} browser", { brand: brand.name }),
    steps: [i18n.t("There’s nothing to change: the address bar already searches here.")],
  }),
  firefox: () => ({
    browser: "Firefox",
    steps: [
      i18n.t("Select the address bar while this page is open."),
      i18n.t("In the row of icons below the bar, select “{brand}” with a plus sign.", { brand: brand.name }),
      i18n.t("Open Settings, then Search. Under Default search engine, choose {brand}.", { brand: brand.name }),
    ],
  }),
  chrome: (address) =>
    threeFields(
      "Chrome",
      i18n.t("the menu (⋮), then Settings, Search engine, Manage search engines and site search"),
      i18n.t("Next to “Site search”, select Add."),
      address,
    ),
  edge: (address) =>
    threeFields(
      "Edge",
      i18n.t(
        "the menu (⋯), then Settings, Privacy, search and services, Address bar and search, Manage search engines",
      ),
      i18n.t("Select Add."),
      address,
    ),
  opera: (address) => bySettings("Opera", i18n.t("Settings, Search engine, Manage search engines"), address),
  samsung: (address) =>
    bySettings("Samsung Internet", i18n.t("Settings, Search page settings, Search engines"), address),
  safari: (_, orOurs) => ({
    browser: "Safari",
    takesNone: true,
    undo: i18n.t("To undo this, change Homepage back in Safari’s Settings, under General."),
    steps: [
      <>
        {i18n.t(
          "Safari doesn’t let you add a search engine. You can make this site your home page instead: open Safari’s Settings, then General, and enter our address under Homepage.",
        )}
        {orOurs}
      </>,
    ],
  }),
  ie: () => ({
    browser: "Internet Explorer",
    takesNone: true,
    steps: [i18n.t("Internet Explorer no longer gets security updates. Use a newer browser.")],
  }),
  unknown: (address) => bySettings(null, i18n.t("your browser’s settings for search engines"), address),
};

/** For browsers whose form asks for a name, a shortcut and the address. */
function threeFields(browser: string, menu: string, add: string, address: ReactNode): AddToBrowserWay {
  return {
    browser,
    steps: [
      i18n.t("Open {menu}.", { menu }),
      <>
        {`${add} ${i18n.t("Name: {brand}. Shortcut: {shortcut}. URL, in which %s stands for your words:", { brand: brand.name, shortcut: brandSlug })} `}
        {address}
      </>,
      i18n.t("Open the menu next to {brand} in the list, and select “Make default”.", { brand: brand.name }),
    ],
  };
}

function bySettings(browser: string | null, menu: string, address: ReactNode): AddToBrowserWay {
  return {
    browser,
    steps: [
      i18n.t("Open {menu}.", { menu }),
      <>
        {`${i18n.t("Add a search engine called {brand} with this address, in which %s stands for your words:", { brand: brand.name })} `}
        {address}
      </>,
      i18n.t("Select “Make default” next to the new search engine."),
    ],
  };
}

/** Browsers that take a search engine in another way on an iPhone or iPad than on a computer. */
const apple: Readonly<Partial<Record<BrowserName, WayTo>>> = {
  safari: (_, orOurs) => ownList("Safari", orOurs),
  chrome: () => visited("Chrome"),
  edge: (_, orOurs) => ownList("Edge", orOurs),
  opera: (_, orOurs) => ownList("Opera", orOurs),
  firefox: firefoxPhone,
};

const android: typeof apple = {
  chrome: () => visited("Chrome"),
  edge: () => visited("Edge"),
  firefox: firefoxPhone,
  opera: () => ({
    browser: "Opera",
    steps: [
      i18n.t("Hold a finger on the search box of our home page until a menu opens."),
      i18n.t("Select “Add search engine”."),
    ],
  }),
};

const phones: Readonly<Partial<Record<Os, typeof apple>>> = { ios: apple, ipados: apple, android };

function ownList(browser: string, orOurs: ReactNode): AddToBrowserWay {
  return {
    browser,
    takesNone: true,
    undo: i18n.t("To undo this, delete the icon from your home screen."),
    steps: [
      <>
        {i18n.t(
          "On this device, {browser} doesn’t let you add a search engine. You can add this site to your home screen instead: open the Share menu, and select “Add to Home Screen”.",
          { browser },
        )}
        {orOurs}
      </>,
    ],
  };
}

/** For browsers that offer recently searched sites, if these describe their search as ours does. */
function visited(browser: string): AddToBrowserWay {
  return {
    browser,
    steps: [
      i18n.t("Search for something on this site."),
      i18n.t("Open {browser}’s menu, then Settings, then Search engine.", { browser }),
      i18n.t("Under Recently visited, choose {brand}.", { brand: brand.name }),
    ],
  };
}

function firefoxPhone(address: ReactNode): AddToBrowserWay {
  return {
    browser: "Firefox",
    steps: [
      i18n.t("Open Firefox’s menu, then Settings, then Search."),
      <>
        {`${i18n.t("Select “Add search engine”, and enter {brand} with this address, in which %s stands for your words:", { brand: brand.name })} `}
        {address}
      </>,
      i18n.t("Choose {brand} as the default search engine.", { brand: brand.name }),
    ],
  };
}

/** How the visitor's browser takes a search engine that answers at `origin`. */
export function ownWay(device: SearchDevice, origin: string): AddToBrowserWay {
  return wayOn(device)(address(origin), device.tooOld ? null : orOurs());
}

/** Whether the visitor's browser takes a search engine at all. */
export function takesEngine(device: SearchDevice): boolean {
  return !wayOn(device)(null, null).takesNone;
}

/** How to undo what the steps change, if they change anything. */
export function undoOn(device: SearchDevice): string | undefined {
  if (device.browser === brandSlug) return undefined;
  if (takesEngine(device)) return i18n.t("To change back, select your old search engine in the same setting.");
  return wayOn(device)(null, null).undo;
}

/** An iPhone or iPad: the ways listed below the own one do not work there. */
export function isApple({ os }: SearchDevice): boolean {
  return os === "ios" || os === "ipados";
}

function wayOn({ os, browser }: SearchDevice): WayTo {
  return phones[os]?.[browser] ?? computers[browser];
}

/** Most used first. Samsung's is on phones alone. */
const offered: readonly BrowserName[] = ["chrome", "safari", "edge", "firefox", "samsung", "opera"];

/** How each of these takes a search engine, leaving out the visitor's browser (`inHand`) if its own steps are the same. */
export function otherWays(origin: string, inHand?: SearchDevice): readonly AddToBrowserWay[] {
  const own = inHand && wayOn(inHand);
  return offered
    .filter((name) => computers[name] !== own)
    .map((name) => {
      const way = computers[name](address(origin), orOurs());
      return name === "samsung"
        ? way
        : { ...way, browser: i18n.t("{browser} on a computer", { browser: way.browser }) };
    });
}

/** The search address that a browser asks for: `%s` stands for the words. */
function address(origin: string) {
  return (
    <code className={styles.address}>
      {`${origin}${searchHref()}`}
      <wbr />
      ?q=<b>%s</b>
    </code>
  );
}
