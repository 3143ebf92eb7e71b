/** What the page of access codes shows to a visitor, and what it asks of the services for that. */
import { overriddenStatus } from "../../../client/bridge/native-status.ts";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { anything } from "../../contract/call.ts";
import { type AccessCodeAnswer, readIssueAnswer } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import { isEntitling } from "../../contract/subscription/subscription.ts";
import type { C } from "../../forms/form.ts";
import { callAs } from "../../session/call-as.ts";
import { freshToken, renew } from "../../session/fresh-token.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import { environmentIn } from "../../visit/staging.ts";
import { type CodePlace, type CodeView, codePlace, isAsked, isCodeLive, mayRestore } from "./code-flow.ts";

export async function codeView(c: C): Promise<CodeView> {
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
  const issued = await issueAccessCode(c, subscriber, null);
  if (issued.tag === "issued") return { tag: "shown", place, code: issued.code };
  return { tag: "shown", place: placesWithout[issued.tag], code: null };
}

const placesWithout = {
  "signed-out": "signed-out",
  "not-held": "not-held",
  unavailable: "unseen",
} as const satisfies Readonly<Record<Exclude<AccessCodeAnswer["tag"], "issued">, CodePlace>>;

export async function signedInHere(subscriber: Subscriber): Promise<"yes" | "no" | "unseen"> {
  if (await freshToken(subscriber)) return "yes";
  return subscriber.client.info.read().accessToken ? "unseen" : "no";
}

/**
 * Whether the token has the feature, renewed if it was bought since, and the subscription has not ended since the token was
 * signed. `subscribed_override` forces it, for trying (FLOW-6).
 */
async function holdsFeature({ var: { visit } }: C, subscriber: Subscriber): Promise<boolean> {
  const { client } = subscriber;
  const forced = overriddenStatus(visit.url.search);
  if (forced) return forced === "subscribed";
  const holds = () => mayRestore(parseToken(client.info.read().accessToken ?? "").entitlements ?? []);
  const subscription = await subscriptionOf(subscriber);
  if (subscription?.status && !isEntitling(subscription.status)) return false;
  // Asked before renewing, so that a visit of somebody without a subscription does not spend a refresh token.
  if (subscription && !holds()) await renew(subscriber).catch(() => {});
  return holds();
}

/** Null if there is none, or nobody answered: what the token says stands. */
function subscriptionOf({ client }: Subscriber) {
  return client.subscriptionsGetSubscription({ token: client.info.read().accessToken ?? "" }).catch(() => null);
}

export async function issueAccessCode(
  c: C,
  subscriber: Subscriber,
  replaces: string | null,
): Promise<AccessCodeAnswer> {
  const { client, session } = subscriber;
  const body = replaces === null ? {} : { replaces };
  const request = { method: "POST", path: "/itr/issue", body, schema: anything } as const;
  const issued = readIssueAnswer(await callAs(c, subscriber, request), replaces);
  if (issued.tag === "issued") session.keep("access-code-until", issued.code.expiresAt);
  else if (issued.tag !== "unavailable") session.forget("access-code-until");
  if (issued.tag === "signed-out") client.auth.signOut();
  return issued;
}

/** The page's address without its question, in the environment that it was opened in. */
export function codeAddress({ var: { visit } }: C): string {
  return href("itrAccessCode", environmentIn(visit.url));
}
