import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { openingHoursIsland } from "../../../client/restoration/opening-hours-island.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { type Country, countryName } from "../../contract/country.ts";
import { type AdviserLine, adviserLine, dialled } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

export const callPage = page({
  title: "Call an adviser",
  palette: "lichen",
  description: `The number for your country, answered ${facts.restoration.hours}; elsewhere an adviser rings you back.`,
  holes: { hours: () => openingHoursIsland.mark({ now: Date.now() }) },
  body: ({ theme, country }) => (
    <>
      <PageHead
        title="Call an adviser."
        lead="Have an access code, something to write with and the letter or message that worried you."
        plate={<Plate name="song" theme={theme} eager caption="Say what happened. They have heard stranger things." />}
      >
        <OwnLine country={country} />
        <p className="acts">
          <LinkButton href={href("itrAccessCode")} icon="key">
            Get the code
          </LinkButton>
          <GoLink href="#numbers">Other countries</GoLink>
        </p>
      </PageHead>
      <Band tone="bark" id="hours">
        <div className="split">
          <div className="say">
            <h2>When somebody answers.</h2>
          </div>
          <div className="say">
            <Hole name="hours" />
            <p className="soft small">
              Every day of the year is the same. Between closing and opening a recording takes your number, and the
              first adviser of the morning rings it. A bank’s own line for stolen cards never closes: do not wait for
              us.
            </p>
          </div>
        </div>
      </Band>
      <Numbers country={country} />
      <OnTheLine />
      <OtherWays than="itrCall" tone="sky" />
    </>
  ),
});

/** The line of the visitor's country, large; where there is none, how to be rung back. */
function OwnLine({ country }: { country: Country | null }) {
  const line = adviserLine(country);
  if (line) return <Line line={line} />;
  return (
    <p>
      {country
        ? `There is no line of our own in ${countryName(country)} yet. `
        : "We cannot tell which country is yours. "}
      <a href="#back">Have an adviser ring you</a>
      {country ? ", at our expense." : ", or pick a number below."}
    </p>
  );
}

function Line({ line }: { line: AdviserLine }) {
  return (
    <p className={styles.number}>
      <span className="soft">{`From ${line.where}`}</span>
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
          <h2>Numbers elsewhere.</h2>
          <p className="soft">Each reaches the same desk. Take the one that is cheapest for you.</p>
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
                head: "Anywhere else",
                cells: [
                  <a key="back" href="#back">
                    By call back
                  </a>,
                ],
              },
            ]}
          />
          <Notice title="A demonstration">
            <p>
              These numbers are of the ranges that each country sets aside for films and books. Nobody picks up, and
              nobody is disturbed.
            </p>
          </Notice>
        </div>
      </div>
    </Band>
  );
}

function OnTheLine() {
  return (
    <Band tone="bark" id="back">
      <div className="two">
        <div className="say">
          <h2>On the line.</h2>
          <Instructions
            items={[
              "A person says a first name and asks for the code. There is no menu and no music.",
              "You say in a sentence what you saw. They ask what is at risk in the next hour, and begin there.",
              "At the end you get the name of your adviser, and a day on which you hear from them.",
            ]}
          />
        </div>
        <div className="say">
          <h2>To be rung back.</h2>
          <p>
            Write to <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a>: a number, its country, and two times
            that suit you. Leave the code out of the letter; the adviser asks for it on the telephone.
          </p>
          <p className="soft">
            Relay services for deaf and speech-impaired callers are welcome on every line, and a call may take as long
            as it needs.
          </p>
        </div>
      </div>
    </Band>
  );
}
