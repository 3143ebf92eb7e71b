import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  type Answer,
  authorization,
  client,
  codeIn,
  member,
  post,
  redirect,
  type Service,
  type SignedUp,
  service,
} from "./service.ts";
import { vector } from "./vector.ts";

const verifiers = [vector.verifier, "w".repeat(43)] as const;

/** Which of two concurrent sessions: a call may use the other one's cookie, one-time code, code, verifier or token. */
const pick = fc.integer({ min: 0, max: 1 });
const call = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("open" as const), who: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("create" as const), who: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("otp" as const), who: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("login" as const), who: pick, otpOf: pick, isRight: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("exchange" as const),
      codeOf: pick,
      verifier: pick,
      isOurRedirect: fc.boolean(),
      isForm: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("refresh" as const), token: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("logout" as const), token: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), seconds: fc.constantFrom(5, 11, 31, 61, 601) }),
  },
);
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

interface Code {
  readonly code: string;
  readonly issuedAt: number;
  uses: number;
}

interface IssuedPair extends Omit<SignedUp, "id"> {
  readonly code: Code;
  spent: { at: number; successor: string } | null;
}

/** Records what the client holds and what that entitles it to: the test's oracle, independent of the service's state. */
class World {
  readonly cookies: (string | undefined)[] = [undefined, undefined];
  readonly otps = ["000000", "000000"];
  readonly codes: (Code | undefined)[] = [undefined, undefined];
  readonly issued: IssuedPair[] = [];
  readonly auth: Service;
  readonly email: string;

  constructor(auth: Service, email: string) {
    this.auth = auth;
    this.email = email;
  }

  noteCode(who: number, answer: Answer): void {
    const code = answer.status === 302 ? codeIn(answer) : "";
    if (code) this.codes[who] = { code, issuedAt: this.auth.now(), uses: 0 };
  }

  async run(step: Call): Promise<void> {
    const { auth } = this;
    if (step.kind === "pass") return auth.pass(step.seconds * 1000);
    if (step.kind === "exchange") return this.exchange(step);
    if (step.kind === "refresh") return this.refresh(step.token);
    if (step.kind === "logout") return this.logOut(step.token);
    const cookie = this.cookies[step.who];
    if (step.kind === "open") {
      const { headers } = await auth.ask("/api/auth/v2/authorize", { query: authorization });
      this.cookies[step.who] = headers.get("set-cookie")?.split(";")[0];
    } else if (step.kind === "create") {
      this.noteCode(step.who, await auth.ask("/api/auth/v2/account/create", { ...post, cookie }));
    } else if (step.kind === "otp") {
      const { status } = await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email: this.email } });
      if (status === 200) this.otps[step.who] = auth.otpFor(this.email);
    } else {
      const right = this.otps[step.otpOf] ?? "";
      const otp = step.isRight ? right : String((Number(right) + 1) % 1_000_000).padStart(6, "0");
      const answer = await auth.ask("/api/auth/v2/login", {
        ...post,
        cookie,
        json: { method: "otp", email: this.email, otp },
      });
      const mayPass = step.isRight && otp === this.otps[step.who] && otp !== "000000";
      if (answer.status === 302) expect(mayPass, "a login without the one-time code of its session").toBe(true);
      if (answer.status === 302) this.otps[step.who] = "000000";
      this.noteCode(step.who, answer);
    }
  }

  async exchange(step: Extract<Call, { kind: "exchange" }>): Promise<void> {
    const code = this.codes[step.codeOf];
    const parameters = {
      grant_type: "authorization_code",
      client_id: client,
      code: code?.code ?? "A".repeat(86),
      code_verifier: verifiers[step.verifier] ?? "",
      redirect_uri: step.isOurRedirect ? redirect : "nightjar://elsewhere",
    };
    const asked = step.isForm ? { ...post, form: parameters } : { query: parameters };
    const { status, body } = await this.auth.ask("/api/auth/v2/token", asked);
    const mayPass =
      code && code.uses === 0 && step.verifier === 0 && step.isOurRedirect && this.auth.now() < code.issuedAt + 60_500;
    if (status !== 200) expect(body).not.toHaveProperty("access_token");
    else expect(Boolean(mayPass), "a token without code, verifier and single use").toBe(true);
    if (!code) return;
    if (status === 200) this.issued.push({ access: body.access_token, refresh: body.refresh_token, code, spent: null });
    if (status === 200) code.uses += 1;
  }

  async refresh(index: number): Promise<void> {
    const token = this.issued[index % Math.max(1, this.issued.length)];
    const query = { grant_type: "refresh_token", client_id: client, refresh_token: token?.refresh ?? "x" };
    const { status, body } = await this.auth.ask("/api/auth/v2/token", { query });
    if (status !== 200 || !token) return expect(body).not.toHaveProperty("access_token");
    const isAgain = token.spent !== null;
    if (token.spent) {
      expect(body.refresh_token, "the same answer again").toBe(token.spent.successor);
      const successor = this.issued.find(({ refresh }) => refresh === token.spent?.successor);
      const isSoon = this.auth.now() - token.spent.at < 10_500;
      expect(isSoon || successor?.spent === null, "again, later, after its successor was used").toBe(true);
    } else token.spent = { at: this.auth.now(), successor: body.refresh_token };
    const known = this.issued.some(({ refresh }) => refresh === body.refresh_token);
    expect(known, "a further use gives the same pair, a first use another").toBe(isAgain);
    if (!isAgain)
      this.issued.push({ access: body.access_token, refresh: body.refresh_token, code: token.code, spent: null });
  }

  async logOut(index: number): Promise<void> {
    const token = this.issued[index % Math.max(1, this.issued.length)];
    if (!token) return;
    await this.auth.ask("/api/auth/v2/logout", { ...post, bearer: token.access });
    const answer = await this.auth.ask("/api/auth/v2/token", {
      query: { grant_type: "refresh_token", client_id: client, refresh_token: token.refresh },
    });
    expect(answer.status, "a refresh after the logout").toBe(400);
  }
}

describe("random sequences of calls", () => {
  it("SVC-2 never yields a token without the right code, verifier and single use", { timeout: 120_000 }, async () => {
    let tokens = 0;
    const property = fc.asyncProperty(fc.array(call, { minLength: 10, maxLength: 40 }), async (steps) => {
      const auth = service();
      const { email } = await member(auth);
      const world = new World(auth, email);
      for (const who of [0, 1]) await world.run({ kind: "open", who });
      for (const step of steps) await world.run(step);
      tokens += world.issued.length;
    });
    await fc.assert(property, { numRuns: inject("orders") });
    expect(tokens, "the sequences do reach tokens").toBeGreaterThan(5);
  });
});
