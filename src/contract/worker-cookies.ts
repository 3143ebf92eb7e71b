/**
 * Names and lifetimes of the cookies that the workers set without a choice by the visitor: the session reads them here, and
 * so does the table in the privacy policy. Lifetimes are in seconds from when a cookie was last set.
 */
import { retention } from "./retention.ts";

const day = 86_400;

/** Who a subscriber is: encrypted, and kept as long as a refresh token lives. */
export const sessionCookie = { name: "__Host-session", seconds: retention.sessionDays * day } as const;

/** What a subscriber is doing, such as waiting for a code: encrypted, and kept for as long as the session. */
export const flowCookie = { name: "__Host-journey", seconds: retention.sessionDays * day } as const;

/**
 * What the last press of a button did, for the page that it led to. Encrypted, and gone after five minutes with all that the
 * page shows from it, such as a recovery code.
 */
export const noteCookie = { name: "__Host-told", seconds: 300 } as const;

/**
 * The tokens of an account created on the way to a checkout: encrypted. Eight digits of the account's id follow the prefix.
 * If nobody pays, the cookie lasts a day; once paid, as long as a session.
 */
export const accountCookie = { prefix: "__Host-account-", unpaid: day, paid: retention.sessionDays * day } as const;

/** Which services a visit calls, production or staging. Lasts until the browser is closed. */
export const environmentCookie = { name: "__Host-environment", value: "staging" } as const;

/**
 * The auth service's id for a sign-in that is under way: `name` in a browser, `wire` in a program, to which a name is no guard.
 * Pages of this site keep it inside the session.
 */
export const signInCookie = { name: "__Host-auth_session_id", wire: "auth_session_id", seconds: 600 } as const;
