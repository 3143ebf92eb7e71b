/** The hosted portal: change the card, cancel, resume; plain forms at `/checkout/portal/{reference}`. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { brand } from "../../contract/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
import { momentWords } from "../../contract/day-words.ts";
import { routes } from "../../contract/routes.ts";
import { resumeWords } from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { isWebPurchased, type Platform, type SubscriptionStatus } from "../../contract/subscription/subscription.ts";
import { readForm } from "../../platform/json-http.ts";
import type { Html } from "../../platform/pages/plain-page.ts";
import { fieldNotes, servicePage } from "../../platform/pages/service-page.ts";
import { followReference } from "./accounts.ts";
import type { SubscriptionHttp } from "./bindings.ts";
import { aboutNewCard, type CardDecision, type CardName, cardNames, cards, readCardChoice } from "./cards.ts";
import { type Change, type ChangeRefusal, type News, owesPayment } from "./change-rules.ts";
import { bankPage, cardChoice, demonstration, goneMessage } from "./page-parts.ts";
import type { SubscriptionRecord } from "./subscription-rules.ts";
import { type Terms, termsOf } from "./terms.ts";

export const portalPages = new Hono<SubscriptionHttp>();

type PortalContext = Context<SubscriptionHttp, "/checkout/portal/:reference">;

portalPages.get("/checkout/portal/:reference", async (c) => {
  const open = await openPortal(c);
  const record = await open?.account.read(c.env.now());
  return record ? portalPage(c, record, "none") : goneMessage(c);
});

portalPages.post("/checkout/portal/:reference", async (c) => {
  const form = await readForm(c.req.raw);
  const open = await openPortal(c);
  const now = c.env.now();
  const record = await open?.account.read(now);
  if (!open || !record) return goneMessage(c);
  const choice = form?.get("change") === "card" ? readCardChoice(form) : null;
  const change = changeFrom(form);
  const result = choice
    ? await open.account.changeCard(open.secret, choice, now)
    : change && (await open.account.change(change, now));
  if (!result) return portalPage(c, record, "nothing-chosen", 400);
  if (!result.ok && result.error === "confirm") return askBank(c, record, result.card);
  if (!result.ok) return portalPage(c, record, result.error, 409);
  return portalPage(c, result.record, result.news ?? "saved");
});

/** The bank asks about the payment that the new card is to make: the missed one, or the next. */
function askBank(c: PortalContext, record: SubscriptionRecord, card: CardName): Promise<Response> {
  const terms = termsOf(record);
  const price = terms ? formatPrice(terms.price) : "the price of your plan";
  const next =
    record.status === "Auto-Renewable"
      ? `pay ${price} on ${momentWords(record.expiresOrRenewsAt)}`
      : `allow payments of ${price}, in case you undo your cancellation`;
  return bankPage(c, { what: owesPayment(record) ? `pay ${price} today` : next, fields: { change: "card", card } });
}

/** What the page's address opens; null if we did not make it, it has run out, or its account has moved on since. */
async function openPortal(c: PortalContext) {
  const { env, peers, now } = c.env;
  const found = followReference(env, c.req.param("reference"));
  const portal = await found?.account.portal(found.secret, now());
  if (!found || !portal) return null;
  const isCurrent = await peers.auth.isCurrent(portal.accountId, portal.epoch);
  return isCurrent ? { ...found, portal } : null;
}

function changeFrom(form: ReadonlyMap<string, string> | null): Change | null {
  const kind = form?.get("change");
  return kind === "cancel" || kind === "resume" ? { kind } : null;
}

type Message =
  | ChangeRefusal
  | Exclude<CardDecision, "accepted" | "confirm">
  | News
  | "none"
  | "saved"
  | "nothing-chosen";

const good = (text: string) => ({
  said: html`<p class="note good" role="status" tabindex="-1" autofocus>${text}</p>`,
});
const bad = (refused: string) => ({ refused });

const messages: Readonly<Record<Message, { readonly said?: Html; readonly refused?: string }>> = {
  none: {},
  saved: good("Your new card is saved."),
  cancelled: good("Your subscription is cancelled. Your services stay on until the date under Status."),
  ended: good("Your subscription has ended. You owe nothing and won’t be charged again."),
  resumed: good("Your cancellation is undone."),
  paid: good("Your card is saved and we’ve taken the missed payment."),
  "plan-chosen": good("Your plan changes with the next payment."),
  "plan-kept": good("Your plan stays as it is."),
  changed: bad(
    "Your subscription has changed since you opened this page, so we kept the card you had. Nothing was charged. Read below what a new card pays now.",
  ),
  "nothing-chosen": bad("Select what you want to change. Nothing has changed."),
  declined: bad("The new card was declined, so we kept the card you had. Select another card."),
  "not-confirmed": bad(
    "You didn’t confirm the payment with your bank, so we kept the card you had. Nothing was charged. Try again, or select another card.",
  ),
  managed_by_store: bad("You bought this subscription in an app store. Change or cancel it there."),
  subscription_not_active: bad("This subscription has ended, so it can’t be changed."),
};

const statusWords: Readonly<Record<SubscriptionStatus, (date: string) => string>> = {
  "Auto-Renewable": (date) => `Active. Renews on ${date}`,
  "Not Auto-Renewable": (date) => `Cancelled. Active until ${date}`,
  "Grace Period": (date) => `The latest payment failed. Active until ${date}`,
  Inactive: (date) => `Ended on ${date} after a failed payment`,
  Expired: (date) => `Ended on ${date}`,
};

const soldBy: Readonly<Record<Platform, string>> = {
  android: "the Play Store",
  ios: "the App Store",
  macos: "Apple, on a Mac",
  windows: "the Microsoft Store",
  stripe: `${brand.name}, by card, from the app`,
  web: `${brand.name}, by card, on this site`,
};

function portalPage(c: PortalContext, record: SubscriptionRecord, message: Message, status = 200): Promise<Response> {
  const terms = termsOf(record, "paid");
  const next = termsOf(record);
  const isOther = terms !== null && next !== null && next.priceWords !== terms.priceWords;
  const isOurs = isWebPurchased(record.platform);
  const { said = "", refused } = messages[message];
  const date = momentWords(record.expiresOrRenewsAt);
  const hasTrial = (record.trialEndsAt ?? 0) > c.env.now();
  const isOnTrial = record.status === "Auto-Renewable" && hasTrial;
  const notes = [
    { term: "Status", text: isOnTrial ? `Free trial. First payment on ${date}` : statusWords[record.status](date) },
    ...(isOurs && terms ? [{ term: isOther ? "Price until then" : "Price", text: terms.priceWords }] : []),
    ...(isOurs && isOther ? [{ term: "Price from then", text: next.priceWords }] : []),
    { term: "Bought from", text: soldBy[record.platform] },
    ...(isOurs ? [{ term: "Card", text: cards[record.card].label }] : []),
  ];
  return servicePage(c.req.raw, {
    title: "Change your card or cancel",
    status,
    illustration: "tally",
    side: html`<h2>${terms?.plan ?? brand.pro}</h2>${fieldNotes(notes)}`,
    refused,
    body: html`${said}
      ${isOurs ? formsByStatus[record.status](record, termsOf(record), hasTrial) : html`<p>Change or cancel your subscription where you bought it, on your device.</p>`}
      <p class="actions"><a href="${routes.subscriptionsManage.path}">Go back to your subscription</a></p>`,
  });
}

const cardForm = (record: SubscriptionRecord, charged: string) => html`<h2>Change card</h2>
  <p>When you save a card, ${charged}.</p>
  <form method="post">
    <input type="hidden" name="change" value="card" />
    <input type="hidden" name="about" value="${aboutNewCard(owesPayment(record), record.expiresOrRenewsAt)}" />
    ${cardChoice(cardNames, "Choose a new test card", { isOpen: true })}
    ${demonstration}
    <div class="actions"><button>Save card</button></div>
  </form>`;

const cancelForm = (date: string) => html`<h2>Cancel subscription</h2>
  <p>Your services stay on until ${date}, and we won’t charge your card. ${statements.cancelUndo}</p>
  <form method="post"><button class="quiet" name="change" value="cancel">Cancel subscription</button></form>`;

const cancelNowForm = html`<h2>Cancel subscription</h2>
  <p>Your latest payment failed, so your subscription ends as soon as you cancel. You owe nothing.</p>
  <form method="post"><button class="quiet" name="change" value="cancel">Cancel subscription now</button></form>`;

const resumeForm = (words: string) => html`<h2>Undo cancellation</h2>
  <p>${words}</p>
  <form method="post"><button name="change" value="resume">Undo cancellation</button></form>`;

const endedNote = html`<p>You still have your account. To subscribe again, choose a plan.</p>
  <p><a href="${routes.subscriptions.path}">See plans and prices</a></p>`;

const nothing = "nothing is charged today";

type RenderForms = (record: SubscriptionRecord, terms: Terms | null, hasTrial: boolean) => Html;

const formsByStatus: Readonly<Record<SubscriptionStatus, RenderForms>> = {
  "Auto-Renewable": (record) => html`${cardForm(record, nothing)}${cancelForm(momentWords(record.expiresOrRenewsAt))}`,
  "Not Auto-Renewable": (record, terms, hasTrial) =>
    html`${resumeForm(resumeWords(record.expiresOrRenewsAt, terms, hasTrial))}${cardForm(record, nothing)}`,
  "Grace Period": (record, terms) =>
    html`${cardForm(record, `we take the missed payment${terms ? ` of ${formatPrice(terms.price)}` : ""} from it at once`)}${cancelNowForm}`,
  Inactive: () => endedNote,
  Expired: () => endedNote,
};
