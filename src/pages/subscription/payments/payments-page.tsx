import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Payment, SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { periodWords } from "../../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { isEntitling, type SubscriptionStatus } from "../../../contract/subscription/subscription.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import { CardHead } from "../../../product/card-head.tsx";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import { page } from "../../../render/page.ts";
import { environmentIn } from "../../../visit/staging.ts";
import type { Account } from "../account.ts";
import styles from "../manage/manage.module.css";
import { questionHref } from "../manage/manage-account.tsx";
import { detailsOf } from "../manage/manage-calls.ts";
import { ChangeCard } from "../manage/manage-terms.tsx";
import { forcesStatus, requireSignedIn } from "../signed-in.ts";
import { Receipt } from "./receipt.tsx";

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
        side={details?.plans && <NextPayment {...details.plans} />}
      >
        {details ? <Payments {...{ details, environment, manage }} status={statusOf(account)} /> : <NotLoaded />}
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
  readonly account: Account | null;
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

function statusOf(account: Account | null): SubscriptionStatus | undefined {
  const subscription = account?.subscription;
  return typeof subscription === "object" ? subscription?.status : undefined;
}

interface PaymentsProps {
  readonly details: SubscriptionDetails;
  readonly environment: PaymentsView["environment"];
  readonly manage: string;
  /** Undefined if it isn't known. */
  readonly status: SubscriptionStatus | undefined;
}

function Payments({ details: { payments, card, refund }, environment, manage, status }: PaymentsProps) {
  // Another card would make the payment that failed.
  const isUnpaid = status === "Grace Period";
  if (payments.length === 0)
    return (
      <Notice title={i18n.t("No payments yet")}>
        <p>
          {i18n.t(
            "Your payments appear here once you’ve paid. If you bought in an app store, the store has your receipts.",
          )}
        </p>
      </Notice>
    );
  return (
    <>
      {isUnpaid && (
        <Notice tone="bad" title={i18n.t("Your latest payment failed")}>
          <p>{i18n.t("Change your card, and we take the missed payment from the new card at once.")}</p>
        </Notice>
      )}
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
      <FactList>
        {card && (!status || isEntitling(status)) && (
          <Fact name={i18n.t("Saved card")} {...(isRenewing(status) && { note: savedCardNote(refund !== null) })}>
            {i18n.t("{card} (a test card of this demonstration)", { card: cardWords(card) })}
          </Fact>
        )}
        {refund && <MomentFact name={i18n.t("Refund possible until")} at={refund.until} />}
      </FactList>
      <div className="acts">
        {(!status || isEntitling(status)) && <ChangeCard action={manage} variant={isUnpaid ? "primary" : "line"} />}
        {refund && (
          <LinkButton variant="line" href={questionHref(manage, "refund")}>
            {i18n.t("Get a refund")}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function isRenewing(status: SubscriptionStatus | undefined): boolean {
  return status === "Auto-Renewable" || status === "Grace Period";
}

/** It may have been changed after the payments above. */
function savedCardNote(hasRefund: boolean): string {
  return hasRefund
    ? i18n.t("Your next payment is made with it. A refund goes back to the card that paid.")
    : i18n.t("Your next payment is made with it.");
}

function NextPayment({ current, other, isChanging }: NonNullable<SubscriptionDetails["plans"]>) {
  const { price, currency, billingPeriod, startsAt } = isChanging ? other : current;
  return (
    <Card as="section" label={i18n.t("Next payment")}>
      <CardHead title={i18n.t("Next payment")} />
      <FactList>
        <Fact name={i18n.t("Price")}>
          {i18n.t("{price}, tax included", { price: formatPrice({ amount: price, currency }) })}
        </Fact>
        <MomentFact name={i18n.t("Date")} at={startsAt} />
        <Fact name={i18n.t("Plan")}>{periodWords()[billingPeriod].plan}</Fact>
      </FactList>
    </Card>
  );
}

/** The cards of the demonstration, as its service names them. */
const demonstrationCards: readonly string[] = [
  /*i18n*/ "A card that works",
  /*i18n*/ "A card whose bank asks you to confirm",
  /*i18n*/ "A card that is accepted now and refused at the next payment",
];

function cardWords(card: string): string {
  return demonstrationCards.includes(card) ? i18n.t(card) : card;
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
