import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../../client/storage/store.ts";
import { CommunicationError, TokenError } from "../../../client/subscription/errors.ts";
import type { FailureLabel } from "../../../client/subscription/events.ts";
import { challengeOf, createVerifier } from "../../../client/subscription/pkce.ts";
import { browserInfoStore, createStoredInfo } from "../../../client/subscription/stored-info.ts";
import { parseToken } from "../../../client/subscription/token-claims.ts";
import { type Reaction, settle, setUp, tokenWith } from "./harness.ts";

const email = "ada@example.org";
const otp = "123456";
const v2 = { flags: { useSubscriptionsAuthV2: true, useUnifiedFeedback: false } };
const entitlements = [{ product: "Network Protection", name: "subscriber" }];
const accessToken = tokenWith({ sub: "id-1", email, entitlements });
const message = "There has been a communication error. Please try again.";

describe("proof of the session (PKCE)", () => {
  it("SUB-4 the challenge is S256", async () => {
    expect(await challengeOf("oas6Ov1EcKzKjM-w9Q97cs6bYDU1cCI_hQwhAt0mLiE")).toBe(
      "JP1GpQFSca0OUo-5Xxe5fzu2K_Sa84q2yCeHb-bw1zM",
    );
  });

  it("SUB-4 a verifier has the length and the letters of RFC 7636", () => {
    const verifiers = new Set(
      Array.from({ length: 200 }, () => createVerifier((bytes) => crypto.getRandomValues(bytes))),
    );
    expect(verifiers.size).toBe(200);
    for (const verifier of verifiers) expect(verifier).toMatch(/^[\w-]{43}$/);
  });

  it("SUB-4 each session has a verifier of its own", async () => {
    const { client, asked } = setUp({ body: {} }, v2);
    await client.auth.startSession();
    const first = client.info.read().codeVerifier;
    await client.auth.startSession();
    expect(client.info.read().codeVerifier).not.toBe(first);
    const [one, two] = asked.map(({ url }) => url.searchParams.get("code_challenge"));
    expect(one).not.toBe(two);
    expect(one).toBe(await challengeOf(first ?? ""));
  });
});

describe("signing in, v2", () => {
  it("SUB-5 SUB-6 goes from the session to the tokens, and holds what comes next", async () => {
    const answers: Reaction[] = [
      { body: {} },
      { body: {} },
      { body: { code: "c0de" } },
      { body: { access_token: accessToken, refresh_token: "r1" } },
    ];
    const { client, asked } = setUp(answers, v2);
    await client.auth.startSession();
    const codeVerifier = client.info.read().codeVerifier ?? "";
    await client.auth.requestOtp({ email });
    await client.auth.login({ email, otp });
    expect(client.info.read()).toEqual({ codeVerifier, code: "c0de", email });
    await client.auth.exchangeCode();
    expect(client.info.read()).toEqual({ accessToken, refreshToken: "r1", email });
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      "/api/auth/v2/authorize",
      "/api/auth/v2/otp",
      "/api/auth/v2/login",
      "/api/auth/v2/token",
    ]);
    expect(asked[3]?.url.searchParams.get("code_verifier")).toBe(codeVerifier);
  });

  it("SUB-3 SUB-4 wants a verifier before it signs in, and says so under its label", async () => {
    const { client, asked, events } = setUp({ body: { code: "c" } }, v2);
    await expect(client.auth.login({ email, otp })).rejects.toThrow(/^No codeVerifier value provided for v2 auth$/);
    await expect(client.auth.exchangeCode()).rejects.toThrow(/^No codeVerifier value provided for v2 auth$/);
    expect(asked).toEqual([]);
    expect(events.map(({ label }) => label)).toEqual(["login", "tokens"]);
  });

  it("SUB-6 a new account gets its code the same way", async () => {
    const { client } = setUp([{ body: {} }, { body: { code: "c0de" } }], v2);
    await client.auth.startSession();
    await client.auth.createAccount();
    expect(client.info.read()).toMatchObject({ code: "c0de", codeVerifier: expect.any(String) });
  });

  it("SUB-4 a code is shown once, however often it is asked to", async () => {
    const { client, asked } = setUp({ body: { access_token: accessToken, refresh_token: "r" } }, v2);
    client.info.change({ code: "c0de", codeVerifier: "v" });
    await Promise.all([client.auth.exchangeCode(), client.auth.exchangeCode()]);
    expect(asked).toHaveLength(1);
    await expect(client.auth.exchangeCode()).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it.each<[Reaction, string | undefined]>([
    [{ status: 400, body: { error: "invalid_token_request", error_code: 4 } }, undefined],
    ["no network", "c0de"],
  ])("SUB-6 after %j the code in hand is %j", async (reaction, code) => {
    const { client } = setUp(reaction, v2);
    client.info.change({ code: "c0de", codeVerifier: "v" });
    await expect(client.auth.exchangeCode()).rejects.toThrow(message);
    expect(client.info.read().code).toBe(code);
  });

  it("SUB-6 the next pair of tokens takes the place of the last", async () => {
    const { client, asked } = setUp({ body: { access_token: "a2.b.c", refresh_token: "r2" } }, v2);
    client.info.change({ accessToken, refreshToken: "r1", email });
    await Promise.all([client.auth.refresh(), client.auth.refresh()]);
    expect(client.info.read()).toEqual({ accessToken: "a2.b.c", refreshToken: "r2", email });
    expect(asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { grant_type: "refresh_token", client_id: "nightjar-web", refresh_token: "r1" },
    ]);
  });

  it("SUB-6 signing out clears everything, also what is still on its way", async () => {
    let arrive = (_: Response) => {};
    const { client, store } = setUp(
      {},
      {
        ...v2,
        fetch: () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      },
    );
    client.info.change({ accessToken, refreshToken: "r1", email, hash: "h" });
    const refreshed = client.auth.refresh();
    await settle();
    client.auth.signOut();
    expect(client.info.read()).toEqual({});
    arrive(Response.json({ access_token: "a2", refresh_token: "r2" }));
    await refreshed;
    expect(client.info.read()).toEqual({});
    expect(store.get("subscription_info")).toBeNull();
  });

  it("SUB-6 tokens from outside take the place of everything", () => {
    const { client } = setUp({}, v2);
    client.info.change({ code: "c", hash: "h", email });
    client.auth.adopt({ accessToken, refreshToken: "r" }, "ios");
    expect(client.info.read()).toEqual({ accessToken, refreshToken: "r", platform: "ios" });
  });
});

describe("the account", () => {
  const subscription = { productId: "p", platform: "stripe", status: "Expired" };

  it("SUB-5 v2 takes id and address from the token, and the subscription with it", async () => {
    const { client, asked } = setUp({ body: subscription }, v2);
    client.info.change({ accessToken });
    expect(await client.auth.account()).toEqual({ version: "v2", id: "id-1", email, subscription });
    expect(client.info.read()).toEqual({ accessToken, email, entitlements, platform: "stripe" });
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/api/subscription"]);
  });

  it("SUB-5 v2 may have neither address nor subscription", async () => {
    const { client } = setUp({ status: 404, body: { error: "subscription_not_found" } }, v2);
    client.info.change({ accessToken: tokenWith({ sub: "id-1", email: null }) });
    expect(await client.auth.account()).toEqual({ version: "v2", id: "id-1", email: null, subscription: null });
  });

  it("SUB-2 a token that has not three parts is an error of its own", async () => {
    const { client } = setUp({ body: subscription }, v2);
    client.info.change({ accessToken: "only.two" });
    await expect(client.auth.account()).rejects.toBeInstanceOf(TokenError);
  });

  it("SUB-5 v1 asks who the token is", async () => {
    const { client } = setUp({ body: { account: { external_id: "id-1", email, entitlements } } });
    client.info.change({ authToken: "t" });
    expect(await client.auth.account()).toEqual({ version: "v1", externalId: "id-1", email, authToken: "t" });
    expect(client.info.read()).toEqual({ authToken: "t", email, entitlements });
  });

  it.each([{}, v2])("SUB-2 nobody signed in is the one error, with %j", async (options) => {
    const { client, asked } = setUp({ body: {} }, options);
    await expect(client.auth.account()).rejects.toThrow(message);
    expect(asked).toEqual([]);
  });
});

describe("reading a token", () => {
  it("SUB-5 names beyond ASCII arrive as they were", () => {
    expect(parseToken(tokenWith({ sub: "ü-1", email: "jörg@例え.example" }))).toMatchObject({
      sub: "ü-1",
      email: "jörg@例え.example",
    });
  });

  it.each(["", "a", "a.b", "a.b.c.d", "..", "a..c"])("SUB-2 %j has not three parts", (token) => {
    expect(() => parseToken(token)).toThrow(TokenError);
  });

  it.each(["a.b.c", "a.%.c", tokenWith({}), tokenWith({ sub: "" }), tokenWith([])])(
    "SUB-2 %j has three that say nothing",
    (token) => {
      expect(() => parseToken(token)).toThrow(CommunicationError);
    },
  );
});

describe("signing in, v1, which is the default", () => {
  it("SUB-5 SUB-6 sends a link and holds the token", async () => {
    const { client, asked } = setUp([{ body: { status: "sent" } }, { body: { external_id: "id", auth_token: "t" } }]);
    await client.auth.startSession();
    await client.auth.requestOtp({ email, locale: "en" });
    await client.auth.login({ email, otp });
    expect(client.info.read()).toEqual({ authToken: "t", email });
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/api/auth/account/loginlink", "/api/auth/login"]);
  });

  it("SUB-3 SUB-4 an edit and its confirmation need a token", async () => {
    const { client, asked, events } = setUp({ body: { hash: "h" } });
    await expect(client.auth.editEmail({ email })).rejects.toThrow(/^No token supplied for v1 account edit$/);
    await expect(client.auth.confirmEmail({ email, otp })).rejects.toThrow(
      /^No token supplied for v1 account edit confirm$/,
    );
    expect(asked).toEqual([]);
    expect(events.map(({ label }) => label)).toEqual(["account edit", "account edit confirm"]);
  });

  it("SUB-6 the confirmation brings a new token", async () => {
    const { client, asked } = setUp([
      { body: { hash: "h4sh" } },
      { body: { external_id: "id", email: "new@example.org", auth_token: "t2" } },
    ]);
    client.info.change({ authToken: "t1", email });
    expect(await client.auth.editEmail({ email: "new@example.org" })).toBe(true);
    expect(client.info.read().hash).toBe("h4sh");
    await client.auth.confirmEmail({ email: "new@example.org", otp });
    expect(client.info.read()).toEqual({ authToken: "t2", email: "new@example.org" });
    expect(asked[1]?.url.searchParams.get("hash")).toBe("h4sh");
  });
});

describe("changing the address, v2", () => {
  it("SUB-6 waits for its one-time code, then has the new one", async () => {
    const { client, asked } = setUp(
      [{ body: { hash: "h4sh" } }, { body: { status: "confirmed", email: "new@example.org" } }],
      v2,
    );
    client.info.change({ accessToken, email });
    expect(await client.auth.editEmail({ email: "new@example.org", locale: "fr" })).toBe(true);
    await client.auth.confirmEmail({ email: "new@example.org", otp, locale: "fr" });
    expect(client.info.read()).toEqual({ accessToken, email: "new@example.org" });
    expect(Object.fromEntries(asked[1]?.url.searchParams ?? [])).toEqual({
      email: "new@example.org",
      otp,
      hash: "h4sh",
      locale: "fr",
    });
  });

  it("SUB-6 taken away with a one-time code: the answer names the old one, and none is held", async () => {
    const { client, asked } = setUp([{ body: { hash: "h4sh" } }, { body: { status: "confirmed", email } }], v2);
    client.info.change({ accessToken, email });
    expect(await client.auth.editEmail({})).toBe(true);
    expect(client.info.read().email).toBe(email);
    await client.auth.confirmEmail({ otp });
    expect(client.info.read()).toEqual({ accessToken, email: null });
    expect(asked.map(({ url }) => url.searchParams.has("email"))).toEqual([false, false]);
  });

  it("SUB-6 taken away at once where the service asks for no more", async () => {
    const { client } = setUp({ body: {} }, v2);
    client.info.change({ accessToken, email });
    expect(await client.auth.editEmail({})).toBe(false);
    expect(client.info.read()).toEqual({ accessToken, email: null });
  });

  it("SUB-6 a wrong one-time code keeps the hash for the next try", async () => {
    const { client } = setUp({ status: 400, body: { error: "invalid_link_signature" } }, v2);
    client.info.change({ accessToken, email, hash: "h4sh" });
    await expect(client.auth.confirmEmail({ email: "new@example.org", otp })).rejects.toMatchObject({
      code: "invalid_link_signature",
    });
    expect(client.info.read()).toEqual({ accessToken, email, hash: "h4sh" });
  });
});

describe("failures of a step", () => {
  const steps: readonly [
    FailureLabel,
    object,
    (auth: ReturnType<typeof setUp>["client"]["auth"]) => Promise<unknown>,
  ][] = [
    ["authorization", v2, (auth) => auth.startSession()],
    ["account create", v2, (auth) => auth.createAccount()],
    ["passphrase", v2, (auth) => auth.requestOtp({ email })],
    ["passphrase", {}, (auth) => auth.requestOtp({ email })],
    ["login", v2, (auth) => auth.login({ email, otp })],
    ["login", {}, (auth) => auth.login({ email, otp })],
    ["tokens", v2, (auth) => auth.exchangeCode()],
    ["tokens", v2, (auth) => auth.refresh()],
    ["account edit", v2, (auth) => auth.editEmail({ email })],
    ["account edit", {}, (auth) => auth.editEmail({ email })],
    ["account edit confirm", v2, (auth) => auth.confirmEmail({ email, otp })],
    ["account edit confirm", {}, (auth) => auth.confirmEmail({ email, otp })],
  ];

  it.each(steps)("SUB-3 %s with %j is told once, and thrown again", async (label, options, run) => {
    const { client, events, asked } = setUp({ status: 500, body: { error: "server_error" } }, options);
    const before = {
      accessToken,
      refreshToken: "r",
      authToken: "t",
      codeVerifier: "v",
      code: "c",
      hash: "h",
      email,
    };
    client.info.change(before);
    const error = await run(client.auth).catch((thrown: unknown) => thrown);
    expect(asked).toHaveLength(1);
    expect(error).toMatchObject({ message, status: 500, code: "server_error" });
    expect(events).toEqual([{ label, error }]);
    expect({ ...client.info.read(), code: "c" }).toEqual(before);
  });
});

describe("what is held", () => {
  it.each(["", "{", "null", "[]", '{"accessToken":""}', '{"email":5}'])("SUB-6 reads %j as nothing", (text) => {
    const info = createStoredInfo(browserInfoStore(createMemoryStore([["subscription_info", text]])));
    expect(info.read()).toEqual({});
    info.change({ email });
    expect(info.read()).toEqual({ email });
  });

  it("SUB-6 another client on the same store goes on with it", () => {
    const store = browserInfoStore(createMemoryStore());
    createStoredInfo(store).change({ accessToken, email: null, platform: "stripe" });
    expect(createStoredInfo(store).read()).toEqual({ accessToken, email: null, platform: "stripe" });
  });
});
