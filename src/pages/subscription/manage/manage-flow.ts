/** Managing a subscription as pure rules (FLOW-5): what may be done where, and what is told once afterwards. */
import * as z from "zod/mini";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { isRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import {
  type Entitlement,
  type FeatureSlug,
  featureSlugs,
  isWebPurchased,
  type SubscriptionStatus,
  slugOfFeature,
} from "../../../contract/subscription/subscription.ts";
import type { Moves } from "../moves.ts";

/** What was done, told on the next page that is shown and on no other. */
export const outcomes = ["canceled", "ended", "resumed", "deleted"] as const;
export type Outcome = (typeof outcomes)[number];

const noteSchema = z.union([
  z.object({ outcome: z.enum(outcomes) }),
  z.object({ portal: z.url() }),
  z.object({ recoveryCode: z.string().check(z.refine(isRecoveryCode)), madeAt: z.number() }),
]);
export type Note = z.infer<typeof noteSchema>;

export function readNote(text: string | null): Note | null {
  try {
    return noteSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Where somebody is while managing. `away`: signed out, on the way to the sign-in page. */
export type ManageStep = "subscription" | "cancel?" | "delete?" | "deleted" | "code shown" | "away";

/** What can be posted. */
export type ManagePress =
  | "cancel"
  | "resume"
  | "portal"
  | "recovery-code"
  | "export"
  | "sign-out"
  | "sign-out-everywhere"
  | "delete";

type ManageLink = "ask cancel" | "ask delete" | "keep" | "back" | "I have it";

/**
 * A step with a question mark asks once more: a link leads there, and the press there does it.
 *
 * @promised FLOW-5
 */
export const manageMoves = {
  subscription: {
    "ask cancel": "cancel?",
    resume: "subscription",
    portal: "subscription",
    "recovery-code": "code shown",
    export: "subscription",
    "ask delete": "delete?",
    "sign-out": "away",
    "sign-out-everywhere": "away",
  },
  "cancel?": { cancel: "subscription", keep: "subscription" },
  "delete?": { delete: "deleted", back: "subscription" },
  "code shown": { "I have it": "subscription" },
  deleted: {},
  away: {},
} as const satisfies Moves<ManageStep, ManagePress | ManageLink>;

/** What can be asked before it is done. */
export const questions = ["cancel", "delete"] as const;
export type Question = (typeof questions)[number];

/** The question that the address asks (`?ask=`), null where it asks none. */
export function readQuestion(query: URLSearchParams): Question | null {
  return questions.find((question) => question === query.get("ask")) ?? null;
}

/** The change of renewal that is open to somebody here, null where there is none or a store has to make it. */
export type Renewal = "cancel" | "resume" | null;

const changes: Readonly<Record<SubscriptionStatus, Renewal>> = {
  "Auto-Renewable": "cancel",
  "Not Auto-Renewable": "resume",
  "Grace Period": "cancel",
  Inactive: null,
  Expired: null,
};

export function renewalOf({ platform, status }: Pick<SubscriptionAnswer, "platform" | "status">): Renewal {
  if (!platform || !status || !isWebPurchased(platform)) return null;
  return changes[status];
}

/** The features that somebody holds, each once and in the order of the site. */
export function slugsOf(held: readonly Entitlement[]): FeatureSlug[] {
  const named = new Set(held.map(({ product }) => slugOfFeature[product]));
  return featureSlugs.filter((slug) => named.has(slug));
}

/** Why something could not be done. Each has words of its own on the page, see `manage-notes.tsx`. */
export const problems = ["managed-by-store", "over", "not-held", "not-sure", "nothing", "unavailable"] as const;
export type Problem = (typeof problems)[number];

export function isProblem(text: string | undefined): text is Problem {
  return problems.some((problem) => problem === text);
}

const refusals: Readonly<Record<string, Problem>> = {
  managed_by_store: "managed-by-store",
  subscription_not_active: "over",
  subscription_not_found: "over",
  feature_not_held: "not-held",
};

/** What a service's refusal means for somebody who pressed a button; without a code of ours it did not answer properly. */
export function problemIn(code: string | null): Problem {
  return (code !== null && Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? "unavailable";
}
