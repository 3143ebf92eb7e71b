import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../client/storage/store.ts";
import { createSubscriptionClient } from "../../client/subscription/client.ts";
import { type FetchInit, pageService } from "../../client/subscription/page-service.ts";
import { browserInfoStore } from "../../client/subscription/stored-info.ts";
import { authApp } from "../../src/services/auth/auth-app.ts";
import { service } from "./auth/service.ts";

/** A client whose network is the auth service of this worker, with a cookie jar of its own, as the edge gives it. */
function setUp(useSubscriptionsAuthV2: boolean) {
  const { peers, now, otpFor } = service();
  let cookie = "";
  const fetch = async (url: string, { credentials: _, ...asking }: FetchInit) => {
    const context = createExecutionContext();
    const headers = cookie ? { ...asking.headers, cookie } : asking.headers;
    const answer = await authApp.fetch(new Request(url, { ...asking, headers }), { env, peers, now }, context);
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const body = await answer.arrayBuffer();
    await waitOnExecutionContext(context);
    return new Response(body, answer);
  };
  const hosts = { auth: "http://localhost", subscriptions: "http://localhost", site: "http://localhost" };
  const client = createSubscriptionClient({
    service: pageService({ fetch }),
    store: browserInfoStore(createMemoryStore()),
    random: (bytes) => crypto.getRandomValues(bytes),
    onEvent: () => {},
    hosts,
    flags: { useSubscriptionsAuthV2, useUnifiedFeedback: false },
  });
  return { client, otpFor };
}

describe("the subscription client and the auth service", () => {
  it("SUB-1 SUB-4 agree on a new account, its address and signing in by it", async () => {
    const { client, otpFor } = setUp(true);
    const email = `ada@${crypto.randomUUID()}.example`;
    await client.auth.startSession();
    await client.auth.createAccount();
    await client.auth.exchangeCode();
    const token = () => client.info.read().accessToken ?? "";
    expect(await client.subscriptionsGetAccountInfoV2({ token: token() })).toMatchObject({ email: null });

    expect(await client.auth.editEmail({ email, locale: "en" })).toBe(true);
    await client.auth.confirmEmail({ email, otp: otpFor(email) });
    await client.auth.refresh();
    expect(await client.subscriptionsGetAccountInfoV2({ token: token() })).toMatchObject({ email });

    client.auth.signOut();
    await client.auth.startSession();
    await client.auth.requestOtp({ email, locale: "en" });
    await expect(client.auth.login({ email, otp: "000000" })).rejects.toMatchObject({
      code: "invalid_login_credentials",
    });
    await client.auth.login({ email, otp: otpFor(email) });
    await client.auth.exchangeCode();
    expect(await client.subscriptionsGetAccountInfoV2({ token: token() })).toMatchObject({ email });

    expect(await client.auth.editEmail({})).toBe(true);
    await client.auth.confirmEmail({ otp: otpFor(email) });
    expect(client.info.read().email).toBeNull();
    expect(await client.subscriptionsGetAccountInfoV2({ token: token() })).toMatchObject({ email: null });
  });

  it("SUB-1 SUB-5 agree in v1", async () => {
    const email = `bea@${crypto.randomUUID()}.example`;
    const first = setUp(true);
    await first.client.auth.startSession();
    await first.client.auth.createAccount();
    await first.client.auth.exchangeCode();
    await first.client.auth.editEmail({ email });
    await first.client.auth.confirmEmail({ email, otp: first.otpFor(email) });

    const { client, otpFor } = setUp(false);
    await client.auth.requestOtp({ email, locale: "en" });
    await client.auth.login({ email, otp: otpFor(email) });
    expect(await client.auth.account()).toMatchObject({ version: "v1", email });

    const next = `new-${email}`;
    await client.auth.editEmail({ email: next });
    await client.auth.confirmEmail({ email: next, otp: otpFor(next) });
    expect(await client.auth.account()).toMatchObject({ version: "v1", email: next });
  });
});
