/** What a subscriber finds about their own subscription: payments, plans, news. Times are milliseconds since 1970. */
import * as z from "zod/mini";
import { billingPeriodSchema } from "./subscription.ts";

/** Decimal text in major units, tax included. */
const amount = z.string().check(z.regex(/^\d+\.\d{2}$/));
const currency = z.string().check(z.length(3));

/**
 * One payment, or one that failed. `number` counts the payments of the account from 1. `at`: when it was due or made. It pays
 * the time `from` … `until`. `net` and `tax` add up to `amount`.
 */
export const paymentSchema = z.object({
  number: z.int().check(z.positive()),
  at: z.number(),
  state: z.enum(["paid", "failed", "refunded"]),
  billingPeriod: billingPeriodSchema,
  amount,
  net: amount,
  tax: amount,
  currency,
  from: z.number(),
  until: z.number(),
  refundedAt: z.optional(z.number()),
});
export type Payment = z.infer<typeof paymentSchema>;

/** A plan as it would apply: `startsAt`, its first payment of `price`; `nextAt`, the one after. Nothing is paid before. */
export const planTermsSchema = z.object({
  billingPeriod: billingPeriodSchema,
  price: amount,
  currency,
  startsAt: z.number(),
  nextAt: z.number(),
});
export type PlanTerms = z.infer<typeof planTermsSchema>;

/**
 * News for an account without an email address, as the mail would have said it: its text, and its facts, which earlier versions
 * write among the lines.
 */
export const noticeSchema = z.object({
  at: z.number(),
  title: z.string(),
  lines: z.array(z.string()),
  terms: z.optional(z.array(z.object({ term: z.string(), text: z.string() }))),
});
export type SubscriptionNotice = z.infer<typeof noticeSchema>;

/** `GET /api/subscription/details`. */
export const subscriptionDetailsSchema = z.object({
  /** Newest first. */
  payments: z.array(paymentSchema),
  /** The country of the contract, whose law and prices hold; null where it is not known. Earlier versions do not tell it. */
  country: z.optional(z.nullable(z.string())),
  /** The card that pays, in words; null where a store takes the money. */
  card: z.nullable(z.string()),
  /** What a period costs now; null where a store takes the money. */
  price: z.nullable(z.object({ billingPeriod: billingPeriodSchema, amount, currency })),
  /** A price that was announced, and the date of its first payment. */
  newPrice: z.nullable(z.object({ amount, currency, at: z.number() })),
  /** The plan as the next payment has it, and the other one; null where the subscription does not renew here. */
  plans: z.nullable(
    z.object({
      current: planTermsSchema,
      other: planTermsSchema,
      /** Whether a change to `other` was chosen: it can be undone until `startsAt`. */
      isChanging: z.boolean(),
    }),
  ),
  /** The payment that can be asked back, and until when. */
  refund: z.nullable(z.object({ payment: paymentSchema, until: z.number() })),
  /**
   * What a withdrawal from the contract pays back, and until when: also where the account has had its refund. Null where the
   * contract's country gives no such right.
   */
  withdrawal: z.nullable(z.object({ payment: paymentSchema, until: z.number() })),
  /** Whether the account has had what it gets once: its free trial, its refund. */
  trialUsed: z.boolean(),
  refundUsed: z.boolean(),
  /** Oldest first, until they are read. */
  notices: z.array(noticeSchema),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>;

/** `POST /api/subscription/plan`. */
export const planRequestSchema = z.object({ billingPeriod: billingPeriodSchema });
/**
 * `POST /api/subscription/refund`, which ends the subscription. `ends`: withdraws from the contract, also on trial, when nothing is
 * paid back. Where the contract's country gives no right to that, what goes back is the refund that an account has once.
 */
export const refundRequestSchema = z.object({ ends: z.boolean() });
/** `POST /api/subscription/notices/read`: what came until then has been read. */
export const noticesReadSchema = z.object({ until: z.number() });

export const subscriptionPaths = {
  details: "/api/subscription/details",
  plan: "/api/subscription/plan",
  refund: "/api/subscription/refund",
  noticesRead: "/api/subscription/notices/read",
} as const;
