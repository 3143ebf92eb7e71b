import { Band } from "../../../client/components/band.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { OpeningHours } from "../../../client/restoration/opening-hours.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { restorationCases } from "../../contract/restoration/cases.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { caseSteps } from "../../product/case-steps.ts";
import { Reach } from "../../product/reach.tsx";
import { thisHour } from "../../product/this-hour.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";
import { CasePanel } from "./panels.tsx";
import { PlansButton, PriceCall } from "./price-call.tsx";
import { restorationQuestions } from "./texts/restoration.tsx";

const { codeHours } = facts.restoration;

export const restorationPage = page({
  title: "Identity Theft Restoration",
  description: statements.restoration,
  structured: () => faqOf(restorationQuestions),
  vary: () => ({ hour: thisHour() }),
  body: ({ theme, host, country, hour }) => (
    <>
      <PageHead
        title="If your identity is stolen, an adviser helps you recover"
        lead={`Undoing identity theft takes weeks of calls. With ${brand.pro}, an adviser makes the calls for you, except those that only you may make. This covers theft you discover while you subscribe, including during the free trial.`}
        illustration={
          <Illustration
            name="rolled"
            theme={theme}
            no={1}
            eager
            caption="The three stages of a case."
            legend={["Noticed, and reported", "Disputed, in writing", "Corrected, with proof in writing"]}
          />
        }
      >
        <PriceCall
          service="An adviser"
          origin="funnel_itr_website__hero"
          other={<GoLink href={href("itrLearnMore", {}, "hour")}>What to do in the first hour</GoLink>}
          {...{ host, country }}
        />
      </PageHead>
      <Covered />
      <Days theme={theme} />
      <Call hour={hour} />
      <Questions title="Questions about identity theft help" questions={restorationQuestions} open={0} />
      <Closing
        scene="ground"
        title="Get identity theft help with Pro"
        lead={`We hope you never need an adviser. ${brand.pro} includes one, with a VPN and personal information removal.`}
      >
        <p className="acts">
          <PlansButton origin="funnel_itr_website__closing" {...{ host, country }} />
          <GoLink href={href("subscriptionsManage")}>Manage subscription</GoLink>
        </p>
      </Closing>
    </>
  ),
});

const { covered, uncovered } = restorationCases;

function Covered() {
  return (
    <Band tone="surface-alt">
      <h2>What’s covered, and what isn’t</h2>
      <Reach does={{ title: "Covered", items: covered }} leaves={{ title: "Not covered", items: uncovered }} />
    </Band>
  );
}

function Days({ theme }: Pick<Frame, "theme">) {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>How a case runs</h2>
          <p className="soft">
            This is a typical case. Yours may take from a week to half a year. Your adviser tells you early on how long
            to expect.
          </p>
          <Specimen
            theme={theme}
            scene="eggsStage"
            no={2}
            caption="a case after one week. The person and the case are made up."
          >
            <CasePanel />
          </Specimen>
        </div>
        <ol className={styles.days}>
          {caseSteps.map(({ when, title, text }) => (
            <li key={when}>
              <p className={styles.when}>{when}</p>
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Call({ hour }: { readonly hour: number }) {
  return (
    <Band tone="surface-alt" id="call">
      <div className="split">
        <div className="say">
          <h2>How to call an adviser</h2>
          <p className="lead">
            First get an access code, then call. Advisers speak English, and get an interpreter if you ask. They answer
            every day, at these hours:
          </p>
          <p className="soft small">{demonstration.numbers}</p>
          <OpeningHours now={hour} />
        </div>
        <div className="say">
          <Instructions
            items={[
              <>
                <a href={href("itrAccessCode")}>Sign in to your subscription</a>. That takes you to the page for access
                codes.
              </>,
              `Select Get access code. The code looks like 7KQ2\u2011M9XD\u20114TBR and works for ${codeHours} hours.`,
              `Call the number for your country and read the code out. The code shows that you subscribe; your name isn’t in it. ${statements.adviserCalls}`,
            ]}
          />
          <dl className={styles.lines}>
            {brand.adviserLines.map(({ where, number }) => (
              <div key={where}>
                <dt>{where}</dt>
                <dd>
                  <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="soft small">
            Your phone company’s usual call charges apply. We can also call you, free of charge, but arranging that
            takes about 2 working days.
          </p>
          <div>
            <p>
              <GoLink href={href("itrCall")}>See all numbers, and what to have at hand</GoLink>
            </p>
            <p>
              <GoLink href={href("itrAbout")}>Meet the advisers</GoLink>
            </p>
            <p>
              <GoLink href={href("itrSurvey")}>Rate the help you got</GoLink>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
