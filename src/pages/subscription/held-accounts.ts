/**
 * Accounts that were made on the way to a checkout, each in an encrypted cookie of its own beside the session. Two tabs that
 * press "buy" at once make two accounts, and the session of the last answer replaces the other. Whichever checkout is paid
 * then, this browser can still reach the account that it was paid for.
 */
import type { MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { accountCookie } from "../../contract/held-cookies.ts";
import type { C } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { type EntryTable, mostTokens, tokensSchema } from "../../session/entries.ts";
import { openCookie } from "../../session/session.ts";
import { type CookieKind, endedCookie } from "../../session/session-cookie.ts";
import { sessionKeys } from "../../session/session-keys.ts";

const { prefix, ...lives } = accountCookie;

const entries = { tokens: { schema: tokensSchema, most: mostTokens } } as const satisfies EntryTable;
type HeldCookie = CookieKind<typeof entries>;

/** Lifetimes in seconds. */
export const holdFor = lives;

export type Tokens = z.infer<typeof tokensSchema>;
type MaybeTokens = { readonly [Name in keyof Tokens]?: Tokens[Name] | undefined };

const answers = new WeakMap<C, Map<string, string>>();

/** Puts the cookies that the handlers below made into their answer. */
export const sendHeldAccounts: MiddlewareHandler<Http> = async (c, next) => {
  await next();
  for (const cookie of answers.get(c)?.values() ?? []) c.res.headers.append("set-cookie", cookie);
};

function answerWith(c: C, name: string, cookie: string): void {
  answers.set(c, (answers.get(c) ?? new Map<string, string>()).set(name, cookie));
}

/** The cookie is named by eight digits of the account's id, so that an account has one, however often it is held. */
function nameFor(accessToken: string): CookieKind["name"] {
  return `${prefix}${parseToken(accessToken).sub.slice(0, 8)}`;
}

/** Holds the account of these tokens; does nothing if they are not complete. */
export async function holdAccount(c: C, tokens: MaybeTokens, lifetime: number = holdFor.unpaid): Promise<void> {
  const known = tokensSchema.safeParse(tokens).data;
  if (!known) return;
  const kind = { name: nameFor(known.accessToken), lifetime, entries };
  const held = await open(c, kind, new Map());
  held.keep("tokens", known);
  for (const cookie of await held.cookies()) answerWith(c, kind.name, cookie);
}

/** Whether this browser holds an account besides the one that it is signed in to. */
export function holdsOther(cookies: ReadonlyMap<string, string>, accessToken: string | undefined): boolean {
  return othersIn(cookies, accessToken).length > 0;
}

/** The tokens of every account that is held besides the one of `accessToken`. */
export async function heldBeside(c: C, accessToken: string | undefined): Promise<Tokens[]> {
  const { cookies } = c.var.visit;
  const opened = othersIn(cookies, accessToken).map(async (name) => {
    return (await open(c, { name, lifetime: holdFor.paid, entries }, cookies)).read("tokens");
  });
  return (await Promise.all(opened)).filter((tokens) => tokens !== null);
}

function othersIn(cookies: ReadonlyMap<string, string>, accessToken: string | undefined): CookieKind["name"][] {
  const own = accessToken === undefined ? null : nameFor(accessToken);
  return [...cookies.keys()].filter(isHeld).filter((name) => name !== own);
}

function isHeld(name: string): name is CookieKind["name"] {
  return name.startsWith(prefix);
}

/** Stops holding an account: from here on the session has it, or nobody. */
export function dropAccount(c: C, accessToken: string): void {
  const name = nameFor(accessToken);
  if (c.var.visit.cookies.has(name) || answers.get(c)?.has(name)) answerWith(c, name, endedCookie({ name }));
}

/** Signing out leaves nothing of any account behind. */
export function dropAllAccounts(c: C): void {
  answers.delete(c);
  for (const name of othersIn(c.var.visit.cookies, undefined)) answerWith(c, name, endedCookie({ name }));
}

function open(c: C, kind: HeldCookie, cookies: ReadonlyMap<string, string>) {
  const keys = () => sessionKeys(c.var.config);
  return openCookie({ cookies, keys, now: Date.now(), kind });
}
