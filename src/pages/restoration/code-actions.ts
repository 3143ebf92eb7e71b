/** The page of access codes: what it shows to whom, and what its two buttons do. Each is a form that answers 303 (FLOW-7). */
import * as z from "zod/mini";
import { overriddenStatus } from "../../../client/bridge/native-status.ts";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { type Issued, readIssueAnswer } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import { isEntitling } from "../../contract/subscription/subscription.ts";
import { type C, form, type SentTo, seeOther } from "../../forms/form.ts";
import { anything, ask } from "../../gateway/ask.ts";
import { answerPage } from "../../render/answer-page.ts";
import { askerOf } from "../../session/asker.ts";
import { freshToken, renew } from "../../session/fresh-token.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import { type CodeOutcome, type CodePlace, codePlace, isAsked, isCodeLive, mayRestore } from "./code-flow.ts";
import { codePages } from "./routes.tsx";

/** What is shown, before the page is told where its forms lead. */
type CodeView = Omit<CodeOutcome, "action">;

export async function showCode(c: C): Promise<Response> {
  return answer(c, await viewOf(c));
}

async function viewOf(c: C): Promise<CodeView> {
  const subscriber = await c.var.subscriber();
  const { searchParams } = c.var.visit.url;
  const signedIn = await signedInHere(subscriber);
  const place = codePlace({
    signedIn,
    holdsFeature: signedIn === "yes" && (await holdsFeature(c, subscriber)),
    hasCode: isCodeLive(subscriber.session.read("access-code-until"), Date.now()),
    asksToRenew: isAsked(searchParams),
  });
  if (place !== "shown" && place !== "renewing") return { tag: "shown", place, code: null };
  // Asked for afresh each time, so that a code renewed elsewhere never shows here as if it were good.
  const issued = await issue(c, subscriber, null);
  if (issued.tag === "issued") return { tag: "shown", place, code: issued.code };
  return { tag: "shown", place: placesWithout[issued.tag], code: null };
}

const placesWithout = {
  "signed-out": "signed-out",
  "not-held": "not-held",
  unavailable: "unseen",
} as const satisfies Readonly<Record<Exclude<Issued["tag"], "issued">, CodePlace>>;

async function signedInHere(subscriber: Subscriber): Promise<"yes" | "no" | "unseen"> {
  if (await freshToken(subscriber)) return "yes";
  return subscriber.client.info.read().accessToken ? "unseen" : "no";
}

/** Whether the token has the feature, renewed if it was bought since. `subscribed_override` forces it, for trying (FLOW-6). */
async function holdsFeature({ var: { visit } }: C, subscriber: Subscriber): Promise<boolean> {
  const { client } = subscriber;
  const forced = overriddenStatus(visit.url.search);
  if (forced) return forced === "subscribed";
  const holds = () => mayRestore(parseToken(client.info.read().accessToken ?? "").entitlements ?? []);
  if (holds()) return true;
  if (await isSubscribed(subscriber)) await renew(subscriber).catch(() => {});
  return holds();
}

/** Asked before renewing, so that a visit of somebody without a subscription does not spend a refresh token. */
async function isSubscribed({ client }: Subscriber): Promise<boolean> {
  try {
    const { status } = await client.subscriptionsGetSubscription({ token: client.info.read().accessToken ?? "" });
    return status === undefined || isEntitling(status);
  } catch {
    // There is none, or nobody answered: what the token says stands.
    return false;
  }
}

async function issue(c: C, { client, session }: Subscriber, replaces: string | null): Promise<Issued> {
  const bearer = client.info.read().accessToken ?? "";
  const body = replaces === null ? {} : { replaces };
  const question = { method: "POST", path: "/itr/issue", bearer, body, schema: anything } as const;
  const issued = readIssueAnswer(await ask(askerOf(c), question), replaces);
  if (issued.tag === "issued") session.keep("access-code-until", issued.code.expiresAt);
  else if (issued.tag !== "unavailable") session.forget("access-code-until");
  if (issued.tag === "signed-out") client.auth.signOut();
  return issued;
}

/** `replaces`: the code to renew; left out for a first one. */
export const codeForm = form({ replaces: z.optional(z.string()) });

/** The code is never in an address: a form sends the one to be renewed, and the page that follows shows the new one. */
export async function pressCode(c: C, { fields }: SentTo<typeof codeForm>): Promise<Response> {
  const subscriber = await c.var.subscriber();
  const signedIn = await signedInHere(subscriber);
  if (signedIn === "unseen") return answer(c, { tag: "unavailable", place: "unseen", code: null });
  if (signedIn === "no") return seeOther(here(c));
  const issued = await issue(c, subscriber, fields.get("replaces") || null);
  if (issued.tag === "issued" || issued.tag === "signed-out") return seeOther(here(c));
  if (issued.tag === "not-held") return answer(c, { tag: "forbidden", place: "not-held", code: null });
  return answer(c, { tag: "unavailable", place: fields.has("replaces") ? "unseen" : "ready", code: null });
}

/** The page's address without its question, in the environment that it was opened in. */
function here({ var: { visit } }: C): string {
  return href("itrAccessCode", { environment: visit.url.searchParams.get("environment") });
}

function answer(c: C, view: CodeView): Promise<Response> {
  return answerPage(c, codePages.itrAccessCode, { ...view, action: here(c) });
}
