/** The page of access codes: who asks, and what its two buttons do. Each is a form that answers 303 (FLOW-7). */
import type { Context } from "hono";
import { overriddenStatus } from "../../../client/bridge/native-status.ts";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { type Issued, issuedBy } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import type { Http } from "../../http.ts";
import { answerReturned } from "../../render/answer-page.ts";
import type { PlacedPage } from "../../render/page.ts";
import { askService } from "../../session/ask-service.ts";
import { freshToken } from "../../session/fresh-token.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import { type CodeView, codePlace, codeUntil, mayRestore } from "./code-flow.ts";
import { codeHole } from "./code-page.tsx";

type C = Context<Http>;

/** Until when a code lives that was asked for in this browser. The code itself is kept nowhere but in its service. */
const untilKey = "itr-code-until";

export async function showCode(c: C, page: PlacedPage): Promise<Response> {
  return answer(c, page, await viewOf(c));
}

async function viewOf(c: C): Promise<CodeView> {
  const subscriber = await c.var.subscriber();
  const { searchParams } = c.var.visit.url;
  const signedIn = await signedInHere(subscriber);
  const place = codePlace({
    signedIn,
    holdsFeature: signedIn === "yes" && (await holdsFeature(c, subscriber)),
    hasCode: codeUntil(subscriber.session.get(untilKey), Date.now()) !== null,
    asksToRenew: searchParams.get("ask") === "renew",
  });
  if (place !== "shown" && place !== "renewing") return { place, code: null, failed: false };
  // Asked for afresh each time, so that a code renewed elsewhere never shows here as if it were good.
  const issued = await issue(c, subscriber, null);
  if (issued.tag === "issued") return { place, code: issued.code, failed: false };
  return { ...views[issued.tag], failed: false };
}

const views: Readonly<Record<Exclude<Issued["tag"], "issued">, CodeView>> = {
  "signed-out": { place: "signed-out", code: null, failed: false },
  "not-held": { place: "not-held", code: null, failed: false },
  unavailable: { place: "unseen", code: null, failed: false },
};

async function signedInHere(subscriber: Subscriber): Promise<"yes" | "no" | "unseen"> {
  if (await freshToken(subscriber)) return "yes";
  return subscriber.client.info.read().accessToken ? "unseen" : "no";
}

/** By the token; what was bought since it was made shows in the next one. `subscribed_override` is for trying (FLOW-6). */
async function holdsFeature({ var: { visit } }: C, { client }: Subscriber): Promise<boolean> {
  const forced = overriddenStatus(visit.url.search);
  if (forced) return forced === "subscribed";
  const holds = () => mayRestore(parseToken(client.info.read().accessToken ?? "").entitlements ?? []);
  if (holds()) return true;
  await client.auth.refresh().catch(() => {});
  return holds();
}

async function issue(c: C, { client, session }: Subscriber, replaces: string | null): Promise<Issued> {
  const accessToken = client.info.read().accessToken ?? "";
  const body = replaces === null ? {} : { replaces };
  const issued = issuedBy(await askService(c, { method: "POST", path: "/itr/issue", accessToken, body }), replaces);
  if (issued.tag === "issued") session.set(untilKey, String(issued.code.expiresAt));
  else if (issued.tag !== "unavailable") session.remove(untilKey);
  if (issued.tag === "signed-out") client.auth.signOut();
  return issued;
}

/** The code never stands in an address: it is sent in a form to be renewed, and shown by the page that follows. */
export async function pressCode(c: C, page: PlacedPage): Promise<Response> {
  const subscriber = await c.var.subscriber();
  const form = await c.req.raw.formData().catch(() => new FormData());
  const replaces = form.get("replaces");
  const signedIn = await signedInHere(subscriber);
  if (signedIn === "unseen") return answer(c, page, { ...views.unavailable, failed: true }, 503);
  if (signedIn === "no") return c.redirect(here(c), 303);
  const issued = await issue(c, subscriber, typeof replaces === "string" && replaces ? replaces : null);
  if (issued.tag === "issued" || issued.tag === "signed-out") return c.redirect(here(c), 303);
  if (issued.tag === "not-held") return answer(c, page, views["not-held"], 403);
  return answer(c, page, { place: typeof replaces === "string" ? "unseen" : "ready", code: null, failed: true }, 503);
}

/** Without its question, in the environment that it was opened in. */
function here({ var: { visit } }: C): string {
  return href("itrAccessCode", { environment: visit.url.searchParams.get("environment") });
}

function answer(c: C, page: PlacedPage, view: CodeView, status = 200): Promise<Response> {
  return answerReturned(c, { ...page, holes: { code: codeHole(view, here(c)) } }, { status });
}
