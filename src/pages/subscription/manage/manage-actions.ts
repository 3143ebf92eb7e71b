/** What the buttons of `/subscriptions/manage` do (FLOW-5), each as a form that answers 303 (FLOW-7). */
import type { Hono } from "hono";
import * as z from "zod/mini";
import { idempotencyField } from "../../../contract/idempotency-key.ts";
import { href, routes } from "../../../contract/routes.ts";
import {
  type DeletionRequest,
  deletedAnswerSchema,
  editAnswerSchema,
  recoveryCodeAnswerSchema,
} from "../../../contract/subscription/auth.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { noticesReadSchema, planRequestSchema, subscriptionPaths } from "../../../contract/subscription/details.ts";
import { readCode } from "../../../contract/subscription/one-time-code.ts";
import { readRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import { codeSent, refusedCode } from "../../../contract/subscription/sent-code.ts";
import { customerPortalSchema } from "../../../contract/subscription/subscription.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import type { FormFields } from "../../../platform/body.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { type FlashMessage, keepFact, keepNote } from "../../../session/flash.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { environmentIn } from "../../../visit/staging.ts";
import { accountInfoOf } from "../account-info.ts";
import { othersOf, paidBeside } from "../buy/payer.ts";
import { goOn, signOut } from "../sign-out.ts";
import { changeAccount, madeForAnother, requireSignedIn, type SignedInSubscriber } from "../signed-in.ts";
import { transitionFrom } from "../transitions.ts";
import { withDatesInWords } from "./dates-in-words.ts";
import { deleted } from "./deleted-account.tsx";
import { byRecoveryCode } from "./deletion-proof.ts";
import { receiptOf } from "./deletion-receipt.tsx";
import { callService, detailsOf, managePage, managePaths } from "./manage-calls.ts";
import {
  type ManageIntent,
  type ManageProblem,
  type ManageStep,
  manageIntents,
  manageStep,
  manageTransitions,
} from "./manage-flow.ts";
import type { ManageResult } from "./manage-notes.tsx";
import { isOutdatedAnswer } from "./manage-view.ts";

type ManagePage = RegisteredPage<ManageResult>;

const manageForm = form({ intent: z.enum(manageIntents) });

export function manageRoutes(
  app: Hono<Http>,
  { subscriptionsManage: page }: Readonly<Record<"subscriptionsManage", ManagePage>>,
): void {
  app.post(
    routes.subscriptionsManage.path,
    takeForm(manageForm, (c, sent) => takeManage(c, page, sent)),
  );
}

/** What a press has to work with. */
interface Press {
  readonly c: C;
  readonly page: ManagePage;
  readonly signedIn: SignedInSubscriber;
  readonly fields: FormFields;
  /** The press before it cancelled, and dropped a change of plan. */
  readonly droppedPlan: boolean;
}

/** Null when the press is done; the reason if it could not be; or an answer of its own, such as a file. */
type Handler = (press: Press) => Promise<Response | ManageProblem | null>;

const handlers: Readonly<Record<ManageIntent, Handler>> = {
  cancel,
  resume: async (press) =>
    (await post(press, managePaths.resume)) ??
    doneWithNote(press, { kind: "done", done: "resumed", ...(press.droppedPlan && { dropsPlan: true }) }),
  "change-plan": (press) => choosePlan(press, "plan-chosen"),
  "keep-plan": (press) => choosePlan(press, "plan-kept"),
  refund: async (press) =>
    (await post(press, subscriptionPaths.refund, { ends: false })) ??
    doneWithNote(press, { kind: "done", done: "refunded", at: Date.now() }),
  read: readNotices,
  portal: openPortal,
  "recovery-code": makeRecoveryCode,
  export: exportData,
  switch: async ({ c, signedIn: { subscriber } }) => ((await switchAccount(c, subscriber)) ? null : "nothing"),
  "sign-out": ({ c }) => signOut(c, "here"),
  "sign-out-everywhere": ({ c }) => signOut(c, "everywhere"),
  "delete-code": mailDeletionCode,
  delete: deleteAccount,
};

async function takeManage(c: C, page: ManagePage, sent: SentTo<typeof manageForm>): Promise<Response> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) {
    // An account that is held stays open when the sign-in beside it was ended elsewhere.
    const isSwitch = sent.ok && sent.value.intent === "switch";
    return isSwitch && (await switchAccount(c, await c.var.subscriber())) ? seeOther(managePage(c)) : signedIn;
  }
  const elsewhere = madeForAnother(c, signedIn.subscriber, sent.fields);
  if (elsewhere) return elsewhere;
  const step = manageStep(c.var.visit.url.searchParams);
  const to = sent.ok ? transitionFrom<ManageStep>(manageTransitions, step, sent.value.intent) : null;
  if (!sent.ok || !to) return refuse(c, page, "nothing");
  if (await isOutdatedAnswer(c, signedIn, sent.fields)) return refuse(c, page, "outdated", sent.fields);
  const { session } = signedIn.subscriber;
  const before = session.read("told")?.note;
  const droppedPlan = before?.kind === "done" && before.done === "canceled" && before.dropsPlan === true;
  session.forget("told");
  const done = await handlers[sent.value.intent]({ c, page, signedIn, fields: sent.fields, droppedPlan });
  if (done === null) return seeOther(wayTo(c, to, session.read("told")?.id));
  return done instanceof Response ? done : refuse(c, page, done, sent.fields);
}

function wayTo(c: C, step: ManageStep, told: string | undefined): string {
  if (step === "delete?") return href("subscriptionsManage", { ...environmentIn(c.var.visit.url), ask: "delete" });
  return managePage(c, told);
}

function refuse(c: C, page: ManagePage, problem: ManageProblem, typed?: FormFields): Promise<Response> {
  const tag = problem === "unavailable" ? "unavailable" : "invalid";
  return answerPage(c, page, { tag, problem, ...(typed && { typed }) });
}

async function cancel(press: Press) {
  const { subscription } = press.signedIn.account;
  // The days after a failed payment were not paid for, so cancelling then ends the subscription at once.
  const isGrace = subscription && subscription !== "unavailable" && subscription.status === "Grace Period";
  const done = isGrace ? "ended" : "canceled";
  const { plans } = (await detailsOf(press.c, press.signedIn.subscriber)) ?? {};
  // Pressed twice, the second one finds no change of plan.
  const dropsPlan = plans?.isChanging || press.droppedPlan;
  const note = { kind: "done", done, at: Date.now(), ...(dropsPlan && { dropsPlan }) } as const;
  return (await post(press, managePaths.cancel)) ?? doneWithNote(press, note);
}

/** The form names the plan, so that an older tab does not choose the other one. */
async function choosePlan(press: Press, done: "plan-chosen" | "plan-kept") {
  const request = planRequestSchema.safeParse({ billingPeriod: press.fields.get("period") });
  if (!request.success) return "nothing";
  return (await post(press, subscriptionPaths.plan, request.data)) ?? doneWithNote(press, { kind: "done", done });
}

async function readNotices(press: Press) {
  const request = noticesReadSchema.safeParse({ until: Number(press.fields.get("until") ?? Number.NaN) });
  if (!request.success) return "nothing";
  return (
    (await post(press, subscriptionPaths.noticesRead, request.data)) ??
    doneWithNote(press, { kind: "done", done: "read" })
  );
}

/** The page that follows shows the code, once. The code before it is void, at once or after a week. */
async function makeRecoveryCode(press: Press) {
  const before = await accountInfoOf(press.signedIn.subscriber);
  const called = await callService(press.c, press.signedIn.subscriber, {
    method: "POST",
    path: authPaths.recoveryCode,
    body: { press: press.fields.get(idempotencyField) },
  });
  if (!called.ok) return called.instead;
  const made = recoveryCodeAnswerSchema.safeParse(called.data).data;
  if (!made) return "unavailable";
  const isFirst = before?.has_recovery_code === false && before.earlier_code_until === undefined;
  return doneWithNote(press, { kind: "recovery-code", code: made.recovery_code, madeAt: Date.now(), isFirst });
}

/** A form may not lead to another host (`form-action 'self'`), so a portal elsewhere is offered as a link. */
async function openPortal({ c, page, signedIn }: Press) {
  const called = await callService(c, signedIn.subscriber, { method: "GET", path: managePaths.portal });
  if (!called.ok) return called.instead;
  const address = portalAddress(called.data, c.var.visit.url);
  if (!address) return "unavailable";
  if (address.origin === c.var.visit.url.origin) return seeOther(address.href);
  return answerPage(c, page, { tag: "shown", note: { kind: "portal", address: address.href } });
}

function portalAddress(data: unknown, base: URL): URL | null {
  const { customerPortalUrl = "" } = customerPortalSchema.safeParse(data).data ?? {};
  const address = customerPortalUrl === "" ? null : URL.parse(customerPortalUrl, base.href);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** All that the services hold for the account, as one file. */
async function exportData({ c, signedIn: { subscriber, account } }: Press) {
  const { subscription } = account;
  if (subscription === "unavailable") return "unavailable";
  const called = await callService(c, subscriber, { method: "GET", path: authPaths.account });
  if (!called.ok) return called.instead;
  const record = await callService(c, subscriber, { method: "GET", path: authPaths.accountExport });
  if (!record.ok) return record.instead;
  const file = { exportedAt: Date.now(), account: called.data, subscription, held: record.data };
  return new Response(`${JSON.stringify(withDatesInWords(file), null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="subscription-data.json"',
    },
  });
}

/** Switches to the other account of this browser that was paid for; false if there is none. */
async function switchAccount(c: C, subscriber: Subscriber): Promise<boolean> {
  const other = await paidBeside(c, subscriber);
  if (other) await changeAccount(c, subscriber, other);
  return other !== null;
}

/** Mails a code to the account's address. An account without one needs no code, which an older tab may not know. */
async function mailDeletionCode({ c, signedIn: { subscriber, account } }: Press) {
  if (account.email === null) return null;
  const called = await callService(c, subscriber, { method: "POST", path: authPaths.accountDeleteCode });
  // A recovery code outranks the address, which came later: it is the proof to ask for.
  if (!called.ok && called.instead === "code-needed")
    return seeOther(
      href("subscriptionsManage", { ...environmentIn(c.var.visit.url), ask: "delete", by: byRecoveryCode }),
    );
  if (!called.ok) return called.instead;
  const { hash } = editAnswerSchema.safeParse(called.data).data ?? {};
  if (hash === undefined) return "unavailable";
  const { session } = subscriber;
  const before = session.read("under-way");
  const sent = codeSent(before?.is === "deletion" ? before : null, account.email, Date.now());
  session.keep("under-way", { is: "deletion", hash, ...sent });
  if (before?.is !== "deletion") return null;
  return seeOther(
    href("subscriptionsManage", {
      ...environmentIn(c.var.visit.url),
      ask: "delete",
      ...keepFact(session, "code-sent-again"),
    }),
  );
}

async function deleteAccount(press: Press) {
  const { c, signedIn } = press;
  const { account, subscriber } = signedIn;
  const needsNothing = account.email === null && !press.fields.has("recovery");
  const body: DeletionRequest | Record<string, never> | null = proofIn(press) ?? (needsNothing ? {} : null);
  if (!body && !isCodeAsked(press)) return "code-unsent";
  if (press.fields.get("sure") !== "on") return body ? "not-sure" : "not-sure-no-code";
  if (!body) return "code-needed";
  const others = await othersOf(c, subscriber);
  if (others.some(({ state }) => state === "unknown")) return "unavailable";
  const called = await callService(c, subscriber, { method: "POST", path: authPaths.accountDelete, body });
  if (!called.ok) return "otp" in body && called.instead === "code-wrong" ? wrongCode(press) : called.instead;
  const { erased } = deletedAnswerSchema.safeParse(called.data).data ?? {};
  return goOn(c, subscriber, others, { ...deleted(account), ...(erased && { erased: receiptOf(erased) }) });
}

/** What a wrong mailed code means: after too many tries or too long, a new one has to be sent. */
function wrongCode({ signedIn: { subscriber } }: Press): ManageProblem {
  const { session } = subscriber;
  const pending = session.read("under-way");
  if (pending?.is !== "deletion") return "code-wrong";
  const { problem, sent } = refusedCode(pending, { code: "invalid_link_signature", status: 400 }, Date.now());
  const isOver = problem === "expired" || problem === "spent";
  if (isOver) session.forget("under-way");
  else session.keep("under-way", sent);
  return isOver ? `code-${problem}` : "code-wrong";
}

/** Whether the page that was sent had a field for a code: an older tab may show one whose code has gone. */
function isCodeAsked({ fields, signedIn: { subscriber } }: Press): boolean {
  return fields.has("recovery") || subscriber.session.read("under-way")?.is === "deletion";
}

/** The proof in the form that the account is theirs; null if it is not complete. */
function proofIn({ signedIn, fields }: Press): DeletionRequest | null {
  const recoveryCode = readRecoveryCode(fields.get("recovery") ?? undefined);
  if (recoveryCode) return { recovery_code: recoveryCode };
  const pending = signedIn.subscriber.session.read("under-way");
  const otp = readCode(fields.get("code"));
  return otp && pending?.is === "deletion" ? { hash: pending.hash, otp } : null;
}

/** Null when it is done, else what to answer instead. */
async function post({ c, signedIn }: Press, path: string, body?: object) {
  const called = await callService(c, signedIn.subscriber, { method: "POST", path, ...(body && { body }) });
  return called.ok ? null : called.instead;
}

/** Keeps a note for the page that follows, and no other. Null: the press is done. */
function doneWithNote({ signedIn }: Press, note: FlashMessage): null {
  keepNote(signedIn.subscriber.session, note);
  return null;
}
