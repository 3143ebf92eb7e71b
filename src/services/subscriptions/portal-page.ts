/** The hosted portal: change the card, cancel, resume; plain forms at `/checkout/portal/{reference}`. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { brand } from "../../contract/brand/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
import { momentWords } from "../../contract/day-words.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { SubscriptionDetails } from "../../contract/subscription/details.ts";
import {
  changeDroppedWords,
  newPriceWords,
  type PaymentTerm,
  periodWords,
  planChangeWords,
  resumeWords,
  withdrawalFormAddress,
} from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { isWebPurchased, type Platform, type SubscriptionStatus } from "../../contract/subscription/subscription.ts";
import { readForm } from "../../platform/json-http.ts";
import type { Html } from "../../platform/pages/plain-page.ts";
import { fieldNotes, servicePage } from "../../platform/pages/service-page.ts";
import { speakingIn } from "../speaking.ts";
import { followReference } from "./accounts.ts";
import type { SubscriptionHttp } from "./bindings.ts";
import { aboutNewCard, type CardDecision, type CardName, cardNames, cards, readCardChoice } from "./cards.ts";
import { type ChangeRefusal, owesPayment, type SubscriptionChange, type SubscriptionEvent } from "./change-rules.ts";
import { announcedFor } from "./notices/notice-rules.ts";
import {
  type BankPage,
  bankAsks,
  bankAsksNow,
  bankPage,
  cardChoice,
  demonstrationNote,
  goneMessage,
} from "./page-parts.ts";
import { plannedPeriod } from "./plan-rules.ts";
import type { PortalRecord } from "./store.ts";
import type { SubscriptionAccount } from "./subscription-account.ts";
import { periodOf, type SubscriptionRecord } from "./subscription-rules.ts";
import { type Terms, termsOf } from "./terms.ts";

export const portalPages = new Hono<SubscriptionHttp>();

type PortalContext = Context<SubscriptionHttp, "/checkout/portal/:reference">;

portalPages.get("/checkout/portal/:reference", async (c) => {
  const open = await openPortal(c);
  const record = await open?.account.read(c.env.now());
  if (!open || !record) return goneMessage(c);
  return speakingIn(open.portal.language ?? "en", () => portalPage(c, open, record, "none"));
});

portalPages.post("/checkout/portal/:reference", async (c) => {
  const form = await readForm(c.req.raw);
  const open = await openPortal(c);
  const record = await open?.account.read(c.env.now());
  if (!open || !record) return goneMessage(c);
  return speakingIn(open.portal.language ?? "en", () => decide(c, open, record, form));
});

async function decide(
  c: PortalContext,
  open: OpenPortal,
  record: SubscriptionRecord,
  form: ReadonlyMap<string, string> | null,
): Promise<Response> {
  const { account, secret, portal } = open;
  const now = c.env.now();
  const choice = form?.get("change") === "card" ? readCardChoice(form) : null;
  const change = changeFrom(form);
  if (change && isOutdated(change, record, form?.get("about"))) return portalPage(c, open, record, "outdated", 409);
  const result = choice
    ? await account.changeCard(secret, choice, now)
    : change && (await account.change(change, now, portal.language));
  if (!result) return portalPage(c, open, record, "nothing-chosen", 400);
  if (!result.ok && result.error === "confirm") return askBank(c, record, result.card);
  if (!result.ok) return portalPage(c, open, record, result.error, 409);
  const news = result.news ?? (choice ? "saved" : "none");
  const dropsPlan = news === "cancelled" && plannedPeriod(record) !== null;
  return portalPage(c, open, result.record, news, 200, ends.has(news) ? proofWords(now, dropsPlan) : []);
}

/** Whether the page said that the press leads to something else. A second press of the same changes nothing, whatever it said. */
function isOutdated({ kind }: SubscriptionChange, record: SubscriptionRecord, about: string | undefined): boolean {
  const isOpen = kind === "cancel" ? isPaying(record) : record.status === "Not Auto-Renewable";
  return isOpen && about !== undefined && about !== aboutChange(record);
}

function isPaying({ status }: SubscriptionRecord): boolean {
  return status === "Auto-Renewable" || status === "Grace Period";
}

/** What cancelling, or undoing it, is about. */
function aboutChange(record: SubscriptionRecord): string {
  return [record.status, record.expiresOrRenewsAt, plannedPeriod(record) ?? "same plan"].join(", ");
}

const aboutField = (record: SubscriptionRecord) =>
  html`<input type="hidden" name="about" value="${aboutChange(record)}" />`;

/** What ends payments, and so needs a proof. */
const ends: ReadonlySet<Message> = new Set(["cancelled", "ended"]);

/** As the notice of Manage says it, also of an account without an email address. */
function proofWords(now: number, dropsPlan: boolean): readonly string[] {
  return [
    i18n.t("Cancelled on {date}.", { date: momentWords(now) }),
    ...(dropsPlan ? [statements.planDropped] : []),
    i18n.t(
      "Print or save this page as proof: it shows when you cancelled, the end date and your payment reference. If you’ve added an email address, we email you proof too.",
    ),
  ];
}

/** The bank asks about the payment that the new card is to make: the missed one, or the next. */
function askBank(c: PortalContext, record: SubscriptionRecord, card: CardName): Promise<Response> {
  const terms = termsOf(record);
  const price = terms ? formatPrice(terms.price) : i18n.t("the price of your plan");
  return bankPage(c, {
    ...bankWords(record, price),
    declined: i18n.t("If you decline, we keep the card you had and charge nothing."),
    fields: { change: "card", card },
  });
}

/** What the bank asks, and what confirming leads to. */
function bankWords(record: SubscriptionRecord, price: string): Pick<BankPage, "question" | "confirmed"> {
  if (owesPayment(record))
    return {
      question: bankAsksNow(price),
      confirmed: i18n.t("If you confirm, we save this card and take the missed payment of {price} now.", { price }),
    };
  const confirmed = i18n.t("If you confirm, we save this card. You pay nothing today.");
  if (record.status === "Auto-Renewable")
    return { question: bankAsks(price, momentWords(record.expiresOrRenewsAt)), confirmed };
  return {
    question: i18n.t("Your bank asks whether you allow payments of {price}, in case you undo your cancellation.", {
      price,
    }),
    confirmed,
  };
}

interface OpenPortal {
  readonly account: DurableObjectStub<SubscriptionAccount>;
  readonly secret: string;
  readonly portal: PortalRecord;
}

/** What the page's address opens; null if we did not make it, it has run out, or its account has moved on since. */
async function openPortal(c: PortalContext): Promise<OpenPortal | null> {
  const { env, peers, now } = c.env;
  const found = followReference(env, c.req.param("reference"));
  const portal = await found?.account.portal(found.secret, now());
  if (!found || !portal) return null;
  const isCurrent = await peers.auth.isCurrent(portal.accountId, portal.epoch);
  return isCurrent ? { ...found, portal } : null;
}

function changeFrom(form: ReadonlyMap<string, string> | null): SubscriptionChange | null {
  const kind = form?.get("change");
  return kind === "cancel" || kind === "resume" ? { kind } : null;
}

type Message =
  | ChangeRefusal
  | Exclude<CardDecision, "accepted" | "confirm">
  | SubscriptionEvent
  | "none"
  | "saved"
  | "outdated"
  | "nothing-chosen";

const good = (said: string) => ({ said });
const bad = (refused: string) => ({ refused });

const messages: Readonly<Record<Message, { readonly said?: string; readonly refused?: string }>> = {
  none: {},
  saved: good(/*i18n*/ "Your new card is saved."),
  cancelled: good(/*i18n*/ "Your subscription is cancelled. Your services stay on until the date under Status."),
  ended: good(/*i18n*/ "Your subscription has ended. You owe nothing and won’t be charged again."),
  resumed: good(/*i18n*/ "Your cancellation is undone."),
  paid: good(/*i18n*/ "Your card is saved and we’ve taken the missed payment."),
  "plan-chosen": good(/*i18n*/ "Your plan changes with the next payment."),
  "plan-kept": good(/*i18n*/ "Your plan stays as it is."),
  changed: bad(
    /*i18n*/ "Your subscription has changed since you opened this page, so we kept the card you had. Nothing was charged. Read below what a new card pays now.",
  ),
  outdated: bad(
    /*i18n*/ "Your subscription has changed since you opened this page, so we haven’t done anything. Read below what happens now, then choose again.",
  ),
  "nothing-chosen": bad(/*i18n*/ "Select what you want to change. Nothing has changed."),
  declined: bad(/*i18n*/ "The new card was declined, so we kept the card you had. Select another card."),
  "not-confirmed": bad(
    /*i18n*/ "You didn’t confirm the payment with your bank, so we kept the card you had. Nothing was charged. Try again, or select another card.",
  ),
  managed_by_store: bad(/*i18n*/ "You bought this subscription in an app store. Change or cancel it there."),
  subscription_not_active: bad(/*i18n*/ "This subscription has ended, so it can’t be changed."),
};

const statusWords: Readonly<Record<SubscriptionStatus, (date: string) => string>> = {
  "Auto-Renewable": (date) => i18n.t("Active. Next payment on {date}", { date }),
  "Not Auto-Renewable": (date) => i18n.t("Cancelled. Active until {date}", { date }),
  "Grace Period": (date) => i18n.t("The latest payment failed. Active until {date}", { date }),
  Inactive: (date) => i18n.t("Ended on {date} after a failed payment", { date }),
  Expired: (date) => i18n.t("Ended on {date}", { date }),
};

const soldBy: Readonly<Record<Platform, string>> = {
  android: /*i18n*/ "the Play Store",
  ios: /*i18n*/ "the App Store",
  macos: /*i18n*/ "Apple, on a Mac",
  windows: /*i18n*/ "the Microsoft Store",
  stripe: /*i18n*/ "{brand}, by card, from the app",
  web: /*i18n*/ "{brand}, by card, on this site",
};

async function portalPage(
  c: PortalContext,
  { account, portal }: OpenPortal,
  record: SubscriptionRecord,
  message: Message,
  status = 200,
  proof: readonly string[] = [],
): Promise<Response> {
  const isOurs = isWebPurchased(record.platform);
  const { said, refused } = messages[message];
  const date = momentWords(record.expiresOrRenewsAt);
  const hasTrial = (record.trialEndsAt ?? 0) > c.env.now();
  const isOnTrial = record.status === "Auto-Renewable" && hasTrial;
  const notes = [
    {
      term: i18n.t("Status"),
      text: isOnTrial ? i18n.t("Free trial. First payment on {date}", { date }) : statusWords[record.status](date),
    },
    ...(isOurs ? planNotes(record, hasTrial) : []),
    { term: i18n.t("Bought from"), text: i18n.t(soldBy[record.platform], { brand: brand.name }) },
    ...(isOurs
      ? [
          { term: i18n.t("Card"), text: i18n.t(cards[record.card].label) },
          { term: i18n.t("Payment reference"), text: portal.accountId },
        ]
      : []),
  ];
  const details = await account.details(c.env.now());
  return servicePage(c.req.raw, {
    title: i18n.t("Change your card or cancel"),
    status,
    illustration: "tally",
    side: html`<h2>${brand.pro}</h2>${fieldNotes(notes)}`,
    refused: refused && i18n.t(refused),
    body: html`${said ? html`<p class="note good" role="status" tabindex="-1" autofocus>${[i18n.t(said), ...proof].join(" ")}</p>` : ""}
      ${isOurs ? formsByStatus[record.status](record, termsOf(record), hasTrial, details) : html`<p>${i18n.t("Change or cancel your subscription where you bought it, on your device.")}</p>`}
      <p class="actions"><a href="${href("subscriptionsManage")}">${i18n.t("Go back to your subscription")}</a></p>`,
  });
}

/** Which plan it is now and at what price, and which one or which price comes next: as Manage says it. */
function planNotes(record: SubscriptionRecord, hasTrial: boolean): readonly PaymentTerm[] {
  const [terms, due] = [termsOf(record, "paid"), termsOf(record)];
  if (!terms) return [];
  const plan = { term: i18n.t("Plan"), text: periodWords()[terms.period].name };
  const price = { term: i18n.t("Price"), text: terms.priceWords };
  if (due && plannedPeriod(record)) {
    const text = planChangeWords({ ...due, at: due.nextPaymentAt });
    const now = hasTrial ? [] : [{ ...price, term: i18n.t("Price now") }];
    return [plan, ...now, { term: i18n.t("Next plan"), text }];
  }
  const { next } = record;
  if (next?.productId !== record.productId) return [plan, price];
  return [plan, price, { term: i18n.t("New price"), text: newPriceWords(next.price, announcedFor(record)) }];
}

const cardForm = (record: SubscriptionRecord, charged: string) => html`<h2>${i18n.t("Change card")}</h2>
  <p>${charged}</p>
  <form method="post">
    <input type="hidden" name="change" value="card" />
    <input type="hidden" name="about" value="${aboutNewCard(owesPayment(record), record.expiresOrRenewsAt)}" />
    ${cardChoice(cardNames, i18n.t("Choose a new test card"), { isOpen: true })}
    ${demonstrationNote()}
    <div class="actions"><button>${i18n.t("Save card")}</button></div>
  </form>`;

const cancelForm = (record: SubscriptionRecord, back: Html | "") => html`<h2>${i18n.t("Cancel subscription")}</h2>
  <p>${i18n.t("If you cancel, your services stay on until {date}, and we won’t charge your card.", { date: momentWords(record.expiresOrRenewsAt) })} ${statements.cancelUndo}</p>
  ${back}
  ${plannedPeriod(record) ? html`<p>${changeDroppedWords(periodOf(record))}</p>` : ""}
  <p>${statements.removalDeleted}</p>
  <form method="post">${aboutField(record)}<button class="quiet" name="change" value="cancel">${i18n.t("Cancel subscription")}</button></form>`;

/** That cancelling pays nothing back, and the way to what does, as the question of Manage says it. */
function nothingBack(details: Details | null): Html {
  return html`<p>${i18n.t("Cancelling doesn’t pay anything back.")} ${details ? wayBack(details) : ""}</p>`;
}

function wayBack({ refund, withdrawal }: Details): Html | "" {
  if (refund) {
    const way = i18n.t("Get your {price} back instead", { price: formatPrice(refund.payment) });
    return html`<a href="${href("subscriptionsManage", { ask: "refund" })}">${way}</a>`;
  }
  if (!withdrawal) return "";
  const way = i18n.t("Withdraw from my contract and get {price} back", { price: formatPrice(withdrawal.payment) });
  return html`<a href="${withdrawalFormAddress()}">${way}</a>`;
}

const cancelNowForm = (record: SubscriptionRecord) => html`<h2>${i18n.t("Cancel subscription")}</h2>
  <p>${i18n.t("Your latest payment failed, so your subscription ends and your services stop as soon as you cancel. You owe nothing.")}</p>
  <p>${statements.removalDeleted}</p>
  <form method="post">${aboutField(record)}<button class="quiet" name="change" value="cancel">${i18n.t("Cancel subscription now")}</button></form>`;

const resumeForm = (record: SubscriptionRecord, words: string) => html`<h2>${i18n.t("Undo cancellation")}</h2>
  <p>${words}</p>
  <form method="post">${aboutField(record)}<button name="change" value="resume">${i18n.t("Undo cancellation")}</button></form>`;

const endedNote = () => html`<p>${i18n.t("You still have your account. To subscribe again, choose a plan.")}</p>
  <p><a href="${href("subscriptions")}">${i18n.t("See plans and prices")}</a></p>`;

/** What saving a card leads to. */
const nothing = () => i18n.t("When you save a card, nothing is charged today.");

function missedWords(terms: Terms | null): string {
  if (!terms) return i18n.t("When you save a card, we take the missed payment from it at once.");
  return i18n.t("When you save a card, we take the missed payment of {price} from it at once.", {
    price: formatPrice(terms.price),
  });
}

type Details = Pick<SubscriptionDetails, "refund" | "withdrawal">;

type RenderForms = (
  record: SubscriptionRecord,
  terms: Terms | null,
  hasTrial: boolean,
  details: Details | null,
) => Html;

const formsByStatus: Readonly<Record<SubscriptionStatus, RenderForms>> = {
  "Auto-Renewable": (record, _, hasTrial, details) =>
    html`${cardForm(record, nothing())}${cancelForm(record, hasTrial ? "" : nothingBack(details))}`,
  "Not Auto-Renewable": (record, terms, hasTrial) =>
    html`${resumeForm(record, resumeWords(record.expiresOrRenewsAt, terms, hasTrial))}${cardForm(record, nothing())}`,
  "Grace Period": (record, terms) => html`${cardForm(record, missedWords(terms))}${cancelNowForm(record)}`,
  Inactive: endedNote,
  Expired: endedNote,
};
