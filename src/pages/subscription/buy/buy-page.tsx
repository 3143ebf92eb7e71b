import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Wrap } from "../../../../client/components/sections/band.tsx";
import { type FaqQuestion, Questions } from "../../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../../client/components/sections/page-head.tsx";
import { Flow } from "../../../../client/flow/flow.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { trialPeriodOf } from "../../../contract/acquisition/origin.ts";
import { brand } from "../../../contract/brand/brand.ts";
import { birdCaptions } from "../../../contract/brand/brand-story.ts";
import { isEligible } from "../../../contract/country.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { retention } from "../../../contract/retention.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { type BillingPeriod, billingPeriods } from "../../../contract/subscription/subscription.ts";
import { FormOwner } from "../../../forms/idempotency-key.tsx";
import { PlanCards } from "../../../product/plan-card.tsx";
import { PlansClosing, plansId } from "../../../product/plans-closing.tsx";
import { page } from "../../../render/page.ts";
import { faqOf } from "../../../render/structured.tsx";
import type { Visit } from "../../../visit/visit.ts";
import type { SubscriberAccount } from "../account.ts";
import { detailsOf } from "../manage/manage-calls.ts";
import { StatusNote } from "../status/status-note.tsx";
import styles from "./buy.module.css";
import { type CheckoutReturnReason, keptQuery, trialFor } from "./buy-flow.ts";
import { BuyMessage, type BuyResult } from "./buy-notes.tsx";
import { howCameBack } from "./came-back.ts";
import { KnowFirst, MoneyTerms } from "./know-first.tsx";
import { PlansSold, type Sale, saleFor } from "./plans-sold.tsx";
import { statusFor } from "./screen-status.ts";
import { isCancelled, type StatusHeadline, statusHeadlineOf } from "./subscribed.tsx";

export const buyPage = page({
  title: () => i18n.t("Choose your plan"),
  description: () =>
    i18n.t(
      "Choose the monthly or yearly plan for {pro}. See what you pay today, when the first payment is and how to cancel.",
      { pro: brand.pro },
    ),
  load: async (c, result: BuyResult | null) => {
    const { visit } = c.var;
    const subscriber = await c.var.subscriber();
    const known = await statusFor(subscriber, visit.url.search);
    const hadPlan = known.status === "unsubscribed" && known.account?.subscription;
    const sale = saleFor(visit);
    return {
      visit,
      sale,
      title: sale.title,
      ...known,
      details: hadPlan ? await detailsOf(c, subscriber) : null,
      cameBack: result ? null : await howCameBack(c),
    };
  },
  structured: ({ country }) => (isEligible(country) ? faqOf(questions()) : []),
  body: ({ theme, data: { status, ...data }, result }) => {
    if (status === "subscribed") return <Subscribed theme={theme} subscription={data.account?.subscription} />;
    return (
      <Plans
        theme={theme}
        sale={data.sale}
        known={(picture) => <Known {...data} {...{ status, result, picture }} />}
        end={<End {...data} {...{ status, result }} />}
      >
        {/* What may have been paid already is not offered again. */}
        {status === "pending" || status === "error" ? (
          <StatusNote status={status} here={href("subscriptions")} />
        ) : (
          <Choice {...{ ...data, status, result }} />
        )}
      </Plans>
    );
  },
});

interface PlansProps {
  readonly theme: Theme;
  readonly sale: Sale;
  /** A band with what holds for both plans, and with the picture where plans are sold. */
  readonly known: (picture: ReactNode) => ReactNode;
  /** The last band. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

function Plans({ theme, sale, known, end, children }: PlansProps) {
  const illustration = <Illustration name="moons" theme={theme} no={1} caption={i18n.t(birdCaptions.plans)} />;
  return (
    <>
      <PageHead wide title={sale.heading} lead={sale.lead} />
      <Flow>
        <Wrap>
          <div className={styles.buy}>
            {sale.isOpen ? (
              children
            ) : (
              <div className="two">
                <div className="say">{children}</div>
                {illustration}
              </div>
            )}
          </div>
        </Wrap>
        {known(sale.isOpen && illustration)}
        {sale.isOpen && <Questions title={i18n.t("Questions about ordering")} questions={questions()} />}
        {end}
      </Flow>
    </>
  );
}

interface ChoiceProps {
  readonly visit: Visit;
  readonly account: SubscriberAccount | null;
  /** Of the subscription that the account had; null if there was none, or the service did not answer. */
  readonly details: SubscriptionDetails | null;
  readonly status: "unsubscribed" | "unknown";
  readonly cameBack: CheckoutReturnReason | null;
  readonly result: BuyResult | null;
}

function Choice({ visit, account, details, status, cameBack, result }: ChoiceProps) {
  const { country, host, url } = visit;
  if (result && "checkout" in result) return <ElsewhereNotice address={result.checkout} />;
  const trial = trialFor(country, url.searchParams.get("origin"));
  const isSold = country && trial !== null;
  const marked = trialPeriodOf(url.searchParams.get("origin")) ?? "yearly";
  return (
    <>
      <BuyMessage result={result} cameBack={cameBack} />
      {isSold ? (
        <div id={plansId} data-seen="paywall_view">
          <FormOwner value={account?.id ?? null}>
            <PlanCards
              periods={periodsFor(visit)}
              action={href("subscriptions", keptQuery(url))}
              freeTrial={freeTrialOf(account, details)}
              hasEmail={Boolean(account?.email)}
              {...{ marked, country, trial }}
            />
          </FormOwner>
        </div>
      ) : (
        <PlansSold country={country} host={host} />
      )}
      <div className="acts">
        {i18n.t("Already subscribed, on this site or in an app store?")}{" "}
        {status === "unknown" ? (
          <GoLink href={href("subscriptionsActivate")}>{i18n.t("Sign in to your subscription")}</GoLink>
        ) : (
          <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
        )}
      </div>
    </>
  );
}

interface KnownProps extends Pick<ChoiceProps, "visit" | "account" | "details" | "result"> {
  readonly status: ChoiceProps["status"] | "pending" | "error";
  readonly picture: ReactNode;
}

/** With what a plan costs and how to leave it, where plans are shown; nothing where none is offered. */
function Known({ account, details, picture, ...shown }: KnownProps) {
  if (shown.status === "pending" || shown.status === "error") return <KnowFirst picture={picture} />;
  const offer = offered(shown);
  return (
    offer && (
      <KnowFirst picture={picture}>
        <MoneyTerms {...offer} account={account} refundUsed={details?.refundUsed ?? false} />
      </KnowFirst>
    )
  );
}

/** The last band leads back to the plans, where they are shown; what a trial costs stands there and is not said again. */
function End(shown: Pick<KnownProps, "visit" | "status" | "result">) {
  const offer = offered(shown);
  return offer && <PlansClosing country={offer.country} trial={null} scene="pines" />;
}

/** Where plans are shown: for which country, and with how many days of trial. */
function offered({ visit: { country, url }, status, result }: Pick<KnownProps, "visit" | "status" | "result">) {
  if (status === "pending" || status === "error" || (result && "checkout" in result)) return null;
  const trial = trialFor(country, url.searchParams.get("origin"));
  return country && trial !== null ? { country, trial } : null;
}

function freeTrialOf(
  account: SubscriberAccount | null,
  details: SubscriptionDetails | null,
): "open" | "unsure" | "used" {
  if (!account?.subscription) return "open";
  return details?.trialUsed ? "used" : "unsure";
}

/** An experiment decides which of the two comes first, see `contract/experiments/registry.ts`. */
function periodsFor({ experiments: { plans_order: order } }: Visit): readonly BillingPeriod[] {
  return order.tag === "ready" && order.variant === "b" ? billingPeriods.toReversed() : billingPeriods;
}

/** A checkout on another host, which a form of ours may not lead to. */
function ElsewhereNotice({ address }: { address: string }) {
  return (
    <Notice title={i18n.t("The payment page is ready")} live>
      <p>{i18n.t("You pay on {host}. {card}", { host: new URL(address).host, card: statements.card })}</p>
      <p className="acts">
        <LinkButton href={address}>{i18n.t("Go to the payment page")}</LinkButton>
        <GoLink href={href("subscriptions")}>{i18n.t("Choose another plan")}</GoLink>
      </p>
    </Notice>
  );
}

interface SubscribedProps {
  readonly theme: Theme;
  readonly subscription: SubscriberAccount["subscription"] | undefined;
}

/** Offers no plan to a visitor who has a subscription, and to one who has cancelled it the way to keep it. */
function Subscribed({ theme, subscription }: SubscribedProps) {
  const { heading, lead, onManage }: StatusHeadline = statusHeadlineOf(subscription) ?? {
    heading: i18n.t("You’re already subscribed"),
    lead: i18n.t("This browser has an active subscription, so you can’t pay for a second one by accident."),
  };
  return (
    <TaskScreen title={heading} lead={lead} illustration="moons" theme={theme}>
      {isCancelled(subscription) && (
        <p>{i18n.t("Once your subscription has ended, you can choose a plan here again.")}</p>
      )}
      <p className="acts">
        <LinkButton href={href("subscriptionsManage")}>{onManage ?? i18n.t("Manage subscription")}</LinkButton>
        <GoLink href={href("activationFlow")}>{i18n.t("Set up a device")}</GoLink>
      </p>
    </TaskScreen>
  );
}

function questions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("How do you know me without a name or email address?"),
      answer: i18n.t(
        "By a random number in a cookie, which only our server can read. If you clear your cookies, or don’t open your subscription here for {days} days, the number is gone. So after you order, we ask you to add an email address, a passkey or a recovery code. {lostDevice} {lostPayments}",
        {
          days: retention.sessionDays,
          lostDevice: statements.lostDevice,
          lostPayments: statements.lostPayments,
        },
      ),
    },
    {
      question: i18n.t("When do you charge my card?"),
      answer: i18n.t(
        "When the free trial ends, or with your order if your account has had its trial. Then every month or year. The order page shows each date and amount before you order.",
      ),
    },
    { question: i18n.t("What happens when a payment fails?"), answer: statements.failedPayment },
    {
      question: i18n.t("What if I select the button twice?"),
      answer: i18n.t(
        "You get the same order page, so you pay once. If you’ve already subscribed in another browser or an app store, sign in instead: from here, we can’t see that subscription.",
      ),
    },
    {
      question: i18n.t("Who sees my card number?"),
      answer: i18n.t("{card} We only learn that you’ve paid, for which plan and in which country.", {
        card: statements.card,
      }),
    },
  ];
}
