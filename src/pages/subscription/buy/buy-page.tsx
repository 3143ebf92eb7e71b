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
import { formatPrice, priceIn } from "../../../contract/subscription/prices.ts";
import { type BillingPeriod, billingPeriods } from "../../../contract/subscription/subscription.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page } from "../../../render/page.ts";
import { faqOf } from "../../../render/structured.tsx";
import type { Visit } from "../../../visit/visit.ts";
import type { Account } from "../account.ts";
import { StatusNote } from "../status-note.tsx";
import styles from "./buy.module.css";
import { type CheckoutReturnReason, keptQuery, readReturnReason, trialFor } from "./buy-flow.ts";
import { PlansSold } from "./plans-sold.tsx";
import { statusFor } from "./screen-status.ts";

const { refundDays, priceUsd, trialDays } = facts;

/** What came of choosing a plan, where that did not lead on. `checkout`: the address of one on another host. */
export type BuyOutcome =
  | { readonly tag: "invalid"; readonly problem: "period" | "not-sold" }
  | { readonly tag: "unavailable" }
  | { readonly tag: "shown"; readonly checkout: string };

export const buyPage = page({
  title: "Subscribe",
  description: `Choose monthly or yearly for ${brand.pro}: ${priceUsd.monthly} or ${priceUsd.yearly} USD, ${trialDays} days free, full refund within ${refundDays} days.`,
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
        title="Monthly or yearly. Both begin with nothing to pay."
        lead="No name and no email address are asked for here. You choose, you check the price on the payment page, and the subscription is this browser’s until you give it an address."
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
            Prices are those of {countryName(country)}, tax included where the law asks for it. Another country? Choose
            it at the end of the page. By subscribing you agree to the{" "}
            <a href={href("proPrivacyTerms")}>terms of {brand.pro}</a>.
          </p>
        </>
      ) : (
        <PlansSold country={country} host={host} />
      )}
      <div className={styles.own}>
        <p>Already subscribed, here or in an app store?</p>
        <LinkButton variant="line" href={href(status === "unknown" ? "subscriptionsActivate" : "subscriptionsManage")}>
          {status === "unknown" ? "Sign in to mine" : "See your account"}
        </LinkButton>
      </div>
    </>
  );
}

/** Which of the two stands first is being tried, see `contract/experiments.ts`. */
function periodsFor({ experiments: { plans_order: order } }: Visit): readonly BillingPeriod[] {
  return order.tag === "ready" && order.variant === "b" ? billingPeriods.toReversed() : billingPeriods;
}

interface Wording {
  readonly name: string;
  readonly unit: string;
  readonly each: string;
  readonly ends: string;
}

const wordings: Readonly<Record<BillingPeriod, Wording>> = {
  Monthly: { name: "Monthly", unit: "a month", each: "each month", ends: "the month that is paid" },
  Yearly: { name: "Yearly", unit: "a year", each: "each year", ends: "the year that is paid" },
};

interface PlanProps {
  readonly period: BillingPeriod;
  readonly country: Country;
  readonly trial: number;
  readonly url: URL;
  readonly account: Account | null;
}

/** Price, trial, renewal and the way out stand beside the button. */
function PlanCard({ period, country, trial, url, account }: PlanProps) {
  const { name, unit, each, ends } = wordings[period];
  const price = priceIn(country, period);
  if (!price) return null;
  const shown = formatPrice(price);
  const isYearly = period === "Yearly";
  const saved = isYearly ? savedWithAYear(country) : null;
  return (
    <Card as="section" label={name} chosen={isYearly}>
      <div className={styles.planHead}>
        <h2>{name}</h2>
        {saved && <Badge tone="ember">{`${saved} less a year`}</Badge>}
      </div>
      <p className={styles.price}>
        <b>{shown}</b> <span>{`${price.currency} ${unit}`}</span>
      </p>
      <dl className={styles.terms}>
        <dt>Today</dt>
        <dd>
          {account?.subscription
            ? `Nothing for ${trial} days if this account has had no trial yet; the payment page says so before you pay`
            : `Nothing. The first ${trial} days are free`}
        </dd>
        <dt>Then</dt>
        <dd>{`${shown} ${each}, until you cancel`}</dd>
        <dt>Cancel</dt>
        <dd>
          Two presses under <a href={href("subscriptionsManage")}>Manage</a>. In the free days you pay nothing; later it
          runs to the end of {ends}
        </dd>
        <dt>Refund</dt>
        <dd>{`All of the first payment within ${refundDays} days`}</dd>
      </dl>
      <form method="post" action={href("subscriptions", keptQuery(url))} data-sends="checkout_start">
        <Button name="period" value={period} variant={isYearly ? "primary" : "line"}>
          {account?.subscription ? `Choose ${name.toLowerCase()}` : `Start ${trial} free days, ${name.toLowerCase()}`}
        </Button>
      </form>
    </Card>
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
    title: "You came back without paying",
    text: "Nothing was charged. Choose again whenever you like; the same plan leads to the same payment page.",
  },
  declined: {
    title: "The card was declined",
    text: "Nothing was charged, and nothing of your choice was lost. Try another card, or ask your bank why it said no.",
  },
  "signed-out": {
    title: "You were signed out on another device",
    text: "So nothing was bought. Sign in again to use your own account, or choose a plan to begin with a new one.",
  },
};

type RefusedOutcome = Exclude<BuyOutcome, { tag: "shown" }>;
type Refused = "period" | "not-sold" | "unavailable";

const problemWords: Readonly<Record<Refused, Words>> = {
  period: { title: "No plan was chosen", text: "Press the button of the one that you want. Nothing was charged." },
  "not-sold": {
    title: "This could not be sold to you",
    text: "Nothing was charged. The reason is below; your country can be set at the end of the page.",
  },
  unavailable: {
    title: "The payment service does not answer",
    text: "There has been a communication error. Please try again. Nothing was charged, and pressing twice never pays twice.",
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
      <p>{`It is on ${new URL(address).host}, where our payment company takes the card. We never see its number.`}</p>
      <p className="acts">
        <LinkButton href={address}>Go to the payment page</LinkButton>
        <GoLink href={href("subscriptions")}>Choose another plan</GoLink>
      </p>
    </Notice>
  );
}

function Subscribed() {
  return (
    <Notice tone="good" title="This browser is subscribed already">
      <p>You cannot pay twice by accident: while a subscription runs, no second one can be bought for it.</p>
      <p className="acts">
        <LinkButton href={href("subscriptionsManage")}>See the subscription</LinkButton>
        <GoLink href={href("activationFlow")}>Use it on a device</GoLink>
      </p>
    </Notice>
  );
}

const questions: readonly Question[] = [
  {
    question: "How do you know me, without a name or an address?",
    answer:
      "By a long random number that stays in this browser as a cookie which only our server can read. If you clear your cookies before you have added an address, we cannot tell that the subscription is yours, so the next page offers to add one.",
  },
  {
    question: "When exactly is the card charged?",
    answer:
      "When the free days end, and then on the same day of each month or year. The payment page names the dates before you agree to them.",
  },
  {
    question: "What if I press the button twice?",
    answer: "You get the same payment page. One account can have one running subscription, so it is never paid twice.",
  },
  {
    question: "Who sees my card?",
    answer:
      "The payment company. We learn that it was paid, for which plan and in which country, and never the number.",
  },
];
