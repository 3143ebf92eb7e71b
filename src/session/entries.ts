/**
 * Everything that the session of a subscriber keeps: one row for each entry, with its form and its largest size. Who somebody
 * is, what they are doing and what their last press did are cookies of their own: whatever an answer says of a step, it cannot
 * undo what another one that came at the same time did to the tokens. What always stays fits its cookie together, at the largest of each; what `goes` is left
 * out where there is no room, the lowest first.
 */
import * as z from "zod/mini";
import { codeSchema, recoveryCodeSchema } from "../contract/subscription/auth.ts";
import { sentCodeSchema } from "../contract/subscription/sent-code.ts";

/** `most`: bytes of its JSON. */
export interface EntryRule {
  readonly schema: z.ZodMiniType;
  readonly most: number;
  readonly goes?: number;
}

export type EntryTable = Readonly<Record<string, EntryRule>>;

/** Tokens are text of letters, digits, dots, dashes and underscores: as many bytes as characters. */
const tokenSchema = z.string().check(z.minLength(1));
export const tokensSchema = z.object({ accessToken: tokenSchema, refreshToken: tokenSchema });
/** Of the first version of the auth service an account has a lasting token in place of the refresh token. */
const heldTokensSchema = z.partial(z.extend(tokensSchema, { authToken: tokenSchema }));

/** An address of 254 characters, every feature and an issuer of 60 make a pair of 1,835 bytes. */
export const mostTokens = 1860;

const secretSchema = z.string().check(z.minLength(1), z.maxLength(86));

/** A change that waits for its code, which went to the new address, or to the present one when that shall go. */
export const kinds = ["add", "change", "remove"] as const;
export const editSchema = z.extend(sentCodeSchema, { kind: z.enum(kinds) });

/**
 * The one thing that waits for a person to go on: beginning another ends it. `visit` is the cookie of the auth service, `hash`
 * what it gave for a code that it mailed.
 */
export const underWaySchema = z.discriminatedUnion("is", [
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
export type UnderWay = z.infer<typeof underWaySchema>;

/** One purchase that somebody began: which choice (its digest), and the key that goes with each try of it. */
export const orderSchema = z.object({
  choice: z.string().check(z.maxLength(43)),
  key: z.string().check(z.maxLength(36)),
});

/** What a press did that needs no more than its name. */
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
  "signed-out-everywhere-code-stays",
  "signed-out-elsewhere",
  "no-code-awaited",
] as const;
export type Fact = (typeof facts)[number];

/** A recovery code, to be shown once; `madeAt` in milliseconds since 1970, `isFirst`: none was in force before it. */
const newCode = { code: recoveryCodeSchema, madeAt: z.number(), isFirst: z.optional(z.boolean()) };
export type NewCode = z.infer<z.ZodMiniObject<typeof newCode>>;

/** What a press did, told on the page that it leads to. */
export const noteSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("done"),
    done: z.enum(["canceled", "ended", "resumed", "left"]),
    /** When a subscription was cancelled: milliseconds since 1970. */
    at: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal("deleted"),
    /** Milliseconds since 1970. */
    at: z.number(),
    reference: z.string().check(z.maxLength(36)),
    /** The subscription that ran: `store`, an app store sold it; `unknown`, the service did not answer. */
    ran: z.enum(["nothing", "trial", "paid", "store", "unknown"]),
    isMailed: z.boolean(),
    /** How much of each kind went, in the order of the page that says so. */
    erased: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(999))).check(z.maxLength(9))),
  }),
  z.object({ kind: z.literal("recovery-code"), ...newCode }),
  z.object({
    kind: z.literal("edited"),
    edit: z.pick(editSchema, { kind: true, email: true }),
    /** What is left after a removal. */
    recovery: z.optional(z.object(newCode)),
  }),
  z.object({ kind: z.literal("fact"), fact: z.enum(facts) }),
]);

/** `id` stands in the address of the page that tells it. */
const toldSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  note: noteSchema,
  /** The account that was signed in when it was told. */
  of: z.optional(z.string().check(z.maxLength(36))),
});

/** Who somebody is. */
export const sessionEntries = {
  tokens: { schema: heldTokensSchema, most: mostTokens },
  /** The account has changed since its token was made. */
  "renewal-due": { schema: z.literal(true), most: 4 },
} as const satisfies EntryTable;

/** What they are doing. */
export const journeyEntries = {
  "under-way": { schema: underWaySchema, most: 600 },
  order: { schema: orderSchema, most: 104 },
  /** When the checkout said that it was paid. */
  "paid-at": { schema: z.number(), most: 13 },
  /** Steps that failed, until a page can count them. */
  failed: { schema: z.array(z.string()), most: 200, goes: 0 },
  /** Until when an access code lives that was asked for in this browser. */
  "access-code-until": { schema: z.number(), most: 13, goes: 3 },
  /** Where somebody was going when they had to sign in. */
  next: { schema: z.string(), most: 122, goes: 2 },
  /** An address as it was typed, whole or not. */
  "typed-address": { schema: z.string(), most: 256, goes: 1 },
} as const satisfies EntryTable;

/** What their last press did: see `told.ts`. */
export const toldEntries = {
  told: { schema: toldSchema, most: 470 },
} as const satisfies EntryTable;

/** Of all three cookies. */
export const subscriberEntries = { ...sessionEntries, ...journeyEntries, ...toldEntries };
export type SubscriberEntry = keyof typeof subscriberEntries;
