import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { Closing } from "./closing.tsx";
import styles from "./company.module.css";

export const howWeWorkPage = page({
  title: "How we work",
  description:
    "Six working principles, a week drawn in dashes and the way decisions are made at a company without an office: in writing, in small groups.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="In writing, in small groups, with the door open."
        lead={`${stats.team} people, no office, and two meetings a week for most of them. This is how it holds together.`}
      />
      <Principles />
      <Band>
        <div className="two">
          <div className="say">
            <h2>A week, drawn.</h2>
            <p className="lead">
              Three people of one team, from Monday to Friday. Dashes are time at work, ember is when they are in the
              same call.
            </p>
            <FieldNotes
              notes={[
                { term: "Monday", note: "What each of us will finish this week, and who needs whom for it" },
                { term: "Wednesday", note: "No calls, in the whole company" },
                { term: "Thursday", note: "Show what works. What does not work yet is shown as well" },
                { term: "Friday", note: "A page for everybody else: done, learned, still open" },
              ]}
            />
          </div>
          <Plate
            name="week"
            theme={theme}
            no={1}
            caption="They begin and end when it suits them and are all there around the middle of the day. At the weekend it is quiet."
          />
        </div>
      </Band>
      <Decisions />
      <Hard />
      <Closing
        title="Would you like it here?"
        lead="Some people thrive on this much quiet, and some go looking for an office."
      >
        <LinkButton href={href("hiring")}>Look at the roles</LinkButton>
        <GoLink href={href("howWeHire")}>How we choose people</GoLink>
      </Closing>
    </>
  ),
});

const principles: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "What will it know?",
    text: "The first question about every idea. A feature that has to know something about people needs a reason, and a page that says so.",
  },
  {
    title: "Write it down",
    text: "A thought in writing can be read at any hour and argued with by somebody shy. It also shows whether there was a thought.",
  },
  {
    title: "Small groups, whole things",
    text: "A handful of people takes a thing from the first sketch to the last repair. Nobody builds half of something for others to maintain.",
  },
  {
    title: "Trust first",
    text: "Nobody counts hours or watches a screen. It would be odd for a company like ours to track the people in it.",
  },
  {
    title: "Small steps, soon",
    text: "A repair today is worth more than a plan for spring. Whatever goes out can be taken back within minutes.",
  },
  {
    title: "Say when you are wrong",
    text: "Mistakes are described in the open, with what we changed so that they get harder to make. Names are left out.",
  },
];

function Principles() {
  return (
    <Band tone="bark">
      <h2>Six principles.</h2>
      <ul className={styles.values}>
        {principles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const decisionSteps: readonly Step[] = [
  {
    title: "A page",
    text: "Whoever wants a change writes one page: the problem, two ways to solve it, what each costs and what each would know about people.",
    kept: "Open to the whole company",
  },
  {
    title: "Objections",
    text: "For a few days anybody may say what is wrong with it. Objections are answered on the page itself, so the answer is there for the next one, too.",
    kept: "Most pages change here",
  },
  {
    title: "One name",
    text: "One person decides, and is named on the page from the beginning. It is the person nearest to the work, seldom the one highest up.",
    kept: "Agreement is welcome, not required",
  },
  {
    title: "A second look",
    text: "Each decision carries a date on which it is looked at again. What did not work is undone, and the page says why.",
    kept: "Kept for whoever comes later",
  },
];

function Decisions() {
  return (
    <Band tone="bark">
      <div className="say">
        <h2>How a decision is made.</h2>
        <p className="lead">One rule stands above the rest: no decision may quietly collect more.</p>
      </div>
      <Steps steps={decisionSteps} />
    </Band>
  );
}

function Hard() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>What is hard about it.</h2>
        </div>
        <div className="say">
          <p className="lead">You should know this before you send us a letter.</p>
          <p>
            Working from home can be lonely, and messages carry no tone of voice. Whoever prefers to think aloud has to
            get used to thinking on paper. Because we measure so little, we sometimes learn late that something does not
            work, and then from people who are annoyed.
          </p>
          <p>
            We meet in person when we can, pair new people with somebody who has been here for years, and read every
            letter that reaches support. It helps. It does not make the difficulties go away.
          </p>
        </div>
      </div>
    </Band>
  );
}
