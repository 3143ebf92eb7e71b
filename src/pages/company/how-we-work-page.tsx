import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import styles from "./company.module.css";

export const howWeWorkPage = page({
  title: "How we work",
  description: "See how a company without an office works: six principles, a typical week and how we make decisions.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="How we work: in writing, in small groups."
        lead={`${stats.team} people, no office, and two meetings a week for most of us. Here’s how we work together.`}
      />
      <Principles />
      <Band>
        <div className="two">
          <div className="say">
            <h2>A typical week.</h2>
            <p className="lead">
              Three people on one team, from Monday to Friday. Dashes are working time; orange is a call together.
            </p>
            <FieldNotes
              notes={[
                { term: "Monday", note: "What each of us will finish this week, and whose help we need" },
                { term: "Wednesday", note: "No calls, in the whole company" },
                { term: "Thursday", note: "We show what works, and what doesn’t yet" },
                { term: "Friday", note: "A page for everyone else: done, learned, still open" },
              ]}
            />
          </div>
          <Plate
            name="week"
            theme={theme}
            no={1}
            caption="Everyone starts and stops when it suits them, and all are there around midday. The weekend is quiet."
          />
        </div>
      </Band>
      <Decisions />
      <Hard />
      <Closing scene="pines" title="Work with us." lead="Some people thrive on this much quiet. Some miss an office.">
        <p className="acts">
          <LinkButton href={href("hiring")}>See open roles</LinkButton>
          <GoLink href={href("howWeHire")}>See how we hire</GoLink>
        </p>
      </Closing>
    </>
  ),
});

const principles: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "Ask what a feature knows",
    text: "A feature that has to know something about people needs a reason, and a page that explains what and why.",
  },
  {
    title: "Write ideas down",
    text: "Anyone can read a written idea at any hour, and shy people can argue with it too.",
  },
  {
    title: "Small groups, whole projects",
    text: "A handful of people takes a project from the first sketch to the last fix. Nobody builds half of something for others to maintain.",
  },
  {
    title: "Trust first",
    text: "Nobody counts your hours or watches your screen. We don’t track people, and that includes our own.",
  },
  {
    title: "Small steps, soon",
    text: "A fix today is worth more than a plan for spring. We can undo any release within minutes.",
  },
  {
    title: "Say when you’re wrong",
    text: "We describe mistakes openly, without names, and say what we changed.",
  },
];

function Principles() {
  return (
    <Band tone="bark">
      <h2>Our six principles.</h2>
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
    text: "If you want a change, write one page: the problem, two ways to solve it, what each costs and what each would know about people.",
    kept: "Open to the whole company",
  },
  {
    title: "Objections",
    text: "For a few days anyone can object. The author answers on the page, where everyone can read the answer later.",
    kept: "Most pages change here",
  },
  {
    title: "One name",
    text: "One person decides, and the page names them from the start. Usually they’re the person closest to the work.",
    kept: "Agreement is welcome, not required",
  },
  {
    title: "A second look",
    text: "Each decision has a date for review. If something didn’t work, we undo it and the page says why.",
    kept: "Kept for people who join later",
  },
];

function Decisions() {
  return (
    <Band tone="bark">
      <div className="say">
        <h2>How we make decisions.</h2>
        <p className="lead">One rule comes first: no decision may quietly collect more data.</p>
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
          <h2>What’s hard about working here.</h2>
        </div>
        <div className="say">
          <p className="lead">You should know this before you apply.</p>
          <p>
            Working from home can be lonely, and messages carry no tone of voice. If you prefer to think aloud, you’ll
            have to get used to thinking in writing. Because we measure so little, we sometimes learn late that
            something doesn’t work, and then from people who are annoyed.
          </p>
          <p>
            We meet in person when we can, pair new people with someone who’s been here for years, and read every email
            to support. That helps, but the difficulties don’t go away.
          </p>
        </div>
      </div>
    </Band>
  );
}
