import { Fragment } from "react";
import { Badge } from "../../../../client/components/badge.tsx";
import { Wrap } from "../../../../client/components/band.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { PageHead } from "../../../../client/components/page-head.tsx";
import { Plate } from "../../../../client/components/plate.tsx";
import { Journey } from "../../../../client/journey/journey.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { type Country, countryName } from "../../../contract/country.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import {
  type Order,
  type PaymentTerm,
  paymentTerms,
  periodWords,
  trialEnd,
} from "../../../contract/subscription/payment-terms.ts";
import { formatPrice, priceIn } from "../../../contract/subscription/prices.ts";
import { type BillingPeriod, billingPeriods, featureSlugs } from "../../../contract/subscription/subscription.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page } from "../../../render/page.ts";
import { faqOf } from "../../../render/structured.tsx";
import type { Visit } from "../../../visit/visit.ts";
import type { Account } from "../account.ts";
import { featureWords } from "../feature-words.ts";
import { StatusNote } from "../status-note.tsx";
import styles from "./buy.module.css";
import { type CheckoutReturnReason, keptQuery, readReturnReason, trialFor } from "./buy-flow.ts";
import { PlansSold } from "./plans-sold.tsx";
import { statusFor } from "./screen-status.ts";

const { priceUsd, trialDays } = facts;

/** What came of choosing a plan, where that did not lead on. `checkout`: the address of one on another host. */
export type BuyOutcome =
  | { readonly tag: "invalid"; readonly problem: "period" | "not-sold" }
  | { readonly tag: "unavailable" }
  | { readonly tag: "shown"; readonly checkout: string };

export const buyPage = page({
  title: "Choose your plan",
  description: `Choose a monthly or yearly plan for ${brand.pro}: ${priceUsd.monthly} or ${priceUsd.yearly} USD, with a ${trialDays}-day free trial. ${statements.refund}`,
  personal: true,
  holes: {
    plans: async (visit, { subscriber, outcome }: Given<BuyOutcome | null>) => {
      const { account, status } = await statusFor(subscriber, visit.url.search);
      if (status === "subscribed") return <Subscribed />;
      // What may have been paid already is not offered again.
      if (status === "pending" || status === "error") return <StatusNote status={status} here={visit.url.pathname} />;
      return <Choice {...{ visit, account, status, outcome }} />;
    },
  },
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title={`Choose your ${brand.pro} plan`}
        lead="VPN, Personal Information Removal and Identity Theft Restoration in one subscription. We don’t ask for your name or email address."
        plate={
          <div className={styles.plate}>
            <Plate
              name="log"
              theme={theme}
              eager
              no={1}
              caption="In at one end, out at the other: nobody outside sees the way between."
            />
          </div>
        }
      />
      <Wrap>
        <Journey className={styles.buy}>
          <Hole name="plans" />
          <Contents />
          <Faq questions={questions} />
        </Journey>
      </Wrap>
    </>
  ),
});

interface ChoiceProps {
  readonly visit: Visit;
  readonly account: Account | null;
  readonly status: "unsubscribed" | "unknown";
  readonly outcome: BuyOutcome | null;
}

function Choice({ visit, account, status, outcome }: ChoiceProps) {
  const { country, host, url } = visit;
  if (outcome?.tag === "shown") return <ElsewhereNotice address={outcome.checkout} />;
  const trial = trialFor(country, url.searchParams.get("origin"));
  return (
    <>
      <Message refused={outcome} cameBack={readReturnReason(url.searchParams)} />
      {country && trial !== null ? (
        <>
          <div className={styles.plans} data-seen="paywall_view">
            {periodsFor(visit).map((period) => (
              <PlanCard key={period} {...{ period, country, trial, url, account }} />
            ))}
          </div>
          <p className="soft small">
            Prices for {countryName(country)}, with tax included where the law requires it. Wrong country? Change it at
            the bottom of this page. By subscribing you agree to the{" "}
            <a href={href("proPrivacyTerms")}>{`${brand.pro} terms`}</a>.
          </p>
        </>
      ) : (
        <PlansSold country={country} host={host} />
      )}
      <div className={styles.own}>
        <p>Already subscribed, on this site or in an app store?</p>
        <LinkButton variant="line" href={href(status === "unknown" ? "subscriptionsActivate" : "subscriptionsManage")}>
          {status === "unknown" ? "Sign in to your subscription" : "Manage your account"}
        </LinkButton>
      </div>
    </>
  );
}

/** Which of the two stands first is being tried, see `contract/experiments.ts`. */
function periodsFor({ experiments: { plans_order: order } }: Visit): readonly BillingPeriod[] {
  return order.tag === "ready" && order.variant === "b" ? billingPeriods.toReversed() : billingPeriods;
}

interface PlanProps {
  readonly period: BillingPeriod;
  readonly country: Country;
  readonly trial: number;
  readonly url: URL;
  readonly account: Account | null;
}

/** What is paid today, when the first payment is, how to cancel and to be paid back: all stands beside the button. */
function PlanCard({ period, country, trial, url, account }: PlanProps) {
  const price = priceIn(country, period);
  if (!price) return null;
  const isYearly = period === "Yearly";
  const saved = isYearly ? savedWithAYear(country) : null;
  const { plan, unit } = periodWords[period];
  const hadPlan = Boolean(account?.subscription);
  const order = { price, period, trial, nextPaymentAt: trialEnd(Date.now(), trial) };
  const terms = hadPlan ? termsAgain(order) : paymentTerms(order);
  return (
    <Card as="section" label={plan} chosen={isYearly}>
      <div className={styles.planHead}>
        <h2>{plan}</h2>
        {saved && <Badge tone="ember">{`Save ${saved} a year`}</Badge>}
      </div>
      <p className={styles.price}>
        <b>{formatPrice(price)}</b> <span>{`${price.currency} ${unit}`}</span>
      </p>
      <dl className={styles.terms}>
        {terms.map(({ term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <form method="post" action={href("subscriptions", keptQuery(url))} data-sends="checkout_start">
        <Button name="period" value={period} variant={isYearly ? "primary" : "line"}>
          {hadPlan ? `Continue with ${plan.toLowerCase()}` : `Start ${trial}-day free trial, ${period.toLowerCase()}`}
        </Button>
      </form>
    </Card>
  );
}

/** For an account that was subscribed before: only the subscription service knows whether it has had its trial. */
function termsAgain(order: Order): readonly PaymentTerm[] {
  const [, , ...later] = paymentTerms({ ...order, trial: null });
  const amount = formatPrice(order.price);
  const text = `${amount}, or nothing if your account hasn’t used its free trial. The payment page tells you before you pay`;
  return [{ term: "Today", text }, ...later];
}

/** What the money is for, for whoever came straight to the plans. */
function Contents() {
  return (
    <section className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{`What ${brand.pro} includes`}</h2>
      <ul>
        {featureSlugs.map((slug) => (
          <li key={slug}>
            <h3>{featureWords[slug].name}</h3>
            <p className="soft">{featureWords[slug].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function savedWithAYear(country: Country): string | null {
  const monthly = priceIn(country, "Monthly");
  const yearly = priceIn(country, "Yearly");
  if (!monthly || !yearly) return null;
  const amount = (Number(monthly.amount) * 12 - Number(yearly.amount)).toFixed(2);
  return formatPrice({ amount, currency: yearly.currency });
}

interface Words {
  readonly title: string;
  readonly text: string;
}

const cameBackWords: Readonly<Record<CheckoutReturnReason, Words>> = {
  canceled: {
    title: "You haven’t paid anything",
    text: "You left the payment page before you finished. Choose a plan to go back to it.",
  },
  declined: {
    title: "The card was declined",
    text: "You haven’t paid anything. Choose your plan again and use another card, or ask your bank why it declined this one.",
  },
  "signed-out": {
    title: "You were signed out on another device",
    text: "You haven’t bought anything. Sign in again to use your own account, or choose a plan to start with a new one.",
  },
};

type RefusedOutcome = Exclude<BuyOutcome, { tag: "shown" }>;
type Refused = "period" | "not-sold" | "unavailable";

const problemWords: Readonly<Record<Refused, Words>> = {
  period: { title: "Choose a plan", text: "Select the button of the plan you want. You haven’t paid anything." },
  "not-sold": {
    title: "We can’t sell you this plan",
    text: "You haven’t paid anything. If the country below is wrong, change it at the bottom of this page.",
  },
  unavailable: {
    title: "The payment page didn’t open",
    text: "There has been a communication error. Please try again. You haven’t paid anything, and you can’t pay twice.",
  },
};

function Message({ refused, cameBack }: { refused: RefusedOutcome | null; cameBack: CheckoutReturnReason | null }) {
  if (refused) {
    const { title, text } = problemWords[refused.tag === "invalid" ? refused.problem : refused.tag];
    return (
      <Notice tone="bad" title={title} live>
        <p>{text}</p>
      </Notice>
    );
  }
  if (!cameBack) return null;
  const { title, text } = cameBackWords[cameBack];
  return (
    <Notice tone={cameBack === "canceled" ? "info" : "bad"} title={title} live>
      <p>{text}</p>
    </Notice>
  );
}

/** A checkout on another host, which a form of ours may not lead to. */
function ElsewhereNotice({ address }: { address: string }) {
  return (
    <Notice title="The payment page is ready" live>
      <p>{`You pay on ${new URL(address).host}. ${statements.card}`}</p>
      <p className="acts">
        <LinkButton href={address}>Go to the payment page</LinkButton>
        <GoLink href={href("subscriptions")}>Choose another plan</GoLink>
      </p>
    </Notice>
  );
}

function Subscribed() {
  return (
    <Notice tone="good" title="You’re already subscribed">
      <p>This browser has an active subscription, so you can’t pay for a second one by accident.</p>
      <p className="acts">
        <LinkButton href={href("subscriptionsManage")}>Manage subscription</LinkButton>
        <GoLink href={href("activationFlow")}>Set up a device</GoLink>
      </p>
    </Notice>
  );
}

const questions: readonly Question[] = [
  {
    question: "How do you know me without a name or email address?",
    answer: `By a random number in a cookie that only our server can read. Clear your cookies and the number is gone. After you pay, we offer to add an email address. ${statements.lostDevice}`,
  },
  {
    question: "When do you charge my card?",
    answer:
      "When the free trial ends, then on the same day of each month or year. The payment page shows the dates before you agree to anything.",
  },
  {
    question: "What if I select the button twice?",
    answer: "You get the same payment page. An account can have one active subscription, so you never pay twice.",
  },
  {
    question: "Who sees my card number?",
    answer: `${statements.card} We only learn that you’ve paid, for which plan and in which country.`,
  },
];
