/**
 * Accounts that were made on the way to a checkout, each in an encrypted cookie of its own beside the session. Two tabs that
 * press "buy" at once make two accounts, and the session of the last answer replaces the other. Whichever checkout is paid
 * then, this browser can still reach the account that it was paid for.
 */
import type { MiddlewareHandler } from "hono";
import type { SubscriptionInfo } from "../../../client/subscription/answers.ts";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { accountCookie } from "../../contract/worker-cookies.ts";
import type { C } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { accountKind, isAccountCookie, type Tokens } from "../../session/account-cookies.ts";
import { tokensSchema } from "../../session/entries.ts";
import { openCookie } from "../../session/session.ts";
import { type CookieKind, endedCookie } from "../../session/session-cookie.ts";
import { sessionKeys } from "../../session/session-keys.ts";
import type { Subscriber } from "../../session/subscriber.ts";

const { prefix, ...lives } = accountCookie;

/** Lifetimes in seconds. */
export const holdFor = lives;

const answers = new WeakMap<C, Map<string, string>>();

/** Puts the cookies that the handlers below made into their answer. */
export const sendCheckoutAccounts: MiddlewareHandler<Http> = async (c, next) => {
  await next();
  for (const cookie of answers.get(c)?.values() ?? []) c.res.headers.append("set-cookie", cookie);
};

function answerWith(c: C, name: CookieKind["name"], cookie: string): void {
  answers.set(c, (answers.get(c) ?? new Map<string, string>()).set(name, cookie));
}

/** The cookie is named by eight digits of the account's id, so that an account has one, however often it is held. */
function nameFor(accessToken: string) {
  return `${prefix}${parseToken(accessToken).sub.slice(0, 8)}` as const;
}

/** Holds the account of these tokens; does nothing if they are not complete. */
export async function holdAccount(c: C, tokens: SubscriptionInfo, lifetime: number = holdFor.unpaid): Promise<void> {
  const known = tokensSchema.safeParse(tokens).data;
  if (!known) return;
  const kind = accountKind(nameFor(known.accessToken), lifetime);
  const keys = () => sessionKeys(c.var.config);
  const held = await openCookie({ cookies: new Map(), keys, now: Date.now(), kind });
  held.keep("tokens", known);
  for (const cookie of await held.cookies()) answerWith(c, kind.name, cookie);
}

/** The tokens of every account that is held besides the one that the browser is signed in to. */
export function otherCheckoutAccounts({ accounts, client }: Pick<Subscriber, "accounts" | "client">): Tokens[] {
  const { accessToken } = client.info.read();
  const own = accessToken === undefined ? null : nameFor(accessToken);
  return [...accounts].flatMap(([name, tokens]) => (name === own ? [] : [tokens]));
}

/** Stops holding an account: from here on the session has it, or nobody. */
export function dropAccount(c: C, accessToken: string): void {
  const name = nameFor(accessToken);
  if (c.var.visit.cookies.has(name) || answers.get(c)?.has(name)) answerWith(c, name, endedCookie({ name }));
}

/** Signing out leaves nothing of any account behind, nor a cookie that no longer unseals. */
export function dropAllAccounts(c: C): void {
  answers.delete(c);
  const names = [...c.var.visit.cookies.keys()].filter(isAccountCookie);
  for (const name of names) answerWith(c, name, endedCookie({ name }));
}
