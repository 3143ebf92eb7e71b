import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { PlusSummary } from "../../../client/components/plus-summary.tsx";
import { SentEvents } from "../../../client/events/sent-events.tsx";
import { PlainIsland } from "../../../client/islands/island.tsx";
import { retention } from "../../contract/retention.ts";
import { href, routes } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { allDetails, Catalogue, detailsOf, Rows } from "./catalogue.tsx";
import styles from "./measure.module.css";
import { RunningExperiments } from "./running-experiments.tsx";
import { Specimen } from "./specimen.tsx";

const { path } = routes.whatWeMeasure;

export const measurePage = page({
  title: "What we measure",
  description: "See what your browser tells us while you use this site, why we ask, and turn measuring off.",
  load: ({ var: { visit } }) => ({ visit }),
  body: ({ data: { visit } }) => (
    <>
      <PageHead
        title="What we measure on our pages"
        lead="While you use this site, your browser sends us short notes, such as “a page was opened”. We call them events, and use them to find what doesn’t work. No event says who you are, what you searched for or what you typed."
        illustration={<Specimen visit={visit} />}
      >
        <p className="acts">
          <GoLink href="#switch">Turn measuring on or off</GoLink>
          <GoLink href="#catalogue">See what we want to know</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt" id="switch">
        <div className="split">
          <div className="say">
            <h2>What this tab has sent us</h2>
            <p className="lead">
              Here’s every event your browser has sent us since you opened this tab, newest first. Close the tab, and
              the list is gone.
            </p>
            <p className="soft">
              Below each event, you can open exactly what was sent. <a href="#words">See what each name means</a>.
            </p>
          </div>
          <PlainIsland name="sent-events">
            <SentEvents whyNotMeasured={visit.whyNotMeasured} back={path} />
          </PlainIsland>
        </div>
      </Band>
      <Band id="experiments">
        <div className="say">
          <h2>Experiments</h2>
          <p className="soft">
            Sometimes we try two versions of a page, to see which works better. The version you see depends on the day,
            your country and your kind of device, or your browser picks one at random. If you’re in an experiment, you
            can leave it below.
          </p>
        </div>
        <RunningExperiments groups={visit.experiments} back={path} />
      </Band>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>What happens to an event</h2>
          </div>
          <FieldNotes notes={handling} />
        </div>
      </Band>
      <Band id="catalogue">
        <div className="split">
          <div className="say">
            <h2>What we want to know</h2>
            <p className="soft">We measure to answer these five questions.</p>
          </div>
          <Rows rows={questions} large />
          <details className={`full ${styles.words}`}>
            <PlusSummary>Show every event, with its exact data</PlusSummary>
            <p className="soft">Our server deletes anything that isn’t on this list.</p>
            <Catalogue />
          </details>
        </div>
      </Band>
      <Band tone="surface-alt" id="words">
        <div className="split">
          <div className="say">
            <h2>What an event can say</h2>
            <p className="soft">
              An event says what happened, and a few details such as the kind of device. A detail is a word from a list
              of ours or a small number: there’s no room for anything you write.
            </p>
            <GoLink href={href("privacy", {}, "events")}>Read about events in the privacy policy</GoLink>
            <GoLink href={href("whatWeRecord")}>See what our servers record</GoLink>
          </div>
          <div className="say">
            <details className={styles.words} open>
              <PlusSummary>What “Page opened” says</PlusSummary>
              <Rows rows={detailsOf("page_view")} />
            </details>
            <details className={styles.words}>
              <PlusSummary>Show all details, with the names they’re sent under</PlusSummary>
              <Rows rows={allDetails} />
            </details>
          </div>
        </div>
      </Band>
    </>
  ),
});

const questions = [
  { term: "Which pages help?", note: "Pages opened, and pages left within 10 seconds." },
  { term: "What breaks?", note: "Error pages, parts of a page that are missing, and scripts that fail." },
  {
    term: "Do people find our browser?",
    note: "Links and buttons to the browser or the extension that someone selected.",
  },
  {
    term: "Where does subscribing fail?",
    note: "Plans seen, payments started and finished, and errors while signing in.",
  },
  { term: "Which version works better?", note: "The version of a page that someone saw in an experiment." },
];

const handling = [
  {
    term: "On the way",
    note: "Your browser sends the event to our own server and to nobody else. As with any request, this site’s cookies come along: we only read whether measuring is off.",
  },
  { term: "On our server", note: "We store the event, its details and the time." },
  { term: "Left out", note: "Who you are, your IP address, what you searched for and what you typed." },
  { term: "Kept for", note: `${retention.eventMonths} months. After that we only keep totals.` },
  {
    term: "No events",
    note: "If scripts are off, or your browser sends Global Privacy Control or Do Not Track. The site works the same.",
  },
];
