import { exports } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authPaths } from "../../../src/contract/subscription/auth-paths.ts";
import { request } from "../../http/request.ts";
import { lastMail, member, visitor } from "../../http/subscription/visitor.ts";
import {
  answerOf,
  authorization,
  codeIn,
  exchange,
  openSession,
  type RequestOptions,
  renewal,
  requestOf,
  signUp,
} from "../auth/service.ts";
import { settleOperations, takeObjectCalls, unwatchOperations, watchOperations } from "./operations.ts";

/** The services through the edge, as a client asks them. */
const site = {
  ask: async (path: string, options: RequestOptions = {}) =>
    answerOf(await exports.default.fetch(requestOf(path, options))),
};

/**
 * What one request asks of Durable Objects, in order, and how many of these calls went to an object that was asked before.
 * Mails are sent once the answer has left; what that asks is not counted.
 */
async function callsOf(asking: () => Promise<{ readonly status: number }>, status = 200) {
  takeObjectCalls();
  expect((await asking()).status).toBe(status);
  // Only a developer's machine keeps its keys in an object (`current`). The mail about a sign-in asks its device and the budget
  // of mails after the answer, soon or late.
  const calls = takeObjectCalls().filter(({ method }) => !["current", "signedIn", "spend"].includes(method));
  const objects = new Set(calls.map(({ object }) => object));
  return { calls: calls.map(({ method }) => method), again: calls.length - objects.size };
}

beforeAll(watchOperations);
afterAll(unwatchOperations);
// A mail of an earlier test may still be on its way.
beforeEach(settleOperations);

describe("what a request asks of Durable Objects", () => {
  it.each(["/", "/ac?q=otter", "/api/products", "/about"])("OPS-3 %s asks none", async (path) => {
    expect(await callsOf(() => request(path))).toEqual({ calls: [], again: 0 });
  });

  it("OPS-3 the token, for a code and for a refresh token, asks each object once", async () => {
    const cookie = await openSession(site);
    const created = await site.ask(authPaths.accountCreate, { method: "POST", cookie });
    const query = exchange(codeIn(created));
    let refresh = "";
    const exchanged = await callsOf(async () => {
      const answer = await site.ask(authPaths.token, { query });
      refresh = answer.body.refresh_token;
      return answer;
    });
    expect(exchanged).toEqual({ calls: ["redeemCode", "admitSession", "read"], again: 0 });
    const renewed = await callsOf(() => site.ask(authPaths.token, { query: renewal(refresh) }));
    expect(renewed).toEqual({ calls: ["profile", "read", "rotate"], again: 0 });
  });

  it("OPS-3 the account, the subscription and its features ask each object once", async () => {
    const { access: bearer } = await signUp(site);
    const checks = ["liveBearer", "described"];
    expect(await callsOf(() => site.ask(authPaths.account, { bearer }))).toEqual({
      calls: [...checks, "read"],
      again: 0,
    });
    expect(await callsOf(() => site.ask("/api/subscription", { bearer }), 404)).toEqual({
      calls: [...checks, "read"],
      again: 0,
    });
    const features = "/api/products/nightjar-pro-monthly-renews-us/features";
    expect(await callsOf(() => site.ask(features, { bearer }))).toEqual({ calls: [], again: 0 });
  });

  it("OPS-3 a press for a code, and one that signs in, ask only the session again", async () => {
    const email = await member();
    // What the new address has the other services told.
    await settleOperations();
    const person = visitor();
    const sent = await callsOf(() => person.post("/subscriptions/activate", { intent: "send", email }), 303);
    // Two calls of the service: the session opens; then it says whether there may be a mail, and keeps which one was written.
    expect(sent).toEqual({ calls: ["open", "reserveSend", "take", "write", "setMail"], again: 2 });
    const { otp } = await lastMail(email, 2);
    const signedIn = await callsOf(() => person.post("/subscriptions/confirm", { intent: "check", code: otp }), 303);
    // Again two calls, each through its idempotency key: the session knows the mail before it gives its code and its tokens.
    expect(signedIn).toEqual({
      calls: [
        ...["answer", "sentMail", "tryOtp", "giveBack", "enter", "issueCode"],
        ...["answer", "redeemCode", "admitSession", "read"],
      ],
      again: 3,
    });
  });

  it("OPS-3 a new session asks one object", async () => {
    expect(await callsOf(() => site.ask(authPaths.authorize, { query: authorization }), 302)).toEqual({
      calls: ["open"],
      again: 0,
    });
  });
});
