/** Signing out, so that nobody goes on paying for what they can no longer open. */
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { anything, call } from "../../contract/call.ts";
import { href } from "../../contract/routes.ts";
import { accountAnswerSchema } from "../../contract/subscription/auth.ts";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import { type C, seeOther } from "../../forms/form.ts";
import { serviceOf } from "../../gateway/service-of.ts";
import type { Tokens } from "../../session/account-cookies.ts";
import { callAs } from "../../session/call-as.ts";
import type { FlashFact } from "../../session/entries.ts";
import { type FlashMessage, keepNote } from "../../session/flash.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import { environmentIn } from "../../visit/staging.ts";
import { isActive, isFromStore, type SubscriberAccount } from "./account.ts";
import { accountInfoOf, codeOutranksEmail, hasOtherWayIn } from "./account-info.ts";
import { readOrder } from "./buy/order.ts";
import { type OtherPayer, othersOf } from "./buy/payer.ts";
import { dropAccount } from "./checkout-accounts.ts";
import { renewalOf } from "./manage/manage-flow.ts";
import { forgetSession, type SignedInSubscriber, subscriberAccountOf } from "./signed-in.ts";

/**
 * What signing out would cost: the receipts of a subscription that is over, time that was paid for, later payments as well, or
 * `unknown` if nobody can tell.
 */
export type SignOutStake = "nothing" | "receipts" | "time" | "payments" | "unknown";

interface Leaving {
  readonly stake: SignOutStake;
  /** Only being signed in opens the account: no email address, no recovery code, no passkey. */
  readonly hasNoWayBack: boolean;
}

/** What is lost with an account that only its signed-in browsers can open. A store restores what it sold. */
export function lossWithoutWayBack({ subscription }: Pick<SubscriberAccount, "subscription">): SignOutStake {
  if (subscription === "unavailable") return "unknown";
  if (!subscription || !isActive({ subscription })) return "nothing";
  const { platform, status = "Auto-Renewable" } = subscription;
  if (isFromStore({ subscription })) return "nothing";
  return platform && renewalOf({ platform, status }) !== "cancel" ? "time" : "payments";
}

/** What signing out would cost the owner of an account: nothing if anything lets them in again. */
export async function leavingOf(c: C, { subscriber, account }: SignedInSubscriber): Promise<Leaving> {
  if (account.email !== null) return { stake: "nothing", hasNoWayBack: false };
  const loss = lossWithoutWayBack(account);
  const stake = loss === "nothing" && hasEnded(account) ? "receipts" : loss;
  const answer = await callAs(c, subscriber, { path: authPaths.account, schema: accountAnswerSchema });
  if (answer.ok && hasOtherWayIn(answer.value)) return { stake: "nothing", hasNoWayBack: false };
  const isUnseen = !answer.ok && answer.error.status !== 401;
  return { stake: isUnseen && stake !== "nothing" ? "unknown" : stake, hasNoWayBack: true };
}

/** It was sold here and is over: what is left of it is the receipts, and the proof of a refund. */
function hasEnded(account: Pick<SubscriberAccount, "subscription">): boolean {
  const { subscription } = account;
  return subscription !== null && subscription !== "unavailable" && !isActive(account) && !isFromStore(account);
}

type Left = Response | "unavailable";

/** Signs out here or everywhere. If that would cost something, redirects to the question about it instead. */
export async function signOut(c: C, scope: "here" | "everywhere"): Promise<Left> {
  const subscriber = await c.var.subscriber();
  const account = await subscriberAccountOf(subscriber);
  // The sign-in is over, perhaps ended on another device; the accounts that are held beside it are not.
  if (!account) {
    const others = await othersOf(c, subscriber);
    return others.some(({ state }) => state === "unknown")
      ? "unavailable"
      : goOn(c, subscriber, others, fact("signed-out"));
  }
  const { stake, hasNoWayBack } = await leavingOf(c, { subscriber, account });
  if (stake === "unknown") return "unavailable";
  if (stake !== "nothing")
    return seeOther(href("subscriptionsManage", { ...environmentIn(c.var.visit.url), ask: "sign-out" }));
  if (scope === "everywhere") {
    const note = fact(hasNoWayBack ? "signed-out-bare" : await whatStaysIn(subscriber, account));
    return leave(c, subscriber, { path: authPaths.logoutAll, staysIfNotEnded: true, note });
  }
  // Ending it voids its open checkout.
  const staysIfNotEnded = readOrder(subscriber.session) !== null;
  if (hasNoWayBack)
    return leave(c, subscriber, { path: authPaths.logoutAll, staysIfNotEnded, note: fact("signed-out-bare") });
  return leave(c, subscriber, { path: authPaths.logout, staysIfNotEnded: false, note: fact("signed-out") });
}

/** The fact that says what signs in after every browser was signed out. */
async function whatStaysIn(subscriber: Subscriber, { email }: SubscriberAccount): Promise<FlashFact> {
  const info = await accountInfoOf(subscriber);
  if (email === null)
    return info?.has_recovery_code === false ? "signed-out-everywhere-by-passkey" : "signed-out-everywhere-by-code";
  const isEmailOutranked = codeOutranksEmail(info);
  return isEmailOutranked ? "signed-out-everywhere-code-stays" : "signed-out-everywhere";
}

interface Way {
  readonly path: string;
  /** Whether the visitor stays signed in if the service did not end the sign-in. */
  readonly staysIfNotEnded: boolean;
  /** The note that is shown afterwards. */
  readonly note: FlashMessage;
}

async function leave(c: C, subscriber: Subscriber, { path, staysIfNotEnded, note }: Way): Promise<Left> {
  const others = await othersOf(c, subscriber);
  if (others.some(({ state }) => state === "unknown")) return "unavailable";
  const { accessToken = "" } = subscriber.client.info.read();
  if (!(await endSignIn(c, path, accessToken)) && staysIfNotEnded) return "unavailable";
  return goOn(c, subscriber, others, note);
}

/**
 * Sends a browser on when its account is closed here: to another subscription of its own that nothing else can open, or to be
 * signed out. Ends its accounts that were not paid for, so that nobody can pay for them any more, and its own sign-in to any
 * that it forgets.
 */
export async function goOn(
  c: C,
  subscriber: Subscriber,
  others: readonly OtherPayer[],
  note: FlashMessage,
): Promise<Response> {
  for (const { state, tokens } of others) {
    if (state === "unpaid") await endSignIn(c, await wayToEnd(c, tokens.accessToken), tokens.accessToken);
  }
  for (const { state, tokens } of others) {
    if (state !== "paid") continue;
    if (!(await hasWayBack(c, tokens.accessToken))) return goOnAs(c, subscriber, tokens, note);
    await endSignIn(c, authPaths.logout, tokens.accessToken);
    dropAccount(c, tokens.accessToken);
  }
  return signedOut(c, note);
}

/**
 * An account that only this browser opens ends everywhere, so that no copy of its cookie opens it. What else opens one, a passkey
 * for example, is its owner's, who may be somebody else.
 */
async function wayToEnd(c: C, accessToken: string): Promise<string> {
  return (await hasWayBack(c, accessToken)) ? authPaths.logout : authPaths.logoutAll;
}

/** Whether something besides this browser opens the account; false where nobody answers. */
export async function hasWayBack(c: C, bearer: string): Promise<boolean> {
  if (parseToken(bearer).email) return true;
  const answer = await call(serviceOf(c), { path: authPaths.account, bearer, schema: accountAnswerSchema });
  return answer.ok && (answer.value.email !== null || hasOtherWayIn(answer.value));
}

/** Ends a sign-in. True if it is over, even because its token was refused. */
export async function endSignIn(c: C, path: string, bearer: string): Promise<boolean> {
  const answer = await call(serviceOf(c), { method: "POST", path, bearer, schema: anything });
  return answer.ok || answer.error.status === 401;
}

/** Signs out and redirects to the sign-in page or, after a deletion, to the managing page, which shows its receipt. */
async function signedOut(c: C, note: FlashMessage = fact("signed-out")): Promise<Response> {
  const { session } = await forgetSession(c);
  const to = note.kind === "deleted" ? "subscriptionsManage" : "subscriptionsActivate";
  return seeOther(href(to, keepNote(session, note)));
}

function fact(name: FlashFact): FlashMessage {
  return { kind: "fact", fact: name };
}

/** Goes on as another account. What the session keeps of the one before is forgotten, as after signing out. */
function goOnAs(c: C, subscriber: Subscriber, tokens: Tokens, note: FlashMessage): Response {
  const { session, client } = subscriber;
  session.clear();
  client.auth.adopt(tokens);
  dropAccount(c, tokens.accessToken);
  const left = keepNote(session, note.kind === "deleted" ? note : { kind: "done", done: "left" });
  return seeOther(href("subscriptionsManage", { ...environmentIn(c.var.visit.url), ...left }));
}
