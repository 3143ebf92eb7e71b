import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { YesNo } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { brand } from "../../contract/brand.ts";
import { restorationCases } from "../../contract/restoration/cases.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

export const learnMorePage = page({
  title: "Identity theft: what to do first",
  palette: "lichen",
  description:
    "What to do about identity theft in the first hour, on the first day and in the first week. Free for everyone.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="Identity theft: what to do first"
        lead="If someone is using your name, your money or your records, start with the list for the first hour. You don’t need a subscription for it."
        plate={
          <Plate name="strangers" theme={theme} eager caption="What’s been taken leaves tracks. Read them early." />
        }
      >
        <p className="acts">
          <LinkButton href="#hour">See what to do in the first hour</LinkButton>
          <GoLink href={href("itrCall")}>Call an adviser</GoLink>
        </p>
      </PageHead>
      <Meaning />
      <Times />
      <Covered />
      <Strangers />
      <OtherWays than="itrLearnMore" />
    </>
  ),
});

const kinds = [
  {
    title: "Money",
    text: "A loan, a card or a phone contract in your name. You notice when a bill comes, or when a lender turns you down.",
  },
  {
    title: "Tax and benefits",
    text: "Someone gets your tax refund, claims a benefit or registers a company as you. You notice when an office writes, so open every letter.",
  },
  {
    title: "Your records",
    text: "Someone else’s illness in your medical records, or a fine for a car you never drove. This is rare, and takes longest to fix.",
  },
] as const;

function Meaning() {
  return (
    <Band tone="bark">
      <h2>What identity theft is.</h2>
      <p className="lead">
        Someone has enough of your details to pose as you to a company or an office. A stolen card number alone is
        simpler: your bank blocks the card and sends you a new one.
      </p>
      <ul className={`three ${styles.kinds}`}>
        {kinds.map(({ title, text }) => (
          <li key={title} className="say">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const times = [
  {
    id: "hour",
    title: "The first hour",
    items: [
      "Call your bank on the number printed on your card. Ask them to block the card and stop payments you don’t know.",
      "Change the password of your email first: anyone in your inbox can reset all the others.",
      "Turn on two-step sign-in for your email, bank and shops.",
      "Write down what you noticed, when, and who you spoke to.",
    ],
  },
  {
    id: "day",
    title: "The first day",
    items: [
      "Ask a credit agency for a fraud alert or a freeze on your record, so that lenders check twice.",
      "Report the theft to the police, and ask for the report number. Banks and offices will ask for it.",
      "Take a photo of every letter and message.",
      "If you subscribe, get an access code and call an adviser, who takes over from here.",
    ],
  },
  {
    id: "week",
    title: "The first week",
    items: [
      "Dispute each debt in writing. Don’t pay part of it before you’ve got advice.",
      "Ask for a copy of your credit record and mark what isn’t yours.",
      "Replace a stolen passport or driving licence, and keep the receipts.",
      "Tell the tax office if someone used your tax number.",
    ],
  },
] as const;

function Times() {
  return (
    <Band>
      <h2>What to do, and when.</h2>
      <div className={`three ${styles.times}`}>
        {times.map(({ id, title, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{title}</h3>
            <Instructions items={items} />
          </section>
        ))}
      </div>
    </Band>
  );
}

const { covered, uncovered } = restorationCases;

const cases = [
  ...covered.map((title) => ({ title, isCovered: true })),
  ...uncovered.map((title) => ({ title, isCovered: false })),
];

function Covered() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>What advisers help with.</h2>
          <p className="soft">
            {`With ${brand.pro}. The same list is in the `}
            <a href={href("proPrivacyTerms", {}, "restoration")}>Pro terms and privacy</a>.
          </p>
        </div>
        <dl className={styles.facts}>
          {cases.map(({ title, isCovered }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <YesNo yes={isCovered}>{isCovered ? "Covered" : "Not covered"}</YesNo>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}

function Strangers() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Watch out for fake helpers.</h2>
        </div>
        <div className="say">
          <p className="lead">
            After a theft, people may call and say they’re from your bank, the police or even {brand.name}. They may
            know your details. That proves nothing: the details were stolen.
          </p>
          <p>
            Hang up, and call back on a number you’ve looked up yourself. Our advisers call only if you’ve asked them
            to. They never ask for a password, a full card number, a code from your bank or a payment.
          </p>
        </div>
      </div>
    </Band>
  );
}
