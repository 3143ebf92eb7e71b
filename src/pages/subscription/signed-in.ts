/** Who is signed in, for every screen that needs to know (FLOW-5, FLOW-8). */

import { overriddenStatus } from "../../../client/bridge/native-status.ts";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { pathIn } from "../../contract/language/languages.ts";
import { href } from "../../contract/routes.ts";
import { type C, seeOther } from "../../forms/form.ts";
import { isForAnother } from "../../forms/idempotency-key.tsx";
import type { FormFields } from "../../platform/body.ts";
import type { Tokens } from "../../session/account-cookies.ts";
import { keepNote } from "../../session/flash.ts";
import { freshToken, isRefusal, renew } from "../../session/fresh-token.ts";
import { signedInId } from "../../session/info-store.ts";
import type { Session } from "../../session/session.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import { environmentIn } from "../../visit/staging.ts";
import { isActive, type SubscriberAccount } from "./account.ts";
import { paidAt, readOrder } from "./buy/order.ts";
import { dropAccount, dropAllAccounts, holdAccount, holdFor } from "./checkout-accounts.ts";
import { safeNext } from "./next-path.ts";

export interface SignedInSubscriber {
  readonly subscriber: Subscriber;
  readonly account: SubscriberAccount;
}

/**
 * The visitor's account, or the answer that leads to the sign-in page, whose address says where they were going. Renews the
 * access token when it has less than five minutes left. A token that a service refuses counts as signed out; a service
 * that does not answer does not.
 */
export async function requireSignedIn(c: C): Promise<SignedInSubscriber | Response> {
  const { visit } = c.var;
  const subscriber = await c.var.subscriber();
  const account = await subscriberAccountOf(subscriber);
  if (account) return { subscriber, account };
  const next = safeNext(`${pathIn(visit.language, visit.url.pathname)}${visit.url.search}`);
  return seeOther(href("subscriptionsActivate", { next }));
}

/**
 * The answer to a form that was made for another account than the one that is signed in by now: nothing is done, and Manage says so.
 * Null if it is their own, or nobody is signed in.
 */
export function madeForAnother(c: C, { session }: Subscriber, fields: FormFields): Response | null {
  const id = signedInId(session);
  if (id === undefined || !isForAnother(fields, id)) return null;
  const note = keepNote(session, { kind: "done", done: "other-account" });
  return seeOther(href("subscriptionsManage", { ...environmentIn(c.var.visit.url), ...note }));
}

/** Whether the address forces the status of a screen (FLOW-6); ignored if the request is unsolicited. */
export function forcesStatus({ var: { visit, intent } }: C): boolean {
  return !intent.isUnsolicited && overriddenStatus(visit.url.search) !== null;
}

const accounts = new WeakMap<Subscriber, Promise<SubscriberAccount | null>>();

/**
 * The account of a request's subscriber, null when nobody is signed in. Asked for once a request: first by the handler,
 * which may change the session, then by the holes of the page, which get the same answer.
 */
export function subscriberAccountOf(subscriber: Subscriber): Promise<SubscriberAccount | null> {
  const known = accounts.get(subscriber);
  if (known) return known;
  const asked = readAccount(subscriber);
  accounts.set(subscriber, asked);
  return asked;
}

/** After the tokens changed within a request: the next `subscriberAccountOf` asks again. */
export function forgetAccount(subscriber: Subscriber): void {
  accounts.delete(subscriber);
}

async function readAccount(subscriber: Subscriber): Promise<SubscriberAccount | null> {
  const { client } = subscriber;
  if (!(await freshToken(subscriber))) return null;
  try {
    const account = await readSubscription(subscriber);
    const held = client.info.read().entitlements ?? [];
    // A purchase since the token was issued shows only in the next one. No renewal while the checkout leads the browser, see
    // `keepReturn`.
    const isLed = readOrder(subscriber.session) !== null || paidAt(subscriber.session) !== null;
    if (isActive(account) && held.length === 0 && !isLed) await renew(subscriber).catch(() => {});
    return account;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    client.auth.signOut();
    return null;
  }
}

async function readSubscription({ client }: Subscriber): Promise<SubscriberAccount> {
  try {
    const account = await client.auth.account();
    const subscription = account.version === "v2" ? account.subscription : null;
    return { ...claimsOf(client.info.read().accessToken), subscription };
  } catch (error) {
    if (isRefusal(error)) throw error;
    return { ...claimsOf(client.info.read().accessToken), subscription: "unavailable" };
  }
}

function claimsOf(token: string | undefined): Pick<SubscriberAccount, "id" | "email"> {
  const { sub, email = null } = parseToken(token ?? "");
  return { id: sub, email };
}

/** Remembers where somebody was going when they had to sign in first (FLOW-8). */
export function rememberNext(session: Session, path: unknown): void {
  const next = safeNext(path);
  if (next) session.keep("next", next);
}

/** Where to go after signing in, once; `otherwise` where nothing was remembered. */
export function takeNext(session: Session, otherwise: string): string {
  const next = safeNext(session.read("next")) ?? otherwise;
  session.forget("next");
  return next;
}

/**
 * Signs this browser in to another account that it holds. The one before is held instead; what the session kept of it, such as an
 * address that was typed, is forgotten.
 */
export async function changeAccount(c: C, subscriber: Subscriber, tokens: Tokens): Promise<void> {
  const { client } = subscriber;
  const account = await subscriberAccountOf(subscriber);
  await holdAccount(c, client.info.read(), holdFor[account && isActive(account) ? "paid" : "unpaid"]);
  client.auth.adopt(tokens);
  dropAccount(c, tokens.accessToken);
  forgetAccount(subscriber);
}

/** Forgets everything here, of every account. */
export async function forgetSession(c: C): Promise<Subscriber> {
  const subscriber = await c.var.subscriber();
  subscriber.client.auth.signOut();
  subscriber.session.end();
  dropAllAccounts(c);
  return subscriber;
}
