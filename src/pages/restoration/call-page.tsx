import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { OpeningHours } from "../../../client/restoration/opening-hours.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { type Country, countryInText } from "../../contract/country.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { type AdviserLine, adviserLine, dialled } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { thisHour } from "../../product/this-hour.ts";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

export const callPage = page({
  title: "Call an adviser",
  description: `Phone numbers for advisers by country, with hours in your time. No number for your country? Ask for a call back.`,
  vary: () => ({ hour: thisHour() }),
  body: ({ theme, country, hour }) => (
    <>
      <PageHead
        title="Call an adviser"
        lead={
          <>
            For {brand.pro} subscribers. First <a href={href("itrAccessCode")}>get your access code</a>: the adviser
            asks for it. Have pen and paper ready, and the letter or message that worried you. Can’t get a code, and
            it’s urgent? Call anyway. You pay what your phone company charges.
          </>
        }
        illustration={
          <Illustration name="chorus" theme={theme} eager caption="Say what happened, in your own words." />
        }
      >
        <OwnLine country={country} />
        <p className="acts">
          <LinkButton href={href("itrAccessCode")} icon="key">
            Get an access code
          </LinkButton>
          <GoLink href="#numbers">See numbers in other countries</GoLink>
        </p>
        <Notice title="Is money being taken from your card or account?">
          Call your bank first, on the number printed on your card.
        </Notice>
        <p className="soft small">{demonstration.numbers}</p>
      </PageHead>
      <OnTheLine hour={hour} />
      <Numbers country={country} />
      <CallBack />
      <OtherWays than="itrCall" tone="background" />
    </>
  ),
});

/** The phone number for the visitor's country, in large type; where there is none, how to be rung back. */
function OwnLine({ country }: { country: Country | null }) {
  const line = adviserLine(country);
  if (line) return <Line line={line} />;
  return (
    <p>
      {country
        ? `We don’t have a phone number in ${countryInText(country)} yet. `
        : "We don’t know which country you’re in. "}
      <a href="#back">Ask us to call you</a>
      {country ? ", which costs you nothing." : ", or choose a number below."}
    </p>
  );
}

function Line({ line }: { line: AdviserLine }) {
  return (
    <p className={styles.number}>
      <span className="soft">{`In ${countryInText(line.country)}, call`}</span>
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
          <h2>{own ? "Numbers in other countries" : "Numbers by country"}</h2>
          <p className="soft">
            Call the number of the country you’re in. If your country isn’t listed, call any of these numbers, or ask us
            to call you.
          </p>
        </div>
        <div className="say">
          <DataTable
            label="Numbers by country"
            columns={["Country", "Number"]}
            rows={[
              ...others.map((line) => ({
                key: line.country,
                head: line.where,
                cells: [
                  <a key="number" className={styles.dial} href={dialled(line)}>
                    {line.number}
                  </a>,
                ],
              })),
              {
                key: "else",
                head: "Any other country",
                cells: [
                  <a key="back" className={styles.dial} href="#back">
                    Ask us to call you
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

function OnTheLine({ hour }: { readonly hour: number }) {
  return (
    <Band tone="surface-alt" id="hours">
      <div className="two">
        <div className="say">
          <h2>Opening hours</h2>
          <OpeningHours now={hour} />
          <p className="soft small">
            The hours are the same every day of the year. If you can’t call then, <a href="#back">ask us to call you</a>
            .
          </p>
        </div>
        <div className="say">
          <h2>What happens on the call</h2>
          <Instructions
            items={[
              "An adviser answers and asks for your access code. Can’t get one, and it’s urgent? Say so.",
              "Say in a sentence what happened. The adviser asks what’s at risk in the next hour, and starts there.",
              "At the end you know your adviser’s name, and the day they’ll contact you.",
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
          <h2>Ask us to call you</h2>
        </div>
        <div className="say">
          <p>
            <a href={href("help", { subject: "restoration" })}>Send us a message</a> with your phone number, your
            country, and two times in your own time when we can call. We reply by email, usually within{" "}
            {facts.help.answerDays} working days, so choose times after that. Create your access code on the day we
            call: it works for {facts.restoration.codeHours} hours. Don’t put it in the message: the adviser asks for it
            on the phone.
          </p>
          <p>{statements.adviserCalls}</p>
          <p className="soft">
            You can use a relay service on every number if you’re deaf or have a speech impairment. Take as long as you
            need.
          </p>
        </div>
      </div>
    </Band>
  );
}
