/** `/dev/seed`: a developer chooses any status and platform for an account. In production there is no such page. */
import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod/mini";
import { facts } from "../../contract/brand/brand.ts";
import { type Country, parseCountry } from "../../contract/country.ts";
import { failedPaymentAt } from "../../contract/subscription/payment-terms.ts";
import {
  isWebPurchased,
  platformSchema,
  platforms,
  type SubscriptionStatus,
  statuses,
  statusSchema,
} from "../../contract/subscription/subscription.ts";
import { failure, json, readForm, wantsPage } from "../../platform/json-http.ts";
import { servicePage } from "../../platform/pages/service-page.ts";
import { readServicesConfig } from "../env.ts";
import { subscriptionAccountOf } from "./accounts.ts";
import type { SubscriptionContext, SubscriptionHttp } from "./bindings.ts";
import { type KeptPayment, withPayment } from "./payment-rules.ts";
import { productById, productTable } from "./product-rules.ts";
import {
  day,
  graceDays,
  type SubscriptionOwner,
  type SubscriptionRecord,
  toSubscription,
} from "./subscription-rules.ts";

const none = "none";

const seedSchema = z.object({
  account: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  status: z.union([statusSchema, z.literal(none)]),
  platform: platformSchema,
  productId: z.string().check(z.refine((id) => productById(id) !== undefined)),
  trial: z.optional(z.literal("on")),
});
type Seed = z.infer<typeof seedSchema>;

export const seedPages = new Hono<SubscriptionHttp>();

seedPages.use("/dev/*", async (c, next) =>
  readServicesConfig(c.env.env).development ? next() : failure("not_found", 404),
);

seedPages.get("/dev/seed", (c) => seedPage(c, "start"));

/** A form for people; with `Accept: application/json` the answer is `{accountId, subscription}` for programs. */
seedPages.post("/dev/seed", async (c) => {
  const form = await readForm(c.req.raw);
  const seed = seedSchema.safeParse(Object.fromEntries(form ?? []));
  const page = wantsPage(c.req.raw.headers);
  if (!seed.success) return page ? seedPage(c, "wrong", 400) : failure("invalid_request", 400);
  const accountId = await accountIdOf(c, seed.data.account);
  if (!accountId) return page ? seedPage(c, "unknown", 404) : failure("unknown_account", 404);
  const now = c.env.now();
  const owner = { accountId, origin: new URL(c.req.url).origin };
  const country = parseCountry(c.req.raw.cf?.country) ?? "IE";
  const record = seededRecord(seed.data, { owner, country, now });
  await subscriptionAccountOf(c.env.env, accountId).write(record, record ? seededPayments(record) : [], now);
  return page ? seedPage(c, "done") : json({ accountId, subscription: record && toSubscription(record, now) });
});

/** `account` is an email address if it has an @, else an external id. */
async function accountIdOf(c: SubscriptionContext, account: string): Promise<string | null> {
  if (account.includes("@")) return c.env.peers.auth.accountByEmail(account);
  return z.uuid().safeParse(account).data ?? null;
}

/** When each status runs out, in days from now, so that it stays what was chosen for a while. */
const daysLeft: Readonly<Record<SubscriptionStatus, number>> = {
  "Auto-Renewable": 20,
  "Not Auto-Renewable": 20,
  "Grace Period": graceDays,
  Inactive: -3,
  Expired: -3,
};

function seededRecord(
  { status, platform, productId, trial }: Seed,
  { owner, country, now }: { readonly owner: SubscriptionOwner; readonly country: Country; readonly now: number },
): SubscriptionRecord | null {
  if (status === none) return null;
  const expiresOrRenewsAt = now + daysLeft[status] * day;
  return {
    productId,
    platform,
    // So that the dates add up: the payment that failed was the one after a free trial.
    startedAt: now - (status === "Grace Period" ? facts.trialDays : 10) * day,
    expiresOrRenewsAt,
    status,
    trialEndsAt: trial ? expiresOrRenewsAt : null,
    card: status === "Grace Period" ? "fails-later" : "paid",
    // As after an order here: a store doesn't tell us the country.
    country: isWebPurchased(platform) ? country : null,
    owner,
  };
}

/** The payment of the present period; none in a free trial, and one that failed in the days of grace. */
function seededPayments(record: SubscriptionRecord): readonly KeptPayment[] {
  const { status, startedAt, trialEndsAt, expiresOrRenewsAt: until } = record;
  if (trialEndsAt !== null) return [];
  const isFailed = status === "Grace Period";
  const at = isFailed ? failedPaymentAt(until) : startedAt;
  return withPayment([], record, { state: isFailed ? "failed" : "paid", at, from: at, until });
}

const messages = {
  start: "",
  done: html`<p class="note good" role="status">Done. The account has what you chose.</p>`,
  wrong: html`<p class="note bad" role="alert">The form was incomplete. Nothing has changed.</p>`,
  unknown: html`<p class="note bad" role="alert">No account has this email address or external id. Subscribe first.</p>`,
} as const;

function seedPage(c: SubscriptionContext, message: keyof typeof messages, status = 200): Promise<Response> {
  return servicePage(c.req.raw, {
    title: "Seed a subscription",
    status,
    body: html`${messages[message]}
      <p>For developers: put an account into any state. This page exists on your machine only.</p>
      <form method="post">
        <label class="field" for="account">Email address or external id of the account</label>
        <input type="text" id="account" name="account" required autocomplete="off" spellcheck="false" />
        <label class="field" for="status">Status</label>
        <select id="status" name="status">${[...statuses, none].map(option)}</select>
        <label class="field" for="platform">Bought on</label>
        <select id="platform" name="platform">${platforms.map(option)}</select>
        <label class="field" for="productId">Product</label>
        <select id="productId" name="productId">${productTable.map(({ productId }) => option(productId))}</select>
        <p><label><input type="checkbox" name="trial" /> In its free trial</label></p>
        <div class="actions"><button>Set subscription</button></div>
      </form>`,
  });
}

function option(value: string) {
  return html`<option value="${value}">${value}</option>`;
}
