import { describe, expect, it } from "vitest";
import {
  authorization,
  codeIn,
  exchange,
  member,
  openSession,
  post,
  type RequestOptions,
  renewal,
  service,
} from "./service.ts";

const auth = service();
const account = await member(auth);
const { access: bearer, email } = account;

/** The query string without one parameter. */
function without(query: Readonly<Record<string, string>>, name: string): string {
  return new URLSearchParams(Object.entries(query).filter(([key]) => key !== name)).toString();
}

function doubled(query: Readonly<Record<string, string>>, name: string): string {
  return `${new URLSearchParams(query)}&${name}=${encodeURIComponent(query[name] ?? "")}`;
}

describe("authorize", () => {
  const wrong: Readonly<Record<string, string>> = {
    response_type: "token",
    code_challenge: "short",
    code_challenge_method: "plain",
    client_id: "nobody",
    redirect_uri: "nightjar://auth/callback/",
    scope: "everything",
  };
  const wrongQueries = Object.entries(wrong).map(([name, value]) =>
    new URLSearchParams({ ...authorization, [name]: value }).toString(),
  );
  const missing = ["response_type", "code_challenge", "client_id", "scope"].map((name) => without(authorization, name));
  const twice = Object.keys(authorization).map((name) => doubled(authorization, name));
  const hostile = [
    "",
    "client_id=__proto__",
    `${new URLSearchParams({ ...authorization, redirect_uri: "https://elsewhere.example/" })}`,
    `${new URLSearchParams({ ...authorization, client_id: "constructor" })}`,
    `${new URLSearchParams({ ...authorization, code_challenge: "+".repeat(43) })}`,
    `${new URLSearchParams({ ...authorization, state: "s".repeat(1025) })}`,
    `${new URLSearchParams({ ...authorization, code_challenge: `${authorization.code_challenge}\n` })}`,
  ];
  it.each([...wrongQueries, ...missing, ...twice, ...hostile])("SVC-2 refuses %s", async (query) => {
    for (const method of ["GET", "POST"]) {
      const answer = await auth.ask("/api/auth/v2/authorize", { method, query });
      expect([answer.status, answer.body]).toEqual([400, { error: "invalid_authorization_request" }]);
      expect(answer.headers.has("set-cookie")).toBe(false);
      expect(answer.headers.has("location")).toBe(false);
    }
  });
});

const big = "x".repeat(1_048_576);
const strangeCookies = [
  undefined,
  "auth_session_id=",
  "auth_session_id=short",
  `auth_session_id=${"A".repeat(86)}`,
  `auth_session_id=${"0".repeat(86)}`,
  `auth_session_id=${"%00".repeat(86)}`,
];

describe("session calls", () => {
  it.each(strangeCookies)("SVC-2 refuses the session %s", async (cookie) => {
    const created = await auth.ask("/api/auth/v2/account/create", { ...post, cookie });
    expect([created.status, created.body]).toEqual([400, { error: "invalid_request" }]);
    const asked = await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    expect([asked.status, asked.body]).toEqual([400, { error: "invalid_session_id" }]);
    const login = await auth.ask("/api/auth/v2/login", {
      ...post,
      cookie,
      json: { method: "otp", email, otp: "000000" },
    });
    expect([login.status, login.body]).toEqual([400, { error: "invalid_session_id" }]);
  });

  it("SVC-2 refuses a session whose secret half is another", async () => {
    const cookie = (await openSession(auth)).slice(0, -1);
    for (const last of ["A", "B"]) {
      const answer = await auth.ask("/api/auth/v2/account/create", { ...post, cookie: `${cookie}${last}` });
      if (answer.status === 302) continue;
      expect(answer.body).toEqual({ error: "invalid_request" });
    }
  });

  const strange = [
    "",
    "robin",
    "robin@",
    "@example.com",
    "a@b@c.example",
    "robin@example.com\r\nbcc:x@y.example",
    `${"r".repeat(250)}@example.com`,
    "robin@example",
  ];
  it.each(strange)("SVC-2 refuses a one-time code for the address %j", async (address) => {
    const cookie = await openSession(auth);
    const answer = await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email: address } });
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_email_address" }]);
    const edit = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email: address || "x" } });
    expect([edit.status, edit.body]).toEqual([400, { error: "invalid_email_address" }]);
  });

  it("SVC-2 refuses doubled parameters and large bodies on otp", async () => {
    const cookie = await openSession(auth);
    const twice = await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: doubled({ email }, "email") });
    expect([twice.status, twice.body]).toEqual([400, { error: "invalid_email_address" }]);
    const large = await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email }, body: big });
    expect([large.status, large.body]).toEqual([400, { error: "invalid_email_address" }]);
    const created = await auth.ask("/api/auth/v2/account/create", { ...post, cookie, body: big });
    expect([created.status, created.body]).toEqual([400, { error: "invalid_request" }]);
  });

  const otp = "123456";
  const bodies: readonly [string, RequestOptions][] = [
    ["nothing", {}],
    ["text", { body: "hello", headers: { "content-type": "text/plain" } }],
    [
      "JSON as text",
      { body: JSON.stringify({ method: "otp", email, otp }), headers: { "content-type": "text/plain" } },
    ],
    ["a form", { form: { method: "otp", email, otp } }],
    ["broken JSON", { body: '{"method":"otp"', headers: { "content-type": "application/json" } }],
    ["null", { json: null }],
    ["a list", { json: [] }],
    ["a number for a one-time code", { json: { method: "otp", email, otp: 123456 } }],
    ["a short one-time code", { json: { method: "otp", email, otp: "12345" } }],
    ["other digits", { json: { method: "otp", email, otp: "１２３４５６" } }],
    ["no one-time code", { json: { method: "otp", email } }],
    ["no address", { json: { method: "otp", otp } }],
    ["an object for an address", { json: { method: "otp", email: { $ne: "" }, otp } }],
    ["an unknown method", { json: { method: "password", email, otp } }],
    ["a made-up receipt", { json: { method: "signature", signature: "x", source: "apple" } }],
    ["an unknown store", { json: { method: "signature", signature: "x", source: "__proto__" } }],
    ["a megabyte", { json: { method: "otp", email, otp, more: big } }],
  ];
  it.each(bodies)("SVC-2 refuses to log in with %s, and uses up no try", async (_, asked) => {
    const cookie = await openSession(auth);
    const answer = await auth.ask("/api/auth/v2/login", { ...post, cookie, ...asked });
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_login_credentials" }]);
  });

  it("SVC-2 counts no malformed login as a try", async () => {
    auth.pass(3_600_000);
    const cookie = await openSession(auth);
    await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    for (const [, asked] of bodies)
      await auth.ask("/api/auth/v2/login", {
        ...post,
        cookie,
        ...asked,
        ...(asked.json ? { json: { ...(asked.json as object), otp: 1 } } : {}),
      });
    const json = { method: "otp", email, otp: auth.otpFor(email) };
    expect((await auth.ask("/api/auth/v2/login", { ...post, cookie, json })).status).toBe(302);
  });
});

describe("token", () => {
  const code = `${"0".repeat(64)}${"A".repeat(22)}`;
  const queries = [
    "",
    "grant_type=authorization_code",
    ...Object.keys(exchange(code))
      .filter((name) => name !== "redirect_uri")
      .map((name) => without(exchange(code), name)),
    ...Object.keys(exchange(code)).map((name) => doubled(exchange(code), name)),
    new URLSearchParams({ ...exchange(code), code_verifier: "v".repeat(42) }).toString(),
    new URLSearchParams({ ...exchange(code), code_verifier: "v".repeat(257) }).toString(),
    new URLSearchParams({ ...exchange(code), grant_type: "__proto__" }).toString(),
    new URLSearchParams({ ...exchange(code), client_id: "toString" }).toString(),
    new URLSearchParams(exchange(code)).toString(),
    new URLSearchParams(exchange("x".repeat(10_000))).toString(),
    new URLSearchParams(renewal("x")).toString(),
    without(renewal("x"), "refresh_token"),
  ];
  it.each(queries)("SVC-2 refuses the query %s", async (query) => {
    const answer = await auth.ask("/api/auth/v2/token", { query });
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_token_request", error_code: 0 }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["JSON", { json: exchange(code) }],
    ["text", { body: new URLSearchParams(exchange(code)).toString(), headers: { "content-type": "text/plain" } }],
    ["a megabyte", { form: { ...exchange(code), more: big } }],
    ["the parameters in the query", { query: exchange(code) }],
    ["nothing", {}],
  ] as const)("SVC-2 refuses a post of %s", async (_, asked) => {
    const answer = await auth.ask("/api/auth/v2/token", { ...post, ...asked });
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_request", error_code: 0 }]);
  });

  it.each([
    ["another verifier", { code_verifier: "w".repeat(43) }],
    ["another client", { client_id: "nightjar-web" }],
    ["another redirect", { redirect_uri: "nightjar://auth/callback2" }],
    ["a code with another secret half", { code: "" }],
  ])("SVC-2 gives nothing for %s, and the code still counts for its owner", async (_, change) => {
    const cookie = await openSession(auth);
    const given = codeIn(await auth.ask("/api/auth/v2/account/create", { ...post, cookie }));
    const changed = "code" in change ? { code: given.slice(0, 64) + "x".repeat(22) } : change;
    const refused = await auth.ask("/api/auth/v2/token", { query: { ...exchange(given), ...changed } });
    expect([refused.status, refused.body]).toEqual([400, { error: "invalid_token_request", error_code: 0 }]);
    const { redirect_uri: _redirect, ...unnamed } = exchange(given);
    expect((await auth.ask("/api/auth/v2/token", { query: unnamed })).status, "the redirect was named").toBe(400);
    expect((await auth.ask("/api/auth/v2/token", { query: exchange(given) })).status).toBe(200);
  });
});

describe("signed-in calls", () => {
  it.each([
    ["/api/auth/v2/account/edit", doubled({ email: "new@example.com" }, "email"), "invalid_email_address"],
    ["/api/auth/v2/account/edit", { email }, "email_address_not_changed"],
    ["/api/auth/v2/account/edit", { email: email.toUpperCase() }, "email_address_not_changed"],
    ["/api/auth/v2/account/edit", { email: "robin@mail.invalid" }, "failed_mx_check"],
    ["/api/auth/v2/account/edit/confirm", "", "invalid_link_signature"],
    ["/api/auth/v2/account/edit/confirm", { email, otp: "123456", hash: "x" }, "invalid_link_signature"],
    ["/api/auth/v2/account/edit/confirm", doubled({ email, hash: "x" }, "hash"), "invalid_link_signature"],
    ["/api/auth/account/edit", { email: "robin" }, "invalid_email_address"],
    ["/api/auth/v2/account/edit/undo", { token: "A".repeat(86) }, "invalid_link_signature"],
    ["/api/auth/v2/account/edit/undo", { token: "0".repeat(86) }, "invalid_link_signature"],
    ["/api/auth/v2/account/edit/undo", "", "invalid_link_signature"],
  ])("SVC-2 answers a post to %s with %j by %s", async (path, query, error) => {
    const answer = await auth.ask(path, { ...post, bearer, query });
    expect([answer.status, answer.body]).toEqual([400, { error }]);
  });

  it.each(["Bearer", "Bearer ", "Basic eDp5", `bearer  ${bearer}`, `Bearer ${bearer} x`])(
    "SVC-2 refuses the authorization %j",
    async (authorizationHeader) => {
      const answer = await auth.ask("/api/auth/v2/account", { headers: { authorization: authorizationHeader } });
      expect([answer.status, answer.body]).toEqual([401, { error: "invalid_token" }]);
    },
  );

  it("SVC-2 has changed nothing", async () => {
    const { body } = await auth.ask("/api/auth/v2/account", { bearer });
    expect(body).toMatchObject({ email, external_id: account.id });
  });
});

describe("addresses of the service", () => {
  it.each([
    ["GET", "/api/auth/nothing", 404, "not_found"],
    ["GET", "/api/auth/v2/", 404, "not_found"],
    ["GET", "/api/auth/v2/login", 405, "method_not_allowed"],
    ["DELETE", "/api/auth/v2/token", 405, "method_not_allowed"],
    ["PUT", "/api/auth/v2/authorize", 405, "method_not_allowed"],
  ])("SVC-2 answers %s %s with %i %s", async (method, path, status, error) => {
    const answer = await auth.ask(path, { method });
    expect([answer.status, answer.body]).toEqual([status, { error }]);
  });
});
