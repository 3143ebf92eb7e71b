import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { AnswersNow, OpeningHours } from "../../../client/restoration/opening-hours.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { type Country, countryInText, countryName } from "../../contract/country.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n, languageTag } from "../../contract/language/i18n.ts";
import { type AdviserLine, adviserLine, dialled } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
import { thisHour } from "../../product/this-hour.ts";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

export const callPage = page({
  title: () => i18n.t("Call an adviser"),
  description: () =>
    i18n.t(
      "Phone numbers for advisers by country, with hours in your time. No number for your country? Ask for a call back.",
    ),
  vary: () => ({ hour: thisHour() }),
  body: ({ theme, country, hour }) => (
    <>
      <PageHead
        title={i18n.t("Call an adviser")}
        illustration={
          <Illustration name="chorus" theme={theme} eager caption={i18n.t("Say what happened, in your own words.")} />
        }
      >
        <OwnLine country={country} />
        <AnswersNow now={hour} country={country} />
        <p className="lead">
          {i18n.t(
            "For {pro} subscribers. First get your access code: the adviser asks for it. Have pen and paper ready, and the letter or message that worried you. Can’t get a code, and it’s urgent? Call anyway.",
            { pro: brand.pro },
          )}
        </p>
        <p className="acts">
          <LinkButton href={href("itrAccessCode")} icon="key" variant={adviserLine(country) ? "line" : "primary"}>
            {i18n.t("Get an access code")}
          </LinkButton>
          <GoLink href="#numbers">{i18n.t("See numbers in other countries")}</GoLink>
        </p>
        <Notice title={i18n.t("Is money being taken from your card or account?")}>
          {i18n.t("Call your bank first, on the number printed on your card.")}
        </Notice>
        <p className="soft small">{i18n.t(demonstration.numbers)}</p>
      </PageHead>
      <OnTheLine {...{ hour, country }} />
      <Numbers country={country} />
      <CallBack />
      <OtherWays than="itrCall" scene="fern" />
    </>
  ),
});

/** The phone number for the visitor's country, the first thing below the headline; where there is none, how to be rung back. */
function OwnLine({ country }: { country: Country | null }) {
  const line = adviserLine(country);
  if (line) return <Line line={line} />;
  return (
    <p>
      {country ? (
        <Trans
          id="We don’t have a phone number in {country} yet. <a>Ask us to call you</a>, which costs you nothing."
          values={{ country: countryInText(country) }}
          components={links({ a: "#back" })}
        />
      ) : (
        <Trans
          id="We don’t know which country you’re in. <a>Ask us to call you</a>, or choose a number below."
          components={links({ a: "#back" })}
        />
      )}
    </p>
  );
}

function Line({ line }: { line: AdviserLine }) {
  return (
    <p className={styles.number}>
      <span className="soft">{i18n.t("In {country}, call", { country: countryInText(line.country) })}</span>
      <a href={dialled(line)}>{line.number}</a>
    </p>
  );
}

function Numbers({ country }: { country: Country | null }) {
  const own = adviserLine(country);
  const others = brand.adviserLines.filter((line) => line !== own);
  return (
    <Band id="numbers">
      <div className="split">
        <div className="say">
          <h2>{own ? i18n.t("Numbers in other countries") : i18n.t("Numbers by country")}</h2>
          <p className="soft">
            {i18n.t(
              "Call the number of the country you’re in. If your country isn’t listed, call any of these numbers, or ask us to call you.",
            )}
          </p>
        </div>
        <div className="say">
          <DataTable
            label={i18n.t("Numbers by country")}
            columns={[i18n.t("Country"), i18n.t("Number")]}
            rows={[
              ...others.map((line) => ({
                key: line.country,
                head: countryName(line.country, languageTag()),
                cells: [
                  <a key="number" className={styles.dial} href={dialled(line)}>
                    {line.number}
                  </a>,
                ],
              })),
              {
                key: "else",
                head: i18n.t("Any other country"),
                cells: [
                  <a key="back" className={styles.dial} href="#back">
                    {i18n.t("Ask us to call you")}
                  </a>,
                ],
              },
            ]}
          />
        </div>
      </div>
    </Band>
  );
}

function OnTheLine({ hour, country }: { readonly hour: number; readonly country: Country | null }) {
  return (
    <Band tone="surface-alt" id="hours">
      <div className={`two ${styles.apart}`}>
        <div className="say">
          <h2>{i18n.t("Opening hours")}</h2>
          <OpeningHours now={hour} country={country} />
          <p className="soft small">
            {statements.adviserLanguage} {i18n.t("You pay what your phone company charges.")}
          </p>
          <p className="soft small">
            <Trans
              id="The hours are the same every day of the year. If you can’t call then, <a>ask us to call you</a>."
              components={links({ a: "#back" })}
            />
          </p>
        </div>
        <div className="say">
          <h2>{i18n.t("What happens on the call")}</h2>
          <Instructions
            items={[
              i18n.t("An adviser answers and asks for your access code. Can’t get one, and it’s urgent? Say so."),
              i18n.t(
                "Say in a sentence what happened. The adviser asks what’s at risk in the next hour, and starts there.",
              ),
              i18n.t("At the end you know your adviser’s name, and the day they’ll contact you."),
            ]}
          />
        </div>
      </div>
    </Band>
  );
}

function CallBack() {
  return (
    <Band tone="surface-alt" id="back">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("How to get a call back")}</h2>
        </div>
        <div className="say">
          <p>
            {i18n.t(
              "Send us a message with your phone number, your country, and two times in your own time when we can call. We reply by email, usually within {days} working days, so choose times after that. Create your access code on the day we call: it works for {hours} hours. Don’t put it in the message: the adviser asks for it on the phone.",
              { days: facts.help.answerDays, hours: facts.restoration.codeHours },
            )}
          </p>
          <p className="acts">
            <LinkButton href={href("help", { subject: "restoration" })} variant="line">
              {i18n.t("Send us a message")}
            </LinkButton>
          </p>
          <p>{statements.adviserCalls}</p>
          <p className="soft">
            {i18n.t(
              "You can use a relay service on every number if you’re deaf or have a speech impairment. Take as long as you need.",
            )}
          </p>
        </div>
      </div>
    </Band>
  );
}
