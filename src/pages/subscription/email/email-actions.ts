/** The forms for an account's email address: what each post does (FLOW-4, FLOW-7). One page may hold all three steps. */
import type { Hono } from "hono";
import * as z from "zod/mini";
import { refusalIn } from "../../../../client/subscription/errors.ts";
import { href, routes } from "../../../contract/routes.ts";
import { readCode } from "../../../contract/subscription/one-time-code.ts";
import { type CodeProblem, problemOf } from "../../../contract/subscription/sent-code.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../../forms/form.ts";
import { retryLater } from "../../../forms/retry-later.ts";
import type { Http } from "../../../http.ts";
import type { FormFields } from "../../../platform/body.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { type FlashMessage, keepNote } from "../../../session/flash.ts";
import { noteRenewalDue } from "../../../session/fresh-token.ts";
import { languageOf } from "../language.ts";
import { type NotAccepted, notAccepted, notAcceptedTag } from "../not-accepted.ts";
import { readEmail } from "../sign-in/sign-in-flow.ts";
import { forgetAccount, madeForAnother, requireSignedIn, type SignedInSubscriber } from "../signed-in.ts";
import { transitionFrom } from "../transitions.ts";
import { forgetTyped, keepTyped } from "../typed-address.ts";
import {
  type EmailEdit,
  type EmailEditDone,
  type EmailIntent,
  type EmailStep,
  emailIntents,
  emailTransitions,
  kindFor,
  refusedEdit,
  sentFor,
} from "./email-flow.ts";
import { type EmailRoute, emailRouteNames, placeElsewhere } from "./email-places.ts";
import { editOf, forgetEdit, keepEdit, keptEdit } from "./email-session.ts";
import type { RefusedEmailStep } from "./email-steps.tsx";

type EmailPage = RegisteredPage<RefusedEmailStep>;

/** A form that names no button counts as sent by the first one. */
const emailForm = form({ intent: z._default(z.enum(emailIntents), "send") });

export function emailRoutes(app: Hono<Http>, pages: Readonly<Record<EmailRoute, EmailPage>>): void {
  for (const name of emailRouteNames) {
    app.post(
      routes[name].path,
      takeForm(emailForm, (c, sent) => takeEmail(c, { name, page: pages[name] }, sent)),
    );
  }
}

/** What a press has to work with. `edit` is the change under way, which the step with the code always has. */
interface Press {
  readonly signedIn: SignedInSubscriber;
  readonly fields: FormFields;
  readonly edit: EmailEdit | null;
  /** The language of the mail. */
  readonly locale: string;
}

/** Null when the press is done, a note if there is something to tell, or why it was not accepted. */
type Handler = (press: Press) => Promise<NotAccepted<CodeProblem> | FlashMessage | null>;

const handlers: Readonly<Record<EmailIntent, Handler>> = {
  async send({ signedIn, fields, locale }) {
    keepTyped(signedIn.subscriber.session, fields.get("email"));
    const email = readEmail(fields.get("email"));
    return email ? begin(signedIn, { kind: kindFor(signedIn.account.email), email }, locale) : notAccepted("email");
  },
  async remove({ signedIn, locale }) {
    const { email } = signedIn.account;
    return email === null ? null : begin(signedIn, { kind: "remove", email }, locale);
  },
  check: async (press) => (press.edit ? confirm(press, press.edit) : null),
  async resend({ signedIn, edit, locale }) {
    return edit ? ((await begin(signedIn, edit, locale)) ?? { kind: "fact", fact: "code-sent-again" }) : null;
  },
  async restart({ signedIn }) {
    forgetEdit(signedIn.subscriber.session);
    return null;
  },
};

interface Place {
  readonly name: EmailRoute;
  readonly page: EmailPage;
}

async function takeEmail(c: C, { name, page }: Place, sent: SentTo<typeof emailForm>): Promise<Response> {
  const { fields } = sent;
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return leave(c, fields, signedIn);
  const elsewhere = madeForAnother(c, signedIn.subscriber, fields);
  if (elsewhere) return elsewhere;
  const wrongPlace = placeElsewhere(name, signedIn.account);
  if (wrongPlace) return leave(c, fields, wrongPlace);
  const { session } = signedIn.subscriber;
  const edit = editOf(session, signedIn.account.email);
  if (!sent.ok || !isOpen(edit, sent.value.intent)) return seeOther(href(name));
  const came = await handlers[sent.value.intent]({
    signedIn,
    fields,
    edit,
    locale: languageOf(c.var.visit.settings),
  });
  if (came === null) return seeOther(href(name));
  if ("kind" in came) return seeOther(href(name, keepNote(session, came)));
  return retryLater(await answerPage(c, page, { tag: notAcceptedTag(came), ...came, typed: fields }), came.wait);
}

/** Keeps what was typed: whoever was signed out meanwhile finds it on the sign-in page. */
async function leave(c: C, fields: FormFields, answer: Response): Promise<Response> {
  keepTyped((await c.var.subscriber()).session, fields.get("email"));
  return answer;
}

function isOpen(edit: EmailEdit | null, intent: EmailIntent): boolean {
  return transitionFrom<EmailStep>(emailTransitions, edit ? "code" : "address", intent) !== null;
}

/** Asks for a code to be mailed for a change. */
async function begin(
  { subscriber }: SignedInSubscriber,
  change: EmailEditDone,
  locale: string,
): Promise<NotAccepted<CodeProblem> | null> {
  const { session, client } = subscriber;
  try {
    await client.auth.editEmail({ email: change.kind === "remove" ? undefined : change.email, locale });
  } catch (error) {
    const refusal = refusalIn(error);
    return notAccepted(problemOf(refusal), refusal.retryAfter);
  }
  keepEdit(session, sentFor(keptEdit(session), change, Date.now()));
  return null;
}

/** Confirms a change with its code. The page that follows renews the tokens, so that they match the new state. */
async function confirm(
  { signedIn: { subscriber }, fields, locale }: Press,
  edit: EmailEdit,
): Promise<NotAccepted<CodeProblem> | FlashMessage> {
  const { session, client } = subscriber;
  const otp = readCode(fields.get("code"));
  if (!otp) return notAccepted("not-six");
  let code: string | null;
  try {
    code = await client.auth.confirmEmail({ email: edit.kind === "remove" ? undefined : edit.email, otp, locale });
  } catch (error) {
    const refusal = refusedEdit(edit, refusalIn(error), Date.now());
    if (refusal.edit) keepEdit(session, refusal.edit);
    else forgetEdit(session);
    return notAccepted(refusal.problem);
  }
  forgetTyped(session);
  noteRenewalDue(subscriber);
  forgetAccount(subscriber);
  forgetEdit(session);
  const recovery = code === null ? undefined : { code, madeAt: Date.now() };
  return { kind: "edited", edit: { kind: edit.kind, email: edit.email }, recovery };
}
