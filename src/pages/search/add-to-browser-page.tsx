import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { brand } from "../../contract/brand.ts";
import { brandSlug } from "../../contract/brand-name.ts";
import type { BrowserName } from "../../contract/device.ts";
import { endpoints, href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { type Facets, page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import type { Visit } from "../../visit/visit.ts";
import styles from "./add-to-browser.module.css";
import { PhraseSources } from "./phrase-sources.tsx";

export const addToBrowserPage = page({
  title: "Add search to your browser",
  description: `How to make ${brand.name} the search engine of the browser that you use: step by step, for the one you have open and for the others.`,
  holes: { own: (visit) => <OwnWay visit={visit} /> },
  structured: ({ host }) => faqOf(questionsOn(host)),
  body: ({ host, theme }) => (
    <>
      <PageHead
        title="Search from the address bar."
        lead="Tell your browser once where to send your words. From then on a search begins in the bar at the top, with nothing to open first."
        plate={<Plate name="relay" theme={theme} eager />}
      />
      <Band tone="bark" id="how">
        <div className={styles.ways}>
          <Hole name="own" />
          <div className="say">
            <h2>In another one</h2>
            <Faq questions={questionsOn(host)} />
            <p className="soft small">
              Programs that read OpenSearch find <a href={endpoints.openSearch}>the description</a> in the head of every
              page.
            </p>
          </div>
        </div>
      </Band>
      <Band id="sends">
        <div className="split">
          <div className="say">
            <h2>What your browser sends from then on</h2>
          </div>
          <div className="say">
            <p>
              The words of a search when you press Enter. If suggestions are on in the browser, the letters of each
              search too, as you type them, so that it can complete them. Neither is kept here.
            </p>
            <p className="soft">
              Bang shortcuts work from the address bar as they do in the box: “!osm Rathlin Island” goes straight to the
              map.
            </p>
            <GoLink href={href("bangs")}>All shortcuts</GoLink>
          </div>
        </div>
      </Band>
      <Band tone="bark" id="suggestions">
        <PhraseSources />
      </Band>
    </>
  ),
});

interface Way {
  readonly browser: string;
  /** What to do, in order. */
  readonly steps: readonly ReactNode[];
}

/** How each browser takes a search engine. `address` is what it wants to be told, with `%s` for the words. */
const ways: Readonly<Record<BrowserName, (address: ReactNode) => Way>> = {
  [brandSlug]: () => ({
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
    browser: "Internet Explorer",
    steps: ["It gets no security updates any more. Please search with a newer browser."],
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

/** In the order of how many people use them. */
const offered: readonly BrowserName[] = ["chrome", "safari", "edge", "firefox", "samsung", "opera"];

/** The browser that asks, on the host that it asked. */
function OwnWay({ visit }: { visit: Visit }) {
  const { browser, steps } = ways[visit.device.browser.name](address(visit.url.origin));
  return (
    <div className="say">
      <h2>{`In ${browser === "Your browser" ? "this browser" : browser}`}</h2>
      {stepList(steps)}
    </div>
  );
}

function questionsOn(host: Facets["host"]): readonly Question[] {
  const origin = `${host === "onion" ? "http" : "https"}://${brand.hosts[host]}`;
  return offered.map((name) => {
    const { browser, steps } = ways[name](address(origin));
    return { question: `How do I add it to ${browser}?`, answer: stepList(steps) };
  });
}

/** What a browser asks for: `%s` stands for the words. */
function address(origin: string) {
  return <code className={styles.address}>{`${origin}${href("home")}?q=%s`}</code>;
}

function stepList(steps: readonly ReactNode[]) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
