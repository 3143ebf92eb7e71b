import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { stats } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { Points } from "./points.tsx";
import { decisionSteps, principles } from "./texts/how-we-work.ts";

export const howWeWorkPage = page({
  title: () => i18n.t("How we work"),
  description: () =>
    i18n.t("See how a company without an office works: six principles, a typical week and how we make decisions."),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("How we work: in writing, in small groups")}
        lead={i18n.t("{team} people, no office, and two meetings a week for most of us. Here’s how we work together.", {
          team: stats.team,
        })}
        illustration={
          <Illustration
            name="week"
            theme={theme}
            no={1}
            eager
            caption={i18n.t(
              "Three people on one team, from Monday to Friday. Dashes are working time; a block is a call together.",
            )}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("hiring")}>{i18n.t("See open roles")}</LinkButton>
          <GoLink href="#decisions">{i18n.t("How we make decisions")}</GoLink>
        </p>
      </PageHead>
      <Principles />
      <Band>
        <div className="split">
          <div className="say">
            <h2>{i18n.t("A typical week")}</h2>
            <p className="lead">
              {i18n.t(
                "Everyone starts and stops when it suits them, and each team shares a few hours a day. The weekend is quiet.",
              )}
            </p>
          </div>
          <FieldNotes
            notes={[
              { term: i18n.t("Monday"), note: i18n.t("What each of us will finish this week, and whose help we need") },
              { term: i18n.t("Tuesday"), note: i18n.t("Quiet work, and answers to what Monday’s pages asked") },
              { term: i18n.t("Wednesday"), note: i18n.t("No calls, in the whole company") },
              { term: i18n.t("Thursday"), note: i18n.t("We show what works, and what doesn’t yet") },
              { term: i18n.t("Friday"), note: i18n.t("A page for everyone else: done, learned, still open") },
            ]}
          />
        </div>
      </Band>
      <Decisions />
      <Hard />
      <Closing
        scene="pines"
        title={i18n.t("Work with us")}
        lead={i18n.t("Some people thrive on this much quiet. Some miss an office.")}
      >
        <p className="acts">
          <LinkButton href={href("hiring")}>{i18n.t("See open roles")}</LinkButton>
          <GoLink href={href("howWeHire")}>{i18n.t("See how we hire")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Principles() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("Our six principles")}</h2>
      <Points points={principles()} />
    </Band>
  );
}

function Decisions() {
  return (
    <Band tone="surface-alt" id="decisions">
      <div className="say">
        <h2>{i18n.t("How we make decisions")}</h2>
        <p className="lead">{i18n.t("One rule comes first: no decision may quietly collect more data.")}</p>
      </div>
      <Steps steps={decisionSteps()} />
    </Band>
  );
}

function Hard() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("What’s hard about working here")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t("You should know this before you apply.")}</p>
          <p>
            {i18n.t(
              "Working from home can be lonely, and messages carry no tone of voice. If you prefer to think aloud, you’ll have to get used to thinking in writing. Because we measure so little, we sometimes learn late that something doesn’t work, and then from people who are annoyed.",
            )}
          </p>
          <p>
            {i18n.t(
              "We meet in person when we can, pair new people with someone who’s been here for years, and read every email to support. That helps, but the difficulties don’t go away.",
            )}
          </p>
        </div>
      </div>
    </Band>
  );
}
