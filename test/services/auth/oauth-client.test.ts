import { exports } from "cloudflare:workers";
import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { client, redirect } from "./service.ts";

/** Routes the library's requests to the service in this worker; plain HTTP is allowed because nothing leaves the machine. */
const options = {
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: (url: string, init: object) =>
    exports.default.fetch(new Request(url, { ...init, signal: null } as RequestInit)),
};
const issuer = new URL("http://localhost:8787");
const app: oauth.Client = { client_id: client, token_endpoint_auth_method: "none" };

describe("a standard OAuth client", () => {
  it("SVC-2 configures itself from the metadata, signs up, verifies, refreshes, and is refused a used code", async () => {
    const discovered = await oauth.discoveryRequest(issuer, { ...options, algorithm: "oauth2" });
    const server = await oauth.processDiscoveryResponse(issuer, discovered);
    expect(server.code_challenge_methods_supported).toEqual(["S256"]);
    expect(server.authorization_response_iss_parameter_supported).toBe(true);

    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const address = new URL(server.authorization_endpoint ?? "");
    address.search = new URLSearchParams({
      client_id: client,
      redirect_uri: redirect,
      response_type: "code",
      scope: "privacypro",
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
    }).toString();

    // The user's part: the browser keeps the cookie and creates the account.
    const opened = await exports.default.fetch(new Request(address, { redirect: "manual" }));
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    const created = await exports.default.fetch(
      new Request(new URL("/api/auth/v2/account/create", issuer), {
        method: "POST",
        headers: { cookie },
        redirect: "manual",
      }),
    );

    const callback = new URL(created.headers.get("location") ?? "");
    const parameters = oauth.validateAuthResponse(server, app, callback, state);
    const take = () =>
      oauth.authorizationCodeGrantRequest(server, app, oauth.None(), parameters, redirect, verifier, options);
    const tokens = await oauth.processAuthorizationCodeResponse(server, app, await take());
    expect(tokens.token_type).toBe("bearer");
    expect(tokens.expires_in).toBe(14_400);

    const renewed = await oauth.processRefreshTokenResponse(
      server,
      app,
      await oauth.refreshTokenGrantRequest(server, app, oauth.None(), tokens.refresh_token ?? "", options),
    );
    const account = await oauth.protectedResourceRequest(
      renewed.access_token,
      "GET",
      new URL("/api/auth/v2/account", issuer),
      undefined,
      undefined,
      options,
    );
    expect(account.status).toBe(200);

    await expect(oauth.processAuthorizationCodeResponse(server, app, await take())).rejects.toMatchObject({
      error: "invalid_grant",
      status: 400,
    });
    const refused = exports.default.fetch(
      new Request(new URL("/api/auth/v2/account", issuer), {
        headers: { authorization: `Bearer ${renewed.access_token}` },
      }),
    );
    expect((await refused).status, "the replay of a code ends what it gave").toBe(401);
  });

  it.each([
    ["invalid_client", { client_id: "nobody", grant_type: "refresh_token", refresh_token: "x" }],
    ["invalid_client", { grant_type: "refresh_token", refresh_token: "x" }],
    ["unsupported_grant_type", { client_id: client, grant_type: "password" }],
    ["invalid_request", { client_id: client }],
    ["invalid_request", { client_id: client, grant_type: "refresh_token" }],
    ["invalid_grant", { client_id: client, grant_type: "refresh_token", refresh_token: "x" }],
    [
      "invalid_grant",
      { client_id: client, grant_type: "authorization_code", code: "x", code_verifier: "v".repeat(43) },
    ],
  ])("SVC-2 names OAuth's error %s for the form %j", async (error, form) => {
    const answer = await exports.default.fetch(
      new Request(new URL("/api/auth/v2/token", issuer), { method: "POST", body: new URLSearchParams(form) }),
    );
    expect([answer.status, await answer.json()]).toEqual([400, { error, error_code: 0 }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
