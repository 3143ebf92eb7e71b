import type { ReactNode } from "react";
import { brand } from "../../contract/brand.ts";
import type { BrowserName } from "../../contract/device.ts";
import { href } from "../../contract/routes.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./results.module.css";

interface Way {
  readonly browser: string;
  /** What to do, in order. */
  readonly steps: readonly ReactNode[];
}

type Ways = Readonly<Record<BrowserName, (address: ReactNode) => Way>>;

/** How each browser takes a search engine. `address` is what it wants to be told, with `%s` for the words. */
const ways: Ways = {
  nightjar: () => ({
    browser: `${brand.name} browser`,
    steps: ["Nothing to do: its address bar searches here already."],
  }),
  firefox: () => ({
    browser: "Firefox",
    steps: [
      "Select the address bar while this page is open.",
      <>In the row of icons below it, select the one with “{brand.name}” and a plus.</>,
      <>To make it the usual one: Settings, Search, Default search engine, {brand.name}.</>,
    ],
  }),
  chrome: (address) => chromium("Chrome", "Settings, Search engine, Manage search engines", address),
  edge: (address) =>
    chromium("Edge", "Settings, Privacy, search and services, Address bar and search, Manage search engines", address),
  opera: (address) => chromium("Opera", "Settings, Search engine, Manage search engines", address),
  samsung: (address) => chromium("Samsung Internet", "Settings, Search page settings, Search engines", address),
  safari: () => ({
    browser: "Safari",
    steps: [
      "Safari offers a fixed list of search engines in its settings, and takes no other.",
      <>
        Set this site’s start page as your home page instead: Settings, General, Homepage. Or{" "}
        <a href={href("app")}>get the {brand.name} app</a>, which searches here.
      </>,
    ],
  }),
  ie: () => ({
    browser: "this browser",
    steps: ["It gets no security updates any more. Please search with a newer one."],
  }),
  unknown: (address) => chromium("Your browser", "its settings for search engines", address),
};

function chromium(browser: string, menu: string, address: ReactNode): Way {
  return {
    browser,
    steps: [
      `Open ${menu}.`,
      <>
        Add one with the name {brand.name} and this address: {address}
      </>,
      "Choose “Make default” beside it.",
    ],
  };
}

/** How to search here from the visitor's own address bar. */
export function AddToBrowser({ visit }: { visit: Visit }) {
  const address = <code className={styles.address}>{`${visit.url.origin}/?q=%s`}</code>;
  const { browser, steps } = ways[visit.device.browser.name](address);
  return (
    <div className={`split ${styles.add}`}>
      <div className="say">
        <h2>Search here from your address bar</h2>
      </div>
      <div className="say">
        <h3>{browser}</h3>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
            <li key={index}>{step}</li>
          ))}
        </ol>
        <p className="soft small">
          Your browser then sends this site the words of a search, and, if you leave suggestions on, the letters as you
          type.
        </p>
      </div>
    </div>
  );
}
