import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Questions } from "../../../client/components/questions.tsx";
import { Scenes } from "../../../client/mockups/scenes.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { notIncluded } from "../../contract/subscription/payment-terms.ts";
import { serviceScenes } from "../../product/service-scenes.ts";
import { trialOf } from "../../product/trial-days.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { subscriptionProduct } from "../../render/structured-data.ts";
import { FreeAndPro } from "./free-and-pro.tsx";
import { isSoldTo, plansFor } from "./plan-offer.ts";
import { Plans } from "./plans.tsx";
import styles from "./pro.module.css";
import { Features } from "./pro-features.tsx";
import { proQuestions } from "./texts/pro.tsx";
import { PriceTable, soldId } from "./where-sold.tsx";

type Shown = Pick<Frame, "host" | "country"> & { readonly trial: number };

const { trialDays, noticeDays } = facts;

const description = `One subscription with a VPN, personal information removal and identity theft help. Free for ${trialDays} days, then paid monthly or yearly.`;

export const proPage = page({
  title: brand.pro,
  description,
  vary: (visit) => ({ trial: trialOf(visit) }),
  structured: ({ host, country, trial }) => [
    subscriptionProduct(country, description),
    ...faqOf([...endOfTrial({ host, country, trial }), ...proQuestions]),
  ],
  body: ({ host, theme, ai, country, trial }) => (
    <>
      <PageHead
        wide
        title={`${brand.pro}: three more ways to stay unseen`}
        lead={`${brand.pro} is a VPN, personal information removal and identity theft help in one subscription. It hides your IP address, asks people-search sites to remove your details, and helps if your identity is stolen.${isSoldTo({ host, country }) ? ` Free for ${trial} days.` : ""}`}
      >
        <Scenes theme={theme} scenes={serviceScenes} />
      </PageHead>
      <Plans {...{ host, country, trial }} />
      {isSoldTo({ host, country }) && <NotIncluded />}
      <Features theme={theme} />
      <FreeAndPro ai={ai} />
      <Claims />
      <WhereSold />
      <Questions
        title="Questions about Pro"
        questions={[...endOfTrial({ host, country, trial }), ...proQuestions]}
        tone="surface-alt"
        open={0}
      >
        <p className="soft">
          For the full contract, read the <a href={href("proPrivacyTerms")}>Pro terms</a>.
        </p>
      </Questions>
      <LastCall {...{ host, country, trial }} />
    </>
  ),
});

/** Not for a visitor from a country in which nothing is sold. */
function endOfTrial({ trial, host, country }: Shown): readonly Question[] {
  if (country && !isSoldTo({ host, country })) return [];
  return [
    {
      question: `What happens when the ${trial}-day free trial ends?`,
      answer: `Your plan starts and we take the first payment. Manage subscription shows the day and the hour from the start. ${statements.trialCancel}`,
    },
  ];
}

/** What the subscription leaves out, said before anybody buys it. */
function NotIncluded() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>What to know before you order</h2>
        </div>
        <FieldNotes notes={notIncluded.map(({ term, text }) => ({ term, note: text }))} />
      </div>
    </Band>
  );
}

const claims: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: `${noticeDays} days’ notice of a new price`,
    text: `If the price goes up, we tell you ${noticeDays} days before: under Manage subscription, and by email if you’ve added an email address. You can cancel first.`,
  },
  {
    title: "Cancel at any time",
    text: "Under Manage subscription, select Cancel subscription and confirm. There’s no form, no phone call and no offer to make you stay.",
  },
  {
    title: "No name needed to subscribe",
    text: "We know your subscription by a random number. The name on your card goes to our payment company, not to us. To use the VPN, you add an email address.",
  },
  {
    title: "A VPN without a log",
    text: `${statements.vpnLog} What isn’t recorded can’t be sold or lost.`,
  },
];

function Claims() {
  return (
    <Band tone="surface-alt">
      <h2>What we promise subscribers</h2>
      <ul className={styles.claims}>
        {claims.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function WhereSold() {
  return (
    <Band id={soldId}>
      <div className="split">
        <div className="say">
          <h2>{`Sold in ${soldIn.size} countries`}</h2>
          <p className="soft">
            The European Union, the United Kingdom, the United States and Canada. You pay in your own currency. The
            prices include tax.
          </p>
        </div>
        <PriceTable />
      </div>
    </Band>
  );
}

function LastCall({ host, country, trial }: Pick<Shown, "host" | "country" | "trial">) {
  const plans = host === "onion" ? null : plansFor(country);
  const setUp = <GoLink href={href("activationFlow")}>I already subscribe: set up a device</GoLink>;
  return plans ? (
    <Closing
      title={`Try Pro free for ${trial} days`}
      lead={`Today: ${plans[1].today}. After ${trial} days it’s ${plans[0].price} a month or ${plans[1].price} a year, until you cancel. ${statements.refund}`}
    >
      <p className="acts">
        <LinkButton href="#plans">Compare both plans</LinkButton>
        {setUp}
      </p>
    </Closing>
  ) : (
    <Closing
      title="Search and the browser are free"
      lead="Both do most of the work of protecting you, in every country."
    >
      <p className="acts">
        <LinkButton href={href("app")}>Get the browser</LinkButton>
        {setUp}
      </p>
    </Closing>
  );
}
