/** The smaller services, as browser, worker and service agreed on them: mail, posts, jobs, newsletter, health. */
import * as z from "zod/mini";
import { longestEmail } from "./email-address.ts";
import { billingPeriodSchema } from "./subscription/subscription.ts";
import { topicNames } from "./support/support-topics.ts";

/** An address as people type it: trimmed, no longer than one can be. Case is kept; comparing is the caller's. */
export const emailAddressSchema = z.pipe(z.string().check(z.trim(), z.maxLength(longestEmail)), z.email());

/** "2026-11-21" */
const day = z.string().check(z.regex(/^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/));
/** "2026-11-21T09:00:00Z", in UTC. */
const moment = z.string().check(z.regex(/^\d{4}-(?:0\d|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/));

const link = z.url().check(z.maxLength(2000));

/** One message to send. `data` holds what its template shows, and nothing else ever reaches the reader. */
export const mailMessageSchema = z.discriminatedUnion("template", [
  /** Shows whose mailbox an address is before it is added to an account, or removed from it. */
  message("passcode", z.object({ passcode: z.string(), minutes: z.number(), removes: z.optional(z.boolean()) })),
  message("deletion", z.object({ passcode: z.string(), minutes: z.number() })),
  message("login-link", z.object({ passcode: z.string(), minutes: z.number(), link })),
  /** Goes to the old address; `newEmail` null says that the address was removed. `undoLink` null: it agreed, and another came back. */
  message("email-changed", z.object({ newEmail: z.nullable(z.string()), undoLink: z.nullable(link) })),
  /** Goes to an address that an older one, or a recovery code, has taken from the account. */
  message("email-dropped", z.object({ reason: z.enum(["undone", "recovery-code"]) })),
  /** Goes to the account's address when somebody signed in has made a new recovery code. */
  message("recovery-code", z.object({ manageLink: link })),
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
      /** Whether the payment is the first, which can be asked back. */
      isFirst: z.optional(z.boolean()),
      /** The number by which a payment is found. */
      reference: z.optional(z.string()),
      /** By whose clock the last day to cancel a trial is told. */
      country: z.optional(z.nullable(z.string())),
      manageLink: link,
    }),
  ),
  /**
   * Word of a change that was made at `changedAt`. `date`: the last day of what is paid, or the next payment where the
   * subscription renews again; `isOnTrial`: it is the first one. `deleted`: it ended with its account, so there is nothing
   * left to manage.
   */
  message(
    "subscription-change",
    z.object({
      change: z.enum(["cancelled", "ended", "resumed", "deleted"]),
      plan: z.string(),
      period: billingPeriodSchema,
      amount: z.string(),
      currency: z.string(),
      changedAt: z.number(),
      date: z.number(),
      isOnTrial: z.boolean(),
      country: z.nullable(z.string()),
      reference: z.optional(z.string()),
      manageLink: z.nullable(link),
    }),
  ),
  /** Goes to the help desk; answering it answers `replyTo`. */
  message("support-message", z.object({ topic: z.enum(topicNames), message: z.string(), replyTo: emailAddressSchema })),
  /**
   * Goes to an address that nobody has proved, so it holds nothing that was typed but a payment reference, in whose digits
   * nothing can be said.
   */
  message(
    "support-receipt",
    z.object({ topic: z.enum(topicNames), receivedAt: z.number(), reference: z.optional(z.string()) }),
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
    /** A BCP 47 tag; dates and prices are written its way. */
    locale: z.optional(z.string().check(z.maxLength(35))),
  });
}

/** What sending came to. `refused` is the sender's answer, `slow` its silence, `no_sender` a missing configuration. */
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

/** One product update. `html` is made of `paragraphs`; `feature_image` is a
 * path on this site, an address of https on a host whose pictures the site fetches (`IMAGE_HOSTS`), or null. */
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

export const departments = ["Engineering", "Design", "Privacy & Policy", "Support", "Operations"] as const;

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
 * What `POST /itr/issue` takes. `replaces` renews: the live code dies and a new one is given, if it is still that one;
 * so a form that is sent twice renews once.
 */
export const accessCodeRequestSchema = z.looseObject({
  replaces: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** `POST /itr/issue`: the code to name on the telephone, and until when (milliseconds since 1970). */
export const accessCodeSchema = z.object({ accessCode: z.string(), expiresAt: z.number() });
export type AccessCode = z.infer<typeof accessCodeSchema>;

const state = z.enum(["ok", "failing"]);
const secret = z.enum(["configured", "generated", "unreadable", "missing"]);

/** What the services worker says of itself to the edge: `missing` are names of variables, secrets and stores. */
export const servicesHealthSchema = z.object({
  /** Of what was built; `development` where it was not. */
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
  /** The services worker; `none` where nothing of it is bound, `silent` where it does not answer. */
  servicesWorker: z.union([servicesHealthSchema, z.enum(["none", "silent"])]),
});
export type Health = z.infer<typeof healthSchema>;

function servedBy() {
  return z.enum(["configured", "bound", "none"]);
}
