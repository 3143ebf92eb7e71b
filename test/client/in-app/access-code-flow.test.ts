import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AccessCodeFact,
  type AccessCodeState,
  nextCodeState,
} from "../../../client/in-app/access-code/access-code-flow.ts";
import { requestAccessCode } from "../../../client/in-app/access-code/issue-code.ts";
import { pageService } from "../../../client/subscription/page-service.ts";
import { brand } from "../../../src/contract/brand/brand.ts";
import { adviserLine, dialled, readIssueAnswer, timeLeft } from "../../../src/contract/restoration/access-code.ts";
import type { AccessCode } from "../../../src/contract/services.ts";
import {
  type CodeVisitor,
  codePlace,
  codePlaces,
  isCodeLive,
  mayRestore,
} from "../../../src/pages/restoration/code-flow.ts";

const code: AccessCode = { accessCode: "7KQ2-M9XD-4TBR", expiresAt: 1000 };
const other: AccessCode = { accessCode: "AAAA-BBBB-CCCC", expiresAt: 2000 };

describe("the page of access codes on the web", () => {
  const visitor: CodeVisitor = { signedIn: "yes", holdsFeature: true, hasCode: false, asksToRenew: false };

  it.each<[string, Partial<CodeVisitor>, string]>([
    ["nobody", { signedIn: "no" }, "signed-out"],
    ["nobody, whatever else is claimed", { signedIn: "no", hasCode: true, asksToRenew: true }, "signed-out"],
    ["somebody whom the auth service cannot name now", { signedIn: "unseen", holdsFeature: false }, "unseen"],
    ["somebody without the feature", { holdsFeature: false, hasCode: true }, "not-held"],
    ["a holder", {}, "ready"],
    ["a holder who asks to renew what they do not have", { asksToRenew: true }, "ready"],
    ["a holder with a code", { hasCode: true }, "shown"],
    ["a holder who asks to renew it", { hasCode: true, asksToRenew: true }, "renewing"],
  ])("ITR-1 %s", (_, given, place) => {
    expect(codePlaces).toContain(place);
    expect(codePlace({ ...visitor, ...given })).toBe(place);
  });

  it("ITR-1 either name of the feature is enough, and no other", () => {
    const held = (product: Parameters<typeof mayRestore>[0][number]["product"]) =>
      mayRestore([{ product, name: "subscriber" }]);
    expect(held("Identity Theft Restoration")).toBe(true);
    expect(held("Global Identity Theft Restoration")).toBe(true);
    expect(held("Network Protection")).toBe(false);
    expect(mayRestore([])).toBe(false);
  });

  it("ITR-1 what the session kept of a code counts while the code lives", () => {
    expect(isCodeLive(1000, 999)).toBe(true);
    for (const until of [null, Number.NaN, 0, 1000]) expect(isCodeLive(until, 1000)).toBe(false);
  });
});

describe("what the service of the codes says", () => {
  const refused = (status: number, code: string | null) =>
    ({ ok: false, error: { code, status, retryAfter: null } }) as const;

  it.each([
    ["a code", { ok: true, value: code }, null, { tag: "issued", code }],
    ["another one", { ok: true, value: other }, code.accessCode, { tag: "issued", code: other }],
    ["the same one, to be renewed", { ok: true, value: code }, code.accessCode, { tag: "unavailable" }],
    ["nonsense", { ok: true, value: { accessCode: 7 } }, null, { tag: "unavailable" }],
    ["a time that no calendar has", { ok: true, value: { ...code, expiresAt: 1e20 } }, null, { tag: "unavailable" }],
    ["that the token is over", refused(401, "expired_token"), null, { tag: "signed-out" }],
    ["that it is not held", refused(403, "feature_not_held"), null, { tag: "not-held" }],
    ["nothing proper", refused(502, null), null, { tag: "unavailable" }],
  ] as const)("ITR-1 %s", (_, answer, replaces, issued) => {
    expect(readIssueAnswer(answer, replaces)).toEqual(issued);
  });

  it.each([
    [Response.json(code), "issued"],
    [Response.json({ error: "feature_not_held" }, { status: 403 }), "not-held"],
    [Response.json({ error: "expired_token" }, { status: 401 }), "signed-out"],
    [new Response("<html>", { status: 502 }), "unavailable"],
    [Response.json(null, { status: 500 }), "unavailable"],
    [new Response("{", { status: 200 }), "unavailable"],
    [new TypeError("no network"), "unavailable"],
  ] as const)("ITR-1 asked from inside the app, %#", async (answer, tag) => {
    const fetch = async () => (answer instanceof Response ? answer : Promise.reject(answer));
    expect((await requestAccessCode(pageService({ fetch }), { token: "t", staging: false, replaces: null })).tag).toBe(
      tag,
    );
  });

  it("ITR-1 the request carries the app's token, no cookie, and what it replaces", async () => {
    const asked: [string, RequestInit][] = [];
    const fetch = async (address: string, init: RequestInit) => {
      asked.push([address, init]);
      return Response.json(other);
    };
    await requestAccessCode(pageService({ fetch }), { token: "t", staging: true, replaces: code.accessCode });
    const [[address, init] = ["", {}]] = asked;
    expect(address).toBe("/itr/issue?environment=staging");
    expect(init).toMatchObject({ method: "POST", credentials: "omit", body: '{"replaces":"7KQ2-M9XD-4TBR"}' });
    expect(new Headers(init.headers).get("authorization")).toBe("Bearer t");
  });
});

describe("an access code inside the app", () => {
  const token = "t";
  const ready: AccessCodeState = { is: "ready", token, failed: false };
  const shown: AccessCodeState = { is: "shown", token, code, asks: false, failed: false };
  const issued: AccessCodeFact = { type: "answered", issued: { tag: "issued", code: other } };

  it.each<[string, AccessCodeState, AccessCodeFact, AccessCodeState]>([
    ["the app gives its token", { is: "asking" }, { type: "token", token }, ready],
    ["the app says no", { is: "asking" }, { type: "no-token" }, { is: "signed-out" }],
    ["the app knows no such message", { is: "asking" }, { type: "no-message" }, { is: "unchecked" }],
    ["the app says nothing", { is: "asking" }, { type: "no-answer" }, { is: "not-responding" }],
    ["it is asked again", { is: "not-responding" }, { type: "retried" }, { is: "asking" }],
    ["a press", ready, { type: "make-requested" }, { is: "sending", token, code: null }],
    ["a code", { is: "sending", token, code: null }, issued, { ...shown, code: other }],
    [
      "no code",
      { is: "sending", token, code: null },
      { type: "answered", issued: { tag: "unavailable" } },
      { ...ready, failed: true },
    ],
    [
      "none, and there was one",
      { is: "sending", token, code },
      { type: "answered", issued: { tag: "unavailable" } },
      { ...shown, failed: true },
    ],
    ["not held", { is: "sending", token, code }, { type: "answered", issued: { tag: "not-held" } }, { is: "not-held" }],
    [
      "the token is over",
      { is: "sending", token, code },
      { type: "answered", issued: { tag: "signed-out" } },
      { is: "signed-out" },
    ],
    ["the question", shown, { type: "renewal-requested" }, { ...shown, asks: true }],
    ["its no", { ...shown, asks: true }, { type: "kept" }, shown],
    ["its yes", { ...shown, asks: true }, { type: "make-requested" }, { is: "sending", token, code }],
    [
      "a press while one is under way",
      { is: "sending", token, code },
      { type: "make-requested" },
      { is: "sending", token, code },
    ],
    ["an answer that nobody waits for", ready, issued, ready],
    ["a token that comes late", { is: "not-responding" }, { type: "token", token }, { is: "not-responding" }],
  ])("ITR-1 %s", (_, state, fact, next) => {
    expect(nextCodeState(state, fact)).toEqual(next);
  });

  it("ITR-1 a code that is shown was issued, and only by being renewed does it change", () => {
    const facts = fc.constantFrom<AccessCodeFact>(
      { type: "retried" },
      { type: "no-answer" },
      { type: "no-token" },
      { type: "no-message" },
      { type: "token", token },
      { type: "make-requested" },
      issued,
      { type: "answered", issued: { tag: "unavailable" } },
      { type: "renewal-requested" },
      { type: "kept" },
    );
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 30 }), (list) => {
        let state: AccessCodeState = { is: "asking" };
        for (const fact of list) {
          const before: AccessCodeState = state;
          state = nextCodeState(before, fact);
          if (state.is !== "shown") continue;
          expect(state.code).toBe(
            before.is === "shown" || (before.is === "sending" && state.failed) ? before.code : other,
          );
        }
      }),
    );
  });
});

describe("how a code is told", () => {
  const hour = 3_600_000;

  it.each([
    [24 * hour, "24 hours"],
    [24 * hour - 1, "24 hours"],
    [1.4 * hour, "1 hour"],
    [hour - 1, "59 minutes"],
    [90_000, "1 minute"],
    [0, "1 minute"],
    [-hour, "1 minute"],
  ])("ITR-1 %i milliseconds are %s", (left, told) => {
    expect(timeLeft(left, 0)).toBe(told);
  });

  it("ITR-1 each line is one country's, and can be dialled", () => {
    for (const line of brand.adviserLines) {
      expect(adviserLine(line.country)).toBe(line);
      expect(dialled(line)).toMatch(/^tel:\+\d{10,13}$/);
    }
    expect(adviserLine("PT")).toBeNull();
    expect(adviserLine(null)).toBeNull();
  });
});
