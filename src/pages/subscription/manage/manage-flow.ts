/** Managing a subscription as pure rules (FLOW-5): what may be done where, and what is told once afterwards. */
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { isWebPurchased, type SubscriptionStatus } from "../../../contract/subscription/subscription.ts";
import type { FlashMessage } from "../../../session/flash.ts";
import { type Transitions, transitionFrom } from "../transitions.ts";

export type ManageOutcome = Extract<FlashMessage, { kind: "done" }>["done"];

/** Where somebody is while managing. `away`: signed out, on the way to the sign-in page. */
export type ManageStep = "subscription" | `${ManageQuestion}?` | "deleted" | "code shown" | "away";

export const manageIntents = [
  "cancel",
  "resume",
  "change-plan",
  "keep-plan",
  "refund",
  "read",
  "portal",
  "recovery-code",
  "export",
  "switch",
  "sign-out",
  "sign-out-everywhere",
  "delete-code",
  "delete",
] as const;
export type ManageIntent = (typeof manageIntents)[number];

/** A step with a question mark asks once more: the address asks it (`?ask=`), and only the press there does it. */
export const manageTransitions = {
  subscription: {
    "ask cancel": "cancel?",
    "ask delete": "delete?",
    "ask sign-out": "sign-out?",
    "ask plan": "plan?",
    "ask refund": "refund?",
    resume: "subscription",
    "keep-plan": "subscription",
    read: "subscription",
    portal: "subscription",
    "recovery-code": "code shown",
    export: "subscription",
    switch: "subscription",
    "sign-out": "away",
    "sign-out-everywhere": "away",
  },
  "cancel?": { cancel: "subscription" },
  "delete?": { "delete-code": "delete?", delete: "deleted" },
  "sign-out?": { "ask delete": "delete?" },
  "plan?": { "change-plan": "subscription" },
  "refund?": { refund: "subscription" },
  "code shown": {},
  deleted: {},
  away: {},
} as const satisfies Transitions<ManageStep, ManageIntent | `ask ${ManageQuestion}`>;

/** What the page asks about before doing it. */
export const questions = ["cancel", "delete", "sign-out", "plan", "refund"] as const;
export type ManageQuestion = (typeof questions)[number];

/** The question that the address asks (`?ask=`), null where it asks none that is open. */
export function readQuestion(query: URLSearchParams): ManageQuestion | null {
  const asked = questions.find((question) => question === query.get("ask"));
  return asked && transitionFrom<ManageStep>(manageTransitions, "subscription", `ask ${asked}`) ? asked : null;
}

/** The step that the address of the page says the visitor is at. */
export function manageStep(query: URLSearchParams): ManageStep {
  const question = readQuestion(query);
  return question ? `${question}?` : "subscription";
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

/** Why an account was not deleted; for these, the page shows the form again. */
const whyNotDeleted = [
  "not-sure",
  "not-sure-no-code",
  "code-needed",
  "code-unsent",
  "code-wrong",
  "code-expired",
  "code-spent",
  "wait",
] as const;

/** Why something could not be done. Each has words of its own on the page, see `manage-notes.tsx`. */
export const problems = [
  "managed-by-store",
  "over",
  "not-held",
  "no-refund",
  ...whyNotDeleted,
  "changed-lately",
  "outdated",
  "nothing",
  "unavailable",
] as const;
export type ManageProblem = (typeof problems)[number];

const refusals: Readonly<Record<string, ManageProblem>> = {
  managed_by_store: "managed-by-store",
  subscription_not_active: "over",
  subscription_not_found: "over",
  refund_not_possible: "no-refund",
  feature_not_held: "not-held",
  address_changed_lately: "changed-lately",
  confirmation_required: "code-needed",
  // The account has lost its address in another tab: the page as it is now says so.
  invalid_request: "nothing",
  invalid_link_signature: "code-wrong",
  too_many_requests: "wait",
};

/** What a service's refusal means for the visitor who pressed; with a code that is not listed, it did not answer properly. */
export function problemIn(code: string | null): ManageProblem {
  return (code !== null && Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? "unavailable";
}

export const deletionProblems: ReadonlySet<ManageProblem> = new Set(whyNotDeleted);
