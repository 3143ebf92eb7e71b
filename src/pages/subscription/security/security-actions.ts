/** What the buttons of `/subscriptions/security` do (LIFE-4, LIFE-5), each as a form that answers 303 (FLOW-7). */
import type { Hono } from "hono";
import * as z from "zod/mini";
import { anything, type Result } from "../../../contract/call.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href, routes } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import {
  addPasskeyRequestSchema,
  passkeyCreationSchema,
  passkeysAnswerSchema,
  removePasskeyRequestSchema,
  renamePasskeyRequestSchema,
} from "../../../contract/subscription/passkeys.ts";
import { endSignInsRequestSchema } from "../../../contract/subscription/sign-ins.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { parseJson } from "../../../platform/json.ts";
import { json } from "../../../platform/json-http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import type { FlashFact } from "../../../session/entries.ts";
import { keepFact } from "../../../session/flash.ts";
import { accountInfoOf } from "../account-info.ts";
import { madeForAnother, requireSignedIn, type SignedInSubscriber } from "../signed-in.ts";
import { ask } from "./security-calls.ts";
import type { SecurityResult } from "./security-page.tsx";

type SecurityPage = RegisteredPage<SecurityResult>;

const intents = ["end", "end-others", "passkey-options", "add-passkey", "rename-passkey", "remove-passkey"] as const;
type Intent = (typeof intents)[number];

const text = z.optional(z.string());
const securityForm = form({ intent: z.enum(intents), id: text, name: text, credential: text, sure: text });

type Fields = Extract<SentTo<typeof securityForm>, { ok: true }>["value"];

/** What a press has to work with. */
interface Press {
  readonly c: C;
  readonly signedIn: SignedInSubscriber;
  readonly fields: Fields;
}

/** What was done; why it was not; or an answer of its own. */
type Handler = (press: Press) => Promise<FlashFact | SecurityResult | Response>;

const invalid: SecurityResult = { tag: "invalid", problem: "nothing" };

const handlers: Readonly<Record<Intent, Handler>> = {
  end: (press) => end(press, { id: press.fields.id }, "sign-in-ended"),
  "end-others": (press) => end(press, { others: true }, "other-sign-ins-ended"),
  "passkey-options": passkeyOptions,
  "add-passkey": addPasskey,
  "rename-passkey": renamePasskey,
  "remove-passkey": removePasskey,
};

export function securityRoutes(
  app: Hono<Http>,
  { subscriptionsSecurity: page }: Readonly<Record<"subscriptionsSecurity", SecurityPage>>,
): void {
  app.post(
    routes.subscriptionsSecurity.path,
    takeForm(securityForm, (c, sent) => takeSecurity(c, page, sent)),
  );
}

async function takeSecurity(c: C, page: SecurityPage, sent: SentTo<typeof securityForm>): Promise<Response> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  const elsewhere = madeForAnother(c, signedIn.subscriber, sent.fields);
  if (elsewhere) return elsewhere;
  const done = sent.ok ? await handlers[sent.value.intent]({ c, signedIn, fields: sent.value }) : invalid;
  if (done instanceof Response) return done;
  if (typeof done === "object") return answerPage(c, page, done);
  return seeOther(href("subscriptionsSecurity", keepFact(signedIn.subscriber.session, done)));
}

async function end({ c, signedIn }: Press, asked: unknown, fact: FlashFact) {
  const body = endSignInsRequestSchema.safeParse(asked).data;
  if (!body) return invalid;
  return came(await ask(c, signedIn.subscriber, { path: authPaths.sessionsEnd, schema: anything, body }), fact);
}

/** The fact, if the service has done what was asked; else why not. */
function came(answer: Result<unknown> | Response, fact: FlashFact): FlashFact | SecurityResult | Response {
  if (answer instanceof Response || answer.ok) return answer instanceof Response ? answer : fact;
  const { code, status } = answer.error;
  if (status === 429) return { tag: "wait", problem: "wait" };
  if (code === "invalid_passkey") return { tag: "invalid", problem: "not-added" };
  if (code === "too_many_passkeys") return { tag: "invalid", problem: "too-many" };
  return { tag: "unavailable", problem: "unavailable" };
}

/** For the script that adds a passkey, as JSON: what to ask the browser for. */
async function passkeyOptions({ c, signedIn }: Press): Promise<Response> {
  const asked = { path: authPaths.passkeyOptions, schema: passkeyCreationSchema, body: {} };
  const answer = await ask(c, signedIn.subscriber, asked);
  if (answer instanceof Response) return answer;
  return answer.ok ? json(answer.value) : json({ error: answer.error.code ?? "server_error" }, 503);
}

async function addPasskey({ c, signedIn, fields }: Press) {
  const credential = parseJson(fields.credential ?? "");
  const name = fields.name?.trim() || i18n.t("Passkey");
  const body = addPasskeyRequestSchema.safeParse({ credential: credential.ok ? credential.value : null, name }).data;
  if (!body) return { tag: "invalid", problem: "not-added" } as const;
  const asked = { path: authPaths.passkeys, schema: passkeysAnswerSchema, body };
  return came(await ask(c, signedIn.subscriber, asked), "passkey-added");
}

async function renamePasskey({ c, signedIn, fields }: Press) {
  const body = renamePasskeyRequestSchema.safeParse(fields).data;
  if (!body) return { tag: "invalid", problem: "no-name" } as const;
  const asked = { path: authPaths.passkeyRename, schema: passkeysAnswerSchema, body };
  return came(await ask(c, signedIn.subscriber, asked), "passkey-renamed");
}

/** Asks once more if nothing else would sign in afterwards. */
async function removePasskey({ c, signedIn, fields }: Press) {
  const body = removePasskeyRequestSchema.safeParse(fields).data;
  if (!body) return invalid;
  const { subscriber, account } = signedIn;
  if (account.email === null && fields.sure !== "on") {
    const info = await accountInfoOf(subscriber);
    if (!info) return { tag: "unavailable", problem: "unavailable" } as const;
    const isLast = (info.passkeys ?? 0) <= 1 && !info.has_recovery_code;
    if (isLast) return { tag: "invalid", problem: "last-way-in", id: body.id } as const;
  }
  const asked = { path: authPaths.passkeyRemove, schema: passkeysAnswerSchema, body };
  return came(await ask(c, subscriber, asked), "passkey-removed");
}
