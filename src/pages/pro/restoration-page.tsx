import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Icon } from "../../../client/components/icon.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";

const { codeHours } = facts.restoration;

export const restorationPage = page({
  title: "Identity Theft Restoration",
  description:
    "If someone opens accounts in your name, an adviser takes the case, makes the calls and stays with it until things are put right.",
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="If someone passes as you, we help undo it."
        lead="Undoing identity theft means weeks of calls to banks, offices and shops. An adviser does that with you and for you, from the first call until the last form."
        plate={
          <Plate
            name="rolled"
            theme={theme}
            no={1}
            eager
            caption="A stranger’s egg leaves the nest. It takes three pushes and some patience."
            legend={["Noticed, and reported", "Disputed, in writing", "Struck off, with proof of it"]}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("pro", { origin: "funnel_itr_website__hero" })}>{`Get ${brand.pro}`}</LinkButton>
          <GoLink href={href("itrLearnMore")}>It has happened to me</GoLink>
        </p>
      </PageHead>
      <Covered />
      <Days />
      <Call />
      <Questions />
      <Closing />
    </>
  ),
});

const covered = [
  "Bank accounts and credit opened in your name",
  "Payments from a card or account that you did not make",
  "A tax return filed, or a benefit drawn, by somebody posing as you",
  "Treatment or medicine obtained on your insurance",
  "Contracts for telephones, power or rent that you never signed",
  "A lost wallet or passport, before anything has come of it",
];

const uncovered = [
  "Money that is gone: this is work done for you, not insurance",
  "Theft from a business, or by somebody you share a household with",
  "Lawyers, courts and the fees of offices",
  "Repairs to a computer, and ransoms",
  "A case that you knew of before you subscribed",
];

function Covered() {
  return (
    <Band tone="bark">
      <h2>What is covered, and what is not.</h2>
      <div className={styles.two}>
        <div className={`say ${styles.yes}`}>
          <h3>We take it on</h3>
          <ul>
            {covered.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className={`say ${styles.no}`}>
          <h3>We cannot</h3>
          <ul>
            {uncovered.map((item) => (
              <li key={item}>
                <Icon name="close" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}

const days: readonly { readonly when: string; readonly title: string; readonly text: string }[] = [
  {
    when: "Day 1",
    title: "You call, and stop the worst",
    text: "You tell an adviser what you saw. While you are still on the line, the two of you have cards blocked and passwords changed in the order in which they matter.",
  },
  {
    when: "Day 2",
    title: "It is put on paper",
    text: "A report to the police, a warning with the credit agencies, a statement that you sign once and use everywhere. The adviser writes, you read and sign.",
  },
  {
    when: "Week 1",
    title: "Everyone is told",
    text: "Each bank, shop and office gets its own dispute in the form that it accepts. Calls that need your voice are made together, all others without you.",
  },
  {
    when: "Weeks 2 to 8",
    title: "The waiting, which is most of it",
    text: "Companies answer late or ask for the same paper twice. The adviser keeps the list, chases, and writes to you once a week what has moved and what has not.",
  },
  {
    when: "The end",
    title: "You have it in writing",
    text: "Every debt struck off, every record corrected, with the letter that says so. The case is closed when you say so, and opened again if something turns up.",
  },
];

function Days() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>How a case runs.</h2>
          <p className="soft">
            An ordinary case. Yours may be over in a week or take half a year, and the adviser will say early which it
            looks like.
          </p>
        </div>
        <ol className={styles.days}>
          {days.map(({ when, title, text }) => (
            <li key={when}>
              <p className={styles.when}>{when}</p>
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Call() {
  return (
    <Band tone="bark" id="call">
      <div className="split">
        <div className="say">
          <h2>How to call.</h2>
          <p className="lead">{`Lines are open ${facts.restoration.hours}. You need nothing at hand but the code.`}</p>
        </div>
        <div className="say">
          <Instructions
            items={[
              <>
                Sign in to your subscription on the page of the <a href={href("itrAccessCode")}>access codes</a>.
              </>,
              `Press once to make one. It looks like 7KQ2-M9XD-4TBR and lives for ${codeHours} hours.`,
              "Call the line of your country and read the code out. It tells the adviser that you subscribe, and not your name.",
            ]}
          />
          <dl className={styles.lines}>
            {brand.adviserLines.map(({ where, number }) => (
              <div key={where}>
                <dt>{where}</dt>
                <dd>
                  <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="soft small">
            A call costs what your provider charges. Say so at the start, and the adviser rings you back.
          </p>
          <p className="acts">
            <GoLink href={href("itrCall")}>Hours by your clock, and other countries</GoLink>
            <GoLink href={href("itrAbout")}>Who will be speaking</GoLink>
            <GoLink href={href("itrSurvey")}>You have been helped: three questions</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "How would I know that it has happened?",
    answer:
      "By a bill for something you never bought, a letter from a lender you do not know, a tax office that says you have filed already, or a card that is refused for no reason. One of these is reason enough to call.",
  },
  {
    question: "What should I do before calling?",
    answer:
      "If a card or account is being emptied, ring the bank first: every minute counts there. Everything else can wait for the adviser. Delete no letters, they are evidence.",
  },
  {
    question: "Will I get stolen money back?",
    answer:
      "Often, from the bank, once the theft is shown. Getting it shown is what the adviser works on. We do not pay for losses ourselves, and anyone who promises you that has small print.",
  },
  {
    question: "Do you watch my credit record?",
    answer:
      "No. Watching it means holding your number and asking about you every day. We would sooner not know it, and come when you call.",
  },
  {
    question: "Who are the advisers?",
    answer:
      "People trained for this, at one partner in the United States and at another for all other countries. They work on your case for us by contract and may use what they learn for nothing else.",
  },
  {
    question: `What does ${brand.name} learn of my case?`,
    answer: (
      <p>
        That a code was issued. What you tell the adviser stays in the case file, which is kept as long as the case and
        the law need it. The <a href={href("proPrivacyTerms", {}, "restoration")}>Pro terms</a> say who may see it.
      </p>
    ),
  },
  {
    question: "Does it work while I am abroad?",
    answer:
      "Yes. The case is worked on in the country where the accounts are, and you can call from anywhere. Interpreters join the call if English is not your language.",
  },
  {
    question: "What if I have cancelled by then?",
    answer:
      "A case begun while you subscribed is worked on until it is closed. A new one needs a subscription that is running on the day you find out.",
  },
];

function Questions() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>If you are not sure.</h2>
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
        <h2>May you never need it.</h2>
        <p className="lead">{`It waits in ${brand.pro}, beside the VPN and the removal of your details.`}</p>
        <p className="acts">
          <LinkButton href={href("pro", { origin: "funnel_itr_website__closing" })}>See what Pro costs</LinkButton>
          <GoLink href={href("subscriptionsManage")}>Open my subscription</GoLink>
        </p>
      </div>
      <ClosingBird />
    </Band>
  );
}
