import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { YesNo } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

export const learnMorePage = page({
  title: "Identity theft: what to do first",
  palette: "lichen",
  description:
    "What identity theft is, and what to do in the first hour, on the first day and in the first week, whether you subscribe or not.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="Somebody uses your name. First things first."
        lead="Most of the harm is done in the hours before anyone notices, and most of the repair is knowing whom to tell. This page needs no subscription."
        plate={<Plate name="tide" theme={theme} eager caption="What has been taken leaves tracks. Read them early." />}
      >
        <p className="acts">
          <LinkButton href="#hour">The first hour</LinkButton>
          <GoLink href={href("itrCall")}>I want to call</GoLink>
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
    title: "With money",
    text: "A loan, a card, a telephone contract or a parcel on account. You learn of it by a bill, or by a refusal when you ask for credit yourself.",
  },
  {
    title: "With the state",
    text: "A tax refund paid to a stranger, a benefit drawn, a company registered. Offices write letters, so open even the dull ones.",
  },
  {
    title: "With your record",
    text: "A stranger’s illness in your medical file, or a fine for a car that you never drove. Rare, slow to show, and the hardest to take back.",
  },
] as const;

function Meaning() {
  return (
    <Band tone="bark">
      <h2>What it is.</h2>
      <p className="lead">
        Somebody has enough of your particulars to pass as you towards a company or an office. A stolen card number
        alone is fraud, and simpler: the bank replaces the card and it is over.
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
      "Ring the bank on the number printed on the card. Have the card and any unknown payment stopped.",
      "Change the password of your email first: whoever has the mailbox can reset all the others.",
      "Switch on the second step at sign-in wherever money or letters pass through.",
      "Write down what you saw, when, and whom you spoke to. A page of paper is enough.",
    ],
  },
  {
    id: "day",
    title: "The first day",
    items: [
      "Ask a credit agency for a fraud warning or a freeze on your record. It costs nothing, and lenders then look twice.",
      "Report it to the police, and ask for the number of the report. Everyone else will want it.",
      "Photograph every letter and message before anything disappears.",
      "Make an access code and call an adviser, who takes over from here.",
    ],
  },
  {
    id: "week",
    title: "The first week",
    items: [
      "Dispute each debt in writing. Pay none of it, not even a little: that can count as admitting it.",
      "Ask for a copy of your credit record and mark what is not yours.",
      "Replace a passport or licence that was stolen, and keep the receipt for the report.",
      "Tell the tax office if your number for it was used.",
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

interface Case {
  readonly title: string;
  readonly isCovered: boolean;
  readonly text: string;
}

const cases: readonly Case[] = [
  { title: "A debt in your name", isCovered: true, text: "Disputed with lender and agency until it is struck off." },
  {
    title: "Somebody else’s tax return",
    isCovered: true,
    text: "Reported with you, and your own put through by hand.",
  },
  {
    title: "A stranger in your medical file",
    isCovered: true,
    text: "Corrected page by page with the practice or the insurer.",
  },
  {
    title: "A wallet lost yesterday",
    isCovered: true,
    text: "Cards and papers are replaced and warnings set, before anything has come of it.",
  },
  {
    title: "Money sent to a fraudster",
    isCovered: false,
    text: "Your bank may give it back. The adviser shows you how to ask.",
  },
  { title: "A lawsuit against you", isCovered: false, text: "You need a lawyer, who gets our file if you like." },
  {
    title: "Theft from a firm that you run",
    isCovered: false,
    text: "Its insurer and the police are the right address.",
  },
];

function Covered() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Case by case.</h2>
          <p className="soft">
            {`Whether ${brand.pro} covers it, and who moves next. The `}
            <a href={href("proPrivacyTerms", {}, "restoration")}>terms</a> have the exact words.
          </p>
        </div>
        <dl className={styles.facts}>
          {cases.map(({ title, isCovered, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <YesNo yes={isCovered}>{isCovered ? "Covered" : "Not covered"}</YesNo>
                <p className="soft">{text}</p>
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
          <h2>Who rings you next.</h2>
        </div>
        <div className="say">
          <p className="lead">
            After a theft come the helpers: callers from “the bank”, “the police” or even “{brand.name}”, with your
            details to prove it. They bought those where the thief did.
          </p>
          <p>
            Hang up, and ring back on a number that you looked up yourself. An adviser of ours calls only when you asked
            for it, and never wants a password, a whole card number, a code from your bank or a payment.
          </p>
        </div>
      </div>
    </Band>
  );
}
