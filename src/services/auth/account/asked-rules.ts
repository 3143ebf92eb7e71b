/**
 * Equal requests of one account that come within seconds are one: a press that a browser sends twice, or two tabs. They share
 * what is made for the first, so each is answered with something that counts, and one message goes out. What is made comes from
 * the nonce of the first and a key that is kept elsewhere. Whoever asks again after the seconds, or once it is used up, has a new
 * one made.
 */
import { limits } from "../rules.ts";
import type { Account, Asked } from "./account-rules.ts";

export type AskedKind = keyof NonNullable<Account["asked"]>;

/** The request that this one is equal to, or null. */
export function equalRequest(account: Account, kind: AskedKind, what: string, now: number): Asked | null {
  const asked = account.asked?.[kind];
  const isShared = asked?.what === what && !asked.isSpent && now < asked.at + limits.equalRequests;
  return isShared ? asked : null;
}

/** Notes a request that is the first of its kind. */
export function withRequest(account: Account, kind: AskedKind, asked: Asked): Account {
  return { ...account, asked: { ...account.asked, [kind]: asked } };
}

/** Whether what was made for this nonce is in place already, used up or not: then it is not put there once more. */
export function isStarted({ asked }: Account, kind: AskedKind, nonce: string): boolean {
  return asked?.[kind]?.nonce === nonce && asked[kind]?.isStarted === true;
}

/** What was made is used up: right or worn out, it is of no use to whoever asks next. */
export function withSpent(account: Account, kind: AskedKind): Account {
  const asked = account.asked?.[kind];
  return asked ? withRequest(account, kind, { ...asked, isSpent: true }) : account;
}

export function withStarted(account: Account, kind: AskedKind, nonce: string): Account {
  const asked = account.asked?.[kind];
  return asked?.nonce === nonce ? withRequest(account, kind, { ...asked, isStarted: true }) : account;
}
