/** The rules of subscriptions as pure functions: no clock, no store. Times are milliseconds since 1970. */
import { originText } from "../../contract/acquisition/origin.ts";
import { facts } from "../../contract/brand.ts";
import { productLine } from "../../contract/brand-ids.ts";
import { type Country, isEligible, parseCountry } from "../../contract/country.ts";
import { routes } from "../../contract/routes.ts";
import { trialEnd } from "../../contract/subscription/payment-terms.ts";
import { type Price, priceIn } from "../../contract/subscription/prices.ts";
import {
  type BillingPeriod,
  billingPeriods,
  type FeatureName,
  isWebPurchased,
  type Platform,
  type Product,
  type Subscription,
  type SubscriptionStatus,
} from "../../contract/subscription/subscription.ts";

export const day = 24 * 60 * 60 * 1000;

/** How long the features stay after a renewal payment failed: long enough to find another card. */
export const { graceDays } = facts;

/** What a product identifier of ours says: `<line>-freetrial-monthly-renews-us`. */
export interface ProductTerms {
  readonly productId: string;
  readonly label: string;
  readonly billingPeriod: BillingPeriod;
  readonly region: Region;
  readonly freeTrial: boolean;
}

const regions = ["us", "row"] as const;
type Region = (typeof regions)[number];

/** Restoration is run by one partner in the United States and by another elsewhere: two products, one promise. */
export const featuresOfRegion: Readonly<Record<Region, readonly [FeatureName, ...FeatureName[]]>> = {
  us: ["Network Protection", "Data Broker Protection", "Identity Theft Restoration"],
  row: ["Network Protection", "Data Broker Protection", "Global Identity Theft Restoration"],
};

export const productTable: readonly ProductTerms[] = regions.flatMap((region) =>
  [false, true].flatMap((freeTrial) =>
    billingPeriods.map((billingPeriod) => ({
      productId: `${productLine}-${freeTrial ? "freetrial-" : ""}${billingPeriod.toLowerCase()}-renews-${region}`,
      label: `${billingPeriod} subscription${freeTrial ? " with a free trial" : ""}`,
      billingPeriod,
      region,
      freeTrial,
    })),
  ),
);

export function productById(productId: string): ProductTerms | undefined {
  return productTable.find((product) => product.productId === productId);
}

export function regionOf(country: Country): Region {
  return country === "US" ? "us" : "row";
}

/** Why a product is not sold to a visitor, or null when it is. A country that nobody knows is one that we do not sell in. */
export function saleRefusal(
  product: ProductTerms,
  country: Country | null,
): "country_not_eligible" | "product_not_sold_here" | null {
  if (country === null || !isEligible(country)) return "country_not_eligible";
  return regionOf(country) === product.region ? null : "product_not_sold_here";
}

/** Whose price stands for a region when the visitor's country does not say, or says another region. */
const referenceCountry = { us: "US", row: "DE" } as const satisfies Readonly<Record<Region, string>>;

/** What one period of a product costs the visitor, in the currency of their country. */
export function priceOf(product: ProductTerms, country: Country | null): Price {
  const local = country && regionOf(country) === product.region ? priceIn(country, product.billingPeriod) : null;
  const reference = parseCountry(referenceCountry[product.region]);
  const price = local ?? (reference && priceIn(reference, product.billingPeriod));
  if (!price) throw new Error(`no price for the region ${product.region}`);
  return price;
}

/** What is on sale in a country, as the wire lists it; nothing where we do not sell. */
export function productsIn(country: Country): Product[] {
  if (!isEligible(country)) return [];
  return productTable
    .filter((product) => product.region === regionOf(country))
    .map((product) => {
      const { amount, currency } = priceOf(product, country);
      const { productId, label, billingPeriod } = product;
      return { productId, productLabel: label, billingPeriod, price: amount, currency };
    });
}

/** How a demonstration card behaves, today and at each renewal. No card number is ever asked for. */
export const cards = {
  paid: { label: "A card that pays", outcome: "paid", renews: true },
  declined: { label: "A card that is declined", outcome: "declined", renews: false },
  confirm: { label: "A card whose bank asks you to confirm", outcome: "confirm", renews: true },
  "fails-later": { label: "A card that pays now and fails at the first renewal", outcome: "paid", renews: false },
} as const satisfies Readonly<Record<string, { label: string; outcome: CardOutcome; renews: boolean }>>;
export type CardOutcome = "paid" | "declined" | "confirm";
export type CardName = keyof typeof cards;

export function isCardName(name: unknown): name is CardName {
  return typeof name === "string" && Object.hasOwn(cards, name);
}

/** A subscription as its Durable Object keeps it. `status` is what held at `asOf`; `statusAt` moves it on. */
export interface SubscriptionRecord {
  readonly productId: string;
  readonly platform: Platform;
  readonly startedAt: number;
  readonly expiresOrRenewsAt: number;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: number | null;
  readonly card: CardName;
  /** Whose price is paid; left out where a store took the money or nobody knows. */
  readonly country?: Country | null;
}

/** The moment one period after `from`. A day that the month lacks becomes its last one (31 January, 28 February). */
export function afterPeriod(from: number, period: BillingPeriod): number {
  const start = new Date(from);
  const months = period === "Yearly" ? 12 : 1;
  const end = new Date(from);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

interface Start {
  readonly platform: Platform;
  readonly card: CardName;
  readonly now: number;
  /** Days; null where there is no trial. */
  readonly trial: number | null;
  readonly country?: Country | null;
}

/** A new subscription bought with a card, on trial first where `trial` days are given. */
export function startSubscription(
  product: ProductTerms,
  { platform, card, now, trial, country = null }: Start,
): SubscriptionRecord {
  const trialEndsAt = trial ? trialEnd(now, trial) : null;
  return {
    productId: product.productId,
    platform,
    startedAt: now,
    expiresOrRenewsAt: trialEndsAt ?? afterPeriod(now, product.billingPeriod),
    status: "Auto-Renewable",
    trialEndsAt,
    card,
    country,
  };
}

type Step = (record: SubscriptionRecord, now: number) => SubscriptionRecord;

/** What each status becomes when its time has come. */
const onceDue: Readonly<Record<SubscriptionStatus, Step>> = {
  "Auto-Renewable": renew,
  "Not Auto-Renewable": (record) => ({ ...record, status: "Expired" }),
  "Grace Period": (record) => ({ ...record, status: "Inactive" }),
  Inactive: (record) => record,
  Expired: (record) => record,
};

/** The record as it stands at `now`: renewed, in grace, or ended, by what its card does. */
export function recordAt(record: SubscriptionRecord, now: number): SubscriptionRecord {
  let current = record;
  while (current.expiresOrRenewsAt <= now) {
    const next = onceDue[current.status](current, now);
    if (next.status === current.status && next.expiresOrRenewsAt === current.expiresOrRenewsAt) return next;
    current = next;
  }
  return current;
}

function renew(record: SubscriptionRecord): SubscriptionRecord {
  const period = productById(record.productId)?.billingPeriod ?? "Monthly";
  if (cards[record.card].renews) {
    return { ...record, expiresOrRenewsAt: afterPeriod(record.expiresOrRenewsAt, period) };
  }
  return { ...record, status: "Grace Period", expiresOrRenewsAt: record.expiresOrRenewsAt + graceDays * day };
}

/** What a person may do with a subscription themselves. */
export type Change = { kind: "cancel" } | { kind: "resume" } | { kind: "card"; card: CardName };
export type ChangeRefusal = "managed_by_store" | "subscription_not_active" | "card_declined";
export type ChangeResult =
  | { ok: true; record: SubscriptionRecord; news: News | null }
  | { ok: false; error: ChangeRefusal };

type StatusChange = Readonly<Record<SubscriptionStatus, SubscriptionStatus | null>>;

/** Cancelling in the grace period ends at once: that time was not paid for. Null means: nothing left to change. */
const cancelled: StatusChange = {
  "Auto-Renewable": "Not Auto-Renewable",
  "Not Auto-Renewable": "Not Auto-Renewable",
  "Grace Period": "Expired",
  Inactive: null,
  Expired: null,
};

const resumed: StatusChange = {
  "Auto-Renewable": "Auto-Renewable",
  "Not Auto-Renewable": "Auto-Renewable",
  "Grace Period": "Grace Period",
  Inactive: null,
  Expired: null,
};

/** What a change comes to for its owner; null when it left everything as it was, or changed the card alone. */
export type News = "cancelled" | "ended" | "resumed" | "paid";

export function newsOf(before: SubscriptionRecord, after: SubscriptionRecord): News | null {
  if (before.status === after.status) return null;
  if (after.status === "Expired") return "ended";
  if (after.status === "Not Auto-Renewable") return "cancelled";
  return before.status === "Grace Period" ? "paid" : "resumed";
}

/** The subscription after a change, or why it may not be made. Asking twice is the same as asking once. */
export function applyChange(record: SubscriptionRecord, change: Change, now: number): ChangeResult {
  const after = changed(record, change, now);
  return typeof after === "string"
    ? { ok: false, error: after }
    : { ok: true, record: after, news: newsOf(record, after) };
}

function changed(record: SubscriptionRecord, change: Change, now: number): SubscriptionRecord | ChangeRefusal {
  if (!isWebPurchased(record.platform)) return "managed_by_store";
  if (change.kind === "card") return changeCard(record, change.card, now);
  const status = (change.kind === "cancel" ? cancelled : resumed)[record.status];
  if (!status) return "subscription_not_active";
  const expiresOrRenewsAt = status === "Expired" ? now : record.expiresOrRenewsAt;
  return { ...record, status, expiresOrRenewsAt };
}

/** A good card in the grace period pays the period that is owed. */
function changeCard(record: SubscriptionRecord, card: CardName, now: number): SubscriptionRecord | ChangeRefusal {
  if (!cancelled[record.status]) return "subscription_not_active";
  if (cards[card].outcome === "declined") return "card_declined";
  if (record.status !== "Grace Period") return { ...record, card };
  const period = productById(record.productId)?.billingPeriod ?? "Monthly";
  return { ...record, card, status: "Auto-Renewable", expiresOrRenewsAt: afterPeriod(now, period) };
}

/** The record as the wire shows it (protocols, section 3). */
export function toSubscription(record: SubscriptionRecord, now: number): Subscription {
  const product = productById(record.productId);
  const onTrial = record.trialEndsAt !== null && record.trialEndsAt > now;
  return {
    productId: record.productId,
    name: product?.label ?? "Subscription",
    billingPeriod: product?.billingPeriod ?? "Monthly",
    startedAt: record.startedAt,
    expiresOrRenewsAt: record.expiresOrRenewsAt,
    platform: record.platform,
    status: record.status,
    activeOffers: onTrial ? [{ type: "Trial" }] : [],
  };
}

/** An acquisition origin as it may travel on; anything of another form is ignored (ADDR-1). */
export function validOrigin(origin: string | undefined): string | undefined {
  return originText(origin) ?? undefined;
}

/** The pages that take somebody back who comes from a checkout, paid or not. */
const returnPaths: ReadonlySet<string> = new Set(
  (["proWelcome", "subscriptionsWelcome", "subscriptionsWelcomeStripe", "subscriptions"] as const).map(
    (name) => routes[name].path,
  ),
);

/**
 * The address to come back to, when it is one of ours; else null. Ours is a page of {@link returnPaths} on one of our
 * own origins, which are compared whole: a `blob:` address has such an origin, too, so the scheme is looked at first.
 */
export function ownReturnUrl(address: string, isOwnOrigin: (origin: string) => boolean): URL | null {
  if (!URL.canParse(address)) return null;
  const target = new URL(address);
  if (!/^https?:$/.test(target.protocol) || target.username || target.password) return null;
  return isOwnOrigin(target.origin) && returnPaths.has(target.pathname) ? target : null;
}

/** Where a finished checkout leads: the return address, with what section 9 of the specification adds. */
export function returnAddress(
  returnUrl: string,
  { billingPeriod, origin, staging }: { billingPeriod: BillingPeriod; origin: string | undefined; staging: boolean },
): string {
  const target = new URL(returnUrl);
  target.searchParams.set("success", "true");
  target.searchParams.set("billing_period", billingPeriod.toLowerCase());
  if (origin) target.searchParams.set("origin", origin);
  if (staging) target.searchParams.set("environment", "staging");
  return target.href;
}
