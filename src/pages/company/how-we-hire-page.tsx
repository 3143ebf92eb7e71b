import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Icon } from "../../../client/components/icon.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Questions } from "../../../client/components/questions.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./company.module.css";
import lists from "./company-lists.module.css";

const { hiring } = facts;

export const howWeHirePage = page({
  title: "How we hire",
  description: "Five steps from application to offer: see how long each takes, what we ask and what we never ask.",
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="How we hire, in five steps."
        lead={`You meet the people you’d work with and do a paid piece of the work. It takes ${hiring.weeks} weeks, and you always know what comes next.`}
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
      <Questions title="Questions about hiring." questions={questions} />
      <Closing title="Apply for a role." lead="Write as you would to someone you expect to get along with.">
        <p className="acts">
          <LinkButton href={href("hiring", {}, "roles")}>Choose a role</LinkButton>
          <GoLink href={href("howWeWork")}>See how we work</GoLink>
        </p>
      </Closing>
    </>
  ),
});

const steps: readonly { readonly when: string; readonly what: string; readonly text: string }[] = [
  {
    when: `${hiring.answerDays} days`,
    what: "Your application",
    text: "One page on why you want the role and one thing you made, without a photo, age or family. Two people from the team read it and reply within that time. If the answer is no, they say what was missing.",
  },
  {
    when: `${hiring.talkMinutes} minutes`,
    what: "A first call",
    text: "With one of the two readers. Half the time is for your questions.",
  },
  {
    when: `${hiring.taskHours} hours`,
    what: "A piece of work",
    text: "A task from the team’s last month, at a time you choose, paid by the hour. You keep the rights to what you make.",
  },
  {
    when: `${hiring.teamHours} hours`,
    what: "The team",
    text: "You go through the work together, then talk with two or three people you’d see every day.",
  },
  {
    when: `${hiring.offerDays} days`,
    what: "Our decision",
    text: "In writing. An offer comes with the full contract. A no comes with the reason, from someone you’ve met.",
  },
];

function Journey() {
  return (
    <Band tone="bark">
      <div className="say">
        <h2>From application to offer.</h2>
        <p className="soft">Days are working days. You know the date of each step before the last one ends.</p>
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
  "What you’ve made, and what was hard about that",
  "How you’d approach a problem we have now",
  "Something you changed your mind about, and why",
  "Which hours suit you, and what you need to do good work",
  "What you would change about our product",
];

const neverAsked = [
  "Your age, photo or place of birth",
  "What you earn now",
  "Children, plans for children, health, faith, politics",
  "Your social media accounts, or what’s on them",
  "Trick questions, or work without pay",
];

function Asked() {
  return (
    <Band>
      <div className="two">
        <div className="say">
          <h2>What we ask</h2>
          <Marked items={asked} icon="check" />
        </div>
        <div className="say">
          <h2>What we never ask</h2>
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
          <h2>Ask for changes to any step.</h2>
        </div>
        <div className="say">
          <p className="lead">If a step doesn’t suit you, tell us and we’ll change it.</p>
          <p>
            We can talk by phone, by video or in writing, and send you the questions first. You can spread the piece of
            work over several days and use your own tools. We pay for sign language interpreters, and captions are on in
            every call.
          </p>
          <p>
            The person who arranges changes takes no part in the decision and doesn’t tell those who do. Email{" "}
            <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a>; a sentence is enough, and you don’t need a
            certificate.
          </p>
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Can I use other people’s code or an AI assistant?",
    answer: "Yes. Use what you’d use on an ordinary day and tell us what. We’ll ask you to explain every line.",
  },
  {
    question: "Who decides on my application?",
    answer: "The people who met you, together. Each writes down a view before hearing the others.",
  },
  {
    question: "Do you call former employers?",
    answer: "Only after an offer, and only the ones you name. We tell you what we asked.",
  },
  {
    question: "Can I see the notes about me?",
    answer: `Yes, any time until we delete them, ${hiring.keptMonths} months after the decision.`,
  },
  {
    question: "Can I apply again after a no?",
    answer: "Any time. Two other people read your next application, and we don’t tell them about the first.",
  },
];
