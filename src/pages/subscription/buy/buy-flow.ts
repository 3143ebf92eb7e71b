/** Buying as pure rules (FLOW-1): what is chosen, which order is the same one, what a screen shows. */
import * as z from "zod/mini";
import { overriddenStatus } from "../../../../client/bridge/native-status.ts";
import { formatOrigin, originText, parseOrigin, trialOrigin } from "../../../contract/acquisition/origin.ts";
import { type Country, isEligible } from "../../../contract/country.ts";
import { type BillingPeriod, billingPeriods, trialDays } from "../../../contract/subscription/subscription.ts";
import { type Account, isActive } from "../account.ts";
import type { Moves } from "../moves.ts";

/** Where buying takes place. `checkout` is the payment company's page. */
export type BuyStep = "plans" | "checkout" | "welcome" | "manage";

/**
 * Whether a purchase was seen to be paid is not for a press to say: the welcome looks, see {@link screenStatus}.
 *
 * @promised FLOW-1
 */
export const buyMoves = {
  plans: {
    choose: "checkout",
    "choose first, without scripts": "plans",
    "choose in two tabs at once": "plans",
    "choose while subscribed": "manage",
    "choose while signed out elsewhere": "plans",
  },
  checkout: { pay: "welcome", cancel: "plans", "be declined": "plans" },
  welcome: { "look again": "welcome", "recovery-code": "manage" },
  manage: {},
} as const satisfies Moves<BuyStep>;

/** One purchase that somebody began. Its key goes with each try of it, so that all tries together are one checkout. */
const orderSchema = z.object({
  productId: z.string(),
  origin: z.string(),
  key: z.string(),
});
export type Order = z.infer<typeof orderSchema>;

export function readOrder(text: string | null): Order | null {
  try {
    return orderSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** The order for what was chosen: the one that is under way when it is the same, else a new one under `newKey`. */
export function orderFor(underWay: Order | null, wanted: Omit<Order, "key">, newKey: string): Order {
  const isSame = underWay?.productId === wanted.productId && underWay.origin === wanted.origin;
  return isSame ? underWay : { ...wanted, key: newKey };
}

export function readPeriod(chosen: string | undefined): BillingPeriod | null {
  return billingPeriods.find((period) => period === chosen) ?? null;
}

/** The product with a trial. Whoever has had theirs pays at once: the payment page says so before anything is paid. */
export function productFor(period: BillingPeriod, country: Country): string {
  const region = country === "US" ? "us" : "row";
  return `nightjar-pro-freetrial-${period.toLowerCase()}-renews-${region}`;
}

/** What came with the address, or what says that a trial began here (ADDR-4). */
export function originFor(given: string | null, period: BillingPeriod): string {
  return originText(given) ?? formatOrigin(trialOrigin(period));
}

/** The days of the free trial for a visitor, null where nothing is sold to them. */
export function trialFor(country: Country | null, origin: string | null): number | null {
  if (!isEligible(country)) return null;
  return trialDays({ platform: "web", country, campaign: parseOrigin(origin)?.campaign || null });
}

/** What of the address goes along with a choice, and comes back with it: `via` is how the plans are read inside the app. */
export function keptQuery({ searchParams }: URL) {
  const only = (name: string, value: string) => (searchParams.get(name) === value ? value : null);
  return {
    origin: originText(searchParams.get("origin")),
    environment: only("environment", "staging"),
    via: only("via", "web"),
  };
}

/** How a purchase came back to the plans: `?checkout=`. */
export const outcomes = ["canceled", "declined", "signed-out", "again", "busy"] as const;
export type Outcome = (typeof outcomes)[number];

export function readOutcome(query: URLSearchParams): Outcome | null {
  return outcomes.find((outcome) => outcome === query.get("checkout")) ?? null;
}

/** What a screen knows of the visitor's subscription (FLOW-6). `unknown`: nobody is signed in here. */
export type ScreenStatus = "subscribed" | "unsubscribed" | "unknown" | "pending" | "error";

interface Seen {
  /** The query of the page's address: `subscribed_override` forces a status. */
  readonly search: string;
  readonly account: Account | null;
  /** Milliseconds since the visitor came back from a checkout that said it was paid; null when they did not. */
  readonly sincePaid: number | null;
}

/** A payment that has not shown after an hour is no longer on its way. */
const patience = 3_600_000;

export function screenStatus({ search, account, sincePaid }: Seen): ScreenStatus {
  const forced = overriddenStatus(search);
  if (forced) return forced;
  if (!account) return "unknown";
  if (isActive(account)) return "subscribed";
  if (account.subscription === "unavailable") return "error";
  return sincePaid !== null && sincePaid < patience ? "pending" : "unsubscribed";
}
