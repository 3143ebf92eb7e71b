/** What the page of access codes shows to whom, as pure rules (ITR-1). */
import type { AccessCode } from "../../contract/services.ts";
import { type Entitlement, includesFeature } from "../../contract/subscription/subscription.ts";

export const codePlaces = ["signed-out", "unseen", "not-held", "ready", "renewing", "shown"] as const;
export type CodePlace = (typeof codePlaces)[number];

/** What the page is made from: where the visitor is, with the code where there is one. The tag decides the status. */
export interface CodeView {
  readonly tag: "shown" | "forbidden" | "unavailable";
  readonly place: CodePlace;
  readonly code: AccessCode | null;
}

/** The questions that the page asks before it acts. */
export const codeQuestions = ["renew"] as const;

/** Whether the address asks one of them (`?ask=`). */
export function isAsked(query: URLSearchParams): boolean {
  return codeQuestions.some((question) => question === query.get("ask"));
}

/** What is known of a visitor before anything is asked of the service of the codes. */
export interface CodeVisitor {
  /** `unseen`: signed in, but the auth service does not answer. */
  readonly signedIn: "yes" | "no" | "unseen";
  readonly holdsFeature: boolean;
  /** A code was requested in this browser and has not expired. */
  readonly hasCode: boolean;
  /** The address asks whether to renew it. */
  readonly asksToRenew: boolean;
}

/** Where somebody is. `shown` and `renewing` still need the code itself. */
export function codePlace({ signedIn, holdsFeature, hasCode, asksToRenew }: CodeVisitor): CodePlace {
  if (signedIn === "no") return "signed-out";
  if (signedIn === "unseen") return "unseen";
  if (!holdsFeature) return "not-held";
  if (!hasCode) return "ready";
  return asksToRenew ? "renewing" : "shown";
}

export function mayRestore(held: readonly Entitlement[]): boolean {
  return includesFeature(held, "identity-theft-restoration");
}

/** Whether the code requested in this browser is still valid, as far as the session knows. */
export function isCodeLive(until: number | null, now: number): boolean {
  return until !== null && until > now;
}
