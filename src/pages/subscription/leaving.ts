/** Signing out, so that nobody goes on paying for what they can no longer open. */
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { href } from "../../contract/routes.ts";
import { accountAnswerSchema } from "../../contract/subscription/auth.ts";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import { type C, seeOther } from "../../forms/form.ts";
import { anything, ask } from "../../gateway/ask.ts";
import { askerOf } from "../../session/asker.ts";
import { type Fact, type SubscriberEntry, subscriberEntries } from "../../session/entries.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import { type Note, tell } from "../../session/told.ts";
import { type Account, isActive, isFromStore } from "./account.ts";
import { accountInfoOf, isLedByCode } from "./account-info.ts";
import { readOrder } from "./buy/order.ts";
import { type Other, othersOf } from "./buy/payer.ts";
import { dropAccount, type Tokens } from "./held-accounts.ts";
import { renewalOf } from "./manage/manage-flow.ts";
import { accountOf, forgetSession, type SignedIn } from "./signed-in.ts";

/** What signing out would cost: time that was paid for, later payments as well, or nobody can tell. */
export type Stake = "nothing" | "time" | "payments" | "unknown";

interface Leaving {
  readonly stake: Stake;
  /** Nothing but being signed in leads to the account. */
  readonly isBare: boolean;
}

/** What goes with an account that only its signed-in browsers lead to. What a store sold, the store gives back. */
export function stakeOfBare({ subscription }: Pick<Account, "subscription">): Stake {
  if (subscription === "unavailable") return "unknown";
  if (!subscription || !isActive({ subscription })) return "nothing";
  const { platform, status = "Auto-Renewable" } = subscription;
  if (isFromStore({ subscription })) return "nothing";
  return platform && renewalOf({ platform, status }) !== "cancel" ? "time" : "payments";
}

/** What signing out would cost the owner of an account, whom an address or a recovery code lets in again. */
export async function leavingOf(c: C, { subscriber: { client }, account }: SignedIn): Promise<Leaving> {
  if (account.email !== null) return { stake: "nothing", isBare: false };
  const stake = stakeOfBare(account);
  const bearer = client.info.read().accessToken ?? "";
  const asked = { method: "GET", path: authPaths.account, bearer, schema: accountAnswerSchema } as const;
  const answer = await ask(askerOf(c), asked);
  if (answer.tag === "ok" && answer.data.has_recovery_code) return { stake: "nothing", isBare: false };
  return { stake: answer.tag === "refused" && stake !== "nothing" ? "unknown" : stake, isBare: true };
}

type Left = Response | "unavailable";

/** Signs out here or everywhere. Where that would cost something, the answer leads to the question instead. */
export async function signOut(c: C, scope: "here" | "everywhere"): Promise<Left> {
  const subscriber = await c.var.subscriber();
  const account = await accountOf(subscriber);
  if (!account) return signedOut(c);
  const { stake, isBare } = await leavingOf(c, { subscriber, account });
  if (stake === "unknown") return "unavailable";
  if (stake !== "nothing") return seeOther(href("subscriptionsManage", { ...environmentIn(c), ask: "sign-out" }));
  if (scope === "everywhere") {
    const note = fact(isBare ? "signed-out-bare" : await whatStaysIn(subscriber, account));
    return leave(c, subscriber, { path: authPaths.logoutAll, mustEnd: true, note });
  }
  // Its checkout is void with it.
  const mustEnd = readOrder(subscriber.session) !== null;
  if (isBare) return leave(c, subscriber, { path: authPaths.logoutAll, mustEnd, note: fact("signed-out-bare") });
  return leave(c, subscriber, { path: authPaths.logout, mustEnd: false, note: fact("signed-out") });
}

/** What signs in after every browser was signed out. */
async function whatStaysIn(subscriber: Subscriber, { email }: Account): Promise<Fact> {
  if (email === null) return "signed-out-everywhere-by-code";
  const isLed = isLedByCode(await accountInfoOf(subscriber));
  return isLed ? "signed-out-everywhere-code-stays" : "signed-out-everywhere";
}

interface Way {
  readonly path: string;
  /** Whether the visitor stays signed in where the service did not end it. */
  readonly mustEnd: boolean;
  /** What is told of it. */
  readonly note: Note;
}

async function leave(c: C, subscriber: Subscriber, { path, mustEnd, note }: Way): Promise<Left> {
  const others = await othersOf(c, subscriber);
  if (others.some(({ state }) => state === "unknown")) return "unavailable";
  const { accessToken = "" } = subscriber.client.info.read();
  if (!(await end(c, path, accessToken)) && mustEnd) return "unavailable";
  return goOn(c, subscriber, others, note);
}

/**
 * Where a browser goes on whose account is over: to another subscription of its own that nothing else leads to, or signed out.
 * Of what was not paid for, all is ended, so that nobody can pay for it any more.
 */
export async function goOn(c: C, subscriber: Subscriber, others: readonly Other[], note: Note): Promise<Response> {
  for (const { state, tokens } of others) {
    if (state === "unpaid") await end(c, authPaths.logoutAll, tokens.accessToken);
  }
  const next = others.find(({ state, tokens }) => state === "paid" && !parseToken(tokens.accessToken).email);
  return next ? goOnAs(c, subscriber, next.tokens, note) : signedOut(c, note);
}

/** Whether a sign-in is over: also where its token was refused. */
async function end(c: C, path: string, bearer: string): Promise<boolean> {
  const answer = await ask(askerOf(c), { method: "POST", path, bearer, schema: anything });
  return answer.tag !== "refused";
}

/** To the page that signs in; the last page of an account that was deleted is that of managing it. */
async function signedOut(c: C, note: Note = fact("signed-out")): Promise<Response> {
  const { session } = await forgetSession(c);
  const to = note.kind === "deleted" ? "subscriptionsManage" : "subscriptionsActivate";
  return seeOther(href(to, tell(session, note)));
}

function fact(name: Fact): Note {
  return { kind: "fact", fact: name };
}

/** What the session keeps of the other account goes, as after signing out. */
function goOnAs(c: C, subscriber: Subscriber, tokens: Tokens, note: Note): Response {
  const { session, client } = subscriber;
  for (const name of Object.keys(subscriberEntries) as SubscriberEntry[]) session.forget(name);
  client.auth.adopt(tokens);
  dropAccount(c, tokens.accessToken);
  const left = tell(session, note.kind === "deleted" ? note : { kind: "done", done: "left" });
  return seeOther(href("subscriptionsManage", { ...environmentIn(c), ...left }));
}

function environmentIn({ var: { visit } }: C) {
  return { environment: visit.url.searchParams.get("environment") };
}
