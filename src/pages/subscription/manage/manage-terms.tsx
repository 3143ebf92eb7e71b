import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand } from "../../../contract/brand/brand.ts";
import { type Country, countryInText, parseCountry } from "../../../contract/country.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { platformWords, statusWords } from "../../../contract/subscription/manage-words.ts";
import {
  cancelBeforeWordsBelowDate,
  failedPaymentAt,
  lastDayWords,
  mayWithdraw,
  newPriceWords,
  noRefundWords,
  periodWords,
  type resumeWords,
  withdrawalFormAddress,
} from "../../../contract/subscription/payment-terms.ts";
import { formatPrice, priceIn, pricesUntilCancelled } from "../../../contract/subscription/prices.ts";
import { isEntitling, isWebPurchased } from "../../../contract/subscription/subscription.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { CardHead } from "../../../product/card-head.tsx";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import { cardName } from "../payments/saved-card.ts";
import { StatusBadge } from "../status/status-badge.tsx";
import styles from "./manage.module.css";
import { questionHref } from "./manage-account.tsx";
import { renewalOf } from "./manage-flow.ts";
import { KeepPlan, type PlanChoices, plannedWords, priceWords } from "./plan-question.tsx";

interface TermsProps {
  /** Of the card, as the list of the page's sections names it. */
  readonly id: string;
  readonly title: string;
  readonly subscription: SubscriptionAnswer;
  /** The id of the account, by which we find its payments. */
  readonly reference: string;
  readonly country: Country | null;
  readonly action: string;
  /** False if the notice of the cancellation has the button. */
  readonly hasUndo: boolean;
  readonly details: SubscriptionDetails | null;
}

/** What was bought, where, and its present state. */
export function SubscriptionTerms({
  id,
  title,
  subscription,
  reference,
  country,
  action,
  hasUndo,
  details,
}: TermsProps) {
  const { billingPeriod, expiresOrRenewsAt, platform, startedAt, status = "Auto-Renewable" } = subscription;
  const price = presentPrice(subscription, country, details) ?? storePrice(subscription);
  const plans = details?.plans ?? null;
  const planned = plannedWords(plans);
  const isTrial = isOnTrial(subscription);
  const isOver = !isEntitling(status);
  return (
    <Card as="section" id={id} label={title}>
      <CardHead title={brand.pro} badge={<StatusBadge {...{ status, isTrial }} />} />
      {expiresOrRenewsAt !== undefined && <Figure {...{ subscription, country, details }} at={expiresOrRenewsAt} />}
      {status === "Grace Period" && <PayAgain {...{ subscription, country, action, details }} />}
      <FactList>
        {billingPeriod && (
          <Fact name={i18n.t("Plan")} {...(isInStore(subscription) && { note: planInStore() })}>
            {periodWords()[billingPeriod].name}
            {plans?.isChanging === false && <ChangePlan {...{ plans, action }} />}
          </Fact>
        )}
        {price && !isOver && !(isTrial && planned) && (
          <Fact name={planned ? i18n.t("Price now") : i18n.t("Price")}>{price}</Fact>
        )}
        {planned && <Fact name={i18n.t("Next plan")}>{planned}</Fact>}
        {details?.newPrice && (
          <Fact name={i18n.t("New price")}>{newPriceWords(details.newPrice, details.newPrice.at)}</Fact>
        )}
        {startedAt !== undefined && (
          <MomentFact name={isOver ? i18n.t("Subscribed from") : i18n.t("Subscribed since")} at={startedAt} />
        )}
        {/* From which the days of a refund count. */}
        {isOver && details?.refund && <MomentFact name={i18n.t("First payment")} at={details.refund.payment.at} />}
        {platform && <Fact name={i18n.t("Bought")}>{platformWords()[platform].where}</Fact>}
        {platform && isWebPurchased(platform) && (
          <Fact name={i18n.t("Payment reference")} note={statements.paymentReference}>
            {reference}
          </Fact>
        )}
      </FactList>
      {plans?.isChanging && <KeepPlan {...{ plans, action }} />}
      <Ways {...{ subscription, country, action, hasUndo, details }} />
    </Card>
  );
}

/** How to keep a subscription whose payment failed, and what that costs; shown beside its end. */
function PayAgain({
  subscription,
  country,
  action,
  details,
}: Pick<TermsProps, "subscription" | "country" | "action" | "details">) {
  const { platform } = subscription;
  if (!platform) return null;
  const { pay, store, page } = platformWords()[platform];
  if (isWebPurchased(platform)) {
    return (
      <>
        <p>{`${pay} ${missedPayment(planOf(subscription, country, details))}`}</p>
        <div className={styles.buttons}>
          <ChangeCard action={action} variant="primary" />
        </div>
      </>
    );
  }
  return (
    <>
      <p>{`${pay} ${i18n.t("Once you’ve changed how you pay, {store} tries the payment again.", { store })}`}</p>
      <p className={styles.buttons}>
        <LinkButton href={page.url}>{page.label}</LinkButton>
      </p>
    </>
  );
}

function isInStore({ platform, status = "Auto-Renewable" }: SubscriptionAnswer): boolean {
  return platform !== undefined && !isWebPurchased(platform) && status === "Auto-Renewable";
}

/** The way there is below: see `howTo`. */
function planInStore(): string {
  return i18n.t("You change between the monthly and the yearly plan in the store that sold the subscription.");
}

function ownPrice(details: SubscriptionDetails | null): string | null {
  const price = details?.price;
  return price
    ? i18n.t("{price} {unit}, tax included", {
        price: formatPrice(price),
        unit: periodWords()[price.billingPeriod].unit,
      })
    : null;
}

/** What comes next, in large type: how much is paid and when, or the day on which it ends. */
function Figure({
  subscription,
  country,
  at,
  details,
}: Pick<TermsProps, "subscription" | "country" | "details"> & { at: number }) {
  const { status = "Auto-Renewable" } = subscription;
  const isTrial = isOnTrial(subscription);
  const price = status === "Auto-Renewable" ? planOf(subscription, country, details)?.price : null;
  const moment = momentWords(at);
  const holds = holdsBelowDate(subscription, at, country);
  return (
    <>
      <dl className={styles.figure}>
        <dt>{isTrial && status === "Auto-Renewable" ? i18n.t("First payment") : statusWords()[status].date}</dt>
        <dd>
          {price && <b>{formatPrice(price)}</b>} <span>{price ? i18n.t("on {moment}", { moment }) : moment}</span>
        </dd>
      </dl>
      {price && details?.card && <p>{cardThatPays(details.card)}</p>}
      {holds && <p>{holds}</p>}
    </>
  );
}

function cardThatPays(card: string): string {
  return i18n.t("From your saved card “{card}”, a test card of this demonstration.", { card: cardName(card) });
}

/** What holds until the subscription ends, or since, below a line with that date; nothing where it renews. */
function holdsBelowDate(subscription: SubscriptionAnswer, at: number, country: Country | null): string | undefined {
  const { status = "Auto-Renewable" } = subscription;
  if (isCancelledTrial(subscription)) {
    return i18n.t("Your services stay on until your free trial ends. You pay nothing.");
  }
  if (isOnTrial(subscription) && status === "Auto-Renewable") {
    return cancelBeforeWordsBelowDate(at, country, Date.now());
  }
  return statusWords()[status].below;
}

/** The same where the date isn’t shown. */
export function whatHolds(subscription: SubscriptionAnswer, until: number): string {
  const { status = "Auto-Renewable" } = subscription;
  if (isCancelledTrial(subscription)) return cancelledTrial(until);
  return statusWords()[status].text(momentWords(until));
}

function cancelledTrial(until: number): string {
  return i18n.t("Your services stay on until your free trial ends on {date}. You pay nothing.", {
    date: momentWords(until),
  });
}

/** The promise of a refund with its last day; or why there is none, once the promised days are over or a payment went back. */
function refundRow(details: TermsProps["details"], promise: string): HowRow {
  const text = details && !details.refund ? noRefundWords(details) : `${promise} ${possibleUntil(details, "refund")}`;
  return { term: i18n.t("Refund"), text, isRefundOpen: Boolean(details?.refund) };
}

interface HowRow {
  readonly term: string;
  readonly text: string;
  /** The row has the link to ask for the refund. */
  readonly isRefundOpen?: boolean;
}

function HowFact({ term, text, isRefundOpen, action }: HowRow & { readonly action: string }) {
  return (
    <Fact name={term}>
      {text}
      {isRefundOpen && (
        <>
          {" "}
          <a href={questionHref(action, "refund")}>{i18n.t("Get a refund")}</a>
        </>
      )}
    </Fact>
  );
}

/** How to change the subscription in its present state, where one paragraph says it all: in a store, or after a failed payment. */
function howTo({ platform, status, expiresOrRenewsAt }: SubscriptionAnswer): string | null {
  if (!platform) return null;
  if (!isWebPurchased(platform)) {
    const { how, again } = platformWords()[platform];
    return status === "Not Auto-Renewable" && again ? again : how;
  }
  if (status !== "Grace Period" || expiresOrRenewsAt === undefined) return null;
  return i18n.t(
    "The payment was due on {due}. We don’t try the old card again. If you cancel now, your services stop at once and you owe nothing.",
    { due: momentWords(failedPaymentAt(expiresOrRenewsAt)) },
  );
}

/** The same of a subscription that was bought here, row by row: its cancellation, and its refund. */
function howRows({
  subscription,
  country,
  details,
}: Pick<TermsProps, "subscription" | "country" | "details">): readonly HowRow[] {
  const { platform, status, expiresOrRenewsAt } = subscription;
  if (!platform || !isWebPurchased(platform) || status === "Grace Period") return [];
  if (expiresOrRenewsAt === undefined) return [];
  const trial = isOnTrial(subscription);
  if (status === "Not Auto-Renewable") {
    const undone = ifUndone(expiresOrRenewsAt, planOf(subscription, country, details), trial);
    return [
      { term: i18n.t("Undo cancellation"), text: undone },
      ...(trial ? [] : [refundRow(details, `${statements.refund} ${statements.refundEnds}`)]),
    ];
  }
  return [
    // In the free trial, nothing has been paid yet.
    trial ? { term: i18n.t("Refund"), text: refundWords() } : refundRow(details, refundWords()),
  ];
}

/** As the order page says it, for who is on the page on which to ask. */
function refundWords(): string {
  return `${statements.refund} ${statements.refundHowHere} ${statements.refundEnds}`;
}

/** Until when a right holds, as a date; nothing where that is not known yet. */
function possibleUntil(details: TermsProps["details"], right: "refund" | "withdrawal"): string {
  const open = details?.[right];
  return open ? i18n.t("Possible until {date}.", { date: lastDayWords(open, details) }) : "";
}

function missedPayment(plan: ReturnType<typeof planOf>): string {
  return plan
    ? i18n.t("We take {price} from the new card at once.", { price: formatPrice(plan.price) })
    : i18n.t("We take the missed payment from the new card at once.");
}

/** What undoing the cancellation costs, and when: as `resumeWords` says it, with the condition. */
function ifUndone(at: number, plan: Plan | null, isOnTrial: boolean): string {
  const moment = momentWords(at);
  if (!plan) {
    return isOnTrial
      ? i18n.t(
          "If you undo the cancellation before your services end, you pay nothing today, and your first payment is on {moment}.",
          { moment },
        )
      : i18n.t(
          "If you undo the cancellation before your services end, you pay nothing today, and your next payment is on {moment}.",
          { moment },
        );
  }
  const values = { price: formatPrice(plan.price), moment, every: periodWords()[plan.period].every };
  return isOnTrial
    ? i18n.t(
        "If you undo the cancellation before your services end, you pay nothing today, and your first payment is {price} on {moment}, then {every} until you cancel.",
        values,
      )
    : i18n.t(
        "If you undo the cancellation before your services end, you pay nothing today, and your next payment is {price} on {moment}, then {every} until you cancel.",
        values,
      );
}

/** What the button beside it does; after a failed payment `howTo` says it. */
function ifCancelled(subscription: SubscriptionAnswer): string | null {
  const { status, expiresOrRenewsAt } = subscription;
  if (status === "Grace Period" || expiresOrRenewsAt === undefined) return null;
  return isOnTrial(subscription)
    ? i18n.t("You keep your services until your free trial ends, and pay nothing.")
    : i18n.t("You keep your services for the time you’ve paid for.");
}

/** Nothing was paid and nothing will be: there is no card to change, and nothing to pay back. */
export function isCancelledTrial(subscription: SubscriptionAnswer): boolean {
  return subscription.status === "Not Auto-Renewable" && isOnTrial(subscription);
}

/** The way to change or cancel it: here, in the store that sold it, or none when it is over. */
function Ways({ subscription, country, action, hasUndo, details }: Omit<TermsProps, "id" | "title" | "reference">) {
  const { platform, status = "Auto-Renewable" } = subscription;
  const renewal = renewalOf(subscription);
  if (!isEntitling(status) || !platform) {
    const offer = pricesUntilCancelled(country);
    const refund = details?.refund && refundRow(details, statements.refund);
    return (
      <>
        <Caption text={offer && `${offer} ${statements.cancelHere}`} />
        <div className={styles.buttons}>
          <LinkButton href={href("subscriptions")}>{i18n.t("Subscribe again")}</LinkButton>
          <div className={`acts ${styles.links}`}>
            <PaymentsLink details={details} />
          </div>
        </div>
        {refund && (
          <FactList>
            <HowFact {...refund} action={action} />
          </FactList>
        )}
      </>
    );
  }
  const { page } = platformWords()[platform];
  const isOurs = isWebPurchased(platform);
  // `PayAgain` above says it.
  if (!isOurs && status === "Grace Period") return null;
  const isUnpaid = isOurs && isCancelledTrial(subscription);
  const how = howTo(subscription);
  const rows = howRows({ subscription, country, details });
  // The right is the contract's, whatever country the visitor has set since.
  const hasWithdrawal = isOurs && mayWithdraw(parseCountry(details?.country) ?? country);
  return (
    <>
      {how && <p className="soft small">{how}</p>}
      {/* Nothing about a cancelled trial can be changed but the cancellation. */}
      {(hasUndo || !isUnpaid) && (
        <div className={styles.buttons}>
          {renewal === "resume" && hasUndo && (
            <div>
              <UndoCancellation action={action} />
              <Caption text={i18n.t("You pay nothing today.")} />
            </div>
          )}
          {isOurs && !isUnpaid && status !== "Grace Period" && (
            <div>
              <ChangeCard action={action} variant="line" />
              <Caption text={i18n.t("You change it on our payment company’s page, and pay nothing today.")} />
            </div>
          )}
          {renewal === "cancel" && (
            <div>
              <LinkButton variant="line" href={href("subscriptionsManage", { ask: "cancel" })}>
                {i18n.t("Cancel subscription")}
              </LinkButton>
              <Caption text={ifCancelled(subscription)} />
            </div>
          )}
          <div className={`acts ${styles.links}`}>
            <PaymentsLink details={details} />
            {!(isOurs && (isOnTrial(subscription) || details?.refund || details?.refundUsed)) && (
              <GoLink href={page.url}>
                {isOurs && status === "Grace Period" ? i18n.t("Get help with the payment") : page.label}
              </GoLink>
            )}
          </div>
        </div>
      )}
      {(rows.length > 0 || hasWithdrawal) && (
        <FactList>
          {rows.map((row) => (
            <HowFact key={row.term} {...row} action={action} />
          ))}
          {hasWithdrawal && (
            <Fact name={i18n.t("Withdrawal")}>
              {isUnpaid ? withdrawalNow() : `${statements.withdrawal} ${possibleUntil(details, "withdrawal")}`}{" "}
              <a href={withdrawalFormAddress()}>{i18n.t("Withdraw from my contract")}</a>
            </Fact>
          )}
        </FactList>
      )}
    </>
  );
}

/** What a button costs or does. */
function Caption({ text }: { readonly text: string | null }) {
  return text && <p className="soft small">{text}</p>;
}

/** The list of payments; a store that takes the money has its own. */
function PaymentsLink({ details }: Pick<TermsProps, "details">) {
  if (!details || (details.payments.length === 0 && details.card === null)) return null;
  return <GoLink href={href("subscriptionsPayments")}>{i18n.t("Payments and receipts")}</GoLink>;
}

/** The way to the other plan, with its price and its first payment. */
function ChangePlan({ plans: { other }, action }: { readonly plans: PlanChoices; readonly action: string }) {
  return (
    <>
      <p>
        <GoLink href={questionHref(action, "plan")}>
          {other.billingPeriod === "monthly" ? i18n.t("Change to monthly plan") : i18n.t("Change to yearly plan")}
        </GoLink>
      </p>
      <p className="soft">{i18n.t("{price} from your next payment", { price: priceWords(other) })}</p>
    </>
  );
}

export function ChangeCard({ action, variant }: Pick<TermsProps, "action"> & { readonly variant: "primary" | "line" }) {
  return (
    <PressForm action={action} intent="portal" variant={variant}>
      {i18n.t("Change card")}
    </PressForm>
  );
}

/** For a cancelled trial, which no payment follows. */
function withdrawalNow(): string {
  return i18n.t(
    "As a consumer in the European Union or the United Kingdom, you can also withdraw from the contract now. Your services then stop at once. You’ve paid nothing.",
  );
}

export function UndoCancellation({ action }: Pick<TermsProps, "action">) {
  return (
    <PressForm action={action} intent="resume" variant="line">
      {i18n.t("Undo cancellation")}
    </PressForm>
  );
}

/**
 * The plan that the next payment is for, as the service tells it; else the one that was bought here, at the price of the
 * visitor's country. Null for a store's, whose price we do not know.
 */
function planOf(
  { platform, billingPeriod: period }: SubscriptionAnswer,
  country: Country | null,
  details: SubscriptionDetails | null = null,
): Plan | null {
  const { plans, price: present } = details ?? {};
  const next = plans && (plans.isChanging ? plans.other : plans.current);
  if (next) return { price: { amount: next.price, currency: next.currency }, period: next.billingPeriod };
  if (present) return { price: present, period: present.billingPeriod };
  if (!period || !country || !platform || !isWebPurchased(platform)) return null;
  const price = priceIn(country, period);
  return price && { price, period };
}

type Plan = NonNullable<Parameters<typeof resumeWords>[1]>;

/** What a period costs now; null for a store's. */
export function presentPrice(
  subscription: SubscriptionAnswer,
  country: Country | null,
  details: SubscriptionDetails | null,
): string | null {
  const own = ownPrice(details);
  if (own) return own;
  const plan = planOf(subscription, country);
  if (!plan || !country) return null;
  return i18n.t("{price} {unit}, tax included (price in {country})", {
    price: formatPrice(plan.price),
    unit: periodWords()[plan.period].unit,
    country: countryInText(country),
  });
}

function storePrice({ platform }: SubscriptionAnswer): string | null {
  const store = platform && platformWords()[platform].store;
  return store ? i18n.t("Shown in {store}", { store }) : null;
}

export function isOnTrial({ activeOffers = [] }: SubscriptionAnswer): boolean {
  return activeOffers.some(({ type }) => type === "Trial");
}

/** Whether the time that is left was paid for. */
export function isPaid(subscription: SubscriptionAnswer): boolean {
  return !isOnTrial(subscription) && subscription.status !== "Grace Period";
}
