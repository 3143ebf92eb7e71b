/**
 * Everything that a subscriber's session keeps: one row for each entry, with its schema and its largest size. Who somebody is,
 * what they are doing and what their last press did are three separate cookies, so that an answer that changes a step cannot
 * undo what another answer at the same time did to the tokens. All entries without `dropOrder` fit their cookie together, each
 * at its largest; those with `dropOrder` are left out when there is no room, the lowest number first.
 */
import * as z from "zod/mini";
import type { FailureLabel } from "../../client/subscription/events.ts";
import { failureEvents } from "../contract/events/failure-events.ts";
import { codeSchema, recoveryCodeSchema } from "../contract/subscription/auth.ts";
import { sentCodeSchema } from "../contract/subscription/sent-code.ts";

/** `most`: the largest size of its JSON, in bytes. */
export interface EntryRule {
  readonly schema: z.ZodMiniType;
  readonly most: number;
  readonly dropOrder?: number;
}

export type EntryTable = Readonly<Record<string, EntryRule>>;

/** Tokens are text of letters, digits, dots, dashes and underscores: as many bytes as characters. */
const tokenSchema = z.string().check(z.minLength(1));
const byRefreshToken = z.object({ accessToken: tokenSchema, refreshToken: tokenSchema });
/** In version 1 of the auth service an account has a lasting token in place of a refresh token. */
const byAuthToken = z.object({ accessToken: tokenSchema, authToken: tokenSchema });
/** The tokens of an account, and what renews them. */
export const tokensSchema = z.union([byRefreshToken, byAuthToken]);
const heldTokensSchema = z.partial(z.extend(byRefreshToken, byAuthToken.shape));

/** In bytes: an address of 254 characters, every feature and an issuer of 60 characters make a pair of 1,835. */
export const mostTokens = 1860;

const secretSchema = z.string().check(z.minLength(1), z.maxLength(86));

/** A change of the email address that waits for its code, sent to the new address or, for a removal, to the present one. */
export const kinds = ["add", "change", "remove"] as const;
export const editSchema = z.extend(sentCodeSchema, { kind: z.enum(kinds) });

/**
 * The one action that waits for the visitor to continue; beginning another drops it. `visit` is the auth service's cookie,
 * `hash` what the service returned for a code that it mailed.
 */
export const pendingSchema = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("sign-in"),
    sent: z.optional(sentCodeSchema),
    visit: z.optional(codeSchema),
    codeVerifier: z.optional(secretSchema),
    code: z.optional(secretSchema),
  }),
  z.object({ is: z.literal("edit"), edit: z.optional(editSchema), hash: z.optional(secretSchema) }),
  z.extend(sentCodeSchema, { is: z.literal("deletion"), hash: secretSchema }),
]);
export type PendingAction = z.infer<typeof pendingSchema>;

/** A purchase that was begun: a digest of what was chosen, and the idempotency key that is sent with each try. */
export const orderSchema = z.object({
  choice: z.string().check(z.maxLength(43)),
  key: z.string().check(z.maxLength(36)),
});

/** What a press can have done that a name alone describes. */
export const facts = [
  "message-sent",
  "stop-asked-for",
  "contract-withdrawn",
  "newsletter-asked",
  "scan-rated",
  "help-rated",
  "code-sent-again",
  "signed-out",
  "signed-out-bare",
  "signed-out-everywhere",
  "signed-out-everywhere-by-code",
  "signed-out-everywhere-by-passkey",
  "signed-out-everywhere-code-stays",
  "signed-out-elsewhere",
  "no-code-awaited",
  "sign-in-ended",
  "other-sign-ins-ended",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
] as const;
export type FlashFact = (typeof facts)[number];

/** A recovery code, to be shown once; `madeAt` in milliseconds since 1970, `isFirst`: none was in force before it. */
const newCode = { code: recoveryCodeSchema, madeAt: z.number(), isFirst: z.optional(z.boolean()) };
export type NewCode = z.infer<z.ZodMiniObject<typeof newCode>>;

/** What a press did, told on the page that it leads to. */
export const noteSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("done"),
    done: z.enum([
      ...["canceled", "ended", "resumed", "left"],
      ...["plan-chosen", "plan-kept", "refunded", "withdrawn", "trial-withdrawn", "read", "other-account"],
    ] as const),
    /** When a subscription was cancelled or refunded, or its contract withdrawn from: milliseconds since 1970. */
    at: z.optional(z.number()),
    /** A mail confirms it to the address that came with it. */
    isMailed: z.optional(z.boolean()),
    /** A change of plan that was chosen went with the cancellation: with this one, or with the one that was undone. */
    dropsPlan: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal("deleted"),
    /** Milliseconds since 1970. */
    at: z.number(),
    reference: z.string().check(z.maxLength(36)),
    /** The subscription that ran: `store`, an app store sold it; `unknown`, the service did not answer. */
    ran: z.enum(["nothing", "trial", "paid", "store", "store-cancelled", "unknown"]),
    isMailed: z.boolean(),
    /** How many of each kind were deleted, in the order of the list on that page. */
    erased: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(999))).check(z.maxLength(12))),
  }),
  z.object({ kind: z.literal("recovery-code"), ...newCode }),
  z.object({
    kind: z.literal("edited"),
    edit: z.pick(editSchema, { kind: true, email: true }),
    /** The way in that a removal leaves. */
    recovery: z.optional(z.object(newCode)),
  }),
  z.object({ kind: z.literal("fact"), fact: z.enum(facts) }),
]);

/** `id` is in the address of the page that shows the note. */
const keptNoteSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  note: noteSchema,
  /** The account that was signed in when it was told. */
  of: z.optional(z.string().check(z.maxLength(36))),
});

/** Who somebody is. */
export const sessionEntries = {
  tokens: { schema: heldTokensSchema, most: mostTokens },
  /** The account has changed since its access token was issued. */
  "renewal-due": { schema: z.literal(true), most: 4 },
} as const satisfies EntryTable;

const failedSteps = Object.keys(failureEvents) as FailureLabel[];

/** What they are doing. */
export const flowEntries = {
  "under-way": { schema: pendingSchema, most: 600 },
  order: { schema: orderSchema, most: 104 },
  /** When the visitor came back having paid: milliseconds since 1970. */
  "paid-at": { schema: z.number(), most: 13 },
  /** Steps that failed, until a page can count them. */
  failed: { schema: z.array(z.enum(failedSteps)), most: 200, dropOrder: 0 },
  /** When the access code that was requested in this browser expires: milliseconds since 1970. */
  "access-code-until": { schema: z.number(), most: 13, dropOrder: 3 },
  /** Where somebody was going when they had to sign in. */
  next: { schema: z.string(), most: 122, dropOrder: 2 },
  /** An email address as it was typed, perhaps incomplete. */
  "typed-address": { schema: z.string(), most: 256, dropOrder: 1 },
} as const satisfies EntryTable;

/** What their last press did: see `flash.ts`. */
export const noteEntries = {
  told: { schema: keptNoteSchema, most: 470 },
} as const satisfies EntryTable;

/** The entries of all three cookies. */
export const subscriberEntries = { ...sessionEntries, ...flowEntries, ...noteEntries };
