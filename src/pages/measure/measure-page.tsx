import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { SentEvents } from "../../../client/events/sent-events.tsx";
import { PlainIsland } from "../../../client/islands/island.tsx";
import { retention } from "../../contract/retention.ts";
import { href, routes } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { Catalogue, Parameters } from "./catalogue.tsx";
import styles from "./measure.module.css";
import { RunningExperiments } from "./running-experiments.tsx";
import { Specimen } from "./specimen.tsx";

const { path } = routes.whatWeMeasure;

export const measurePage = page({
  title: "What we measure",
  description: "See every event this tab has sent us, read what each one says and turn measuring off.",
  holes: {
    specimen: (visit) => <Specimen visit={visit} />,
    visit: ({ heldBack }) => (
      <PlainIsland name="sent-events">
        <SentEvents heldBack={heldBack} back={path} />
      </PlainIsland>
    ),
    experiments: (visit) => <RunningExperiments groups={visit.experiments} back={path} />,
  },
  body: () => (
    <>
      <PageHead
        title="What we measure on our pages."
        lead="While you use this site, your browser tells us about a few events, such as a page you opened. No event says who you are. Here’s every event, what it says, and the button that turns measuring off."
        plate={<Hole name="specimen" />}
      >
        <p className="acts">
          <GoLink href="#catalogue">See every event</GoLink>
          <GoLink href="#experiments">See experiments</GoLink>
        </p>
      </PageHead>
      <Band tone="bark">
        <div className="say">
          <h2>Events from this tab</h2>
          <p className="lead">
            This is what your browser has told us so far, newest first. The list stays in this tab, and goes when you
            close it.
          </p>
          <p className="soft">
            Under Exact data is each event as your browser sends it. <a href="#words">See what each name means</a>.
          </p>
        </div>
        <Hole name="visit" />
      </Band>
      <Band id="experiments">
        <div className="say">
          <h2>Experiments</h2>
          <p className="soft">
            To find out which version of a page works better, we show both for a while. Some experiments go by the day:
            everyone in your country with your kind of device sees the same version. In others, your browser picks a
            version at random. Either way, we don’t need to know who you are.
          </p>
        </div>
        <Hole name="experiments" />
      </Band>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>What happens to an event</h2>
          </div>
          <FieldNotes notes={handling} />
        </div>
      </Band>
      <Band id="catalogue">
        <div className="say">
          <h2>Every event we measure</h2>
          <p className="lead">
            We measure these events and no others. Our server deletes anything that isn’t on this list.
          </p>
        </div>
        <Catalogue />
      </Band>
      <Band tone="bark" id="words">
        <div className="split">
          <div className="say">
            <h2>What an event can say</h2>
            <p className="soft">
              Each detail is a word from a short list, a small number or a short code. After it is the name it’s sent
              under.
            </p>
            <GoLink href={href("privacy", {}, "events")}>Read about events in the privacy policy</GoLink>
            <GoLink href={href("whatWeRecord")}>See what our servers record</GoLink>
          </div>
          <details className={styles.words}>
            <summary>Show all details</summary>
            <Parameters />
          </details>
        </div>
      </Band>
    </>
  ),
});

const handling = [
  {
    term: "On the way",
    note: "Your browser sends the event to our own server only. It needs no cookie. If you turn measuring off or leave an experiment, a cookie remembers your choice.",
  },
  { term: "On our server", note: "One line in a table: the event, its details and the time." },
  { term: "Left out", note: "Who you are, your IP address, what you searched for and what you typed." },
  { term: "Kept for", note: `${retention.eventMonths} months. After that we only keep totals.` },
  { term: "Without scripts", note: "Your browser sends no events. The site works the same." },
];
