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
  description: `Make ${brand.name} your default search engine: steps for Chrome, Safari, Edge, Firefox and other browsers.`,
  holes: { own: (visit) => <OwnWay visit={visit} /> },
  structured: ({ host }) => faqOf(questionsOn(host)),
  body: ({ host, theme }) => (
    <>
      <PageHead
        title={`Make ${brand.name} your search engine.`}
        lead="Change one setting, and you can search privately from your browser’s address bar."
        plate={
          <Plate
            name="hollow"
            theme={theme}
            no={1}
            eager
            caption="Somebody has moved in. From the path it’s the same old tree."
          />
        }
      />
      <Band tone="bark" id="how">
        <div className={styles.ways}>
          <Hole name="own" />
          <div className="say">
            <h2>In another browser</h2>
            <Faq questions={questionsOn(host)} />
            <p className="soft small">
              For developers: every page links to our <a href={endpoints.openSearch}>OpenSearch description</a>.
            </p>
          </div>
        </div>
      </Band>
      <Band id="sends">
        <div className="split">
          <div className="say">
            <h2>What your browser then sends us</h2>
          </div>
          <div className="say">
            <p>
              Your words, when you search. If your browser’s suggestions are on, it also sends what you type as you type
              it, so we can suggest searches. We don’t keep either.
            </p>
            <p className="soft">
              Bangs work from the address bar too: “!osm Rathlin Island” opens a map of the island.
            </p>
            <GoLink href={href("bangs")}>See all bangs</GoLink>
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
    steps: ["There’s nothing to change: the address bar already searches here."],
  }),
  firefox: () => ({
    browser: "Firefox",
    steps: [
      "Select the address bar while this page is open.",
      <>In the row of icons below the bar, select “{brand.name}” with a plus sign.</>,
      <>Open Settings, then Search. Under Default search engine, choose {brand.name}.</>,
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
      "Safari only lets you choose from its own list of search engines.",
      <>
        You can make this site your home page instead, under Settings, General, Homepage. Or{" "}
        <a href={href("app")}>get the {brand.name} browser</a>.
      </>,
    ],
  }),
  ie: () => ({
    browser: "Internet Explorer",
    steps: ["Internet Explorer no longer gets security updates. Use a newer browser."],
  }),
  unknown: (address) => chromium("Your browser", "its settings for search engines", address),
};

function chromium(browser: string, menu: string, address: ReactNode): Way {
  return {
    browser,
    steps: [
      `Open ${menu}.`,
      <>
        Add a search engine called {brand.name} with this address: {address}
      </>,
      "Select “Make default” next to the new search engine.",
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
    return { question: `How do I add search to ${browser}?`, answer: stepList(steps) };
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
