/** The cookies that hold the tokens of further accounts, one each, beside the session: see `pages/subscription/checkout-accounts.ts`. */
import type * as z from "zod/mini";
import { accountCookie } from "../contract/worker-cookies.ts";
import { type EntryTable, mostTokens, tokensSchema } from "./entries.ts";
import { openCookie, type SessionSource } from "./session.ts";
import type { CookieKind } from "./session-cookie.ts";

export type Tokens = z.infer<typeof tokensSchema>;

const entries = { tokens: { schema: tokensSchema, most: mostTokens } } as const satisfies EntryTable;

type AccountCookieName = `${typeof accountCookie.prefix}${string}`;

/** The cookie of an account, for so many seconds. */
export function accountKind(name: AccountCookieName, lifetime: number): CookieKind<typeof entries> {
  return { name, lifetime, entries };
}

export function isAccountCookie(name: string): name is AccountCookieName {
  return name.startsWith(accountCookie.prefix);
}

/** More accounts than anybody makes in a day. Each cookie costs a decryption, and each account calls to services. */
const mostAccounts = 10;

/** The accounts whose cookies unseal, by the names of these: a name alone shows nothing. */
export async function openAccounts(opening: SessionSource): Promise<ReadonlyMap<string, Tokens>> {
  const names = [...opening.cookies.keys()].filter(isAccountCookie).slice(0, mostAccounts);
  const opened = names.map(async (name) => {
    const tokens = (await openCookie({ ...opening, kind: accountKind(name, accountCookie.paid) })).read("tokens");
    return tokens ? ([[name, tokens]] as const) : [];
  });
  return new Map((await Promise.all(opened)).flat());
}
