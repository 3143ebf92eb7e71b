import { Trans } from "@lingui/react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { AnswersNow, OpeningHours } from "../../../client/restoration/opening-hours.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { type Country, countryName } from "../../contract/country.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n, languageTag } from "../../contract/language/i18n.ts";
import { adviserLine, dialled } from "../../contract/restoration/access-code.ts";
import { restorationCases } from "../../contract/restoration/cases.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
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
  title: () => i18n.t("Identity Theft Restoration"),
  description: () => statements.restoration,
  structured: () => faqOf(restorationQuestions()),
  vary: () => ({ hour: thisHour() }),
  body: ({ theme, host, country, hour }) => (
    <>
      <PageHead
        title={i18n.t("If your identity is stolen, an adviser helps you recover")}
        lead={i18n.t(
          "Undoing identity theft takes weeks of calls. With {pro}, an adviser makes the calls for you, except those that only you may make. This covers theft you discover while you subscribe, including during the free trial.",
          { pro: brand.pro },
        )}
        illustration={
          <Illustration
            name="rolled"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("The three stages of a case.")}
            legend={[
              i18n.t("Noticed, and reported"),
              i18n.t("Disputed, in writing"),
              i18n.t("Corrected, with proof in writing"),
            ]}
          />
        }
      >
        <PriceCall
          service={i18n.t("An adviser")}
          origin="funnel_itr_website__hero"
          other={<GoLink href={href("itrLearnMore", {}, "hour")}>{i18n.t("What to do in the first hour")}</GoLink>}
          {...{ host, country }}
        />
      </PageHead>
      <Covered />
      <Days theme={theme} />
      <Call {...{ hour, country }} />
      <Questions title={i18n.t("Questions about identity theft help")} questions={restorationQuestions()} />
      <Closing
        scene="ground"
        title={i18n.t("Get identity theft help with Pro")}
        lead={i18n.t(
          "We hope you never need an adviser. {pro} includes one, with a VPN and personal information removal.",
          { pro: brand.pro },
        )}
      >
        <p className="acts">
          <PlansButton origin="funnel_itr_website__closing" {...{ host, country }} />
          <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Covered() {
  const { covered, uncovered } = restorationCases;
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("What’s covered, and what isn’t")}</h2>
      <Reach
        does={{ title: i18n.t("Covered"), items: covered }}
        leaves={{ title: i18n.t("Not covered"), items: uncovered }}
      />
    </Band>
  );
}

function Days({ theme }: Pick<Frame, "theme">) {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("How a case runs")}</h2>
          <p className="soft">
            {i18n.t(
              "This is a typical case. Yours may take from a week to half a year. Your adviser tells you early on how long to expect.",
            )}
          </p>
          <Specimen
            theme={theme}
            scene="eggsStage"
            no={2}
            caption={i18n.t("a case after one week. The person and the case are made up.")}
          >
            <CasePanel />
          </Specimen>
        </div>
        <ol className={styles.days}>
          {caseSteps().map(({ when, title, text }) => (
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

/** Of the numbers only the one for the visitor's country: all of them have a page of their own. */
function Call({ hour, country }: { readonly hour: number; readonly country: Country | null }) {
  const line = adviserLine(country);
  return (
    <Band tone="surface-alt" id="call">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("How to call an adviser")}</h2>
          <p className="lead">
            {i18n.t("First get an access code, then call. {adviserLanguage} They answer every day, at these hours:", {
              adviserLanguage: statements.adviserLanguage,
            })}
          </p>
          <AnswersNow now={hour} country={country} />
          <OpeningHours now={hour} country={country} />
          <p className="soft small">{i18n.t(demonstration.numbers)}</p>
        </div>
        <div className="say">
          <Instructions
            items={[
              <Trans
                key="sign-in"
                id="<a>Sign in to your subscription</a>. That takes you to the page for access codes."
                components={links({ a: href("itrAccessCode") })}
              />,
              i18n.t(
                "Select Get access code. The code looks like 7KQ2\u2011M9XD\u20114TBR and works for {hours} hours.",
                { hours: codeHours },
              ),
              i18n.t(
                "Call the number for your country, or any other number if your country has none, and read the code out. The code shows that you subscribe; your name isn’t in it. {adviserCalls}",
                { adviserCalls: statements.adviserCalls },
              ),
            ]}
          />
          {line && (
            <p className={styles.line}>
              <span>{countryName(line.country, languageTag())}</span>
              <a href={dialled(line)}>{line.number}</a>
            </p>
          )}
          <p className="soft small">
            {i18n.t(
              "Your phone company’s usual call charges apply. We can also call you, free of charge, but arranging that takes about 2 working days.",
            )}
          </p>
          <div>
            <p>
              <GoLink href={href("itrCall")}>{i18n.t("See all numbers, and what to have at hand")}</GoLink>
            </p>
            <p>
              <GoLink href={href("itrAbout")}>{i18n.t("Meet the advisers")}</GoLink>
            </p>
            <p>
              <GoLink href={href("itrSurvey")}>{i18n.t("Rate the help you got")}</GoLink>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
