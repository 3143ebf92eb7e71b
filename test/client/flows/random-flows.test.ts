import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeSent,
  problemOf,
  refusedCode,
  type SentCode,
  secondsToWait,
} from "../../../src/contract/subscription/sent-code.ts";
import { orderFor, type PendingOrder } from "../../../src/pages/subscription/buy/buy-flow.ts";
import {
  isTooSoon,
  type LoginLink,
  openStep,
  type SignInIntent,
  type SignInStep,
  signInIntents,
  signInTransitions,
} from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";
import { transitionFrom } from "../../../src/pages/subscription/transitions.ts";
import { limits } from "../../../src/services/auth/rules.ts";
import { newMail, type SignInMail, setOwner, tryOtp } from "../../../src/services/auth/session/mail-rules.ts";
import { reserveSend, sentMail, setMail } from "../../../src/services/auth/session/send-rules.ts";
import { openSession, type SessionRecord } from "../../../src/services/auth/session/session-rules.ts";

/** What the site remembers of a sign-in, what the service does, and the mails that went out. */
interface Real {
  now: number;
  sent: SentCode | null;
  link: LoginLink | null;
  isSignedIn: boolean;
  service: SessionRecord | null;
  /** What the service keeps of each mail. */
  kept: Map<string, SignInMail>;
  mails: { readonly to: string; readonly otp: string; readonly at: number }[];
}

/** A press of the table with its input, or something that happens without one: time passes, or a mailed link is opened. */
interface Move {
  readonly does: SignInIntent | "wait" | "open the link";
  readonly email: string;
  readonly which: "newest" | "older" | "wrong";
  readonly time: number;
}

const opening = {
  api: "v2",
  digest: "session",
  clientId: "nightjar-web",
  redirectUri: "/",
  redirectNamed: false,
  state: null,
  challenge: "c",
} as const;

/** Asks for a one-time code as the site does: within the session of the one before, or in a new one. */
function ask(real: Real, email: string): string | null {
  if (!isTooSoon(real.sent, email, real.now) || !real.service) real.service = openSession(opening, real.now);
  let reserved = reserveSend(real.service, opening.digest, real.now);
  if (reserved.answer === "invalid_session_id")
    reserved = reserveSend(openSession(opening, real.now), opening.digest, real.now);
  if (reserved.answer !== 0) return problemOf({ code: "too_many_requests", status: 429 });
  const otp = String(100_000 + real.mails.length);
  const written = newMail({ digest: otp, address: email, link: `l${otp}` }, real.now);
  real.service = setMail(reserved.session, otp).session;
  real.kept.set(otp, setOwner(written, { accountId: "a", epoch: 0 }, true));
  real.mails.push({ to: email, otp, at: real.now });
  real.sent = codeSent(real.sent, email, real.now);
  real.link = null;
  return null;
}

/** Tries a one-time code, and compares what the site says about it with what is true. */
function check(real: Real, which: "newest" | "older" | "wrong"): string | null {
  const { sent, service, now } = real;
  if (!sent || !service) return "expired";
  const newest = real.mails.at(-1);
  const older = real.mails.findLast((mail) => mail !== newest && mail.to === sent.email);
  const typed = { newest: newest?.otp, older: older?.otp, wrong: "000000" }[which] ?? "000000";
  const counted = sentMail(service, opening.digest, now);
  const id = counted.ok ? counted.mailId : null;
  const mail = id === null ? undefined : real.kept.get(id);
  const step = mail && tryOtp(mail, { otp: typed, address: sent.email }, now);
  if (id !== null && step?.mail) real.kept.set(id, step.mail);
  else if (id !== null) real.kept.delete(id);
  const answer = counted.ok ? (step?.answer ?? { ok: false, error: "invalid_login_credentials" }) : counted;
  const isDue = newest !== undefined && now < newest.at + limits.otp && sent.tries < limits.otpTries;
  expect(answer.ok, `${which} at ${now}`).toBe(isDue && typed === newest.otp && service.code === null);
  if (answer.ok) return null;
  const { problem, sent: after } = refusedCode(sent, { code: answer.error, status: 400 }, now);
  real.sent = after;
  if (problem === "expired") expect(now - sent.sentAt).toBeGreaterThanOrEqual(limits.otp);
  if (problem === "spent") expect(after.tries).toBeGreaterThanOrEqual(limits.otpTries);
  if (problem === "wrong") expect(sent.sends).toBe(1);
  expect(["expired", "spent", "wrong", "superseded"]).toContain(problem);
  return problem;
}

/** What each press does if the table allows it; returns why it was not accepted, or null. */
const presses: Readonly<Record<SignInIntent, (real: Real, move: Move) => string | null>> = {
  send: (real, { email }) => ask(real, email),
  resend: (real) => ask(real, real.sent?.email ?? ""),
  check: (real, { which }) => check(real, which) ?? signIn(real),
  link(real) {
    const isGood = real.mails.some(({ to, at }) => to === real.link?.email && real.now < at + limits.otp);
    real.sent = null;
    if (isGood) return signIn(real);
    real.link = null;
    return "link-spent";
  },
  recover: signIn,
  passkey: signIn,
  restart: (real) => forget(real),
  "sign-out": (real) => {
    real.isSignedIn = false;
    return forget(real);
  },
};

function signIn(real: Real): null {
  Object.assign(real, { isSignedIn: true, service: null, kept: new Map(), mails: [] });
  return forget(real);
}

function forget(real: Real): null {
  Object.assign(real, { sent: null, link: null });
  return null;
}

function press(real: Real, intent: SignInIntent, move: Move): void {
  const from = openStep(real);
  const to = transitionFrom<SignInStep>(signInTransitions, from, intent);
  if (!to) return;
  const before = real.sent?.email;
  const problem = presses[intent](real, move);
  if (problem && before && intent !== "link")
    expect(real.sent?.email, "an address that waits is never lost").toBe(before);
  if (problem === "wait" && real.sent) expect(secondsToWait(real.sent, real.now)).toBeGreaterThanOrEqual(0);
  if (!problem) expect(openStep(real), `${from}: ${intent}`).toBe(arrival(to, real));
}

/** The step that is then shown: signing out leads to the first one, and a visitor who is signed in stays so at the address. */
function arrival(to: SignInStep, { isSignedIn }: Real): SignInStep {
  if (to === "signed out") return "address";
  return to === "address" && isSignedIn ? "signed in" : to;
}

function happen(real: Real, move: Move): void {
  const { does } = move;
  const newest = real.mails.at(-1);
  if (does === "wait") real.now += move.time;
  else if (does !== "open the link") press(real, does, move);
  else if (newest) real.link = { email: newest.to, otp: newest.otp };
}

const move: fc.Arbitrary<Move> = fc.record({
  does: fc.constantFrom(...signInIntents, "send", "check", "check", "wait", "open the link"),
  email: fc.constantFrom("wren@post.example", "owl@post.example"),
  which: fc.constantFrom("newest", "older", "wrong"),
  time: fc.integer({ min: 1000, max: 400_000 }),
});

describe("random walks over the flows", () => {
  it("FLOW-2 what is said of a one-time code is what the service means, and no address is lost, in 10,000 steps", () => {
    let steps = 0;
    fc.assert(
      fc.property(fc.array(move, { minLength: 100, maxLength: 100 }), (moves) => {
        const real: Real = {
          now: 0,
          sent: null,
          link: null,
          isSignedIn: false,
          service: null,
          kept: new Map(),
          mails: [],
        };
        for (const given of moves) {
          steps += 1;
          happen(real, given);
        }
      }),
      { numRuns: 100 },
    );
    expect(steps).toBeGreaterThanOrEqual(10_000);
  });

  it("FLOW-1 presses that mean the same order share a key, in every order and from every tab", () => {
    const wanted = fc.constantFrom("monthly a", "yearly a", "monthly d", "yearly d");
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 60 }), (presses) => {
        let order: PendingOrder | null = null;
        for (const [index, given] of presses.entries()) {
          const next = orderFor(order, given, `key-${index}`);
          expect(next).toEqual({ choice: given, key: order?.choice === given ? order.key : `key-${index}` });
          order = next;
        }
      }),
    );
  });
});
