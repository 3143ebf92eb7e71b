/** The smaller services, as browser, worker and service agreed on them: mail, posts, jobs, newsletter, health. */
import * as z from "zod/mini";
import { emailAddressSchema } from "./email-address.ts";
import { deviceKindSchema } from "./subscription/sign-ins.ts";
import { billingPeriodSchema } from "./subscription/subscription.ts";
import { topicNames } from "./support/support-topics.ts";

/** "2026-11-21" */
const day = z.string().check(z.regex(/^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/));
/** "2026-11-21T09:00:00Z", in UTC. */
const moment = z.string().check(z.regex(/^\d{4}-(?:0\d|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/));

const link = z.url().check(z.maxLength(2000));

/** What a confirmation says of a message to the help desk. `receivedAt` in milliseconds since 1970. */
const receivedMessage = z.object({
  topic: z.enum(topicNames),
  receivedAt: z.number(),
  reference: z.optional(z.string()),
});

/** One message to send. `data` holds what its template shows, and nothing else ever reaches the reader. */
export const mailMessageSchema = z.discriminatedUnion("template", [
  /** A code that proves who has the mailbox, before an address is added to an account or removed from it. */
  message("passcode", z.object({ passcode: z.string(), minutes: z.number(), removes: z.optional(z.boolean()) })),
  message("deletion", z.object({ passcode: z.string(), minutes: z.number() })),
  /** `passcode`: null where the mail holds the link alone. */
  message("login-link", z.object({ passcode: z.nullable(z.string()), minutes: z.number(), link })),
  /** Goes to the old address. `newEmail` is null if it was removed, and so is `undoLink` if an older one then came back. */
  message("email-changed", z.object({ newEmail: z.nullable(z.string()), undoLink: z.nullable(link) })),
  /** Goes to an address that was removed from the account by the link to an older one, or with a recovery code. */
  message("email-dropped", z.object({ reason: z.enum(["undone", "recovery-code"]) })),
  /** Goes to the account's address when somebody signed in has made a new recovery code. */
  message("recovery-code", z.object({ manageLink: link })),
  /** Goes to the account's address when somebody signed in has added a passkey. */
  message("passkey-added", z.object({ name: z.string(), securityLink: link })),
  /** Goes to the account's address when somebody has signed in. */
  message(
    "new-sign-in",
    z.object({ device: z.nullable(deviceKindSchema), signedInAt: z.number(), securityLink: link }),
  ),
  message(
    "receipt",
    z.object({
      plan: z.string(),
      period: billingPeriodSchema,
      amount: z.string(),
      currency: z.string(),
      paidAt: z.number(),
      renewsAt: z.number(),
      /** Set when the first period is a free trial: nothing is charged before `renewsAt`. */
      trialDays: z.nullable(z.number()),
      /** Whether the payment is the first, which can be refunded. */
      isFirst: z.optional(z.boolean()),
      /** Set where the message confirms the order of `paidAt`. `late`: the address was added after it. */
      order: z.optional(z.enum(["new", "late"])),
      /** The next payment, where another plan or price applies to it. */
      next: z.optional(z.object({ amount: z.string(), currency: z.string(), period: billingPeriodSchema })),
      /** The payment reference, by which the help desk finds a payment. */
      reference: z.optional(z.string()),
      /** The country in whose time zone the last day to cancel a trial is given. */
      country: z.optional(z.nullable(z.string())),
      manageLink: z.nullable(link),
    }),
  ),
  /**
   * Tells what happened to a subscription at `changedAt`, or is about to. Plan and price are those of the payment at `date`; for
   * `cancelled`, `payment-failed`, `expired` and `lapsed`, `date` is when the services end or ended. `resumed`: its payment is
   * the first one if `isOnTrial`. `price`: was `before` until then. `refunded`: the amount that goes back. `deleted`: the
   * subscription ended with its account, so there is nothing left to manage.
   */
  message(
    "subscription-change",
    z.object({
      change: z.enum([
        "trial-ending",
        "renewal-soon",
        "payment-failed",
        "expired",
        "lapsed",
        "cancelled",
        "ended",
        "withdrawn",
        "withdrawn-paid",
        "resumed",
        "plan-chosen",
        "plan-kept",
        "price",
        "refunded",
        "deleted",
      ]),
      plan: z.string(),
      period: billingPeriodSchema,
      amount: z.string(),
      before: z.optional(z.string()),
      currency: z.string(),
      changedAt: z.number(),
      date: z.number(),
      /** A change of plan that was chosen went with the cancellation. */
      dropsPlan: z.optional(z.boolean()),
      isOnTrial: z.boolean(),
      country: z.nullable(z.string()),
      reference: z.optional(z.string()),
      manageLink: z.nullable(link),
    }),
  ),
  /** Goes to the help desk; a reply to it goes to `replyTo`. */
  message(
    "support-message",
    z.object({ topic: z.enum(topicNames), message: z.string(), replyTo: emailAddressSchema, receivedAt: z.number() }),
  ),
  /**
   * Goes to an unverified address, so it repeats nothing that was typed except a payment reference, whose digits cannot
   * carry a message. `others`: what else came from that mailbox and is confirmed with it; `more`: how many besides them, and
   * when the last of these came, in milliseconds since 1970.
   */
  message(
    "support-receipt",
    z.extend(receivedMessage, {
      others: z.optional(z.array(receivedMessage)),
      more: z.optional(z.object({ count: z.number(), until: z.number() })),
    }),
  ),
  message("newsletter-confirm", z.object({ newsletter: z.string(), confirmLink: link, unsubscribeLink: link })),
]);
export type MailMessage = z.infer<typeof mailMessageSchema>;
export type MailTemplate = MailMessage["template"];

function message<Name extends string, Data extends z.ZodMiniType>(template: Name, data: Data) {
  return z.object({
    to: emailAddressSchema,
    template: z.literal(template),
    data,
    /** The sender's own name for this message and its time: sent again under it, it is the same message. */
    once: z.optional(z.object({ id: z.uuid(), at: z.number() })),
    /** A BCP 47 tag: the locale in which dates and prices are written. */
    locale: z.optional(z.string().check(z.maxLength(35))),
  });
}

/** The result of sending. `refused`: the mail sender declined; `slow`: it did not answer in time; `no_sender`: none is set. */
export type MailResult = { ok: true } | { ok: false; error: "invalid_message" | "no_sender" | "refused" | "slow" };

/** A message as the developer's inbox keeps and lists it. Times are milliseconds since 1970. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  subject: z.string(),
  sentAt: z.number(),
  text: z.string(),
  html: z.string(),
});
export const inboxSchema = z.object({ messages: z.array(inboxMessageSchema) });
export type Inbox = z.infer<typeof inboxSchema>;
export type InboxMessage = Inbox["messages"][number];

/**
 * One product update. `html` is made from `paragraphs`; `feature_image` is a path on this site, an https address on a host
 * whose pictures the site fetches (`IMAGE_HOSTS`), or null.
 */
export const postSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  paragraphs: z.array(z.string()),
  html: z.string(),
  published_at: moment,
  feature_image: z.nullable(z.string()),
  url: z.url(),
});
export type Post = z.infer<typeof postSchema>;

export const postFields = Object.keys(postSchema.shape) as (keyof Post)[];

/** `GET /content/posts`: newest first, each post with the fields asked for. */
export const postsAnswerSchema = z.object({
  posts: z.array(z.partial(postSchema)),
  meta: z.object({
    pagination: z.object({
      page: z.number(),
      limit: z.number(),
      pages: z.number(),
      total: z.number(),
      next: z.nullable(z.number()),
      prev: z.nullable(z.number()),
    }),
  }),
});
export type PostsAnswer = z.infer<typeof postsAnswerSchema>;

export const departments = [
  /*i18n*/ "Engineering",
  /*i18n*/ "Design",
  /*i18n*/ "Privacy & Policy",
  /*i18n*/ "Support",
  /*i18n*/ "Operations",
] as const;

/** One open role of `GET /jobs.js`. */
export const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  department: z.enum(departments),
  location: z.string(),
  posted_at: day,
  url: z.string(),
});
export const jobsSchema = z.array(jobSchema);
export type Job = z.infer<typeof jobSchema>;

export const newsletters = ["privacy-weekly"] as const;

export const newsletterPaths = { subscribe: "/newsletter/subscription/subscribe" } as const;

/** `POST /newsletter/subscription/subscribe`; the answer is 202 `{status:"pending"}` for every address. */
export const newsletterRequestSchema = z.object({ email: emailAddressSchema, newsletter: z.enum(newsletters) });
export const newsletterAnswerSchema = z.object({ status: z.literal("pending") });

/**
 * What `POST /itr/issue` takes. `replaces` renews that code: if it is still the valid one, it is replaced by a new one; so
 * a form that is sent twice renews once.
 */
export const accessCodeRequestSchema = z.looseObject({
  replaces: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** The last moment that a `Date` has; written out, a later one is an error. */
const endOfTime = 8.64e15;

/** `POST /itr/issue`: the code to give on the phone, and until when it works (milliseconds since 1970). */
export const accessCodeSchema = z.object({
  accessCode: z.string(),
  expiresAt: z.number().check(z.minimum(0), z.maximum(endOfTime)),
});
export type AccessCode = z.infer<typeof accessCodeSchema>;

const state = z.enum(["ok", "failing"]);
const secret = z.enum(["configured", "generated", "unreadable", "missing"]);

/** What the services worker reports about itself to the edge. `missing` names variables, secrets and stores. */
export const servicesHealthSchema = z.object({
  /** The version of the build; `development` if the code runs without one. */
  version: z.string(),
  missing: z.array(z.string()),
  mail: z.enum(["inbox", "binding", "missing"]),
  signingKeys: secret,
  stores: z.object({ kv: state, durableObjects: state }),
});
export type ServicesHealth = z.infer<typeof servicesHealthSchema>;

/**
 * `GET /healthz`: 200 when nothing is missing and every store answers, else 503. `missing` names what a deployment lacks:
 * variables, secrets, stores. Never a secret, never a host.
 */
export const healthSchema = z.object({
  status: state,
  stage: z.string(),
  version: z.string(),
  missing: z.array(z.string()),
  /** What answers: a configured host, the services worker that is bound, or nothing. */
  services: z.record(z.string(), z.object({ production: servedBy(), staging: servedBy() })),
  sessionKeys: secret,
  /** The report of the services worker; `none` if it is not bound, `silent` if it does not answer. */
  servicesWorker: z.union([servicesHealthSchema, z.enum(["none", "silent"])]),
});
export type Health = z.infer<typeof healthSchema>;

function servedBy() {
  return z.enum(["configured", "bound", "none"]);
}
