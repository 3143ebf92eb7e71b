import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Questions } from "../../../client/components/questions.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { Specimen } from "../../../client/shown/specimen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
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
  structured: () => faqOf(questions),
  holes: {
    price: priceHole({
      service: "Removal",
      origin: "funnel_dbp_website__hero",
      free: <LinkButton href={href("dbpScan")}>Try a demonstration</LinkButton>,
    }),
  },
  body: ({ theme }) => (
    <>
      <PageHead
        title="Get your details off the sites that sell them"
        lead={`People-search sites sell your name, address and phone number to anyone who pays. With ${brand.pro}, we search ${removal.sites} of these sites, ask those that list you to take you off, and check again every ${removal.recheckDays} days.`}
        plate={
          <Specimen
            theme={theme}
            ground="tide"
            no={1}
            caption="three weeks of removals. The tide comes back again and again, and so do we."
          >
            <RemovalPanel />
          </Specimen>
        }
      >
        <Hole name="price" />
      </PageHead>
      <How />
      <Removed />
      <Example />
      <FreeScan />
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
    kept: "We know nothing yet. Your details stay on your device until you start the search.",
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

function FreeScan() {
  return (
    <Band id="scan">
      <div className="split">
        <div className="say">
          <h2>Try a free demonstration scan</h2>
        </div>
        <div className="say">
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
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "How did these sites get my details?",
    answer:
      "From public registers, directories, competitions, loyalty cards and each other. Each sale makes a copy, so asking one site isn’t enough.",
  },
  {
    question: "How long does removal take?",
    answer: "Sites take from a day to about six weeks. Your dashboard shows when each reply is due.",
  },
  {
    question: "Why do removed pages come back?",
    answer: `Sites buy new lists, and you may be on them. That’s why we check every ${removal.recheckDays} days while you subscribe.`,
  },
  {
    question: "Does removal work outside the United States?",
    answer: `Sometimes. ${statements.removalReach}`,
  },
  {
    question: "Do I have to prove who I am?",
    answer:
      "Not to us. If a site asks for an identity document, we tell you. We never send one: you decide whether to send it yourself.",
  },
  {
    question: "Where are my details kept?",
    answer: (
      <p>
        In the {brand.name} browser, until you start the search. From then on we store them encrypted, because we search
        again every {removal.recheckDays} days. You can delete them at any time in the browser’s settings. Otherwise, we
        delete them when your subscription ends.{" "}
        <a href={href("proPrivacyTerms", {}, "removal")}>Read the terms for removal</a>
      </p>
    ),
  },
  {
    question: "Can I remove my details myself?",
    answer: `Yes, free: find each site’s form, fill it in, and check again later. With ${removal.sites} sites that’s a lot of work. With ${brand.pro}, we do it for you.`,
  },
  {
    question: "Can I get removal for my parents?",
    answer: "A subscription covers one person. Your parents each need their own subscription, and have to agree.",
  },
];
