/** The address of an account as forms: what each post does (FLOW-4, FLOW-7). One page may hold all three steps. */
import type { Hono } from "hono";
import { refusalIn } from "../../../../client/subscription/errors.ts";
import { href, type RouteName, routes } from "../../../contract/routes.ts";
import { readCode } from "../../../contract/subscription/one-time-code.ts";
import { type CodeProblem, problemOf } from "../../../contract/subscription/sent-code.ts";
import type { Http } from "../../../http.ts";
import { answerPage, answerReturned } from "../../../render/answer-page.ts";
import type { PlacedPage, ReturnedForm } from "../../../render/page.ts";
import type { Session } from "../../../session/session.ts";
import { moved } from "../moves.ts";
import { readEmail } from "../sign-in/sign-in-flow.ts";
import { type C, forgetAccount, readForm, requireSignedIn, type SignedIn, seeOther } from "../signed-in.ts";
import { forgetTyped, keepTyped } from "../typed-address.ts";
import {
  type Done,
  type Edit,
  type EmailPress,
  type EmailStep,
  emailMoves,
  kindFor,
  openEdit,
  readDone,
  readEdit,
  readPress,
  refusedEdit,
  sentFor,
} from "./email-flow.ts";

const editKey = "email-edit";
const doneKey = "email-done";

/** The pages on which an address is given. `other`: where to go when the account is in the other situation. */
const places = {
  proAddEmail: { wants: "add", other: "subscriptionsEditEmail" },
  subscriptionsAddEmail: { wants: "add", other: "subscriptionsEditEmail" },
  subscriptionsEditEmail: { wants: "change", other: "subscriptionsAddEmail" },
  activateAnotherDeviceAddEmail: { wants: "add", other: "activateAnotherDeviceEmail" },
  activateThisDeviceEmail: { wants: "add", other: "subscriptionsEditEmail" },
} as const satisfies Partial<Record<RouteName, { wants: "add" | "change"; other: RouteName }>>;

export type EmailRoute = keyof typeof places;
const emailRouteNames = Object.keys(places) as EmailRoute[];

type Form = ReadonlyMap<string, string>;

export function emailRoutes(app: Hono<Http>, pages: Readonly<Record<EmailRoute, PlacedPage>>): void {
  for (const name of emailRouteNames) {
    app.get(routes[name].path, (c) => show(c, name, pages[name]));
    app.post(routes[name].path, (c) => step(c, name, pages[name]));
  }
}

/** What the session holds of a change: for the page that shows it. */
export function editOf(session: Session, present: string | null): Edit | null {
  return openEdit(readEdit(session.get(editKey)), present);
}

/** The last step is shown once; a page that does not fit the account leads to the one that does. */
async function show(c: C, name: EmailRoute, page: PlacedPage): Promise<Response> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  const { session } = signedIn.subscriber;
  const done = readDone(session.get(doneKey));
  if (done) {
    session.remove(doneKey);
    const fields = new Map([
      ["done", done.kind],
      ["email", done.email],
    ]);
    return answerReturned(c, page, { returned: { fields, trouble: "invalid" }, status: 200 });
  }
  return elsewhere(name, signedIn) ?? answerPage(c, page);
}

function elsewhere(name: EmailRoute, { account }: SignedIn): Response | null {
  const { wants, other } = places[name];
  return kindFor(account.email) === wants ? null : seeOther(href(other));
}

async function step(c: C, name: EmailRoute, page: PlacedPage): Promise<Response> {
  const form = await readForm(c);
  // Before anything leads away from here: whoever was signed out meanwhile finds it at the sign-in page.
  keepTyped((await c.var.subscriber()).session, form.get("email"));
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  const wrongPlace = elsewhere(name, signedIn);
  if (wrongPlace) return wrongPlace;
  const outcome = await run(signedIn, form);
  if (outcome === "accepted") return seeOther(href(name));
  return answerReturned(c, page, { returned: outcome });
}

type Outcome = "accepted" | ReturnedForm;

/** What each press does. `edit` is the change under way: at the code there is one. */
type Doing = (signedIn: SignedIn, form: Form, edit: Edit | null) => Promise<Outcome> | Outcome;

const doings: Readonly<Record<EmailPress, Doing>> = {
  send(signedIn, form) {
    const email = readEmail(form.get("email"));
    const kind = kindFor(signedIn.account.email);
    return email ? begin(signedIn, form, { kind, email }) : notAccepted(form, "email");
  },
  remove(signedIn, form) {
    const { email } = signedIn.account;
    return email === null ? "accepted" : begin(signedIn, form, { kind: "remove", email });
  },
  check: (signedIn, form, edit) => (edit ? confirm(signedIn, form, edit) : "accepted"),
  resend: (signedIn, form, edit) => (edit ? begin(signedIn, form, edit) : "accepted"),
  restart({ subscriber }) {
    subscriber.session.remove(editKey);
    return "accepted";
  },
};

/** A press that the step does not have came from an older tab: it does nothing, and the page shows what is open. */
async function run(signedIn: SignedIn, form: Form): Promise<Outcome> {
  const edit = editOf(signedIn.subscriber.session, signedIn.account.email);
  const press = readPress(form.get("intent"));
  const isOpen = moved<EmailStep>(emailMoves, edit ? "code" : "address", press) !== null;
  return isOpen ? doings[press](signedIn, form, edit) : "accepted";
}

/** Has a code sent for a change. */
async function begin({ subscriber }: SignedIn, form: Form, change: Done): Promise<Outcome> {
  const { session, client } = subscriber;
  try {
    await client.auth.editEmail({ email: change.kind === "remove" ? undefined : change.email, locale: "en" });
  } catch (error) {
    const refusal = refusalIn(error);
    return notAccepted(form, problemOf(refusal), refusal.retryAfter);
  }
  session.set(editKey, JSON.stringify(sentFor(readEdit(session.get(editKey)), change, Date.now())));
  return "accepted";
}

/** Puts a change in place with the code. The next tokens name the address as it is then. */
async function confirm({ subscriber }: SignedIn, form: Form, edit: Edit): Promise<Outcome> {
  const { session, client } = subscriber;
  const otp = readCode(form.get("code"));
  if (!otp) return notAccepted(form, "not-six");
  try {
    await client.auth.confirmEmail({ email: edit.kind === "remove" ? undefined : edit.email, otp, locale: "en" });
  } catch (error) {
    const refusal = refusedEdit(edit, refusalIn(error), Date.now());
    if (refusal.edit) session.set(editKey, JSON.stringify(refusal.edit));
    else session.remove(editKey);
    return notAccepted(form, refusal.problem);
  }
  session.remove(editKey);
  forgetTyped(session);
  session.set(doneKey, JSON.stringify({ kind: edit.kind, email: edit.email }));
  await client.auth.refresh().catch(() => {});
  forgetAccount(subscriber);
  return "accepted";
}

function notAccepted(form: Form, problem: CodeProblem, wait: number | null = null): ReturnedForm {
  const fields = new Map([...form, ["problem", problem]]);
  fields.delete("done");
  if (wait !== null) fields.set("wait", String(wait));
  return { fields, trouble: problem === "unavailable" ? "unavailable" : "invalid" };
}
