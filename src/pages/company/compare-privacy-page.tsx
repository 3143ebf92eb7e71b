import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { protectionCount, protectionGroups, setUps, tally } from "../../product/protections.ts";
import { Dated } from "../../render/dated.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { Versions } from "../../render/versions.tsx";
import styles from "./compare-privacy.module.css";
import { CompareLegend, CompareTable } from "./compare-table.tsx";

const reviewed = "2026-11-21";

export const comparePrivacyPage = page({
  title: "How we compare",
  description: `${protectionCount} protections, five ways of using the web, one table: where ${brand.name} does more, where others do as well, and where we do not.`,
  changed: reviewed,
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="Side by side, with our weak spots in."
        lead={`${protectionCount} protections against five ways of using the web. In some rows everyone does well, in some another product beats us and in others no browser helps at all.`}
        plate={
          <Plate
            name="compare"
            theme={theme}
            no={1}
            eager
            caption="The same bird in four coats. What is around it does the rest."
            legend={["A typical browser", "With an ad blocker", `${brand.name} search alone`, `${brand.name}, whole`]}
          />
        }
      >
        <p className="soft small">
          Last reviewed on <Dated day={reviewed} />
        </p>
      </PageHead>
      <Score />
      <Table />
      <Method />
      <Questions />
      <Next />
    </>
  ),
});

function Score() {
  const ours = tally("whole");
  return (
    <Band tone="bark">
      <div className="three">
        <Stat value={String(ours.yes)} large>
          of {protectionCount} we give in full, from the first start.
        </Stat>
        <Stat value={String(ours.partly)} large>
          in part: devices can still be told apart, and mail needs a switch.
        </Stat>
        <Stat value={String(ours.no)} large>
          not at all. Each of them says what would help instead.
        </Stat>
      </div>
    </Band>
  );
}

function Table() {
  return (
    <Band>
      <div className={`say ${styles.tableHead}`}>
        <h2>The table.</h2>
        <p className="lead">Select a protection to read why it matters and how the verdict came about.</p>
        <CompareLegend />
      </div>
      <CompareTable groups={protectionGroups} />
    </Band>
  );
}

function Method() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>How we judged.</h2>
        </div>
        <div className="say">
          <p>
            Everything is taken as it is when first opened, with no setting changed and nothing bought. A protection
            that has to be found and switched on counts as “No”, for ours as for the others, unless the row says
            otherwise.
          </p>
          <p>
            We name kinds of products, not companies. Versions change from month to month, and within a kind some do
            better than the verdict here. Where products of one kind differ, we took what most people of that kind use.
          </p>
          <p>
            This is our own judgement, and we have an interest in it. If you find a verdict that is too kind to us or
            unfair to others, write to <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a>; corrections appear
            in the <a href={href("updates")}>updates</a>.
          </p>
          <h3 className={styles.columnsHead}>What the columns mean</h3>
          <FieldNotes notes={setUps.map(({ name, means }) => ({ term: name, note: means }))} />
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Is a private window not enough?",
    answer:
      "For hiding a present from your family on a shared computer, yes. Sites, search engines and providers see about as much of you as before: the window forgets, they do not.",
  },
  {
    question: `Should I use an ad blocker as well as ${brand.name}?`,
    answer:
      "If you want to see no advertisements at all, a blocker is the right tool, and it works beside our search in any browser that takes extensions. Against trackers you would gain little by doubling.",
  },
  {
    question: "What does search alone change?",
    answer: `Whatever concerns searching, which is ${tally("search").yes - tally("typical").yes} rows more than before. It takes a minute and no new browser, so it is a good first step.`,
  },
  {
    question: "Why is there no row about speed?",
    answer:
      "Because it is no protection. Pages without trackers have less to load, but how much that saves depends on the page.",
  },
  {
    question: "And if I need to be anonymous?",
    answer: (
      <p>
        Then use Tor Browser, with which our onion address works:{" "}
        <span className={styles.onion}>{brand.hosts.onion}</span>. Privacy means that fewer people learn less; anonymity
        means that nobody learns who, and it takes more than we offer.
      </p>
    ),
  },
];

function Questions() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Fair questions.</h2>
        </div>
        <Faq questions={questions} />
      </div>
    </Band>
  );
}

function Next() {
  return (
    <Band tone="night" flush>
      <Versions of={{ a: <SearchFirst />, b: <BrowserFirst /> }} />
      <ClosingBird />
    </Band>
  );
}

function SearchFirst() {
  return (
    <div className="say">
      <h2>Start with one search.</h2>
      <p className="lead">The browser can wait until you trust us.</p>
      <p className="acts">
        <LinkButton href={href("home")}>Search with {brand.name}</LinkButton>
        <GoLink href={href("app")} data-sends="install_click">
          Get the browser
        </GoLink>
      </p>
    </div>
  );
}

function BrowserFirst() {
  return (
    <div className="say">
      <h2>Get all of it in one browser.</h2>
      <p className="lead">Search and every protection of the first column, with nothing to set up.</p>
      <p className="acts">
        <LinkButton href={href("app")} data-sends="install_click">
          Get the browser
        </LinkButton>
        <GoLink href={href("home")}>Search with {brand.name}</GoLink>
      </p>
    </div>
  );
}
