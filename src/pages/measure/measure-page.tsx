import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { PlusSummary } from "../../../client/components/sections/plus-summary.tsx";
import { SentEvents } from "../../../client/events/sent-events.tsx";
import { PlainIsland } from "../../../client/islands/island.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { retention } from "../../contract/retention.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { allDetails, Catalogue, eventDetailsOf, Rows } from "./catalogue.tsx";
import styles from "./measure.module.css";
import { RunningExperiments } from "./running-experiments.tsx";
import { MothSpecimen } from "./specimen.tsx";

export const measurePage = page({
  title: () => i18n.t("What we measure"),
  description: () =>
    i18n.t("See what your browser tells us while you use this site, why we ask, and turn measuring off."),
  load: ({ var: { visit } }) => ({ visit }),
  body: ({ data: { visit } }) => (
    <>
      <PageHead
        title={i18n.t("What we measure on our pages")}
        lead={i18n.t(
          "While you use this site, your browser sends us short notes, such as “a page was opened”. We call them events, and use them to find what doesn’t work. No event says who you are, what you searched for or what you typed.",
        )}
        illustration={<MothSpecimen visit={visit} />}
      >
        <p className="acts">
          <GoLink href="#switch">{i18n.t("Turn measuring on or off")}</GoLink>
          <GoLink href="#catalogue">{i18n.t("See what we want to know")}</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt" id="switch">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What this tab has sent us")}</h2>
            <p className="lead">
              {i18n.t(
                "Here’s every event your browser has sent us since you opened this tab, newest first. Close the tab, and the list is gone.",
              )}
            </p>
            <p className="soft">
              <Trans
                id="Below each event, you can open exactly what was sent. <a>See what each name means</a>."
                components={links({ a: "#words" })}
              />
            </p>
          </div>
          <PlainIsland name="sent-events">
            <SentEvents whyNotMeasured={visit.whyNotMeasured} back={href("whatWeMeasure")} />
          </PlainIsland>
        </div>
      </Band>
      <Band id="experiments">
        <div className="say">
          <h2>{i18n.t("Experiments")}</h2>
          <p className="soft">
            {i18n.t(
              "Sometimes we try two versions of a page, to see which works better. The version you see depends on the day, your country and your kind of device, or your browser picks one at random. If you’re in an experiment, you can leave it below.",
            )}
          </p>
        </div>
        <RunningExperiments groups={visit.experiments} back={href("whatWeMeasure")} />
      </Band>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What happens to an event")}</h2>
          </div>
          <FieldNotes notes={handling()} />
        </div>
      </Band>
      <Band id="catalogue">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What we want to know")}</h2>
            <p className="soft">{i18n.t("We measure to answer these five questions.")}</p>
          </div>
          <div className="say">
            <Rows rows={questions()} large />
            <details className={styles.words}>
              <PlusSummary>{i18n.t("Show every event, with its exact data")}</PlusSummary>
              <p className="soft">{i18n.t("Our server deletes anything that isn’t on this list.")}</p>
              <Catalogue />
            </details>
          </div>
        </div>
      </Band>
      <Band tone="surface-alt" id="words">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What an event can say")}</h2>
            <p className="soft">
              {i18n.t(
                "An event says what happened, and a few details such as the kind of device. A detail is a word from a list of ours or a small number: there’s no room for anything you write.",
              )}
            </p>
          </div>
          <div className="say">
            <details className={styles.words} open>
              <PlusSummary>{i18n.t("What “Page opened” says")}</PlusSummary>
              <Rows rows={eventDetailsOf("page_view")} />
            </details>
            <details className={styles.words}>
              <PlusSummary>{i18n.t("Show all details, with the names they’re sent under")}</PlusSummary>
              <Rows rows={allDetails()} />
            </details>
          </div>
        </div>
      </Band>
      <Closing
        scene="pines"
        title={i18n.t("What our servers record")}
        lead={i18n.t("Two kinds of short note, without names.")}
      >
        <p className="acts">
          <LinkButton href={href("whatWeRecord")}>{i18n.t("See what we record")}</LinkButton>
          <GoLink href={href("privacy", {}, "events")}>{i18n.t("Read about events in the privacy policy")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function questions() {
  return [
    { term: i18n.t("Which pages help?"), note: i18n.t("Pages opened, and pages left within 10 seconds.") },
    {
      term: i18n.t("What breaks?"),
      note: i18n.t("Error pages, parts of a page that are missing, and scripts that fail."),
    },
    {
      term: i18n.t("Do people find our browser?"),
      note: i18n.t("Links and buttons to the browser or the extension that someone selected."),
    },
    {
      term: i18n.t("Where does subscribing fail?"),
      note: i18n.t("Plans seen, payments started and finished, and errors while signing in."),
    },
    {
      term: i18n.t("Which version works better?"),
      note: i18n.t("The version of a page that someone saw in an experiment."),
    },
  ];
}

function handling() {
  return [
    {
      term: i18n.t("On the way"),
      note: i18n.t(
        "Your browser sends the event to our own server and to nobody else. As with any request, this site’s cookies come along: we only read whether measuring is off.",
      ),
    },
    { term: i18n.t("On our server"), note: i18n.t("We store the event, its details and the time.") },
    {
      term: i18n.t("Left out"),
      note: i18n.t("Who you are, your IP address, what you searched for and what you typed."),
    },
    {
      term: i18n.t("Kept for"),
      note: i18n.t("{months} months. After that we only keep totals.", { months: retention.eventMonths }),
    },
    {
      term: i18n.t("No events"),
      note: i18n.t(
        "If scripts are off, or your browser sends Global Privacy Control or Do Not Track. The site works the same.",
      ),
    },
  ];
}
