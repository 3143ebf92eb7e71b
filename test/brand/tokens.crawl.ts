import { describe, expect, it } from "vitest";
import { authClients, nativeRedirect } from "../../src/contract/brand/brand-ids.ts";
import { brandsIn, oldWords } from "../brand/old-words.ts";
import { request } from "../http/request.ts";

describe("tokens of another brand", () => {
  const query = (client: string) =>
    new URLSearchParams({
      response_type: "code",
      code_challenge: "JP1GpQFSca0OUo-5Xxe5fzu2K_Sa84q2yCeHb-bw1zM",
      code_challenge_method: "S256",
      client_id: client,
      redirect_uri: nativeRedirect,
      scope: "privacypro",
    });

  it("are given to its own client, with claims that do not name us", async () => {
    const opened = await request(`/api/auth/v2/authorize?${query(authClients.native)}`);
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(brandsIn([...opened.headers].flat().join())).toEqual([]);
    const created = await request("/api/auth/v2/account/create", {
      method: "POST",
      cookie,
      headers: { accept: "application/json" },
    });
    const { code } = await created.json<{ code: string }>();
    const asked = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: authClients.native,
      code,
      code_verifier: "oas6Ov1EcKzKjM-w9Q97cs6bYDU1cCI_hQwhAt0mLiE",
      redirect_uri: nativeRedirect,
    });
    const answer = await request(`/api/auth/v2/token?${asked}`);
    const tokens = await answer.json<{ access_token: string; refresh_token: string }>();
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      const parts = token
        .split(".")
        .slice(0, 2)
        .map((part) => atob(part.replaceAll("-", "+").replaceAll("_", "/")));
      expect(parts).toHaveLength(2);
      expect(brandsIn(parts.join("\n"))).toEqual([]);
    }
  });

  it("are given to nobody who has one of our names", async () => {
    for (const name of oldWords) {
      expect((await request(`/api/auth/v2/authorize?${query(name)}`)).status, name).toBeGreaterThanOrEqual(400);
    }
  });
});
