import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Questions } from "../../../client/components/questions.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { Specimen } from "../../../client/shown/specimen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { pageQuestions } from "../../files/page-lists.ts";
import { Hole } from "../../render/hole.tsx";
import { type Facets, page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { DemoDashboard } from "./demo-dashboard.tsx";
import styles from "./feature.module.css";
import { RemovalPanel } from "./panels.tsx";
import { priceHole } from "./price-call.tsx";
import { Reach } from "./reach.tsx";

const { removal } = facts;

export const removalPage = page({
  title: "Personal Information Removal",
  description: `We ask ${removal.sites} people-search sites to remove your details, and check again every ${removal.recheckDays} days. Part of ${brand.pro}.`,
  reads: pageQuestions("removal"),
  lower: "frame",
  structured: (_, { questions }) => faqOf(questions),
  holes: {
    price: priceHole({
      service: "Removal",
      origin: "funnel_dbp_website__hero",
      free: <LinkButton href={href("dbpScan")}>Try a demonstration</LinkButton>,
    }),
  },
  body: ({ theme }, { questions }) => (
    <>
      <PageHead
        title="Get your details off the sites that sell them"
        lead={`People-search sites sell your name, address and phone number to anyone who pays. With ${brand.pro}, we search ${removal.sites} of these sites, ask those that list you to take you off, and check again every ${removal.recheckDays} days.`}
        plate={
          <Specimen theme={theme} scene="tide" no={1} caption="three weeks of removals.">
            <RemovalPanel />
          </Specimen>
        }
      >
        <Hole name="price" />
      </PageHead>
      <How />
      <Removed />
      <Example />
      <FreeScan theme={theme} />
      <Questions title="Questions about removal" questions={questions} tone="bark" open={0} />
      <Closing
        scene="rain"
        title="Get your details removed"
        lead={`${brand.pro} is one subscription with removal, a VPN and identity theft help.`}
      >
        <p className="acts">
          <LinkButton href={href("pro", { origin: "funnel_dbp_website__closing" })}>See plans and prices</LinkButton>
          <GoLink href={href("privacy", {}, "pro")}>Read what we know about subscribers</GoLink>
        </p>
      </Closing>
    </>
  ),
});

const steps: readonly Step[] = [
  {
    title: "You enter details",
    text: "In our browser’s settings, enter your name, year of birth and the places you’ve lived. Former names and old addresses help, because sites list those too.",
    kept: "We don’t know anything yet. Your details stay on your device until you start the search.",
  },
  {
    title: "We search the sites",
    text: `We search each of the ${removal.sites} sites for your details. You see the pages that match, and tell us which are about you.`,
    kept: "We know your details. We keep them encrypted and hold the key, so we can read them, until your subscription ends or you delete them.",
  },
  {
    title: "We ask for removal",
    text: "Every site has its own form. We fill in each form and watch the site’s deadline.",
    kept: "The site knows the name and town we search for, and what its page already says.",
  },
  {
    title: "We check again",
    text: `Every ${removal.recheckDays} days while you subscribe, we search again. If a page is back, we ask for removal again.`,
    kept: "We know which page came back, and on what day.",
  },
];

function How() {
  return (
    <Band tone="bark">
      <h2>How removal works for subscribers</h2>
      <Steps steps={steps} />
    </Band>
  );
}

const taken = [
  "Full name, former names and nicknames",
  "Current and earlier addresses",
  "Phone numbers and email addresses",
  "Age and year of birth",
  "The names of relatives and people in your household",
];

const left = [
  "What you’ve posted on social networks and forums",
  "News, and registers that are public by law",
  "Lists that companies trade among themselves",
  `Sites other than the ${removal.sites}`,
];

function Removed() {
  return (
    <Band>
      <h2>What we can remove, and what we can’t</h2>
      <Reach
        does={{ title: "We ask sites to remove", items: taken }}
        leaves={{ title: "We can’t remove", items: left }}
      />
      <p className="soft">
        {`You can subscribe in ${soldIn.size} countries. ${statements.removalReach} `}
        <a href={href("pro", {}, "sold")}>See all countries</a>
      </p>
    </Band>
  );
}

function Example() {
  return (
    <Band tone="bark">
      <div className={styles.dashboard}>
        <div className="say">
          <h2>What subscribers see after three weeks</h2>
          <p className="lead">An example: the dashboard has one line for each page we found, with its status.</p>
        </div>
        <DemoDashboard />
      </div>
    </Band>
  );
}

function FreeScan({ theme }: Pick<Facets, "theme">) {
  return (
    <Band id="scan">
      <div className="two">
        <div className="say">
          <h2>Try a free demonstration scan</h2>
          <p className="lead">
            See how a scan and its results look before you subscribe. The sites and results are invented, so it finds
            nothing about you and removes nothing. Real searches, removal and repeat checks come with {brand.pro}.
          </p>
          <FieldNotes
            notes={[
              { term: "Asks for", note: "An invented name, year of birth and town" },
              {
                term: "Shows",
                note: `How we search ${removal.sites} invented sites, and what a page we find looks like`,
              },
              { term: "Keeps", note: `Your results, for ${facts.freeScanHours} hours or until you delete the scan` },
              { term: "Costs", note: "Free, without an email address" },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("dbpScan")}>Try a demonstration</LinkButton>
          </p>
        </div>
        <Plate
          name="glean"
          theme={theme}
          no={2}
          caption={`A stroke for each of ${removal.sites} sites. The circled ones have a page that matches.`}
        />
      </div>
    </Band>
  );
}
