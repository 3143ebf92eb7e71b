/** The hosted checkout: plain forms, no script, at `/checkout/{reference}`. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { brand, facts } from "../../contract/brand.ts";
import { routes } from "../../contract/routes.ts";
import { type Html, servicePage } from "../../platform/service-page.ts";
import { readForm } from "../../platform/wire.ts";
import { followReference } from "./accounts.ts";
import type { SubscriptionHttp } from "./bindings.ts";
import { cardChoice, dateWords, demonstration, goneMessage, periodWords, priceWords } from "./page-parts.ts";
import {
  afterPeriod,
  type CardName,
  day,
  isCardName,
  type ProductTerms,
  priceOf,
  productById,
  returnAddress,
} from "./rules.ts";
import type { Checkout } from "./store.ts";
import type { CheckoutView, PayResult } from "./subscription-account.ts";

type C = Context<SubscriptionHttp>;

export const checkoutPages = new Hono<SubscriptionHttp>();

checkoutPages.get("/checkout/:reference", async (c) => {
  const view = await viewOf(c);
  if (!view) return goneMessage();
  return view.isSettled ? settledPage(view.checkout) : paymentPage(c, view, "open");
});

/** `card` names how the card behaves; `bank` is the answer to the bank's question, where it asked one. */
checkoutPages.post("/checkout/:reference", async (c) => {
  const form = await readForm(c.req.raw);
  const card = form?.get("card");
  const found = followReference(c.env.env, c.req.param("reference"));
  if (!found) return goneMessage();
  if (!isCardName(card)) {
    const view = await viewOf(c);
    return view ? paymentPage(c, view, "no-card") : goneMessage();
  }
  if (form?.get("bank") === "no") {
    const view = await viewOf(c);
    return view ? paymentPage(c, view, "declined") : goneMessage();
  }
  const paid = await found.account.pay(found.secret, card, form?.get("bank") === "yes", c.env.now());
  return answer(c, paid, card);
});

async function answer(c: C, result: PayResult, card: CardName): Promise<Response> {
  switch (result.tag) {
    case "gone":
      return goneMessage();
    case "already_subscribed":
      return settledPage(result.checkout);
    case "confirm":
      return bankPage(result.checkout, card);
    case "declined": {
      const view = await viewOf(c);
      return view ? paymentPage(c, view, "declined") : goneMessage();
    }
    case "paid":
      if (result.first) c.executionCtx.waitUntil(sendReceipt(c, result));
      return new Response(null, {
        status: 303,
        headers: { location: successAddress(result.checkout), "cache-control": "no-store" },
      });
  }
}

async function viewOf(c: C): Promise<CheckoutView | null> {
  const found = followReference(c.env.env, c.req.param("reference") ?? "");
  return (await found?.account.view(found.secret, c.env.now())) ?? null;
}

const messages = {
  open: null,
  "no-card": html`<p class="note bad" role="alert">No card was chosen, so nothing was paid. Choose one and send the form again.</p>`,
  declined: html`<p class="note bad" role="alert">
    The card was declined. Nothing was charged, and your choice of plan is kept. Try another card, or go back to the plans.
  </p>`,
} as const;

function paymentPage(c: C, view: CheckoutView, message: keyof typeof messages): Promise<Response> {
  const { checkout, trial } = view;
  const product = productById(checkout.productId);
  if (!product) return goneMessage();
  const back = plansAddress(checkout, message === "declined" ? "declined" : "canceled");
  return servicePage({
    title: trial ? "Start your free trial" : "Check and pay",
    status: message === "no-card" ? 400 : 200,
    formTargets: [new URL(checkout.returnUrl).origin],
    body: html`${messages[message] ?? ""} ${demonstration}
      <section class="card" aria-label="What you are buying">${terms(view, product, c.env.now())}</section>
      <form method="post">
        ${cardChoice(["paid", "declined", "confirm", "fails-later"], "How should the card behave?")}
        <div class="actions">
          <button>${trial ? `Start ${trial} days free` : `Pay ${priceWords(product, checkout.country)}`}</button>
          <a href="${back}">Cancel and go back to the plans</a>
        </div>
      </form>`,
  });
}

/** Price, renewal and the way out stand beside the button. */
function terms({ checkout, trial }: CheckoutView, product: ProductTerms, now: number): Html {
  const price = priceWords(product, checkout.country);
  const firstCharge = now + (trial ?? 0) * day;
  const next = trial ? firstCharge : afterPeriod(now, product.billingPeriod);
  return html`<dl>
    <dt>Plan</dt>
    <dd>${brand.pro}, ${product.billingPeriod.toLowerCase()}</dd>
    <dt>Price</dt>
    <dd><strong>${price}</strong></dd>
    ${trial ? html`<dt>Free until</dt><dd>${dateWords(firstCharge)}: cancel before then and you pay nothing</dd>` : ""}
    ${product.freeTrial && !trial ? html`<dt>Trial</dt><dd>This account has had its free trial, so the first period is paid today</dd>` : ""}
    <dt>Renews</dt>
    <dd>${trial ? "From" : "On"} ${dateWords(next)}, then ${periodWords[product.billingPeriod].adverb}, until you cancel</dd>
    <dt>Refund</dt>
    <dd>Within ${facts.refundDays} days of a payment, without giving a reason</dd>
    ${checkout.email ? html`<dt>Receipt to</dt><dd>${checkout.email}</dd>` : ""}
  </dl>`;
}

function bankPage(checkout: Checkout, card: CardName): Promise<Response> {
  return servicePage({
    title: "Your bank asks: is this you?",
    formTargets: [new URL(checkout.returnUrl).origin],
    body: html`<p class="note">This stands in for the question that a real bank asks. Nothing is charged until you say yes.</p>
      <form method="post">
        <input type="hidden" name="card" value="${card}" />
        <div class="actions">
          <button name="bank" value="yes">Yes, pay</button>
          <button class="quiet" name="bank" value="no">No, stop</button>
        </div>
      </form>`,
  });
}

function settledPage(checkout: Checkout): Promise<Response> {
  return servicePage({
    title: "Nothing is due",
    body: html`<p class="note good">This checkout was paid before, or its account has an active subscription. Nothing was charged now.</p>
      <p><a href="${onReturnHost(checkout, routes.subscriptionsManage.path)}">See your subscription</a></p>`,
  });
}

function successAddress(checkout: Checkout): string {
  const billingPeriod = productById(checkout.productId)?.billingPeriod ?? "Monthly";
  return returnAddress(checkout.returnUrl, { billingPeriod, origin: checkout.origin, staging: checkout.staging });
}

/** Back to the plans with nothing lost: the origin and the environment travel along. */
function plansAddress(checkout: Checkout, outcome: "canceled" | "declined"): string {
  const address = new URL(onReturnHost(checkout, routes.subscriptions.path));
  address.searchParams.set("checkout", outcome);
  if (checkout.origin) address.searchParams.set("origin", checkout.origin);
  if (checkout.staging) address.searchParams.set("environment", "staging");
  return address.href;
}

function onReturnHost(checkout: Checkout, path: string): string {
  return new URL(path, checkout.returnUrl).href;
}

async function sendReceipt(c: C, { checkout, record }: Extract<PayResult, { tag: "paid" }>): Promise<void> {
  const product = productById(record.productId);
  if (!checkout.email || !product) return;
  const { amount, currency } = priceOf(product, checkout.country);
  await c.env.peers.mail.send({
    to: checkout.email,
    template: "receipt",
    data: {
      plan: `${brand.pro}, ${product.billingPeriod.toLowerCase()}`,
      amount,
      currency,
      paidAt: record.startedAt,
      renewsAt: record.expiresOrRenewsAt,
      trialDays: record.trialEndsAt ? Math.round((record.trialEndsAt - record.startedAt) / day) : null,
      manageLink: onReturnHost(checkout, routes.subscriptionsManage.path),
    },
  });
}
