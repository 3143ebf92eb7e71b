import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routeNames, routes } from "../../../src/contract/routes.ts";
import { codeTries as allowedTries, resendSeconds } from "../../../src/contract/subscription/one-time-code.ts";
import {
  codeSent,
  isExpired,
  problemOf,
  refusedCode,
  type SentCode,
  secondsToWait,
  sentCodeSchema,
} from "../../../src/contract/subscription/sent-code.ts";
import { safeNext } from "../../../src/pages/subscription/next-path.ts";
import { linkIn, openStep, readEmail } from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const sent: SentCode = { email: "wren@post.example", sentAt: now, sends: 1, tries: 0 };
const wrong = "invalid_login_credentials";
const refusal = (code: string | null) => ({ code, status: code === null ? null : 400 });

describe("the steps", () => {
  it("FLOW-2 nobody types a one-time code that was not sent", () => {
    const nothing = { sent: null, link: null, isSignedIn: false };
    expect(openStep(nothing)).toBe("address");
    expect(openStep({ ...nothing, isSignedIn: true })).toBe("signed in");
    expect(openStep({ ...nothing, sent })).toBe("code");
    expect(openStep({ ...nothing, sent, link: { email: "a", otp: "123456" } })).toBe("link");
  });

  it("FLOW-2 a walk of any length ends with no more tries than are allowed for each mail", () => {
    const moves = fc.array(fc.constantFrom("send", "other", "wrong", "wait"), { maxLength: 200 });
    fc.assert(
      fc.property(moves, (walk) => {
        let state: SentCode | null = null;
        let at = now;
        let tries = 0;
        for (const move of walk) {
          at += 1000;
          if (move === "send" || (move === "other" && state)) {
            state = codeSent(state, move === "send" ? "a@b.example" : "c@d.example", at);
            tries = 0;
          } else if (move === "wrong" && state) {
            const outcome: ReturnType<typeof refusedCode> = refusedCode(state, refusal(wrong), at);
            tries += 1;
            expect(outcome.sent.tries).toBe(tries);
            expect(outcome.problem === "spent" || outcome.problem === "expired").toBe(
              tries >= allowedTries || isExpired(state, at),
            );
            state = outcome.sent;
          } else at += 60_000;
          expect(sentCodeSchema.safeParse(JSON.parse(JSON.stringify(state))).data ?? null).toEqual(state);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["the first wrong one", sent, wrong, now, "wrong"],
    ["a wrong one after a second mail", { ...sent, sends: 2 }, wrong, now, "superseded"],
    ["the last try", { ...sent, tries: allowedTries - 1 }, wrong, now, "spent"],
    ["after ten minutes", sent, wrong, now + 600_000, "expired"],
    ["a session that is over", sent, "invalid_session_id", now, "expired"],
    ["a suspended account", sent, "suspended_account", now, "suspended"],
    ["a deleted account", sent, "unknown_account", now, "unknown"],
    ["no answer", sent, null, now, "unavailable"],
    ["an answer of another kind", sent, "server_error", now, "unavailable"],
  ] as const)("FLOW-2 %s", (_, state, code, at, problem) =>
    expect(refusedCode(state, refusal(code), at).problem).toBe(problem),
  );

  it("FLOW-2 what did not arrive costs no try", () => expect(refusedCode(sent, refusal(null), now).sent).toEqual(sent));

  it("FLOW-2 the wait runs down to nothing", () => {
    expect(secondsToWait(sent, now)).toBe(resendSeconds);
    expect(secondsToWait(sent, now + 29_001)).toBe(1);
    expect(secondsToWait(sent, now + 40_000)).toBe(0);
  });

  it.each([
    ["too_many_requests", 429, "wait"],
    [null, 429, "wait"],
    ["invalid_email_address", 400, "email"],
    ["email_sending_error", 500, "unavailable"],
    [null, null, "unavailable"],
  ] as const)("FLOW-2 %s (%s) when asking for a code is %s", (code, status, problem) => {
    expect(problemOf({ code, status })).toBe(problem);
  });

  it.each([
    [" wren@post.example ", "wren@post.example"],
    ["wren@post", null],
    ["", null],
    [undefined, null],
  ])("FLOW-2 the address %j is %s", (typed, email) => expect(readEmail(typed)).toBe(email));

  it("FLOW-2 a login link has an address and a secret of its form", () => {
    const otp = "a".repeat(86);
    expect(linkIn(new URLSearchParams({ email: "a@b.example", otp }))).toEqual({ email: "a@b.example", otp });
    expect(linkIn(new URLSearchParams({ email: "", otp }))).toBeNull();
    expect(linkIn(new URLSearchParams({ email: "a@b.example", otp: "<b>" }))).toBeNull();
  });
});

describe("where one was going", () => {
  it("FLOW-8 is a page of this site or nowhere", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (given) => {
        const next = safeNext(given);
        if (next !== null) expect(new URL(next, "https://own.example").origin).toBe("https://own.example");
      }),
    );
  });

  it("FLOW-8 is a screen of the account or the subscription, asked by what those screens are asked by", () => {
    const paths = routeNames.map((name) => routes[name].path);
    const query = fc.dictionary(
      fc.constantFrom("q", "success", "next", "told", "signed", "ask", "origin"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), query, (path, given) => {
        const next = safeNext(`${path}?${new URLSearchParams(given)}`);
        if (next === null) return;
        const { pathname, searchParams } = new URL(next, "https://own.example");
        expect(pathname).toBe(path);
        expect(pathname).toMatch(
          /^\/(?:subscriptions|pro\/(?:welcome|add-email)|identity-theft-restoration\/access-code)/,
        );
        for (const name of searchParams.keys()) expect(["ask", "origin"]).toContain(name);
      }),
    );
  });

  it.each([
    ["/subscriptions/manage", "/subscriptions/manage"],
    ["/Subscriptions/Manage/?ask=cancel", "/subscriptions/manage?ask=cancel"],
    ["/subscriptions/manage?a=b", "/subscriptions/manage"],
    ["/pro/welcome?success=true&billing_period=monthly", "/pro/welcome"],
    ["/subscriptions?checkout=declined&via=web", "/subscriptions?via=web"],
    ["/identity-theft-restoration/access-code", "/identity-theft-restoration/access-code"],
    ["/?q=!g+nightjar", null],
    ["/?q=%21g+nightjar", null],
    ["/", null],
    ["/help?sent=withdrawal", null],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["/.//evil.example/subscriptions", null],
    ["https://evil.example/subscriptions", null],
    ["javascript:alert(1)", null],
    ["/nowhere", null],
    ["/api/auth/v2/logout", null],
    ["/subscriptions/activate", null],
    [`/subscriptions?${"a".repeat(300)}`, null],
    [null, null],
  ])("FLOW-8 %s leads to %s", (given, next) => expect(safeNext(given)).toBe(next));
});
