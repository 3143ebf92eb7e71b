import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Faq, type FaqQuestion } from "../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { installCall } from "../../contract/acquisition/install.ts";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { endpoints, href, searchHref } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./add-to-browser.module.css";
import {
  type AddToBrowserWay,
  isApple,
  otherWays,
  ownWay,
  type SearchDevice,
  takesEngine,
  undoOn,
} from "./add-to-browser-ways.tsx";
import { PhraseSources } from "./phrase-sources.tsx";

export const addToBrowserPage = page({
  title: () => i18n.t("Add search to your browser"),
  description: () =>
    i18n.t("Make {brand} your default search engine: steps for Chrome, Safari, Edge, Firefox and other browsers.", {
      brand: brand.name,
    }),
  // The address at which this page was requested stands in the steps.
  vary: ({ searchesWeb, origin, device }) => ({
    searchesWeb,
    origin,
    os: device.os.name,
    browser: device.browser.name,
    tooOld: installCall(device).tooOld !== null,
  }),
  structured: ({ host }) => faqOf(questionsOn(`${host === "onion" ? "http" : "https"}://${brand.hosts[host]}`)),
  body: ({ theme, searchesWeb, origin, ...device }) => (
    <>
      <PageHead
        title={i18n.t("Search with {brand} in your browser", { brand: brand.name })}
        lead={i18n.t(takesEngine(device) ? leads.takes : leads.takesNone)}
        illustration={
          <Illustration
            name="hollow"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("A bird has moved into the old tree. Our search moves into the browser you have.")}
          />
        }
      >
        <OwnWay device={device} origin={origin} />
      </PageHead>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>{isApple(device) ? i18n.t("On a computer or another phone") : i18n.t("In another browser")}</h2>
          </div>
          <div className={`say ${styles.others}`}>
            <Faq questions={questionsOn(origin, device)} open={0} />
            <p className="soft small">
              <Trans
                id="For developers: every page links to our <a>OpenSearch description</a>."
                components={links({ a: endpoints.openSearch })}
              />
            </p>
          </div>
        </div>
      </Band>
      <Band id="sends">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What your browser then sends us")}</h2>
          </div>
          <div className="say">
            <p>{i18n.t(takesEngine(device) ? sent.bySearching : sent.fromHere, { ipAddress: statements.ipAddress })}</p>
            <Faq
              questions={[
                { id: "suggestions", question: i18n.t("Where suggestions come from"), answer: <PhraseSources /> },
              ]}
            />
          </div>
        </div>
      </Band>
      <Check takes={takesEngine(device)} searchesWeb={searchesWeb} />
    </>
  ),
});

const leads = {
  takes: /*i18n*/ "One setting lets you search privately from the address bar. It’s free, without an account.",
  takesNone:
    /*i18n*/ "This browser can’t search here from its address bar. You can keep this site at hand, for free and without an account.",
};

const sent = {
  bySearching:
    /*i18n*/ "Your words and your IP address, when you search. If your browser’s suggestions are on, it also sends what you type as you type it, so we can suggest searches. We don’t keep your words. {ipAddress}",
  /** For browsers that take no search engine. */
  fromHere:
    /*i18n*/ "Your words and your IP address, when you search on this site. If suggestions are on, this site also sends what you type as you type it. We don’t keep your words. {ipAddress}",
};

/** A search that we answer ourselves. */
const tried = "5 miles in km";

/** Where there is no new search engine to check, the page offers a search to begin with. */
function Check({ takes, searchesWeb }: { takes: boolean; searchesWeb: boolean }) {
  return (
    <Closing
      scene="pines"
      title={takes ? i18n.t("Check your new search engine") : i18n.t("Try a search first")}
      lead={
        takes
          ? i18n.t("Type a word in the address bar and press Enter. If one of our pages opens, you’re done.")
          : i18n.t("Then open this site whenever you search, or search from the address bar of our browser.")
      }
    >
      <p className="acts">
        <LinkButton href={searchHref(tried)}>{i18n.t("Search for “{words}”", { words: tried })}</LinkButton>
        <GoLink href={href("app")}>{i18n.t("Get our browser")}</GoLink>
      </p>
      {!searchesWeb && <p className="soft small">{statements.noWeb}</p>}
    </Closing>
  );
}

/** The steps for the visitor's own browser, with the address of this host. */
function OwnWay({ device, origin }: { readonly device: SearchDevice; readonly origin: string }) {
  const { browser, steps } = ownWay(device, origin);
  const undo = undoOn(device);
  return (
    <div className={styles.own} id="how">
      <h2>{browser === null ? i18n.t("In this browser") : i18n.t("In {browser}", { browser })}</h2>
      {stepsOf(steps)}
      {undo && <p className="soft small">{undo}</p>}
    </div>
  );
}

function questionsOn(origin: string, inHand?: SearchDevice): readonly FaqQuestion[] {
  return otherWays(origin, inHand).map(({ browser, steps }) => ({
    question: i18n.t("How do I add search to {browser}?", { browser }),
    answer: stepsOf(steps),
  }));
}

/** Calls the component directly, because the text for search engines needs finished HTML. */
function stepsOf(steps: AddToBrowserWay["steps"]) {
  return steps.length === 1 ? <p>{steps[0]}</p> : Instructions({ items: steps });
}
