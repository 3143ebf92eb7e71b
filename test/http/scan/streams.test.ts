import { env, exports } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "../../../src/contract/routes.ts";
import { carriedOverSchema, ownerHeader } from "../../../src/contract/scan/scans.ts";
import { authPaths } from "../../../src/contract/subscription/auth-paths.ts";
import { randomBytes } from "../../../src/platform/random.ts";
import type { AuthPeer } from "../../../src/services/peers.ts";
import { scanApp } from "../../../src/services/scans/scan-service.ts";
import { expectWritten, written } from "../../logged.ts";
import { newAddress, post, service, signUp } from "../../services/auth/service.ts";
import { call, eventsOf, start } from "../../services/scans/harness.ts";
import { found, request } from "../request.ts";
import { lastMail } from "../subscription/visitor.ts";
import { scanVisitor } from "./scan-visitor.ts";
import { copyOf, keeping, signIn, subscriber } from "./subscriber.ts";

// The first page of a run takes long, because everything is loaded for it.
beforeAll(() => scanVisitor().get("/dbp/scan"), 30_000);

afterEach(() => {
  vi.restoreAllMocks();
});

type Person = Awaited<ReturnType<typeof keeping>>;

const manage = "/subscriptions/manage";

/** Asks the auth service as a program does, with the person's access token. */
async function asked({ accessToken }: Person, path: string, query: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request(`${path}?${new URLSearchParams(query)}`, { method: "POST", headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
}

/** Another email address, and the owner's undo from the old one. */
async function changeAndUndo(person: Person) {
  const email = newAddress();
  const { hash = "" } = await asked(person, authPaths.accountEdit, { email });
  const { otp } = await lastMail(email);
  await asked(person, authPaths.accountEditConfirm, { email, hash, otp });
  let token = "";
  await expect
    .poll(async () => {
      const inbox = await request(`/dev/inbox?to=${encodeURIComponent(person.email)}`);
      token = found(await inbox.text(), /undo-email\?token=([A-Za-z0-9]+)/);
      return token;
    })
    .not.toBe("");
  await asked(person, authPaths.accountEditUndo, { token });
}

/** The end of the other browser's session alone: the one that asks stays signed in. */
async function endOthers({ browser, email }: Person) {
  const other = copyOf(scanVisitor());
  await signIn(other, email, 3);
  expect(browser.cookies()).not.toBe("");
  expect((await other.post("/subscriptions/security", [["intent", "end-others"]])).status).toBe(303);
}

const ways: readonly [string, (person: Person) => Promise<unknown>][] = [
  ["a sign-out everywhere", ({ browser }) => copyOf(browser).post(manage, [["intent", "sign-out-everywhere"]])],
  ["a sign-out", (person) => asked(person, authPaths.logout)],
  ["a sign-out of all others", endOthers],
  ["an undo", changeAndUndo],
  ["a suspension", ({ accountId }) => exports.AuthService.suspend(accountId, true)],
];

async function openStream(browser: ReturnType<typeof scanVisitor>) {
  const answer = await request(endpoints.dbpEvents, { cookie: browser.cookies() });
  expect(answer.status).toBe(200);
  const events = eventsOf(answer);
  expect((await events.next()).value).toMatchObject({ event: "message" });
  return events;
}

async function lastOf(events: ReturnType<typeof eventsOf>) {
  let last = { event: "", data: "" };
  for await (const { event, data } of events) last = { event, data };
  return last;
}

describe("HOLD-1 the stream of a subscriber's scan", { timeout: 30_000 }, () => {
  it.each(ways)("ends with %s, and opens no more with what was issued before", async (_, leave) => {
    const person = await keeping();
    const before = copyOf(person.browser);
    const events = await openStream(before);
    await leave(person);
    expect(await lastOf(events)).toEqual({ event: "end", data: "later" });
    const again = await before.get(endpoints.dbpEvents);
    expect([again.status, again.html]).toEqual([401, '{"error":"owner_only"}']);
  });

  it("opens again for whoever is still signed in", async () => {
    const person = await keeping();
    const other = scanVisitor({ "__Host-removal": found(person.browser.cookies(), /__Host-removal=([^;]+)/) });
    await signIn(other, person.email, 3);
    const events = await openStream(other);
    await asked(person, authPaths.logout);
    expect(await lastOf(events)).toEqual({ event: "end", data: "later" });
    await (await openStream(other)).return(undefined);
  });

  it("ends where the sign-out came between the look at the token and the stream", async () => {
    const { accessToken, accountId } = await subscriber();
    const headers = { [ownerHeader]: accessToken };
    const kept = await call(endpoints.scanRemoval, {
      ...{ method: "POST", scanId: await start(), headers },
      body: { replaces: false },
    });
    const { scanId } = carriedOverSchema.parse(await kept.json());
    const signedIn = { ok: true, account: { accountId, email: null, epoch: 0 } } as const;
    const verify = vi.fn<AuthPeer["verify"]>(async () => signedIn);
    const peers = { auth: { verify }, subscriptions: exports.SubscriptionService };
    const open = () =>
      scanApp.request(
        endpoints.scanEvents,
        { headers: { ...headers, authorization: `Bearer ${scanId}` } },
        { env, peers, now: Date.now, random: randomBytes },
      );
    const events = await open();
    expect(events.status).toBe(200);
    await events.body?.cancel();
    verify.mockClear().mockResolvedValueOnce(signedIn).mockResolvedValue({ ok: false, error: "invalid_token" });
    expect((await open()).status).toBe(401);
    expect(verify).toHaveBeenCalledTimes(2);
  });
});

describe("SVC-6 HOLD-1 a sign-out everywhere while the scan service", () => {
  it.each<[string, () => Promise<void>, string]>([
    ["fails", () => Promise.reject(new TypeError("down")), "TypeError"],
    ["says nothing", () => new Promise(() => {}), "slow"],
  ])("%s is done all the same, soon, and written down", async (_, endStreams, cause) => {
    expectWritten("error");
    const auth = service();
    const { access } = await signUp(auth);
    const calls: string[] = [];
    Object.assign(auth.peers.scans, {
      endStreams: (accountId: string) => {
        calls.push(accountId);
        return endStreams();
      },
    });
    const from = Date.now();
    expect((await auth.ask(authPaths.logoutAll, { ...post, bearer: access })).status).toBe(200);
    expect(Date.now() - from).toBeLessThan(3000);
    expect(calls).toHaveLength(1);
    expect((await auth.ask(authPaths.account, { bearer: access })).status).toBe(401);
    expect(String(written.at(-1)?.said[0])).toContain(`"part":"ending streams","cause":"${cause}"`);
  });
});
