/**
 * The cookies that the workers set by themselves, by name and life: the session reads them here, and so does the table of
 * the privacy policy. Lives are in seconds, from when a cookie was last set.
 */
import { retention } from "./retention.ts";

const day = 86_400;

/** Who a subscriber is: encrypted, and as long as a refresh token lives. */
export const sessionCookie = { name: "__Host-session", seconds: retention.sessionDays * day } as const;

/** What a subscriber is doing, such as a code that is waited for: encrypted, and kept as long. */
export const journeyCookie = { name: "__Host-journey", seconds: retention.sessionDays * day } as const;

/** What a press of a moment ago did, for the page that it led to: encrypted, and gone after five minutes, like a recovery code that stood there. */
export const toldCookie = { name: "__Host-told", seconds: 300 } as const;

/**
 * An account that was made on the way to a checkout: encrypted, and followed by eight digits of its id. One that nobody paid
 * for is forgotten within a day; one that was paid is held as long as a session.
 */
export const accountCookie = { prefix: "__Host-account-", unpaid: day, paid: retention.sessionDays * day } as const;

/** Which services a visit asks: for as long as the browser runs. */
export const environmentCookie = { name: "__Host-environment", value: "staging" } as const;

/** A sign-in that is under way, as the auth service knows it. Pages of this site keep it inside the session. */
export const signInCookie = { name: "auth_session_id", seconds: 600 } as const;
