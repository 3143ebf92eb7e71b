import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { answerOf, authorization, codeIn, exchange, post, type RequestOptions, requestOf } from "./auth/service.ts";

const site = "https://nightjar.example";
/** What browsers add to a request of a page of ours; the oldest do not send the second. */
const browsers = [{ origin: site, "sec-fetch-site": "same-origin" }, { origin: site }] as const;
const program = {};

async function ask(path: string, options: RequestOptions) {
  const { pathname, search } = new URL(requestOf(path, options).url);
  return answerOf(await exports.default.fetch(new Request(site + pathname + search, requestOf(path, options))));
}

/** Opens a session; its state comes back with its code. */
async function opened(headers: Readonly<Record<string, string>>, state: string) {
  const answer = await ask("/api/auth/v2/authorize", { ...post, headers, query: { ...authorization, state } });
  const [set = "", ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  return { set, pair: set.split(";")[0] ?? "" };
}

const create = (headers: Readonly<Record<string, string>>, ...pairs: string[]) =>
  ask("/api/auth/v2/account/create", { ...post, headers, cookie: pairs.join("; ") });
const stateIn = ({ headers }: { headers: Headers }) =>
  new URL(headers.get("location") ?? "none:").searchParams.get("state");

describe("the session of a sign-in", () => {
  it.each(browsers)("HOLD-7 SVC-2 is under a guarded name in a browser (%#)", async (headers) => {
    expect((await opened(headers, "own")).set).toMatch(
      /^__Host-auth_session_id=[A-Za-z0-9]{86}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it("HOLD-7 SVC-2 is under the name of the wire in a program, which works as before", async () => {
    const { set, pair } = await opened(program, "own");
    expect(set).toMatch(
      /^auth_session_id=[A-Za-z0-9]{86}; Path=\/api\/auth\/v2\/; Max-Age=600; HttpOnly; Secure; SameSite=Strict$/,
    );
    const created = await create(program, pair);
    const tokens = await ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
    expect(tokens.body).toMatchObject({ token_type: "Bearer" });
  });

  it.each(browsers)("HOLD-7 in a browser (%#), one that a sibling has set is no session", async (headers) => {
    const theirs = await opened(program, "theirs");
    const forged = [theirs.pair, `\x0b__Host-${theirs.pair}`, `=__Host-${theirs.pair}`, `__host-${theirs.pair}`];
    for (const path of ["account/create", "otp", "login"]) {
      for (const cookie of forged) {
        const query = path === "otp" ? { email: "wren@people.example" } : {};
        const answer = await ask(`/api/auth/v2/${path}`, { ...post, headers, cookie, query });
        const error = path === "account/create" ? "invalid_request" : "invalid_session_id";
        expect([path, cookie, answer.status, answer.body]).toEqual([path, cookie, 400, { error }]);
      }
    }
    for (const order of [0, 1]) {
      for (const hostile of forged) {
        const own = await opened(headers, "own");
        const pairs = order === 0 ? [hostile, own.pair] : [own.pair, hostile];
        expect(stateIn(await create(headers, ...pairs))).toBe("own");
      }
    }
  });

  it.each(browsers)("HOLD-7 in a browser (%#), none of two under the guarded name counts", async (headers) => {
    const [one, other] = [await opened(headers, "one"), await opened(headers, "other")];
    expect((await create(headers, one.pair, other.pair)).body).toEqual({ error: "invalid_request" });
    expect(stateIn(await create(headers, one.pair))).toBe("one");
  });
});
