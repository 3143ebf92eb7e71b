/** The hosted portal: change the card, cancel, resume; plain forms at `/checkout/portal/{reference}`. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { brand } from "../../contract/brand.ts";
import { routes } from "../../contract/routes.ts";
import { isWebPurchased, type Platform, type SubscriptionStatus } from "../../contract/subscription/subscription.ts";
import { type Html, servicePage } from "../service-page.ts";
import { readForm } from "../wire.ts";
import { followReference } from "./accounts.ts";
import type { SubscriptionHttp } from "./bindings.ts";
import { cardChoice, dateWords, demonstration, goneMessage } from "./page-parts.ts";
import { type Change, type ChangeRefusal, cards, isCardName, productById, type SubscriptionRecord } from "./rules.ts";

export const portalPages = new Hono<SubscriptionHttp>();

portalPages.get("/checkout/portal/:reference", async (c) => {
  const account = await openPortal(c);
  const record = await account?.read(c.env.now());
  return record ? portalPage(record, "none") : goneMessage();
});

portalPages.post("/checkout/portal/:reference", async (c) => {
  const account = await openPortal(c);
  const change = changeFrom(await readForm(c.req.raw));
  const now = c.env.now();
  const result = change && (await account?.change(change, now));
  const record = await account?.read(now);
  if (!record) return goneMessage();
  if (!result) return portalPage(record, "nothing-chosen", 400);
  return result.ok ? portalPage(record, "done") : portalPage(record, result.error, 409);
});

async function openPortal(c: Context<SubscriptionHttp, "/checkout/portal/:reference">) {
  const found = followReference(c.env.env, c.req.param("reference"));
  const open = await found?.account.portalIsOpen(found.secret, c.env.now());
  return open ? found?.account : undefined;
}

function changeFrom(form: ReadonlyMap<string, string> | null): Change | null {
  const kind = form?.get("change");
  if (kind === "cancel" || kind === "resume") return { kind };
  const card = form?.get("card");
  return kind === "card" && isCardName(card) ? { kind, card } : null;
}

const messages: Readonly<Record<ChangeRefusal | "none" | "done" | "nothing-chosen", Html | "">> = {
  none: "",
  done: html`<p class="note good" role="status">Done. What you see below holds from now on.</p>`,
  "nothing-chosen": html`<p class="note bad" role="alert">The form named no change, so everything is as it was.</p>`,
  card_declined: html`<p class="note bad" role="alert">The new card was declined. The card you had stays in use.</p>`,
  managed_by_store: html`<p class="note bad" role="alert">This subscription is changed in the store that sold it.</p>`,
  subscription_not_active: html`<p class="note bad" role="alert">This subscription has ended, so there was nothing to change.</p>`,
};

const statusWords: Readonly<Record<SubscriptionStatus, (date: string) => string>> = {
  "Auto-Renewable": (date) => `Active. It renews on ${date}`,
  "Not Auto-Renewable": (date) => `Active until ${date}. It does not renew`,
  "Grace Period": (date) => `The last payment failed. Your features stay until ${date}`,
  Inactive: (date) => `Stopped since ${date}, because no payment came`,
  Expired: (date) => `Ended on ${date}`,
};

const soldBy: Readonly<Record<Platform, string>> = {
  android: "Google Play",
  ios: "the App Store",
  macos: "the Mac App Store",
  windows: "the Microsoft Store",
  stripe: `${brand.name}, from an app`,
  web: `${brand.name}, on the web`,
};

function portalPage(record: SubscriptionRecord, message: keyof typeof messages, status = 200): Promise<Response> {
  const product = productById(record.productId);
  return servicePage({
    title: "Card and renewal",
    status,
    body: html`${messages[message]}
      <section class="card" aria-label="Your subscription">
        <dl>
          <dt>Plan</dt>
          <dd>${brand.pro}, ${product?.billingPeriod.toLowerCase()}</dd>
          <dt>Status</dt>
          <dd>${statusWords[record.status](dateWords(record.expiresOrRenewsAt))}</dd>
          <dt>Bought from</dt>
          <dd>${soldBy[record.platform]}</dd>
          ${isWebPurchased(record.platform) ? html`<dt>Card</dt><dd>${cards[record.card].label}</dd>` : ""}
        </dl>
      </section>
      ${isWebPurchased(record.platform) ? forms[record.status] : html`<p>To change or cancel it, open the subscriptions of ${soldBy[record.platform]} on your device.</p>`}
      <p class="back"><a href="${routes.subscriptionsManage.path}">Back to your subscription</a></p>`,
  });
}

const cardForm = html`<h2>Change the card</h2>
  ${demonstration}
  <form method="post">
    <input type="hidden" name="change" value="card" />
    ${cardChoice(["paid", "declined", "fails-later"], "How should the new card behave?")}
    <div class="actions"><button>Use this card</button></div>
  </form>`;

const cancelForm = html`<h2>Cancel</h2>
  <p>One press is enough. You keep what is paid for until its last day, and nothing more is charged.</p>
  <form method="post"><button class="quiet" name="change" value="cancel">Cancel the subscription</button></form>`;

const cancelNowForm = html`<h2>Cancel</h2>
  <p>The current period was not paid, so cancelling ends the subscription at once. Nothing is owed.</p>
  <form method="post"><button class="quiet" name="change" value="cancel">End it now</button></form>`;

const resumeForm = html`<h2>Resume</h2>
  <p>The subscription renews again on the date above, at the same price. Nothing is charged today.</p>
  <form method="post"><button name="change" value="resume">Resume the subscription</button></form>`;

const endedNote = html`<p>Your account is still there. Choose a plan to start again.</p>
  <p><a href="${routes.subscriptions.path}">See the plans</a></p>`;

const forms: Readonly<Record<SubscriptionStatus, Html>> = {
  "Auto-Renewable": html`${cardForm}${cancelForm}`,
  "Not Auto-Renewable": html`${resumeForm}${cardForm}`,
  "Grace Period": html`${cardForm}${cancelNowForm}`,
  Inactive: endedNote,
  Expired: endedNote,
};
