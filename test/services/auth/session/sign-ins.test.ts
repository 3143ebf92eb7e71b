import { describe, expect, it } from "vitest";
import { type DeviceKind, deviceKindOf, deviceWords } from "../../../../src/contract/subscription/device-kind.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import {
  addAddress,
  authorization,
  codeIn,
  exchange,
  member,
  newAddress,
  openSession,
  pairOf,
  post,
  renewal,
  type Service,
  type SignedUp,
  service,
  signUp,
} from "../service.ts";

const list = "/api/auth/v2/account/sessions";
const endings = "/api/auth/v2/account/sessions/end";

/** A further sign-in to the account of this address, on such a device. */
async function signIn(auth: Service, email: string, device?: string): Promise<SignedUp> {
  const query = { ...authorization, ...(device !== undefined && { device }) };
  const { headers } = await auth.ask("/api/auth/v2/authorize", { query });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
  const json = { method: "otp", email, otp: auth.otpFor(email) };
  const code = codeIn(await auth.ask("/api/auth/v2/login", { ...post, cookie, json }));
  return pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(code) }));
}

interface Told {
  readonly id: string;
  readonly device: DeviceKind | null;
  readonly month: string;
  readonly current: boolean;
}

async function sessionsOf(auth: Service, bearer: string): Promise<readonly Told[]> {
  return (await auth.ask(list, { bearer })).body.sessions;
}

const end = (auth: Service, bearer: string, json: unknown) => auth.ask(endings, { ...post, bearer, json });
const worksOf = async (auth: Service, { access, refresh }: SignedUp) => ({
  access: (await auth.ask("/api/auth/v2/account", { bearer: access })).status,
  refresh: (await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).status,
});
const works = { access: 200, refresh: 200 };
const ended = { access: 401, refresh: 400 };

const newsOf = (auth: Service) => auth.inbox.filter(({ template }) => template === "new-sign-in");

describe("where an account is signed in", { timeout: 60_000 }, () => {
  it("LIFE-4 lists each sign-in by kind of device and month, this one first and marked", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await signIn(auth, email, "browser-macos");
    auth.pass(1000);
    await signIn(auth, email, "app-android");
    const month = new Date(auth.now()).toISOString().slice(0, 7);
    expect(await sessionsOf(auth, access)).toEqual([
      { id: expect.any(String), device: "app", month, current: true },
      { id: expect.any(String), device: "app-android", month, current: false },
      { id: expect.any(String), device: "browser-macos", month, current: false },
    ]);
  });

  it("LIFE-4 tells nothing that leads to a sign-in: neither its id nor a time", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const other = await signIn(auth, email, "browser-linux");
    const { text } = await auth.ask(list, { bearer: access });
    for (const { access: token } of [{ access }, other]) {
      const { jti } = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
      expect(text).not.toContain(String(jti).slice(0, 64));
    }
    expect(text).not.toMatch(/\d{10}/);
  });

  it("LIFE-4 takes a device that it does not know for none, and refuses nobody for it", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await signIn(auth, email, "browser-<script>");
    const [, other] = await sessionsOf(auth, access);
    expect(other?.device).toBe("app");
  });

  it("LIFE-4 does not list a sign-in whose tokens have all expired", async () => {
    const auth = service();
    const { email } = await member(auth);
    auth.pass(limits.refreshToken);
    const { access } = await signIn(auth, email);
    expect(await sessionsOf(auth, access)).toHaveLength(1);
  });

  it("LIFE-4 ends one sign-in: it neither refreshes nor opens the account, and the others do", async () => {
    const auth = service();
    const mine = await member(auth);
    const [lost, other] = [await signIn(auth, mine.email, "app-ios"), await signIn(auth, mine.email, "app-macos")];
    const { id } = (await sessionsOf(auth, mine.access)).find(({ device }) => device === "app-ios") ?? {};
    expect((await end(auth, mine.access, { id })).body).toEqual({ status: "logged_out", ended: 1 });
    expect(await worksOf(auth, lost)).toEqual(ended);
    expect([await worksOf(auth, mine), await worksOf(auth, other)]).toEqual([works, works]);
    expect((await end(auth, mine.access, { id })).body).toEqual({ status: "logged_out", ended: 0 });
  });

  it("LIFE-4 ending one voids what it had begun", async () => {
    const auth = service();
    const mine = await member(auth);
    const lost = await signIn(auth, mine.email, "app-ios");
    const cookie = await openSession(auth);
    await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email: mine.email } });
    const json = { method: "otp", email: mine.email, otp: auth.otpFor(mine.email) };
    const code = codeIn(await auth.ask("/api/auth/v2/login", { ...post, cookie, json }));
    const { id } = (await sessionsOf(auth, mine.access)).find(({ device }) => device === "app-ios") ?? {};
    expect((await end(auth, mine.access, { id })).body.ended).toBe(1);
    expect((await auth.ask("/api/auth/v2/token", { query: exchange(code) })).status).toBe(400);
    expect([await worksOf(auth, lost), await worksOf(auth, mine)]).toEqual([ended, works]);
  });

  it("LIFE-4 ends all others, with every code and sign-in that is still under way", async () => {
    const auth = service();
    const mine = await member(auth);
    const others = [await signIn(auth, mine.email), await signIn(auth, mine.email)];
    const cookie = await openSession(auth);
    await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email: mine.email } });
    const json = { method: "otp", email: mine.email, otp: auth.otpFor(mine.email) };
    const late = await openSession(auth);
    await auth.ask("/api/auth/v2/otp", { ...post, cookie: late, query: { email: mine.email } });
    const otp = auth.otpFor(mine.email);
    const code = codeIn(await auth.ask("/api/auth/v2/login", { ...post, cookie: late, json: { ...json, otp } }));

    expect((await end(auth, mine.access, { others: true })).body.ended).toBe(2);
    for (const other of others) expect(await worksOf(auth, other)).toEqual(ended);
    expect((await auth.ask("/api/auth/v2/login", { ...post, cookie, json })).status).toBe(400);
    expect((await auth.ask("/api/auth/v2/token", { query: exchange(code) })).status).toBe(400);
    expect(await worksOf(auth, mine)).toEqual(works);
    expect(await sessionsOf(auth, mine.access)).toHaveLength(1);
  });

  it("LIFE-4 ends no sign-in of another account, whatever id is named", async () => {
    const auth = service();
    const [mine, theirs] = [await signUp(auth), await signUp(auth)];
    const [{ id } = {}] = await sessionsOf(auth, theirs.access);
    expect((await end(auth, mine.access, { id })).body.ended).toBe(0);
    expect(await worksOf(auth, theirs)).toEqual(works);
  });

  it.each([{}, { id: "short" }, { others: false }, { id: 7 }, null])("LIFE-4 refuses %j", async (json) => {
    const auth = service();
    const { access } = await signUp(auth);
    expect((await end(auth, access, json)).body).toEqual({ error: "invalid_request" });
  });

  it("LIFE-4 is told to nobody without a token, and to nobody whose sign-in has ended", async () => {
    const auth = service();
    const mine = await member(auth);
    const other = await signIn(auth, mine.email);
    await end(auth, mine.access, { others: true });
    for (const bearer of [other.access, "none"]) {
      expect((await auth.ask(list, { bearer })).status).toBe(401);
      expect((await end(auth, bearer, { others: true })).status).toBe(401);
    }
    expect(await worksOf(auth, mine)).toEqual(works);
  });

  it("LIFE-4 of 200 who end the same sign-in at once, one does", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await signIn(auth, email);
    const { id } = (await sessionsOf(auth, access)).find(({ current }) => !current) ?? {};
    const answers = await Promise.all(Array.from({ length: 200 }, () => end(auth, access, { id })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.reduce((sum, { body }) => sum + body.ended, 0)).toBe(1);
  });
});

describe("the mail about a new sign-in", { timeout: 60_000 }, () => {
  it("LIFE-4 goes to the account's address, once for each sign-in, and not for the first", async () => {
    const auth = service();
    const { email, refresh } = await member(auth);
    expect(newsOf(auth)).toEqual([]);
    await signIn(auth, email, "browser-windows");
    await auth.ask("/api/auth/v2/token", { query: renewal(refresh) });
    expect(newsOf(auth)).toEqual([
      {
        to: email,
        template: "new-sign-in",
        data: {
          device: "browser-windows",
          signedInAt: expect.any(Number),
          securityLink: "http://localhost/subscriptions/security",
        },
      },
    ]);
  });

  it("LIFE-4 goes nowhere if the code came twice, or nobody has given an address", async () => {
    const auth = service();
    const cookie = await openSession(auth);
    const code = codeIn(await auth.ask("/api/auth/v2/account/create", { ...post, cookie }));
    await Promise.all([1, 2, 3].map(() => auth.ask("/api/auth/v2/token", { query: exchange(code) })));
    expect(auth.inbox).toEqual([]);
  });

  it("LIFE-4 also tells of one after every browser was signed out", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: access });
    await signIn(auth, email);
    expect(newsOf(auth)).toHaveLength(1);
  });

  it("LIFE-4 tells of a sign-in by version 1 as well", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const email = newAddress();
    await addAddress(auth, access, email);
    await auth.ask("/api/auth/account/loginlink", { query: { email } });
    await auth.ask("/api/auth/login", { query: { email, otp: auth.otpFor(email) } });
    expect(newsOf(auth)).toMatchObject([{ to: email, data: { device: null } }]);
  });
});

describe("the kind of a device", () => {
  it("LIFE-4 is our app, or a browser on a system, and each has words", () => {
    expect(deviceKindOf({ os: { name: "macos", version: "15" }, app: null })).toBe("browser-macos");
    expect(deviceKindOf({ os: { name: "ipados", version: "" }, app: "ios" })).toBe("app-ios");
    expect(deviceKindOf({ os: { name: "unknown", version: "" }, app: null })).toBe("browser");
    expect(new Set(Object.values(deviceWords)).size).toBe(Object.keys(deviceWords).length);
  });
});
