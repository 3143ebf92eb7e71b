import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  printedRecoveryCode,
  readRecoveryCode,
  recoverySigns,
} from "../../../src/contract/subscription/recovery-code.ts";
import { newAccount } from "../../../src/services/auth/account/account-rules.ts";
import { newRecoveryCode, setRecovery, tryRecovery } from "../../../src/services/auth/account/recovery-rules.ts";
import { signOutEverywhere } from "../../../src/services/auth/account/sign-out-rules.ts";
import { budgetRules } from "../../../src/services/auth/rules.ts";
import {
  type Answer,
  claimsOf,
  codeIn,
  exchange,
  member,
  openSession,
  post,
  type Service,
  service,
  signUp,
} from "./service.ts";

const anyCode = fc
  .array(fc.constantFrom(...recoverySigns), { minLength: 24, maxLength: 24 })
  .map((signs) => signs.join(""));

describe("what a recovery code is", () => {
  it("FLOW-1 is read as it was printed, however it was typed", () => {
    fc.assert(
      fc.property(anyCode, fc.boolean(), fc.constantFrom("", " ", "-", " – ", "\n"), (code, isSmall, between) => {
        const typed = printedRecoveryCode(code).replaceAll("-", between);
        expect(readRecoveryCode(isSmall ? typed.toLowerCase() : typed)).toBe(code);
        expect(readRecoveryCode(typed.replaceAll("0", "O").replaceAll("1", "l"))).toBe(code);
      }),
    );
  });

  it("FLOW-1 is nothing else, and reading never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const read = readRecoveryCode(typed);
        expect(read === null || /^[0-9A-HJKMNP-TV-Z]{24}$/.test(read)).toBe(true);
      }),
    );
    expect(["", "7K3M", "U".repeat(24), "0".repeat(25), undefined].map(readRecoveryCode)).toEqual(Array(5).fill(null));
  });

  it("SVC-2 is drawn from all signs alike", () => {
    const drawn = Array.from({ length: 2000 }, () => newRecoveryCode((bytes) => crypto.getRandomValues(bytes))).join(
      "",
    );
    for (const sign of recoverySigns) {
      const count = drawn.split(sign).length - 1;
      expect(Math.abs(count - 1500), sign).toBeLessThan(250);
    }
  });
});

describe("rules of a recovery code", () => {
  const account = { ...newAccount("a", 0), email: "robin@post.example" };
  const { burst, interval } = budgetRules.recovery;

  it("SVC-2 the newest code alone is right, and every try costs", () => {
    const tried = fc.record({
      digest: fc.constantFrom("one", "two", "none"),
      pause: fc.integer({ min: 0, max: 90_000 }),
    });
    fc.assert(
      fc.property(fc.array(tried, { maxLength: 40 }), (tries) => {
        const first = setRecovery(account, { locator: "l1", digest: "one", epoch: 0, shared: null }, 0);
        const second = setRecovery(first.account, { locator: "l2", digest: "two", epoch: 0, shared: null }, 0);
        expect([first.answer, second.answer]).toEqual([
          { ok: true, isNew: true, locators: [] },
          { ok: true, isNew: true, locators: ["l1"] },
        ]);
        let { account: now } = second;
        let time = 0;
        let taken = 0;
        for (const { digest, pause } of tries) {
          time += pause;
          const step = tryRecovery(now, { locator: digest === "one" ? "l1" : "l2", digest }, time);
          now = step.account;
          if (step.answer.ok) expect(digest).toBe("two");
          if (!step.answer.ok && step.answer.wait === 0) expect(digest).not.toBe("two");
          // The previous code is void: trying it reveals nothing, so it costs no try.
          if (digest !== "one" && (step.answer.ok || step.answer.wait === 0)) taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(burst + Math.floor(time / interval));
      }),
    );
  });

  it("SVC-2 wrong ones before a new code was made cost it none of its tries", () => {
    let { account: now } = setRecovery(account, { locator: "l1", digest: "one", epoch: 0, shared: null }, 0);
    for (let index = 0; index < burst; index += 1)
      now = tryRecovery(now, { locator: "l1", digest: "wrong" }, 0).account;
    now = setRecovery(now, { locator: "l2", digest: "two", epoch: 0, shared: null }, 0).account;
    expect(tryRecovery(now, { locator: "l2", digest: "two" }, 0).answer).toEqual({ ok: true, epoch: 0, madeAt: 0 });
  });

  it("SVC-2 nothing is left of a code that was dropped", () => {
    const { account: with_ } = setRecovery(account, { locator: "l1", digest: "one", epoch: 0, shared: null }, 0);
    const dropped = signOutEverywhere(with_, 0);
    expect(dropped.answer.locators).toEqual(["l1"]);
    expect(dropped.account).not.toHaveProperty("recovery");
    expect(tryRecovery(dropped.account, { locator: "l1", digest: "one" }, 0).answer).toEqual({ ok: false, wait: 0 });
    expect(signOutEverywhere(account, 0).answer.locators).toEqual([]);
  });
});

async function newCode(auth: Service, bearer: string): Promise<string> {
  const { status, body } = await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer });
  expect(status).toBe(200);
  return body.recovery_code;
}

async function recover(auth: Service, code: unknown): Promise<Answer> {
  const cookie = await openSession(auth);
  return auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "recovery", code } });
}

const refused = { error: "invalid_login_credentials" };

describe("the recovery code of an account", { timeout: 30_000 }, () => {
  it("SVC-2 signs in to an account without an address, as often as needed", async () => {
    const auth = service();
    const { access, id } = await signUp(auth);
    const code = await newCode(auth, access);
    for (let time = 0; time < 2; time += 1) {
      const answer = await recover(auth, code);
      expect(answer.status).toBe(302);
      const { body } = await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(answer)) });
      expect(claimsOf(body.access_token)).toMatchObject({ sub: id, email: null });
    }
  });

  it("SVC-2 is void once there is another, and the address of the account hears of each", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const first = await newCode(auth, access);
    auth.pass(5_000);
    const second = await newCode(auth, access);
    expect(auth.inbox.filter(({ to, template }) => to === email && template === "recovery-code")).toHaveLength(2);
    expect((await recover(auth, first)).body).toEqual(refused);
    expect((await recover(auth, second)).status).toBe(302);
  });

  it("SVC-2 cannot be guessed: after five tries the next has to wait, and the right one works afterwards", async () => {
    const auth = service();
    const code = await newCode(auth, (await signUp(auth)).access);
    const wrong = `${code.slice(0, 8)}${"0".repeat(16)}`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => recover(auth, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    const late = await recover(auth, code);
    expect([late.status, late.body.error]).toEqual([429, "too_many_requests"]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    auth.pass(61_000);
    expect((await recover(auth, code)).status).toBe(302);
  });

  it.each(["0".repeat(24), "0".repeat(23), "", 7, null])("SVC-2 %j is refused", async (code) => {
    const answer = await recover(service(), code);
    expect([answer.status, answer.body]).toEqual([400, refused]);
  });

  it("SVC-2 needs an open session, and a bearer to be made", async () => {
    const auth = service();
    const code = await newCode(auth, (await signUp(auth)).access);
    const json = { method: "recovery", code };
    expect((await auth.ask("/api/auth/v2/login", { ...post, json })).body).toEqual({ error: "invalid_session_id" });
    expect((await auth.ask("/api/auth/v2/account/recovery-code", post)).status).toBe(401);
    expect((await auth.ask("/api/auth/v2/account/recovery-code", { bearer: "x" })).status).toBe(405);
  });

  it("SVC-2 ends with the account, and when an address change is undone", async () => {
    const auth = service();
    const gone = await signUp(auth);
    const first = await newCode(auth, gone.access);
    const json = { recovery_code: first };
    await auth.ask("/api/auth/v2/account/delete", { ...post, bearer: gone.access, json });
    expect((await recover(auth, first)).body).toEqual(refused);

    const { access, email } = await member(auth);
    const second = await newCode(auth, access);
    const removal = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access });
    const query = { hash: removal.body.hash, otp: auth.otpFor(email) };
    const removed = await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer: access, query });
    expect((await recover(auth, second)).body, "its address went").toEqual(refused);
    const left: string = removed.body.recovery_code;
    expect((await recover(auth, left)).status).toBe(302);
    const told = auth.inbox.findLast(({ template }) => template === "email-changed")?.data;
    const token =
      new URL(told && "undoLink" in told && told.undoLink ? told.undoLink : "none:").searchParams.get("token") ?? "";
    await auth.ask("/api/auth/v2/account/edit/undo", { ...post, query: { token } });
    expect((await recover(auth, left)).body).toEqual(refused);
  });
});
