import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { brand, facts, stats } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import type { Services } from "../../gateway/site-services.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { faqOf, StructuredData } from "../../render/structured.tsx";
import { jobPosting } from "../../render/structured-data.ts";
import type { Visit } from "../../visit/visit.ts";
import { Closing } from "./closing.tsx";
import styles from "./company.module.css";
import { OpenRoles } from "./open-roles.tsx";

const { hiring } = facts;

export const hiringPage = page({
  title: "Careers",
  description: `Open roles by department in a team of ${stats.team} that builds private search and a private browser, and how to apply without telling us your life.`,
  holes: {
    roles: (visit, { services }) => rolesFor(visit, services),
  },
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="Work on something you would use yourself."
        lead={`We are ${stats.team} people in engineering, design, privacy, support and everything that keeps a company upright. Each of them works from where they live.`}
        plate={<Plate name="flight" theme={theme} no={1} eager caption={birdCaptions.hiring} />}
      >
        <p className="acts">
          <LinkButton href="#roles">See what is open</LinkButton>
          <GoLink href={href("howWeHire")}>How hiring goes</GoLink>
        </p>
      </PageHead>
      <Band tone="bark" id="roles">
        <div className="say">
          <h2>Open roles.</h2>
          <p className="soft">
            Every role is remote. What stands under “Where” tells you which hours of the day the team shares.
          </p>
        </div>
        <Hole name="roles" />
      </Band>
      <Offer />
      <Application />
      <Questions />
      <Closing title="Not sure yet?" lead="Read what a week is like first. Nobody is asked to apply in a hurry.">
        <LinkButton href={href("howWeWork")}>A week with us</LinkButton>
        <GoLink href={href("about")}>Why the company exists</GoLink>
      </Closing>
    </>
  ),
});

/** Search engines are told of each role on the one host that they may list. */
async function rolesFor({ url, host }: Visit, services: Services) {
  const roles = await services.jobs();
  return (
    <>
      {host === "main" && <StructuredData things={(roles ?? []).map(jobPosting)} />}
      <OpenRoles roles={roles} query={url.searchParams} />
    </>
  );
}

const offer: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "One pay scale",
    text: "Pay follows the role and its level, not the town you live in or how well you bargain. You hear the range in our first answer.",
  },
  {
    title: "Hours of your own",
    text: "A team agrees on a part of the day when all are awake. The rest is yours to arrange around school, sleep or the weather.",
  },
  {
    title: "A place to work",
    text: "TaskScreen, chair, screen and connection are paid for. So is a seat in a shared office, for those who like to leave the house.",
  },
  {
    title: "Leave that is taken",
    text: "Somebody checks that holidays are used up. Messages that arrive meanwhile go to another person, not to the top of a pile.",
  },
  {
    title: "Time with a child",
    text: "Every new parent gets the same paid leave, whether the child was born to them or adopted.",
  },
  {
    title: "Fewer days",
    text: "Most roles can be done part time. Mention it in your letter: it makes no difference to whether we answer.",
  },
];

function Offer() {
  return (
    <Band>
      <h2>What we offer.</h2>
      <ul className={styles.values}>
        {offer.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Application() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>A letter and some work of yours.</h2>
        </div>
        <div className="say">
          <p className="lead">
            That is the whole application. Tell us on a page why this role, and add one thing you made: code, a drawing,
            a text, an answer to a difficult customer.
          </p>
          <p>
            You have an answer within {hiring.answerDays} working days, and most people know after {hiring.weeks} weeks
            whether they start. Leave out the photograph, your age and your family: we would only have to look past
            them.
          </p>
          <p>
            <GoLink href={href("howWeHire")}>The five steps, with their durations</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Would I have to move?",
    answer:
      "No, and there is no office to move to. Teams meet in person now and then; travel and lodging are paid, and nobody has to explain why they stayed at home.",
  },
  {
    question: "Can you employ me in my country?",
    answer:
      "In most countries, yes, by a contract under the law of the place you live in. Where we cannot, we say so before you have put any work into it.",
  },
  {
    question: "May I apply for two roles?",
    answer: "Yes. One letter is enough; say in it which of the two you would rather have.",
  },
  {
    question: "Does a program sort the applications?",
    answer: "No. Nothing is scored, ranked or searched for keywords. The first to see your letter can also answer it.",
  },
  {
    question: "What happens to what I send?",
    answer: `It is seen by those who decide and by nobody else, and deleted ${hiring.keptMonths} months after the decision. Ask, and it is deleted on the day.`,
  },
  {
    question: "My kind of work is not on the list.",
    answer: (
      <p>
        Then write to <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a> and describe the role that is
        missing. Some of the present ones began that way.
      </p>
    ),
  },
];

function Questions() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Before you write.</h2>
        </div>
        <Faq questions={questions} />
      </div>
    </Band>
  );
}
