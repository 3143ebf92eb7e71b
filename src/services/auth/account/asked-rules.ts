/**
 * Equal requests of one account within a few seconds count as one: a press that a browser sends twice, or two tabs. They
 * share the code made for the first, so each gets an answer that works, and one message goes out. The code is derived from
 * the nonce of the first request and a key that is kept elsewhere. A request that comes later, or after that code is used up,
 * gets a new one.
 */
import { limits } from "../rules.ts";
import type { Account, CodeRequest } from "./account-rules.ts";

export type CodeRequestKind = keyof NonNullable<Account["asked"]>;

/** The request that this one is equal to, or null. */
export function equalRequest(
  account: Account,
  kind: CodeRequestKind,
  fingerprint: string,
  now: number,
): CodeRequest | null {
  const asked = account.asked?.[kind];
  const isShared = asked?.what === fingerprint && !asked.isSpent && now < asked.at + limits.equalRequests;
  return isShared ? asked : null;
}

/** Notes a request that equals no earlier one, in place of the last of its kind. */
export function withRequest(account: Account, kind: CodeRequestKind, request: CodeRequest): Account {
  return { ...account, asked: { ...account.asked, [kind]: request } };
}

/** Whether the code for this nonce has been put in place already, used up or not: then it must not be put there again. */
export function isStarted({ asked }: Account, kind: CodeRequestKind, nonce: string): boolean {
  return asked?.[kind]?.nonce === nonce && asked[kind]?.isStarted === true;
}

/** Marks the code as used up, whether it was entered correctly or tried too often: the next request must not share it. */
export function withSpent(account: Account, kind: CodeRequestKind): Account {
  const asked = account.asked?.[kind];
  return asked ? withRequest(account, kind, { ...asked, isSpent: true }) : account;
}

export function withStarted(account: Account, kind: CodeRequestKind, nonce: string): Account {
  const asked = account.asked?.[kind];
  return asked?.nonce === nonce ? withRequest(account, kind, { ...asked, isStarted: true }) : account;
}
