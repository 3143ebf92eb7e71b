import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Icon } from "../../../client/components/icon.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { DemoDashboard } from "./demo-dashboard.tsx";
import styles from "./feature.module.css";

const { removal } = facts;

export const removalPage = page({
  title: "Personal Information Removal",
  description: `We look for your name and address on ${removal.sites} people-search sites, ask for their removal and look again every ${removal.recheckDays} days.`,
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="Your details, taken off the shelf."
        lead={`People-search sites sell names, addresses and phone numbers to whoever pays. This service goes through ${removal.sites} of them, asks each to remove what it has on you, and looks again every ${removal.recheckDays} days.`}
        plate={
          <Plate
            name="tide"
            theme={theme}
            no={1}
            eager
            caption="Tracks at the water’s edge. The tide does not ask who walked there; it comes back and takes what it finds."
          />
        }
      >
        <p className="acts">
          <LinkButton
            href={href("pro", { origin: "funnel_dbp_website__hero" })}
          >{`Get it with ${brand.pro}`}</LinkButton>
          <GoLink href={href("dbpScan")}>The free scan</GoLink>
        </p>
      </PageHead>
      <How />
      <Removed />
      <Example />
      <FreeScan />
      <Questions />
      <Closing />
    </>
  ),
});

const steps: readonly Step[] = [
  {
    title: "You say whom to look for",
    text: "Your names, the year you were born and the places you have lived. Former names and old addresses help, because that is how such sites list people.",
    kept: "Known to us: nothing yet. It stays on your device",
  },
  {
    title: "We look you up",
    text: `When you start the scan, each of the ${removal.sites} sites is searched as any customer would search it. Pages that fit are shown to you, and you say which are really yours.`,
    kept: "Known to us: what the scan needs, encrypted, until it expires",
  },
  {
    title: "We ask them to remove it",
    text: "Every site has a form for this, and every form is different. We fill them in, answer the letters that come back and note the date.",
    kept: "Known to the site: what was on its page already",
  },
  {
    title: "We come back",
    text: `After ${removal.recheckDays} days we look again, and so on. A page that has returned is asked for anew, without you having to notice it first.`,
    kept: "Known to us: which page came back, and on what day",
  },
];

function How() {
  return (
    <Band tone="bark">
      <h2>How removal works.</h2>
      <Steps steps={steps} />
    </Band>
  );
}

const taken = [
  "Full name, former names and what you are called for short",
  "Present and earlier addresses",
  "Telephone numbers and email addresses",
  "Age and year of birth",
  "Relatives, and whom you share a household with",
];

const left = [
  "What you have posted yourself, on networks and forums",
  "News, and official registers that the law keeps public",
  "Lists that companies trade without showing them to anybody",
  `Sites that are not among the ${removal.sites}`,
];

function Removed() {
  return (
    <Band>
      <h2>What goes, and what stays.</h2>
      <div className={styles.two}>
        <div className={`say ${styles.yes}`}>
          <h3>Removed</h3>
          <ul>
            {taken.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className={`say ${styles.no}`}>
          <h3>Out of our reach</h3>
          <ul>
            {left.map((item) => (
              <li key={item}>
                <Icon name="minus" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}

function Example() {
  return (
    <Band tone="bark">
      <div className={styles.dashboard}>
        <div className="say">
          <h2>How it looks after three weeks.</h2>
          <p className="lead">
            One line for each page found, and where it stands. There is no score and nothing to win.
          </p>
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
          <h2>A scan before you pay.</h2>
        </div>
        <div className="say">
          <p className="lead">
            You should be able to see whether there is anything to remove before paying for its removal. That is what
            the free scan is for: the same search, once, without the requests.
          </p>
          <FieldNotes
            notes={[
              { term: "Asks for", note: "Name, year, address, and a last look before it starts" },
              { term: "Shows", note: `Which of the ${removal.sites} sites list you, and what they say` },
              { term: "Keeps", note: "The result, until it expires or you delete it" },
              { term: "Costs", note: "Nothing, and asks for no email address" },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("dbpScan")}>Begin the free scan</LinkButton>
          </p>
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Where do these sites have my details from?",
    answer:
      "From public registers, directories, competitions, loyalty cards and one another. Each sale makes a copy, which is why asking a single site helps so little.",
  },
  {
    question: "How long until a page is gone?",
    answer:
      "Some sites act on the same day, most within a few weeks, and a few wait for as long as the law lets them. The dashboard shows the date by which each has to answer.",
  },
  {
    question: "Why do removed pages come back?",
    answer: `The site buys its next list, you are on it, and the page is made again. Nobody tells you. That is the whole reason for looking every ${removal.recheckDays} days.`,
  },
  {
    question: "Does it work outside the United States?",
    answer: `Wherever ${brand.pro} is sold, all of the sites are searched. Most of them list people in the United States above all, so elsewhere a scan finds less, and sometimes nothing. Then you have your answer.`,
  },
  {
    question: "Do I have to prove who I am?",
    answer:
      "Not to us. Should a site insist on a document before it removes something, we tell you and leave the choice to you. We never send one on.",
  },
  {
    question: "Where is the list of my details kept?",
    answer: (
      <p>
        In your browser, until you start a scan. For the scan it travels to us, encrypted, and is deleted when the scan
        expires or when you say so. <a href={href("proPrivacyTerms", {}, "removal")}>The terms</a> state it in full.
      </p>
    ),
  },
  {
    question: "Could I do this myself?",
    answer: `Yes, and it costs nothing but time: find the form of each site, fill it in, and look again in a few months. With ${removal.sites} sites it is a hobby. That is what you would be paying us for.`,
  },
  {
    question: "Can I have it for my parents?",
    answer:
      "A subscription looks for one person, who has to agree to it. For somebody else, take out another one together with them.",
  },
];

function Questions() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Asked about removal.</h2>
        </div>
        <Faq questions={questions} open={0} />
      </div>
    </Band>
  );
}

function Closing() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>Let the tide do it.</h2>
        <p className="lead">{`Removal is one of three parts of ${brand.pro}. There is no plan without the other two.`}</p>
        <p className="acts">
          <LinkButton href={href("pro", { origin: "funnel_dbp_website__closing" })}>See plans and prices</LinkButton>
          <GoLink href={href("privacy", {}, "pro")}>What we know about you meanwhile</GoLink>
        </p>
      </div>
      <ClosingBird />
    </Band>
  );
}
