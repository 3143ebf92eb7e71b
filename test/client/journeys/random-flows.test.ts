import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Order, orderFor } from "../../../src/pages/subscription/buy/buy-flow.ts";
import { moved } from "../../../src/pages/subscription/moves.ts";
import {
  isTooSoon,
  notSent,
  openStep,
  type Pending,
  refused,
  type SignInPress,
  type SignInStep,
  secondsToWait,
  sent,
  signInMoves,
} from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";
import { limits } from "../../../src/services/auth/rules.ts";
import {
  openSession,
  reserveSend,
  type Session,
  setPasscode,
  tryPasscode,
} from "../../../src/services/auth/session/session-rules.ts";

/** What the site remembers of a sign-in, what the service does, and the mails that went out. */
interface Real {
  now: number;
  pending: Pending | null;
  service: Session | null;
  mails: { readonly to: string; readonly passcode: string; readonly at: number }[];
  step: SignInStep;
}

type Move =
  | { readonly press: "send"; readonly email: string }
  | { readonly press: "check"; readonly which: "newest" | "older" | "wrong" }
  | { readonly press: "resend" | "restart" }
  | { readonly press: "wait"; readonly time: number };

const opening = {
  api: "v2",
  digest: "session",
  clientId: "nightjar-web",
  redirectUri: "/",
  redirectNamed: false,
  state: null,
  challenge: "c",
} as const;

/** Asks for a passcode as the site does: within the session of the one before, or in a new one. */
function ask(real: Real, email: string): string | null {
  if (!isTooSoon(real.pending, email, real.now) || !real.service) real.service = openSession(opening, real.now);
  let reserved = reserveSend(real.service, opening.digest, real.now);
  if (reserved.answer === "invalid_session_id")
    reserved = reserveSend(openSession(opening, real.now), opening.digest, real.now);
  if (reserved.answer !== 0) return notSent("too_many_requests", 429);
  const passcode = String(100_000 + real.mails.length);
  const mailed = { digest: passcode, address: email, accountId: "a", epoch: 0, link: `l${passcode}` };
  real.service = setPasscode(reserved.session, mailed, real.now).session;
  real.mails.push({ to: email, passcode, at: real.now });
  real.pending = sent(real.pending, email, real.now);
  return null;
}

/** Tries a passcode, and holds what the site says of it against what is true. */
function check(real: Real, which: "newest" | "older" | "wrong"): string | null {
  const { pending, service, now } = real;
  if (!pending || !service) return "expired";
  const newest = real.mails.at(-1);
  const older = real.mails.findLast((mail) => mail !== newest && mail.to === pending.email);
  const typed = { newest: newest?.passcode, older: older?.passcode, wrong: "000000" }[which] ?? "000000";
  const step = tryPasscode(service, { digest: opening.digest, passcode: typed, address: pending.email }, now);
  real.service = step.session;
  const isDue = newest !== undefined && now < newest.at + limits.passcode && pending.tries < limits.passcodeTries;
  expect(step.answer.ok, `${which} at ${now}`).toBe(isDue && typed === newest.passcode && service.code === null);
  if (step.answer.ok) return null;
  const { problem, pending: after } = refused(pending, step.answer.error, now);
  real.pending = after;
  if (problem === "expired") expect(now - pending.sentAt).toBeGreaterThanOrEqual(limits.passcode);
  if (problem === "spent") expect(after.tries).toBeGreaterThanOrEqual(limits.passcodeTries);
  if (problem === "wrong") expect(pending.sends).toBe(1);
  expect(["expired", "spent", "wrong", "superseded"]).toContain(problem);
  return problem;
}

function press(real: Real, move: Exclude<Move, { press: "wait" }>): void {
  const press: SignInPress = move.press;
  const from = openStep({ pending: real.pending, link: null });
  const to = moved<SignInStep>(signInMoves, from, press);
  if (!to) return;
  const before = real.pending?.email;
  const problem =
    move.press === "send"
      ? ask(real, move.email)
      : move.press === "resend"
        ? ask(real, real.pending?.email ?? "")
        : move.press === "check"
          ? check(real, move.which)
          : null;
  if (move.press === "restart") real.pending = null;
  if (move.press === "check" && !problem) Object.assign(real, { pending: null, service: null, mails: [] });
  real.step = problem ? from : to;
  if (problem && before) expect(real.pending?.email, "an address that waits is never lost").toBe(before);
  if (problem === "wait" && real.pending) expect(secondsToWait(real.pending, real.now)).toBeGreaterThanOrEqual(0);
  const shown = openStep({ pending: real.pending, link: null });
  expect(real.step === "signed in" ? "address" : real.step, `${from}: ${press}`).toBe(shown);
}

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ press: fc.constant("send" as const), email: fc.constantFrom("wren@post.example", "owl@post.example") }),
  fc.record({ press: fc.constant("check" as const), which: fc.constantFrom("newest", "older", "wrong") }),
  fc.record({ press: fc.constantFrom("resend" as const, "restart" as const) }),
  fc.record({ press: fc.constant("wait" as const), time: fc.integer({ min: 1000, max: 400_000 }) }),
);

describe("random walks over the flows", () => {
  it("FLOW-2 what is said of a passcode is what the service means, and no address is lost, in 10,000 steps", () => {
    let steps = 0;
    fc.assert(
      fc.property(fc.array(move, { minLength: 100, maxLength: 100 }), (moves) => {
        const real: Real = { now: 0, pending: null, service: null, mails: [], step: "address" };
        for (const given of moves) {
          steps += 1;
          if (given.press === "wait") real.now += given.time;
          else press(real, given);
        }
      }),
      { numRuns: 100 },
    );
    expect(steps).toBeGreaterThanOrEqual(10_000);
  });

  it("FLOW-1 presses that mean the same order share a key, in every order and from every tab", () => {
    const wanted = fc.record({
      productId: fc.constantFrom("monthly", "yearly"),
      origin: fc.constantFrom("funnel_a_b__c", "funnel_d_e__f"),
    });
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 60 }), (presses) => {
        let order: Order | null = null;
        for (const [index, given] of presses.entries()) {
          const next = orderFor(order, given, `key-${index}`);
          const isSame = order?.productId === given.productId && order.origin === given.origin;
          expect(next).toEqual({ ...given, key: isSame ? order?.key : `key-${index}` });
          order = next;
        }
      }),
    );
  });
});
