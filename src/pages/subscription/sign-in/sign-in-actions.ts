/** The steps of signing in as forms: what each post does (FLOW-2, FLOW-7). Used by every page that signs somebody in. */
import * as z from "zod/mini";
import { refusalIn } from "../../../../client/subscription/errors.ts";
import type { CallError } from "../../../contract/call.ts";
import { href, type RouteName } from "../../../contract/routes.ts";
import { codeSchema, codeVerifierSchema } from "../../../contract/subscription/auth.ts";
import { readCode } from "../../../contract/subscription/one-time-code.ts";
import { readRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import { codeSent, problemOf, refusedCode } from "../../../contract/subscription/sent-code.ts";
import { type C, form, type SentTo, seeOther } from "../../../forms/form.ts";
import { isForAnother } from "../../../forms/idempotency-key.tsx";
import { retryLater } from "../../../forms/retry-later.ts";
import type { FormFields } from "../../../platform/body.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { keepFact } from "../../../session/flash.ts";
import type { Session } from "../../../session/session.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { languageOf } from "../language.ts";
import { type NotAccepted, notAccepted, notAcceptedTag } from "../not-accepted.ts";
import { signOut } from "../sign-out.ts";
import { madeForAnother, rememberNext, takeNext } from "../signed-in.ts";
import { transitionFrom } from "../transitions.ts";
import { keepTyped } from "../typed-address.ts";
import { codeRefusal, logIn } from "./log-in.ts";
import {
  isTooSoon,
  linkIn,
  readEmail,
  type SignInIntent,
  type SignInProblem,
  type SignInStep,
  signInIntents,
  signInProblem,
  signInTransitions,
} from "./sign-in-flow.ts";
import { forgetSent, keepSent, sentCodeOf, signInStep } from "./sign-in-session.ts";
import type { SignInResult } from "./sign-in-step.tsx";

type SignInPage = RegisteredPage<SignInResult>;

/** Where one way of signing in takes place: both steps may be on one page. */
export interface SignInPlace {
  readonly address: RouteName;
  readonly code: RouteName;
  /** Where it leads, unless the visitor was on the way somewhere else. */
  readonly done: RouteName;
  readonly pages: { readonly address: SignInPage; readonly code: SignInPage };
}

/** A form that names no button counts as sent by the first one. */
export const signInForm = form({ intent: z._default(z.enum(signInIntents), "send") });

/** What a press has to work with. */
interface Press {
  readonly c: C;
  readonly subscriber: Subscriber;
  readonly fields: FormFields;
}

type Refusal = NotAccepted<SignInProblem>;

/** Null when the press is done, why it was refused, or an answer if it leads elsewhere than `signInTransitions` says. */
type Handler = (press: Press) => Promise<Refusal | Response | null>;

const handlers: Readonly<Record<SignInIntent, Handler>> = {
  send(press) {
    const email = press.fields.get("email");
    keepTyped(press.subscriber.session, email);
    return sendCode(press, email);
  },
  resend: (press) => sendCode(press, sentCodeOf(press.subscriber.session)?.email),
  check: checkCode,
  link: followLink,
  recover: checkRecoveryCode,
  passkey: takePasskeyGrant,
  async restart({ subscriber }) {
    forgetSent(subscriber.session);
    return null;
  },
  async "sign-out"({ c, subscriber, fields }) {
    const elsewhere = madeForAnother(c, subscriber, fields);
    if (elsewhere) return elsewhere;
    const left = await signOut(c, "here");
    return left === "unavailable" ? notAccepted(left) : left;
  },
};

/** What begins a sign-in of its own: refused, it shows the page of the address. */
const startsAnew: ReadonlySet<SignInIntent> = new Set<SignInIntent>(["send", "recover", "passkey"]);

/** Answers a post to a page of signing in, by the `intent` of the button that was pressed. */
export async function takeSignIn(c: C, place: SignInPlace, sent: SentTo<typeof signInForm>): Promise<Response> {
  const subscriber = await c.var.subscriber();
  const { fields } = sent;
  rememberNext(subscriber.session, c.var.visit.url.searchParams.get("next"));
  const step = signInStep(subscriber, fields);
  const to = sent.ok ? transitionFrom<SignInStep>(signInTransitions, step, sent.value.intent) : null;
  if (!sent.ok || !to) {
    if (step !== "address" || !isOfCode(sent)) return seeOther(href(place.address));
    return answerPage(c, place.pages.address, { tag: "invalid", ...notAccepted("lost"), typed: fields });
  }
  const { intent } = sent.value;
  // The form was for the code of another address than the one that is waited for by now.
  const awaited = sentCodeOf(subscriber.session);
  if (awaited && intent !== "sign-out" && isForAnother(fields, awaited.email)) return seeOther(href(place.code));
  const refusal = await handlers[intent]({ c, subscriber, fields });
  if (!refusal) return seeOther(wayTo({ to, intent, place, session: subscriber.session }));
  if (refusal instanceof Response) return refusal;
  const isAtCode = sentCodeOf(subscriber.session) && !startsAnew.has(intent);
  const page = place.pages[isAtCode ? "code" : "address"];
  return retryLater(
    await answerPage(c, page, { tag: notAcceptedTag(refusal), ...refusal, typed: fields }),
    refusal.wait,
  );
}

/** Whether the press is one of the code step. If the browser waits for no code, its session has ended meanwhile. */
function isOfCode(sent: SentTo<typeof signInForm>): boolean {
  return sent.ok && (sent.value.intent === "check" || sent.value.intent === "resend");
}

interface Arrival {
  readonly to: SignInStep;
  readonly intent: SignInIntent;
  readonly place: SignInPlace;
  readonly session: Session;
}

function wayTo({ to, intent, place, session }: Arrival): string {
  switch (to) {
    case "code":
      return href(place.code, intent === "resend" ? keepFact(session, "code-sent-again") : {});
    case "signed in":
      return takeNext(session, href(place.done));
    case "signed out":
    case "address":
    case "link":
      return href(place.address);
  }
}

/** Sends a code to an address, and remembers in the session that one is waited for. */
async function sendCode({ c, subscriber: { client, session } }: Press, typed: string | null | undefined) {
  const locale = languageOf(c.var.visit.settings);
  const email = readEmail(typed);
  if (!email) return notAccepted("email");
  const before = sentCodeOf(session);
  const now = Date.now();
  try {
    await sendWithin(client, { email, locale }, { isSame: isTooSoon(before, email, now) });
  } catch (error) {
    return notSent(refusalIn(error));
  }
  keepSent(session, codeSent(before, email, now));
  return null;
}

/** Mails a code within the session of the last one, which knows how long to wait; else in a new one, see {@link isTooSoon}. */
async function sendWithin(
  client: Subscriber["client"],
  mail: { readonly email: string; readonly locale: string },
  { isSame }: { readonly isSame: boolean },
) {
  if (isSame) {
    try {
      return await client.auth.requestOtp(mail);
    } catch (error) {
      if (refusalIn(error).code !== "invalid_session_id") throw error;
    }
  }
  await client.auth.startSession();
  await client.auth.requestOtp(mail);
}

/** Signs in with the code that was typed and the address that waits for it. */
async function checkCode({ c, subscriber, fields }: Press): Promise<Refusal | null> {
  const sent = sentCodeOf(subscriber.session);
  if (!sent) return notAccepted("expired");
  const otp = readCode(fields.get("code"));
  if (!otp) return notAccepted("not-six");
  try {
    await logIn(c, subscriber, { email: sent.email, otp });
    return null;
  } catch (error) {
    const refusal = refusedCode(sent, codeRefusal(error), Date.now());
    keepSent(subscriber.session, refusal.sent);
    return notAccepted(signInProblem(refusal.problem));
  }
}

/** Signs in with the login link that the form carries, in a session of its own. */
async function followLink({ c, subscriber, fields }: Press): Promise<Refusal | null> {
  const link = linkIn(fields);
  if (!link) return notAccepted("link-spent");
  try {
    await subscriber.client.auth.startSession();
    forgetSent(subscriber.session);
    await logIn(c, subscriber, link);
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    const isSpent = refusal.code === "invalid_login_credentials" || refusal.code === "invalid_session_id";
    return isSpent ? notAccepted("link-spent") : notSent(refusal);
  }
}

/** Signs in with the recovery code that was typed, in a session of its own. */
async function checkRecoveryCode({ c, subscriber, fields }: Press): Promise<Refusal | null> {
  const recoveryCode = readRecoveryCode(fields.get("recovery") ?? undefined);
  if (!recoveryCode) return notAccepted("recovery-short");
  try {
    await subscriber.client.auth.startSession();
    forgetSent(subscriber.session);
    await logIn(c, subscriber, { recoveryCode });
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal.code === "invalid_login_credentials") return notAccepted("recovery-wrong");
    return refusal.status === 429 ? notAccepted("recovery-wait", refusal.retryAfter) : notSent(refusal);
  }
}

/**
 * Takes over a sign-in that a passkey has completed in the browser, which asked the auth service itself: only a browser can
 * ask a passkey. What it brings is an authorization code and its verifier, as a client of OAuth has them.
 */
async function takePasskeyGrant({ c, subscriber, fields }: Press): Promise<Refusal | null> {
  const code = codeSchema.safeParse(fields.get("grant")).data;
  const codeVerifier = codeVerifierSchema.safeParse(fields.get("verifier")).data;
  if (!subscriber.isV2 || !code || !codeVerifier) return notAccepted("passkey-wrong");
  try {
    forgetSent(subscriber.session);
    await logIn(c, subscriber, { code, codeVerifier });
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    return refusal.code === "invalid_token_request" ? notAccepted("passkey-wrong") : notSent(refusal);
  }
}

function notSent(refusal: CallError): Refusal {
  return notAccepted(signInProblem(problemOf(refusal)), refusal.retryAfter);
}
