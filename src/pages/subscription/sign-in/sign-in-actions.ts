/** The steps of signing in as forms: what each post does (FLOW-2, FLOW-7). Used by every page that signs somebody in. */
import { MissingError, type Refused, refusalIn } from "../../../../client/subscription/errors.ts";
import { href, type RouteName } from "../../../contract/routes.ts";
import { readCode } from "../../../contract/subscription/one-time-code.ts";
import { readRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import { codeSent, problemOf, refusedCode, type SentCode } from "../../../contract/subscription/sent-code.ts";
import { answerReturned } from "../../../render/answer-page.ts";
import type { PlacedPage, ReturnedForm } from "../../../render/page.ts";
import type { Session } from "../../../session/session.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { moved } from "../moves.ts";
import { type C, forgetAccount, readForm, seeOther, signOut, takeNext } from "../signed-in.ts";
import { keepTyped } from "../typed-address.ts";
import {
  isTooSoon,
  type LoginLink,
  linkIn,
  openStep,
  type Problem,
  readEmail,
  readLink,
  readPress,
  readSent,
  type SignInPress,
  type SignInStep,
  type Step,
  signInMoves,
  signInProblem,
} from "./sign-in-flow.ts";

const sentKey = "sign-in";
const linkKey = "login-link";

type Form = ReadonlyMap<string, string>;

/** Where one way of signing in takes place: both steps may be on one page. */
export interface SignInPlace {
  readonly address: RouteName;
  readonly code: RouteName;
  /** Where it leads, unless the visitor was on the way somewhere else. */
  readonly done: string;
}

/** What the session holds of a sign-in that is under way. */
export function signInOf(session: Session): { step: Step; sent: SentCode | null; link: LoginLink | null } {
  const held = { sent: readSent(session.get(sentKey)), link: readLink(session.get(linkKey)) };
  return { step: openStep(held), ...held };
}

/** Null when what was pressed is done; else the form to show again. */
type Doing = (c: C, form: Form) => Promise<ReturnedForm | null>;

const doings: Readonly<Record<Exclude<SignInPress, "sign-out">, Doing>> = {
  send: async (c, form) => {
    keepTyped((await c.var.subscriber()).session, form.get("email"));
    return askForCode(c, form);
  },
  resend: async (c) => {
    const { sent } = signInOf((await c.var.subscriber()).session);
    return askForCode(c, new Map([["email", sent?.email ?? ""]]));
  },
  check: checkCode,
  link: checkCode,
  recover: checkRecoveryCode,
  restart: async (c) => {
    forgetSignIn((await c.var.subscriber()).session);
    return null;
  },
};

/** Answers a post to a page of signing in, by the `intent` of the button that was pressed. */
export async function signInStep(
  c: C,
  place: SignInPlace,
  pages: Readonly<Partial<Record<RouteName, PlacedPage>>>,
): Promise<Response> {
  const form = await readForm(c);
  const { session } = await c.var.subscriber();
  const press = readPress(form.get("intent"));
  if (press === "sign-out") return signOut(c);
  const to = moved<SignInStep>(signInMoves, signInOf(session).step, press);
  if (!to) return seeOther(href(place.address));
  const trouble = await doings[press](c, form);
  if (!trouble) return seeOther(to === "signed in" ? takeNext(session, place.done) : href(routeOf(place, to)));
  const shown = signInOf(session).sent && press !== "send" && press !== "recover" ? "code" : "address";
  const page = pages[routeOf(place, shown)];
  if (!page) throw new Error(`${routeOf(place, shown)} is no page of signing in`);
  return answerReturned(c, page, { returned: trouble });
}

function routeOf(place: SignInPlace, step: SignInStep): RouteName {
  return step === "code" ? place.code : place.address;
}

/**
 * Sends a code to `email` of the form, and remembers in the session that one is waited for. Null when it is on its
 * way; else the form to show again, with `problem` and, where there is one, `wait` in seconds.
 */
export async function askForCode(c: C, form: Form): Promise<ReturnedForm | null> {
  const { client, session } = await c.var.subscriber();
  const email = readEmail(form.get("email"));
  if (!email) return notAccepted(form, "email");
  const before = readSent(session.get(sentKey));
  const now = Date.now();
  try {
    await sendWithin(client, { email, isSame: isTooSoon(before, email, now) });
  } catch (error) {
    return notSent(form, refusalIn(error));
  }
  session.remove(linkKey);
  session.set(sentKey, JSON.stringify(codeSent(before, email, now)));
  return null;
}

/** Within the session of the code before, which knows how long to wait; else in a new one, see {@link isTooSoon}. */
async function sendWithin(client: Subscriber["client"], { email, isSame }: { email: string; isSame: boolean }) {
  if (isSame) {
    try {
      return await client.auth.requestPasscode({ email, locale: "en" });
    } catch (error) {
      if (refusalIn(error).code !== "invalid_session_id") throw error;
    }
  }
  await client.auth.startSession();
  await client.auth.requestPasscode({ email, locale: "en" });
}

/**
 * Signs in with `code` of the form and the address that waits for it, or with the login link that the session holds. Null
 * when that worked: the session is then new and holds the tokens. Else the form to show again, with its `problem`.
 */
export async function checkCode(c: C, form: Form): Promise<ReturnedForm | null> {
  const subscriber = await c.var.subscriber();
  const { sent, link } = signInOf(subscriber.session);
  if (link && form.get("intent") === "link") return followLink(subscriber, form, link);
  if (!sent) return notAccepted(form, "expired");
  const otp = readCode(form.get("code"));
  if (!otp) return notAccepted(form, "not-six");
  try {
    await logIn(subscriber, { email: sent.email, otp });
    return null;
  } catch (error) {
    const refusal = refusedCode(sent, codeRefusal(error), Date.now());
    subscriber.session.set(sentKey, JSON.stringify(refusal.sent));
    return notAccepted(form, signInProblem(refusal.problem));
  }
}

async function followLink(subscriber: Subscriber, form: Form, link: LoginLink): Promise<ReturnedForm | null> {
  try {
    await subscriber.client.auth.startSession();
    subscriber.session.remove(sentKey);
    await logIn(subscriber, link);
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    const isOver = refusal.code === "invalid_login_credentials" || refusal.code === "invalid_session_id";
    if (isOver) subscriber.session.remove(linkKey);
    return isOver ? notAccepted(form, "link-spent") : notSent(form, refusal);
  }
}

/** Signs in with the recovery code in `recovery` of the form, in a session of its own. */
async function checkRecoveryCode(c: C, form: Form): Promise<ReturnedForm | null> {
  const subscriber = await c.var.subscriber();
  const recoveryCode = readRecoveryCode(form.get("recovery"));
  if (!recoveryCode) return notAccepted(form, "recovery-short");
  try {
    await subscriber.client.auth.startSession();
    forgetSignIn(subscriber.session);
    await logIn(subscriber, { recoveryCode });
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    const { code, status, retryAfter } = refusal;
    if (code === "invalid_login_credentials") return notAccepted(form, "recovery-wrong");
    if (status === 429) return notAccepted(form, "recovery-wait", retryAfter);
    return notSent(form, refusal);
  }
}

type Proof = { readonly email: string; readonly otp: string } | { readonly recoveryCode: string };

async function logIn(subscriber: Subscriber, given: Proof): Promise<void> {
  const { client, session } = subscriber;
  // An authorization code is held when the proof was right and only the tokens did not arrive: the proof is used up by then.
  if ("recoveryCode" in given) await client.auth.recover(given.recoveryCode);
  else if (!client.info.read().code) await client.auth.login(given);
  await client.auth.exchangeCode();
  rotate(session, client.info);
  forgetAccount(subscriber);
}

/** Of the session before signing in only the way on is kept, so that nothing of another person's stays. */
function rotate(session: Session, info: Subscriber["client"]["info"]): void {
  const held = info.read();
  const kept = ["next", "environment"].map((name) => [name, session.get(name)] as const);
  session.end();
  for (const [name, value] of kept) if (value !== null) session.set(name, value);
  info.change(held);
}

/**
 * Forgets a sign-in that is under way. Whatever opens another session at the auth service has to: a code that was
 * mailed for the one before will never be right again.
 */
export function forgetSignIn(session: Session): void {
  session.remove(sentKey);
  session.remove(linkKey);
}

/**
 * Takes a login link out of the address of a page, so that neither history nor log keeps it: the answer that leads to
 * the same page without it, or null when the address has none.
 */
export async function keepLoginLink(c: C): Promise<Response | null> {
  const { url } = c.var.visit;
  if (!url.searchParams.has("otp") && !url.searchParams.has("email")) return null;
  const link = linkIn(url.searchParams);
  if (link) (await c.var.subscriber()).session.set(linkKey, JSON.stringify(link));
  return seeOther(url.pathname);
}

function notAccepted(form: Form, problem: Problem, wait: number | null = null): ReturnedForm {
  const fields = new Map([...form, ["problem", problem]]);
  if (wait !== null) fields.set("wait", String(wait));
  return { fields, trouble: problem === "unavailable" ? "unavailable" : "invalid" };
}

function notSent(form: Form, refusal: Refused): ReturnedForm {
  return notAccepted(form, signInProblem(problemOf(refusal)), refusal.retryAfter);
}

/** Without the verifier of its session a code is as good as run out: the way on is a new one. */
function codeRefusal(error: unknown): Refused {
  const refusal = refusalIn(error);
  return error instanceof MissingError ? { ...refusal, code: "invalid_session_id" } : refusal;
}
