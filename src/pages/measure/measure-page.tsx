import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { sentEventsIsland } from "../../../client/events/sent-list-island.tsx";
import { href, routes } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { Catalogue, Parameters } from "./catalogue.tsx";
import { RunningExperiments } from "./running-experiments.tsx";

const { path } = routes.whatWeMeasure;

export const measurePage = page({
  title: "What this page sent",
  description:
    "Each event that left your browser in this visit, what it means and who asked for it. And one switch that ends them all.",
  holes: {
    visit: ({ heldBack }) => sentEventsIsland.mark({ heldBack, back: path }),
    experiments: (visit) => <RunningExperiments groups={visit.experiments} back={path} />,
  },
  body: ({ theme }) => (
    <>
      <PageHead
        title="What this page sent."
        lead="We count how our pages are used. You can see each count on its way, read what it is for, and stop it."
        plate={<Plate name="tracks" theme={theme} eager />}
      >
        <p className="acts">
          <GoLink href="#catalogue">All that could be sent</GoLink>
          <GoLink href="#experiments">Experiments</GoLink>
        </p>
      </PageHead>
      <Band tone="bark">
        <div className="say">
          <h2>Your visit so far</h2>
          <p className="lead">
            This list is made in your browser and stays there. It goes when you close the tab. The newest event is on
            top.
          </p>
        </div>
        <Hole name="visit" />
      </Band>
      <Band id="experiments">
        <div className="split">
          <div className="say">
            <h2>Experiments</h2>
            <p className="soft">
              Now and then we try two versions of a page. The version goes by the day: all who come on one day see the
              same. So we need not know who you are.
            </p>
          </div>
          <Hole name="experiments" />
        </div>
      </Band>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>What becomes of an event</h2>
          </div>
          <FieldNotes notes={handling} />
        </div>
      </Band>
      <Band id="catalogue">
        <div className="say">
          <h2>All that could be sent</h2>
          <p className="lead">
            There is no other event than these. Our server reads each one against this list and drops what is not on it.
          </p>
        </div>
        <Catalogue />
      </Band>
      <Band tone="bark" id="words">
        <div className="split">
          <div className="say">
            <h2>What each word says</h2>
            <p className="soft">
              An event is its name and a few of these. Each is a word from a short list, a small number or a short code.
            </p>
            <GoLink href={href("privacy", {}, "events")}>The same in the privacy policy</GoLink>
          </div>
          <Parameters />
        </div>
      </Band>
    </>
  ),
});

const handling = [
  { term: "On the way", note: "It goes to our own server and to nobody else. No cookie is set for it." },
  { term: "At the server", note: "It is one line in a table: the event, its words and the time." },
  { term: "Left out", note: "Who you are, where you are, what you searched for and what you typed." },
  { term: "Kept for", note: "Three months. What stays are sums, with nobody in them to forget." },
  { term: "Without scripts", note: "No event is made at all. The site works the same." },
];
