import { Hono } from "hono";
import { surveyAnswersSchema } from "../../contract/restoration/itr-survey.ts";
import { accessCodeRequestSchema } from "../../contract/services.ts";
import { failure, json, readJson } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { checkBearer } from "../bearer.ts";
import { errorAnswer } from "../error-answer.ts";
import { HttpService } from "../idempotency-key.ts";
import { peersOfIdentity } from "../peer-table.ts";
import type { AuthPeer, DeletionCause, ErasedCounts, IdentityPeer, SubscriptionPeer } from "../peers.ts";
import { mayRestore } from "./rules.ts";
import { allSums, anyTally } from "./survey-tally.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface IdentityBindings {
  readonly env: Env;
  readonly peers: {
    readonly auth: Pick<AuthPeer, "verify">;
    readonly subscriptions: Pick<SubscriptionPeer, "entitlements">;
  };
  now(): number;
}

export const identityApp = new Hono<{ Bindings: IdentityBindings }>();

/** The entitlements are looked up anew, not read from the token, which may be hours old. */
identityApp.post("/itr/issue", async (c) => {
  const { env, peers, now } = c.env;
  const checked = await checkBearer(c.req.raw.headers, peers.auth);
  if (!checked.ok) return failure(checked.error, 401);
  const asked = await readJson(c.req.raw, accessCodeRequestSchema);
  if (!asked) return failure("invalid_request", 400);
  const { accountId, epoch } = checked.account;
  if (!mayRestore(await peers.subscriptions.entitlements(accountId))) return failure("feature_not_held", 403);
  const code = await env.ACCESS_CODE_HOLDER.getByName(accountId).issue(now(), epoch, asked.replaces ?? null);
  return code ? json(code) : failure("invalid_token", 401);
});

identityApp.post("/itr/survey", async (c) => {
  const answers = await readJson(c.req.raw, surveyAnswersSchema);
  if (!answers) return failure("invalid_request", 400);
  await anyTally(c.env.env, Math.random()).add(answers);
  return json({ status: "counted" }, 202);
});

/** The sums are public: nobody can tell who gave which answer. */
identityApp.get("/itr/survey", async (c) => json(await allSums(c.env.env, c.env.now())));

identityApp.notFound((c) => otherMethod(identityApp.routes, c.req.method, c.req.path) ?? failure("not_found", 404));

identityApp.onError((error) => errorAnswer("identity", error));

/** Identity theft restoration: the code that a subscriber names when they call. */
export class IdentityService extends HttpService implements IdentityPeer {
  protected readonly name = "IdentityService";

  protected respond(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return identityApp.fetch(request, { env, peers: peersOfIdentity(env, ctx.exports), now: Date.now }, ctx);
  }

  /** Forgets the account's code and makes no new one: the account is being deleted. Safe to repeat. */
  async forget(accountId: string, ending: DeletionCause = "asked"): Promise<ErasedCounts> {
    return { accessCodes: await this.env.ACCESS_CODE_HOLDER.getByName(accountId).forget(Date.now(), ending) };
  }

  async held(accountId: string): Promise<string> {
    return this.env.ACCESS_CODE_HOLDER.getByName(accountId).held();
  }
}
