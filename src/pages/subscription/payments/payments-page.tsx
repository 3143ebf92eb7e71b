import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import type { Payment, SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { lastDayWords, periodWords } from "../../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import { CardHead } from "../../../product/card-head.tsx";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import { page } from "../../../render/page.ts";
import { environmentIn } from "../../../visit/staging.ts";
import type { SubscriberAccount } from "../account.ts";
import styles from "../manage/manage.module.css";
import { questionHref } from "../manage/manage-account.tsx";
import { detailsOf } from "../manage/manage-calls.ts";
import { renewalOf } from "../manage/manage-flow.ts";
import { ChangeCard, isCancelledTrial, isOnTrial, whatHolds } from "../manage/manage-terms.tsx";
import { forcesStatus, requireSignedIn } from "../signed-in.ts";
import { Receipt } from "./receipt.tsx";
import { savedCardWords } from "./saved-card.ts";

/** Every payment of the account, and with `?receipt=<number>` the receipt of one, to print. */
export const paymentsPage = page({
  chrome: "lean",
  title: () => i18n.t("Payments and receipts"),
  description: () =>
    i18n.t("See every payment for your subscription, print a receipt, change your card or ask for a refund."),
  indexed: false,
  load: paymentsView,
  body: ({ theme, data: { environment, account, details, receipt } }) => {
    const manage = href("subscriptionsManage", environment);
    const subscription = subscriptionOf(account);
    const isTrial = subscription !== null && isOnTrial(subscription);
    if (receipt && account) {
      const back = href("subscriptionsPayments", environment);
      return <Receipt {...{ theme, back }} payment={receipt} reference={account.id} />;
    }
    return (
      <TaskScreen
        title={i18n.t("Payments and receipts")}
        lead={i18n.t("Every payment for {pro}, newest first.", { pro: brand.pro })}
        illustration="tally"
        theme={theme}
        side={details?.plans && <NextPayment {...{ ...details.plans, isTrial }} />}
      >
        {details ? <Payments {...{ details, environment, manage, subscription, isTrial }} /> : <NotLoaded />}
        <p className="acts">
          <LinkButton variant="line" href={manage}>
            {i18n.t("Back to Manage subscription")}
          </LinkButton>
        </p>
      </TaskScreen>
    );
  },
});

interface PaymentsView {
  readonly environment: ReturnType<typeof environmentIn>;
  /** Null where the address only forces a status (FLOW-6). */
  readonly account: SubscriberAccount | null;
  /** Null if the service did not answer. */
  readonly details: SubscriptionDetails | null;
  readonly receipt: Payment | null;
  readonly title: string | null;
}

async function paymentsView(c: C): Promise<PaymentsView | Response> {
  const signedIn = await requireSignedIn(c);
  const { url } = c.var.visit;
  const environment = environmentIn(url);
  if (signedIn instanceof Response)
    return forcesStatus(c) ? { environment, account: null, details: null, receipt: null, title: null } : signedIn;
  const { account, subscriber } = signedIn;
  const asked = url.searchParams.get("receipt");
  const details = await detailsOf(c, subscriber);
  const receipt = details?.payments.find(({ number, state }) => String(number) === asked && state !== "failed") ?? null;
  // A receipt that there is not, or not any more.
  if (asked !== null && !receipt) return seeOther(href("subscriptionsPayments", environment));
  return {
    environment,
    account,
    details,
    receipt,
    title: receipt ? i18n.t("Receipt {number}", { number: receipt.number }) : null,
  };
}

function subscriptionOf(account: SubscriberAccount | null): SubscriptionAnswer | null {
  const subscription = account?.subscription ?? null;
  return subscription === "unavailable" ? null : subscription;
}

interface PaymentsProps {
  readonly details: SubscriptionDetails;
  readonly environment: PaymentsView["environment"];
  readonly manage: string;
  /** Null if it isn't known. */
  readonly subscription: SubscriptionAnswer | null;
  readonly isTrial: boolean;
}

function Payments({ details, environment, manage, subscription, isTrial }: PaymentsProps) {
  const { payments, card, refund } = details;
  const status = subscription?.status;
  // Another card would make the payment that failed.
  const isUnpaid = status === "Grace Period";
  const isFree = subscription !== null && isCancelledTrial(subscription);
  const mayPay = card !== null && !isFree && (!status || isEntitling(status));
  const note = savedCardNote({ status, isTrial, hasRefund: refund !== null });
  return (
    <>
      {subscription && <NoMorePayments subscription={subscription} />}
      {isUnpaid && (
        <Notice tone="bad" title={i18n.t("Your latest payment failed")}>
          <p>{i18n.t("Change your card, and we take the missed payment from the new card at once.")}</p>
        </Notice>
      )}
      {payments.length > 0 ? <PaymentList {...{ payments, environment }} /> : !isFree && <NoneYet />}
      {(mayPay || refund) && (
        <>
          <FactList>
            {mayPay && (
              <Fact name={i18n.t("Saved card")} {...(note && { note })}>
                {savedCardWords(card)}
              </Fact>
            )}
            {refund && <Fact name={i18n.t("Refund possible until")}>{lastDayWords(refund, details)}</Fact>}
          </FactList>
          <div className="acts">
            {mayPay && <ChangeCard action={manage} variant={isUnpaid ? "primary" : "line"} />}
            {refund && (
              <LinkButton variant="line" href={questionHref(manage, "refund")}>
                {i18n.t("Get a refund")}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </>
  );
}

function PaymentList({
  payments,
  environment,
}: Pick<PaymentsProps, "environment"> & Pick<SubscriptionDetails, "payments">) {
  return (
    <ul className={styles.rows}>
      {payments.map((payment) => (
        <li key={payment.number}>
          <div className={styles.said}>
            <h2>{`${formatPrice(payment)} ${stateWords()[payment.state]}`}</h2>
            <p className="soft small">{`${periodWords()[payment.billingPeriod].plan}, ${momentWords(payment.at)}`}</p>
            {payment.refundedAt !== undefined && (
              <p className="soft small">{i18n.t("Refunded on {date}", { date: momentWords(payment.refundedAt) })}</p>
            )}
          </div>
          {payment.state !== "failed" && (
            <div className="acts">
              <a href={href("subscriptionsPayments", { ...environment, receipt: String(payment.number) })}>
                {i18n.t("Receipt {number}", { number: payment.number })}
              </a>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function NoneYet() {
  return (
    <Notice title={i18n.t("No payments yet")}>
      <p>
        {i18n.t(
          "Your payments appear here once you’ve paid. If you bought in an app store, the store has your receipts.",
        )}
      </p>
    </Notice>
  );
}

/** That no payment follows, and until when the services last. */
function NoMorePayments({ subscription }: { readonly subscription: SubscriptionAnswer }) {
  const { status, expiresOrRenewsAt } = subscription;
  if (!status || status === "Auto-Renewable" || status === "Grace Period" || expiresOrRenewsAt === undefined)
    return null;
  const words = whatHolds(subscription, expiresOrRenewsAt);
  // That it has ended is the heading of the note above.
  if (status !== "Not Auto-Renewable") return <p>{words}</p>;
  return (
    <Notice title={i18n.t("Your subscription is cancelled")}>
      <p>{renewalOf(subscription) === "resume" ? `${words} ${statements.cancelUndo}` : words}</p>
    </Notice>
  );
}

interface CardUse extends Pick<PaymentsProps, "isTrial"> {
  readonly status: SubscriptionAnswer["status"];
  readonly hasRefund: boolean;
}

/** What is paid with it; undefined in the days of grace, when it isn't tried again. It may have been changed after the payments above. */
function savedCardNote({ status, isTrial, hasRefund }: CardUse): string | undefined {
  if (status === "Not Auto-Renewable") return i18n.t("We charge it only if you undo the cancellation.");
  if (status !== "Auto-Renewable") return undefined;
  if (isTrial) return i18n.t("Your first payment is made with it.");
  return hasRefund
    ? i18n.t("Your next payment is made with it. A refund goes back to the card that paid.")
    : i18n.t("Your next payment is made with it.");
}

interface NextPaymentProps extends NonNullable<SubscriptionDetails["plans"]> {
  readonly isTrial: boolean;
}

function NextPayment({ current, other, isChanging, isTrial }: NextPaymentProps) {
  const title = isTrial ? i18n.t("First payment") : i18n.t("Next payment");
  const { price, currency, billingPeriod, startsAt } = isChanging ? other : current;
  return (
    <Card as="section" label={title}>
      <CardHead title={title} />
      <FactList>
        <Fact name={i18n.t("Price")}>
          {i18n.t("{price}, tax included", { price: formatPrice({ amount: price, currency }) })}
        </Fact>
        <MomentFact name={i18n.t("Date")} at={startsAt} />
        <Fact name={i18n.t("Plan")}>{periodWords()[billingPeriod].name}</Fact>
      </FactList>
    </Card>
  );
}

function stateWords() {
  return {
    paid: i18n.t("paid"),
    failed: i18n.t("not paid: the payment failed"),
    refunded: i18n.t("paid and refunded"),
  } as const;
}

function NotLoaded() {
  return (
    <Notice tone="bad" title={i18n.t("We can’t load your payments")}>
      <p>
        {i18n.t(
          "You have no subscription of ours yet, or there has been a communication error. Manage subscription says which.",
        )}
      </p>
    </Notice>
  );
}
