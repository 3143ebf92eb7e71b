/** What the buttons of `/subscriptions/manage` do (FLOW-5), each as a form that answers 303 (FLOW-7). */
import type { Hono } from "hono";
import { href, routes } from "../../../contract/routes.ts";
import { authPaths, recoveryCodeAnswerSchema } from "../../../contract/subscription/auth.ts";
import { customerPortalSchema } from "../../../contract/subscription/subscription.ts";
import type { Http } from "../../../http.ts";
import { answerReturned } from "../../../render/answer-page.ts";
import type { PlacedPage, ReturnedForm } from "../../../render/page.ts";
import { askService, type Heard } from "../../../session/ask-service.ts";
import { type C, readForm, requireSignedIn, type SignedIn, seeOther, signOut } from "../signed-in.ts";
import { managePaths } from "./manage-calls.ts";
import { type ManagePress, type Note, type Problem, problemIn, readNote } from "./manage-flow.ts";

const noteKey = "manage-note";

type Form = ReadonlyMap<string, string>;

interface Press {
  readonly c: C;
  readonly signedIn: SignedIn;
  readonly accessToken: string;
  readonly form: Form;
}

/** Where a press led: an answer, or why it could not be done. */
type Done = Response | Problem;

const presses: Readonly<Record<ManagePress, (press: Press) => Promise<Done>>> = {
  cancel,
  resume,
  portal: openPortal,
  "recovery-code": makeRecoveryCode,
  export: exportData,
  "sign-out": ({ c }) => signOut(c),
  "sign-out-everywhere": signOutEverywhere,
  delete: deleteAccount,
};

export function manageRoutes(app: Hono<Http>, pages: Readonly<Record<"subscriptionsManage", PlacedPage>>): void {
  const page = pages.subscriptionsManage;
  const { path } = routes.subscriptionsManage;
  app.get(path, (c) => show(c, page));
  app.post(path, (c) => press(c, page));
}

/** Something told once comes first: after an account was deleted, nobody is signed in. */
async function show(c: C, page: PlacedPage): Promise<Response> {
  const { session } = await c.var.subscriber();
  const text = session.get(noteKey);
  const note = readNote(text);
  if (text !== null) session.remove(noteKey);
  const returned = note && { fields: fieldsOf(note), trouble: "invalid" as const };
  if (returned?.fields.get("outcome") === "deleted") return answerReturned(c, page, { returned, status: 200 });
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  return answerReturned(c, page, returned ? { returned, status: 200 } : {});
}

function fieldsOf(note: Note): Form {
  return new Map(Object.entries(note).map(([name, value]) => [name, String(value)]));
}

async function press(c: C, page: PlacedPage): Promise<Response> {
  const form = await readForm(c);
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  const accessToken = signedIn.subscriber.client.info.read().accessToken ?? "";
  const intent = form.get("intent");
  const done = isPress(intent) ? await presses[intent]({ c, signedIn, accessToken, form }) : "nothing";
  if (done instanceof Response) return done;
  const trouble = done === "unavailable" ? "unavailable" : "invalid";
  const returned: ReturnedForm = { fields: new Map([["problem", done]]), trouble };
  return answerReturned(c, page, { returned });
}

function isPress(intent: string | undefined): intent is ManagePress {
  return intent !== undefined && Object.hasOwn(presses, intent);
}

async function cancel(press: Press): Promise<Done> {
  const { subscription } = press.signedIn.account;
  // The days after a failed payment were not paid for, so there cancelling is the end.
  const isGrace = subscription && subscription !== "unavailable" && subscription.status === "Grace Period";
  const heard = await post(press, managePaths.cancel);
  return finish(press, heard, { outcome: isGrace ? "ended" : "canceled" });
}

async function resume(press: Press): Promise<Done> {
  return finish(press, await post(press, managePaths.resume), { outcome: "resumed" });
}

/** Shown once, on the page that follows; the one before is void from now on. */
async function makeRecoveryCode(press: Press): Promise<Done> {
  const heard = await post(press, authPaths.recoveryCode);
  if (heard.tag !== "ok") return finish(press, heard, null);
  const made = recoveryCodeAnswerSchema.safeParse(heard.data).data;
  return made ? finish(press, heard, { recoveryCode: made.recovery_code, madeAt: Date.now() }) : "unavailable";
}

/** A form may not lead to another host (`form-action 'self'`), so a portal elsewhere is offered as a link. */
async function openPortal(press: Press): Promise<Done> {
  const { c, accessToken } = press;
  const heard = await askService(c, { method: "GET", path: managePaths.portal, accessToken });
  if (heard.tag !== "ok") return finish(press, heard, null);
  const address = portalAddress(heard.data, c.var.visit.url);
  if (!address) return "unavailable";
  if (address.origin === c.var.visit.url.origin) return seeOther(address.href);
  press.signedIn.subscriber.session.set(noteKey, JSON.stringify({ portal: address.href }));
  return seeOther(here(c));
}

function portalAddress(data: unknown, base: URL): URL | null {
  const { customerPortalUrl = "" } = customerPortalSchema.safeParse(data).data ?? {};
  const address = customerPortalUrl === "" ? null : URL.parse(customerPortalUrl, base.href);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** All that the services hold for the account, as one file. */
async function exportData(press: Press): Promise<Done> {
  const { c, accessToken, signedIn } = press;
  const { subscription } = signedIn.account;
  if (subscription === "unavailable") return "unavailable";
  const heard = await askService(c, { method: "GET", path: authPaths.account, accessToken });
  if (heard.tag !== "ok") return finish(press, heard, null);
  const file = { exportedAt: new Date().toISOString(), account: heard.data, subscription };
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="subscription-data.json"',
    },
  });
}

async function signOutEverywhere(press: Press): Promise<Done> {
  const heard = await post(press, authPaths.logoutAll);
  if (heard.tag === "refused") return problemIn(heard.code);
  forget(press);
  return seeOther(href("subscriptionsActivate", { signed: "out" }));
}

async function deleteAccount(press: Press): Promise<Done> {
  if (press.form.get("sure") !== "on") return "not-sure";
  const heard = await post(press, authPaths.accountDelete);
  if (heard.tag !== "ok") return finish(press, heard, null);
  forget(press);
  return finish(press, heard, { outcome: "deleted" });
}

function forget({ signedIn: { subscriber } }: Press): void {
  subscriber.client.auth.signOut();
  subscriber.session.end();
}

function post({ c, accessToken }: Press, path: string): Promise<Heard> {
  return askService(c, { method: "POST", path, accessToken });
}

/** The end of a press: what it did is told on the page that follows; a token that is refused leads to signing in. */
function finish({ c, signedIn: { subscriber } }: Press, heard: Heard, note: Note | null): Done {
  if (heard.tag === "refused") return problemIn(heard.code);
  if (heard.tag === "signed-out") subscriber.client.auth.signOut();
  else if (note) subscriber.session.set(noteKey, JSON.stringify(note));
  return seeOther(here(c));
}

/** The page without its question, and with the environment that it was opened in. */
function here({ var: { visit } }: C): string {
  return href("subscriptionsManage", { environment: visit.url.searchParams.get("environment") });
}
