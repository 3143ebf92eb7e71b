/** The hosted checkout: plain forms, no script, at `/checkout/{reference}`. */

import { Hono } from "hono";
import { html } from "hono/html";
import { brand } from "../../contract/brand/brand.ts";
import type { Country } from "../../contract/country.ts";
import { plannedDayWords } from "../../contract/day-words.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { type Language, pathIn } from "../../contract/language/languages.ts";
import { href, pageAsked, routes } from "../../contract/routes.ts";
import { buying, orderStep } from "../../contract/subscription/buying.ts";
import { orderButton } from "../../contract/subscription/order-button.ts";
import {
  lastFreeDay,
  leavingTerms,
  notIncluded,
  type PaymentTerm,
  periodWords,
  planTerms,
  pricedFor,
} from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { returnProof } from "../../contract/subscription/subscription.ts";
import { readForm } from "../../platform/json-http.ts";
import { marked } from "../../platform/pages/marked.ts";
import type { Html } from "../../platform/pages/plain-page.ts";
import { fieldNotes, type StepStrip, servicePage } from "../../platform/pages/service-page.ts";
import { speakingIn } from "../speaking.ts";
import { followReference } from "./accounts.ts";
import type { SubscriptionContext, SubscriptionHttp } from "./bindings.ts";
import { aboutOrder, type CardName, cardNames, readCardChoice } from "./cards.ts";
import { bankAsks, bankAsksNow, bankPage, cardChoice, demonstrationNote, goneMessage } from "./page-parts.ts";
import { type ProductTerms, productById } from "./product-rules.ts";
import { returnAddress } from "./return-rules.ts";
import type { Checkout } from "./store.ts";
import type { CheckoutView, PayResult, SubscriptionAccount } from "./subscription-account.ts";
import { type Terms, termsNow } from "./terms.ts";

export const checkoutPages = new Hono<SubscriptionHttp>();

checkoutPages.get("/checkout/:reference", async (c) => {
  const open = await openCheckout(c);
  if (!open) return goneMessage(c);
  return speakingIn(languageOf(open), () =>
    open.view.isSettled ? settledPage(c, open.view.checkout) : paymentPage(c, open.view, "open"),
  );
});

/** `card` names how the card behaves; `bank` is the answer to the bank's question, where it asked one. */
checkoutPages.post("/checkout/:reference", async (c) => {
  const choice = readCardChoice(await readForm(c.req.raw));
  const open = await openCheckout(c);
  if (!open) return goneMessage(c);
  return speakingIn(languageOf(open), async () => {
    if (choice) return answer(c, open, await open.account.pay(open.secret, choice, c.env.now()), choice.card);
    return open.view.isSettled ? settledPage(c, open.view.checkout) : paymentPage(c, open.view, "no-card");
  });
});

/** That of the page that led here. */
function languageOf({ view }: OpenCheckout): Language {
  return view.checkout.language ?? "en";
}

interface OpenCheckout {
  readonly account: DurableObjectStub<SubscriptionAccount>;
  readonly secret: string;
  readonly view: CheckoutView;
}

/** What the page's address opens; null if we did not make it, it has run out, or its account has moved on since. */
async function openCheckout(c: SubscriptionContext): Promise<OpenCheckout | null> {
  const { env, peers, now } = c.env;
  const found = followReference(env, c.req.param("reference") ?? "");
  const view = await found?.account.view(found.secret, now());
  if (!found || !view) return null;
  const { accountId, epoch } = view.checkout;
  return (await peers.auth.isCurrent(accountId, epoch)) ? { ...found, view } : null;
}

async function answer(
  c: SubscriptionContext,
  { view }: OpenCheckout,
  result: PayResult,
  card: CardName,
): Promise<Response> {
  switch (result.tag) {
    case "gone":
      return goneMessage(c);
    case "already_subscribed":
      return settledPage(c, result.checkout);
    case "confirm":
      return askBank(c, { ...view, trial: result.trial }, card);
    case "changed":
    case "declined":
    case "not-confirmed":
      return paymentPage(c, { ...view, trial: result.trial }, result.tag);
    case "paid": {
      const headers = { location: successAddress(result.checkout), "cache-control": "no-store" };
      return new Response(null, { status: 303, headers });
    }
  }
}

const strip = (): StepStrip => ({ ...buying(), now: orderStep });

const problems = {
  changed:
    /*i18n*/ "What you pay has changed since you opened this page, so we haven’t ordered anything. You haven’t paid anything. Read below what you pay now, and when.",
  "no-card": /*i18n*/ "Choose a test card. You haven’t paid anything.",
  declined: /*i18n*/ "Your card was declined. You haven’t paid anything. Select another card, or go back to the plans.",
  "not-confirmed":
    /*i18n*/ "You didn’t confirm the payment with your bank. You haven’t paid anything. Try again, select another card, or go back to the plans.",
} as const;

function paymentPage(
  c: SubscriptionContext,
  view: CheckoutView,
  state: keyof typeof problems | "open",
): Promise<Response> {
  const { checkout, trial } = view;
  const product = productById(checkout.productId);
  if (!product) return goneMessage(c);
  const terms = termsNow(product, checkout.country, trial, c.env.now());
  const failed = state === "declined" || state === "not-confirmed";
  return servicePage(c.req.raw, {
    strip: strip(),
    title: trial ? i18n.t("Start your free trial") : i18n.t("Review and pay"),
    status: state === "no-card" ? 400 : 200,
    formTargets: [new URL(checkout.returnUrl).origin],
    side: html`<h2>${terms.plan}</h2>
      <p class="price">${formatPrice(terms.price)} <small>${periodWords()[terms.period].unit}</small></p>
      ${checkout.country === null ? "" : html`<p>${i18n.t("Price {terms}.", { terms: pricedFor(checkout.country) })}</p>`}
      ${termsList(planRows(view, product, terms))}
      <details><summary><h2>${i18n.t("What to know before you order")}</h2></summary>${fieldNotes(notIncluded.map(({ term, text }) => ({ term: i18n.t(term), text })))}</details>`,
    illustration: "pegs",
    after: termsList(leavingRows(view, terms)),
    refused: state === "open" ? undefined : i18n.t(problems[state]),
    body: html`<form method="post">
        <input type="hidden" name="about" value="${aboutOrder(trial)}" />
        ${cardChoice(cardNames, i18n.t("Choose a test card"), { isTrial: trial !== null, isOpen: state !== "open" })}
        <p>${whatFollows(terms, trial, checkout.country)} ${trial ? i18n.t("You can set up and use all services as soon as the free trial starts, today.") : i18n.t("You can set up and use all services at once.")} ${agreement()}</p>
        ${demonstrationNote()}
        <div class="actions">
          <button>${i18n.t(trial ? orderButton.trial : orderButton.now, { price: terms.priceWords })}</button>
          <a href="${plansAddress(checkout, failed ? "declined" : "canceled")}">${i18n.t("Go back to the plans")}</a>
        </div>
      </form>`,
  });
}

/** What the button does, in a sentence above it. */
function whatFollows({ price, nextPaymentAt }: Terms, trial: number | null, country: Country | null): Html {
  const b = (inner: string) => html`<b>${inner}</b>`;
  const amount = formatPrice(price);
  if (!trial)
    return marked(i18n.t("This button places your order: you pay <b>{price} now</b>.", { price: amount }), { b });
  const said = i18n.t(
    "This button places your order. You pay nothing today, and <b>{price} on {day}</b>, unless you cancel by {lastDay}.",
    { price: amount, day: plannedDayWords(nextPaymentAt, country), lastDay: lastFreeDay(nextPaymentAt, country) },
  );
  return marked(said, { b });
}

function agreement(): Html {
  return marked(i18n.t("By ordering, you agree to the <a>{pro} terms</a>.", { pro: brand.pro }), {
    a: (inner) => html`<a href="${href("proPrivacyTerms")}">${inner}</a>`,
  });
}

/** Above the button: what is paid today, when the next payment is, and how often then. */
function planRows({ checkout, trial }: CheckoutView, product: ProductTerms, terms: Terms): readonly PaymentTerm[] {
  return [
    ...(product.freeTrial && !trial
      ? [{ term: i18n.t("Free trial"), text: i18n.t("Your account has had its free trial") }]
      : []),
    ...planTerms({ ...terms, trial, country: checkout.country, hasEmail: Boolean(checkout.email) }),
  ];
}

/** Right below it: how to cancel, how long a refund can be asked for, and where the receipt goes. */
function leavingRows({ checkout, trial, refundUsed }: CheckoutView, terms: Terms): readonly PaymentTerm[] {
  const { country, email } = checkout;
  return [
    ...leavingTerms({ ...terms, trial, country, refundUsed }),
    ...(email ? [{ term: i18n.t("Receipt"), text: i18n.t("We’ll email it to {email}", { email }) }] : []),
    ...(country
      ? [
          {
            term: i18n.t("Wrong country?"),
            text: i18n.t("Go back to the plans and change it at the bottom of the page"),
          },
        ]
      : []),
  ];
}

function termsList(rows: readonly PaymentTerm[]): Html {
  return fieldNotes(rows.map((row) => ({ ...row, text: termWords(row) })));
}

function termWords({ text, form }: PaymentTerm): Html {
  return form ? html`${text} <a href="${form.href}">${form.label}</a>` : html`${text}`;
}

function askBank(c: SubscriptionContext, { checkout, trial }: CheckoutView, card: CardName): Promise<Response> {
  const product = productById(checkout.productId);
  if (!product) return goneMessage(c);
  const terms = termsNow(product, checkout.country, trial, c.env.now());
  const price = formatPrice(terms.price);
  const day = plannedDayWords(terms.nextPaymentAt, checkout.country);
  return bankPage(c, {
    strip: strip(),
    question: trial ? bankAsks(price, day) : bankAsksNow(price),
    confirmed: trial
      ? i18n.t("If you confirm, your order goes through and your free trial starts. You pay nothing today.")
      : i18n.t("If you confirm, your order goes through and you pay {price} now.", { price }),
    declined: i18n.t("If you decline, you order nothing and pay nothing."),
    fields: { card },
    formTargets: [new URL(checkout.returnUrl).origin],
  });
}

function settledPage(c: SubscriptionContext, checkout: Checkout): Promise<Response> {
  return servicePage(c.req.raw, {
    title: i18n.t("You’ve already ordered"),
    illustration: "flight",
    body: html`<p class="note good">${i18n.t("Your account already has a subscription, so nothing was ordered or charged a second time.")}</p>
      <p><a href="${onReturnHost(checkout, routes.subscriptionsManage.path)}">${i18n.t("Manage subscription")}</a></p>`,
  });
}

function successAddress(checkout: Checkout): string {
  const billingPeriod = productById(checkout.productId)?.billingPeriod ?? "monthly";
  return returnAddress(checkout.returnUrl, { billingPeriod, origin: checkout.origin, staging: checkout.staging });
}

/** Back to the plans with nothing lost: the origin, the environment and the proof of who opened the checkout travel along. */
function plansAddress(checkout: Checkout, outcome: "canceled" | "declined"): string {
  const address = new URL(onReturnHost(checkout, routes.subscriptions.path));
  address.searchParams.set("checkout", outcome);
  const proof = new URL(checkout.returnUrl).searchParams.get(returnProof);
  if (proof) address.searchParams.set(returnProof, proof);
  if (checkout.origin) address.searchParams.set("origin", checkout.origin);
  if (checkout.staging) address.searchParams.set("environment", "staging");
  return address.href;
}

/** A page of the site on the host that the buyer comes from, in the language in which they left it. */
function onReturnHost({ returnUrl }: Checkout, path: string): string {
  const { language } = pageAsked(new URL(returnUrl).pathname);
  return new URL(pathIn(language, path), returnUrl).href;
}
