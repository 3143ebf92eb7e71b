/** What the page of a subscription shows to a visitor, and where it leads those who have nothing to see on it (FLOW-5). */
import type { AccountInfo } from "../../../../client/subscription/answers.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import type { FeatureSlug } from "../../../contract/subscription/subscription.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import { isOutdated } from "../../../forms/idempotency-key.tsx";
import { hasService } from "../../../gateway/service-of.ts";
import type { FormFields } from "../../../platform/body.ts";
import { aboutSubscription } from "../../../product/about-subscription.ts";
import { type FlashMessage, noteAt } from "../../../session/flash.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import type { Visit } from "../../../visit/visit.ts";
import type { SubscriberAccount } from "../account.ts";
import { accountFeatures } from "../account-features.ts";
import { accountInfoOf } from "../account-info.ts";
import type { ScreenStatus } from "../buy/buy-flow.ts";
import { statusFor } from "../buy/screen-status.ts";
import { leavingOf } from "../sign-out.ts";
import { forcesStatus, requireSignedIn, type SignedInSubscriber } from "../signed-in.ts";
import { deletedTitle } from "./deleted-account.tsx";
import { type DeletionProof, proofAsked } from "./deletion-proof.ts";
import { detailsOf, managePage } from "./manage-calls.ts";
import { deletionProblems, type ManageQuestion, readQuestion, renewalOf } from "./manage-flow.ts";
import type { ManageResult } from "./manage-notes.tsx";
import { signOutTitle } from "./sign-out-question.tsx";

export interface ManageView {
  readonly visit: Visit;
  readonly subscriber: Subscriber;
  readonly account: SubscriberAccount | null;
  readonly status: ScreenStatus;
  readonly held: readonly FeatureSlug[];
  /** This deployment has the scans with which removal begins on this site. */
  readonly hasScans: boolean;
  readonly info: AccountInfo | null;
  /** The proof that the deletion needs, if the question is whether to delete. */
  readonly proof: DeletionProof | null;
  readonly question: ManageQuestion | null;
  /** Payments, plans and news; null where the service does not tell them. */
  readonly details: SubscriptionDetails | null;
  /** What a press came to: as its action says, or as the note of the last one says. */
  readonly shown: ManageResult | null;
  readonly title: string | null;
}

function questionTitles(): Readonly<Record<ManageQuestion, string>> {
  return {
    cancel: i18n.t("Cancel your subscription?"),
    delete: i18n.t("Delete your account?"),
    "sign-out": signOutTitle(),
    plan: i18n.t("Change your plan?"),
    refund: i18n.t("Get a refund?"),
  };
}

export async function manageView(c: C, result: ManageResult | null): Promise<ManageView | Response> {
  const { visit } = c.var;
  const { url } = visit;
  const subscriber = await c.var.subscriber();
  const shown = result ?? noteShown(noteAt({ url, session: subscriber.session }));
  // Looks for the note of the last press first: after an account was deleted, nobody is signed in.
  const elsewhere = result || isDeleted(shown) ? null : await leadElsewhere(c);
  if (elsewhere) return elsewhere;
  const { account, status } = await statusFor(subscriber, url.search);
  const question = questionShown(url.searchParams, shown);
  const hasScans = hasService(c, "scans");
  const view = { visit, subscriber, account, status, hasScans, question, shown, title: titleFor(shown, question) };
  if (isDeleted(shown) || !account || status === "unknown")
    return { ...view, held: [], info: null, proof: null, details: null };
  const isDeleting = question === "delete";
  const [held, details, info] = await Promise.all([
    status === "subscribed" ? accountFeatures(subscriber, account) : [],
    account.subscription && account.subscription !== "unavailable" ? detailsOf(c, subscriber) : null,
    subscriber.isV2 || isDeleting ? accountInfoOf(subscriber) : null,
  ]);
  const proof = isDeleting ? proofAsked(account, { subscriber, info, query: url.searchParams }) : null;
  if (!isAnswerable(question, details)) return seeOther(managePage(c));
  return { ...view, held, info, proof, details };
}

/**
 * Whether the answer to a question came from a page that showed another subscription than there is now, and would do something. An
 * answer that was given before is the service's to repeat.
 */
export async function isOutdatedAnswer(
  c: C,
  { subscriber, account }: SignedInSubscriber,
  fields: FormFields,
): Promise<boolean> {
  const question = readQuestion(c.var.visit.url.searchParams);
  const { subscription } = account;
  if (!question || !subscription || subscription === "unavailable" || !mayAsk(question, account)) return false;
  const details = await detailsOf(c, subscriber);
  // Without details, another press has just deleted the account, or nobody can tell.
  if (!details || !isAnswerable(question, details)) return false;
  return isOutdated(fields, aboutSubscription(subscription, details));
}

/** Whether the details allow what the question is about: they are asked for once, with the rest of the page. */
function isAnswerable(question: ManageQuestion | null, details: SubscriptionDetails | null): boolean {
  if (question === "plan") return details?.plans?.isChanging === false;
  return question !== "refund" || (details?.refund ?? null) !== null;
}

/** The notes that this page shows; any other belongs to another page. */
function noteShown(note: FlashMessage | null): ManageResult | null {
  const isOwn = note?.kind === "done" || note?.kind === "deleted" || note?.kind === "recovery-code";
  return isOwn ? { tag: "shown", note } : null;
}

function isDeleted(shown: ManageResult | null): boolean {
  return shown?.tag === "shown" && shown.note.kind === "deleted";
}

/** The answer for whoever is not signed in, or asks a question that does not apply any more. */
async function leadElsewhere(c: C): Promise<Response | null> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return forcesStatus(c) ? null : signedIn;
  return (await isOpen(c, signedIn)) ? null : seeOther(managePage(c));
}

/** Whether the question still applies: there is nothing to cancel if it is cancelled, over or for a store to cancel. */
async function isOpen(c: C, signedIn: SignedInSubscriber): Promise<boolean> {
  const question = readQuestion(c.var.visit.url.searchParams);
  return question === "sign-out" ? costsToLeave(c, signedIn) : mayAsk(question, signedIn.account);
}

function mayAsk(question: ManageQuestion | null, { subscription }: SubscriberAccount): boolean {
  return (
    question !== "cancel" || !subscription || subscription === "unavailable" || renewalOf(subscription) === "cancel"
  );
}

async function costsToLeave(c: C, signedIn: SignedInSubscriber): Promise<boolean> {
  const { stake } = await leavingOf(c, signedIn);
  return stake !== "nothing" && stake !== "unknown";
}

/** The question to show: that of the address, also if an older page answered it, or the deletion's if its form was not accepted. */
function questionShown(query: URLSearchParams, shown: ManageResult | null): ManageQuestion | null {
  if (!shown || (shown.tag === "invalid" && shown.problem === "outdated")) return readQuestion(query);
  return shown.tag === "invalid" && deletionProblems.has(shown.problem) ? "delete" : null;
}

function titleFor(shown: ManageResult | null, question: ManageQuestion | null): string | null {
  const note = shown?.tag === "shown" ? shown.note : null;
  if (note?.kind === "recovery-code") return i18n.t("Save your recovery code");
  if (note?.kind === "deleted") return deletedTitle();
  return question && questionTitles()[question];
}
