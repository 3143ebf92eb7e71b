import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { type Ask, checks } from "../conformance/checks.ts";
import { client, redirect } from "./auth/service.ts";

const origin = "http://localhost";
const ask: Ask = (path, init = {}) =>
  exports.default.fetch(new Request(new URL(path, origin), { ...init, redirect: "manual" }));
const who = { id: client, redirect };

describe("the protocol tests (npm run conformance)", () => {
  it.each(checks)("OPS-7 $service: $title", async ({ run }) => {
    await expect(run(ask, who)).resolves.toBeUndefined();
  });

  /** Auth services that each get one thing wrong, which the checks have to find. */
  const broken: Readonly<Record<string, Ask>> = {
    "takes a code twice": async (path, init) => {
      const answer = await ask(path, init);
      if (!path.startsWith(authPaths.token) || answer.ok || !path.includes("authorization_code")) return answer;
      return Response.json({ access_token: "a", refresh_token: "b", expires_in: 1, token_type: "Bearer" });
    },
    "lets anybody in": async (path, init) => {
      const answer = await ask(path, init);
      return path === authPaths.account && answer.status === 401 ? Response.json({ email: null }) : answer;
    },
    "sets a cookie that scripts read": async (path, init) => {
      const answer = new Response(null, await ask(path, init));
      answer.headers.set("set-cookie", (answer.headers.get("set-cookie") ?? "").replace("HttpOnly; ", ""));
      return path.startsWith(authPaths.authorize) ? answer : ask(path, init);
    },
    "is not there": async () => new Response("<h1>Hello</h1>"),
  };

  it.each(Object.keys(broken))("OPS-7 find a service that %s", async (what) => {
    const wrong = broken[what] ?? ask;
    const faults = await Promise.all(
      checks.map(({ run }) =>
        run(wrong, who).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(faults.filter((fault) => fault !== null).length).toBeGreaterThan(0);
  });
});
