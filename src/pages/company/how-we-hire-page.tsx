import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Icon } from "../../../client/components/icon.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { Closing } from "./closing.tsx";
import styles from "./company.module.css";
import lists from "./company-lists.module.css";

const { hiring } = facts;

export const howWeHirePage = page({
  title: "How we hire",
  description:
    "Five steps from a letter to an offer: how long each takes, who reads it, what we ask, what we never ask and how to change any step that does not suit you.",
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="Five steps, no riddles."
        lead={`You meet the people you would work with and do a piece of the work itself, for pay. It takes ${hiring.weeks} weeks, and at each step you know what comes next.`}
        plate={
          <Plate
            name="fledge"
            theme={theme}
            no={1}
            eager
            caption={birdCaptions.howWeHire}
            legend={["Laid", "Hatched", "Feathered", "On the wing"]}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("hiring", {}, "roles")}>See open roles</LinkButton>
        </p>
      </PageHead>
      <Journey />
      <Asked />
      <Changes />
      <Questions />
      <Closing
        title="The first step is a letter."
        lead="Write it as you would to somebody you expect to get along with."
      >
        <LinkButton href={href("hiring", {}, "roles")}>Choose a role</LinkButton>
        <GoLink href={href("howWeWork")}>What comes after hiring</GoLink>
      </Closing>
    </>
  ),
});

const steps: readonly { readonly when: string; readonly what: string; readonly text: string }[] = [
  {
    when: `${hiring.answerDays} days`,
    what: "Your letter",
    text: "Two people of the team read it and answer within that time, whatever the answer. If it is no, they say what was missing.",
  },
  {
    when: `${hiring.talkMinutes} minutes`,
    what: "A first talk",
    text: "With one of the two. Half the time is for your questions, and the pay range is on the table from the start.",
  },
  {
    when: `${hiring.taskHours} hours`,
    what: "A piece of work",
    text: "Taken from what the team did last month, at a time you choose, and paid by the hour. You keep the rights to what you make.",
  },
  {
    when: `${hiring.teamHours} hours`,
    what: "The team",
    text: "You go through the work together, then talk with two or three people alone. They are those you would see each day.",
  },
  {
    when: `${hiring.offerDays} days`,
    what: "A yes or a no",
    text: "In writing. A yes comes with the whole contract to read; a no comes with the reason, from somebody you have met.",
  },
];

function Journey() {
  return (
    <Band tone="bark">
      <div className="say">
        <h2>From letter to offer.</h2>
        <p className="soft">Days are working days. Each step has a date before the one before it is over.</p>
      </div>
      <ol className={styles.timeline}>
        {steps.map(({ when, what, text }) => (
          <li key={what}>
            <p className={styles.when}>{when}</p>
            <h3>{what}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const asked = [
  "What you made, and what was hard about it",
  "How you would go about a problem we have now",
  "Something you changed your mind on, and why",
  "Which hours suit you, and what you need to do good work",
  "What you would change about our product",
];

const neverAsked = [
  "Your age, a photograph, your place of birth",
  "What you earn at present",
  "Children, plans for children, health, faith, whom you vote for",
  "Your accounts elsewhere, or what can be found about you in them",
  "Puzzles with a trick, or work without pay",
];

function Asked() {
  return (
    <Band>
      <div className="two">
        <div className="say">
          <h2>We ask</h2>
          <Marked items={asked} icon="check" />
        </div>
        <div className="say">
          <h2>We never ask</h2>
          <Marked items={neverAsked} icon="close" />
        </div>
      </div>
    </Band>
  );
}

function Marked({ items, icon }: { items: readonly string[]; icon: "check" | "close" }) {
  return (
    <ul className={`${lists.marked} ${lists[icon]}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Changes() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Any step can be changed.</h2>
        </div>
        <div className="say">
          <p className="lead">
            A process that tests how well people cope with the process finds the wrong people. If a step is in your way,
            tell us and it will be arranged differently.
          </p>
          <p>
            A talk can be by telephone, by video or in writing. You get the questions beforehand if you like. The piece
            of work can be spread over several days, and done with the tools you are used to. We pay interpreters for
            sign language, and captions are on in every call.
          </p>
          <p>
            Whoever arranges this takes no part in the decision, and does not tell those who do. Write to{" "}
            <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a>; a sentence will do, and no certificate.
          </p>
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "May I use other people’s code or an assistant for the piece of work?",
    answer:
      "Use what you would use on an ordinary day and tell us what it was. You will be asked to explain every line, and that is the part we look at.",
  },
  {
    question: "Who decides?",
    answer:
      "The people who met you, together. Each writes down a view before hearing the others, so that the loudest does not count twice.",
  },
  {
    question: "Do you call former employers?",
    answer: "Only after an offer, only those whom you name, and you learn what we asked them.",
  },
  {
    question: "Can I see the notes about me?",
    answer: `Yes, on request and at any time until they are deleted, ${hiring.keptMonths} months after the decision.`,
  },
  {
    question: "I got a no. May I try again?",
    answer:
      "Whenever you like. Your next letter is read by two other people, who are told nothing about the first one unless you mention it.",
  },
];

function Questions() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>On the way.</h2>
        </div>
        <Faq questions={questions} />
      </div>
    </Band>
  );
}
