import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { endpoints } from "../../../src/contract/routes.ts";
import { dayLength, ownerHeader, type ScanStatus, scanStatusSchema } from "../../../src/contract/scan/scans.ts";
import { statements } from "../../../src/contract/statements.ts";
import { checkEvery, repeatAfter } from "../../../src/services/scans/rules.ts";
import {
  call,
  isSearched,
  keptBy,
  recordOf,
  ringAt,
  ringUntil,
  start,
  stubOf,
  traces,
  tracesIn,
} from "../../services/scans/harness.ts";
import { found } from "../request.ts";
import { lastMail, member } from "../subscription/visitor.ts";
import { type ScanVisitor, scanVisitor } from "./scan-visitor.ts";
import {
  copyOf,
  dashboard,
  keeping,
  press,
  searchesIn,
  seed,
  signIn,
  startIn,
  subscriber,
  tokenIn,
} from "./subscriber.ts";

// The first page of a run takes long, because everything is loaded for it.
beforeAll(() => scanVisitor().get("/dbp/scan"), 30_000);

const manage = "/subscriptions/manage";

async function statusOf(browser: ScanVisitor): Promise<ScanStatus> {
  return scanStatusSchema.parse(JSON.parse((await browser.get("/dbp/progress/status")).html));
}

const alarmOf = (object: string) => runInDurableObject(stubOf(object), (_, { storage }) => storage.getAlarm());

const isFormFor = (html: string, intent: string) => html.includes(`value="${intent}"`);

describe("DBP-1 keeping a scan with the subscription", { timeout: 30_000 }, () => {
  it("HOLD-2 eight presses at once keep one scan, and nothing is typed again", async () => {
    const { browser, object } = await subscriber();
    await startIn(browser);
    const offered = await browser.get(dashboard);
    expect(isFormFor(offered.html, "keep")).toBe(true);
    const tabs = Array.from({ length: 8 }, () => copyOf(browser));
    const answers = await Promise.all(tabs.map((tab) => press(tab, "keep")));
    expect(answers.map(({ status, to }) => [status, to])).toEqual(tabs.map(() => [303, `${dashboard}#repeats`]));
    for (const tab of tabs) expect(tab.cookies()).toMatch(/__Host-removal=/);
    for (const tab of tabs) expect(tab.cookies()).not.toMatch(/__Host-scan=/);
    const own = tabs[0] ?? browser;
    const edit = (await own.get("/dbp/edit")).html;
    expect(edit).toContain("Threlkeld");
    expect([edit.includes('data-holder="subscription"'), edit.includes("24 hours")]).toEqual([true, false]);
    const kept = await own.get(dashboard);
    expect([isFormFor(kept.html, "keep"), isFormFor(kept.html, "pause")]).toEqual([false, true]);
    expect(await recordOf(object)).toMatchObject({ round: 1, expiresAt: null });
    expect((await browser.get("/dbp/edit")).status, "the key of before opens nothing").toBe(410);
  });

  it("HOLD-2 nor do eight calls of a program that has no idempotency key, and the free scan is gone", async () => {
    const { accessToken, object } = await subscriber();
    const scanId = await start();
    const asked = { method: "POST", scanId, headers: { [ownerHeader]: accessToken }, body: { replaces: false } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(endpoints.scanRemoval, asked)));
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(ids).size).toBe(1);
    expect(await keptBy(scanId)).toEqual([]);
    expect(await alarmOf(scanId)).toBeNull();
    expect(searchesIn(await recordOf(object))).toBe(0);
  });

  it("HOLD-1 a form that was made for a guest's scan does nothing to that of a subscriber who signs in since", async () => {
    const { browser, email } = await keeping();
    await browser.post("/subscriptions/manage", [["intent", "sign-out"]]);
    await startIn(browser);
    const { html } = await browser.get(`${dashboard}?delete`);
    const owner = found(html, /name="owner" value="([^"]+)"/);
    const sure = [["sure", "on"]] as const;
    await signIn(browser, email, 3);
    expect((await press(browser, "delete", [...sure, ["owner", owner]])).to).toBe(dashboard);
    const own = await browser.get(dashboard);
    expect(isFormFor(own.html, "pause"), "it is still there").toBe(true);
    const ownOwner = found((await browser.get(`${dashboard}?delete`)).html, /name="owner" value="([^"]+)"/);
    expect((await press(browser, "delete", [...sure, ["owner", ownOwner]])).to).toContain("/dbp/deleted");
  });

  it("HOLD-1 nor does an older form change or rate it", async () => {
    const { browser, email } = await keeping();
    await browser.post("/subscriptions/manage", [["intent", "sign-out"]]);
    await startIn(browser);
    const forms = [
      ["/dbp/edit?change=year", "/dbp/edit", "/dbp/progress", ["birthYear", "1901"]],
      ["/dbp/feedback", "/dbp/feedback", expect.stringContaining("?told="), ["verdict", "good"]],
    ] as const;
    const ownerIn = async (path: string) => found((await browser.get(path)).html, /name="owner" value="([^"]+)"/);
    const guests = await Promise.all(forms.map(([path]) => ownerIn(path)));
    await signIn(browser, email, 3);
    for (const [index, [path, back, done, field]] of forms.entries()) {
      expect((await browser.post(path, [field, ["owner", guests[index] ?? ""]])).to).toBe(back);
      if (path !== back) expect((await browser.get(path)).html).not.toContain("1901");
      expect((await browser.post(path, [field, ["owner", await ownerIn(path)]])).to).toEqual(done);
    }
  });

  it("is not offered to others, and refused to whoever presses anyway", async () => {
    const stranger = scanVisitor({ "scan-answers": "here" });
    await startIn(stranger);
    expect(isFormFor((await stranger.get(dashboard)).html, "keep")).toBe(false);
    expect((await press(stranger, "keep")).status).toBe(400);
    const { browser, email } = await subscriber();
    await startIn(browser);
    await seed(email, "Expired");
    expect((await press(browser, "keep")).status).toBe(400);
    expect((await browser.get(dashboard)).status, "the free scan goes on").toBe(200);
  });

  it("finds the scan again whose answer never arrived", async () => {
    const { browser } = await subscriber();
    await startIn(browser);
    await press(copyOf(browser), "keep");
    expect((await browser.get(dashboard)).to).toBe(dashboard);
    expect((await browser.get("/dbp/edit")).html).toContain("Threlkeld");
  });

  it.each(["{}", '{"replaces":"yes"}', "[]", "{", `{"replaces":true,"x":"${"y".repeat(40_000)}"}`])(
    "HOLD-3 takes no %.30s",
    async (body) => {
      const scanId = await start();
      for (const method of ["POST", "PUT"]) {
        const answer = await call(endpoints.scanRemoval, { method, scanId, body });
        expect([400, 413]).toContain(answer.status);
      }
      expect((await call(endpoints.scans, { scanId })).status).toBe(200);
    },
  );
});

describe("DBP-1 a scan that was kept", { timeout: 30_000 }, () => {
  it("is searched again by alarm, with a history of what came of it", async () => {
    const { browser, object } = await keeping();
    const first = await ringUntil(object, isSearched);
    const next = (first.searchedAt ?? 0) + repeatAfter;
    expect((await statusOf(browser)).removal).toMatchObject({ isPaused: false, nextSearchAt: next });
    await ringAt(object, next - 1);
    expect((await recordOf(object)).round).toBe(1);
    await ringAt(object, next);
    expect(await recordOf(object)).toMatchObject({ round: 2, searchedAt: null });
    const second = await ringUntil(object, (record) => searchesIn(record) === 2);
    expect(second.history.map(({ at }) => at)).toEqual([second.searchedAt, first.searchedAt]);
    expect(second.history[1]).toMatchObject({ found: first.findings.length, listed: first.findings.length });
    const { html } = await browser.get(dashboard);
    expect(found(html, /<table[^>]*><caption[^>]*>Earlier searches(.*?)<\/table>/s).match(/<tr>/g)).toHaveLength(3);
    // Whatever repeats is marked as a demonstration where it shows.
    expect(found(html, /(id="repeats".*?<form)/s)).toContain("Demonstration");
    expect(await alarmOf(object)).toBeLessThanOrEqual((second.searchedAt ?? 0) + checkEvery);
  });

  it("does nothing while it is paused, and goes on when it is resumed", async () => {
    const { browser, object } = await keeping();
    const { searchedAt } = await ringUntil(object, isSearched);
    // So that sites would have to be asked meanwhile.
    await press(browser, "all-mine");
    expect((await press(browser, "pause")).to).toBe(`${dashboard}#repeats`);
    expect((await press(browser, "pause")).status).toBe(303);
    const paused = await recordOf(object);
    await ringAt(object, (searchedAt ?? 0) + 30 * dayLength);
    expect(await recordOf(object)).toMatchObject({ round: 1, history: paused.history, findings: paused.findings });
    expect((await statusOf(browser)).removal).toEqual({ isPaused: true, history: paused.history });
    const { html } = await browser.get(dashboard);
    expect([isFormFor(html, "resume"), html.includes("data-day-lasts"), /a day lasts|Days pass/.test(html)]).toEqual([
      true,
      false,
      false,
    ]);
    await press(browser, "resume");
    expect(await recordOf(object)).toMatchObject({ round: 2, searchedAt: null });
  });

  it("DBP-2 takes several names and addresses, and its stores hold none of them in clear", async () => {
    const { browser, object } = await keeping();
    const changed = await browser.post("/dbp/edit?change=name", [
      ["first", "Zsófia"],
      ["last", "O'Threlkeld"],
      ["first", "Quenby"],
      ["last", "Wixcombe"],
    ]);
    expect(changed.to).toBe("/dbp/progress");
    await ringUntil(object, (record) => searchesIn(record) > 0);
    const kept = await keptBy(object);
    expect(kept.map(([name]) => name).sort()).toEqual(["profile", "record"]);
    expect(tracesIn(kept)).toEqual([]);
    expect((await recordOf(object)).owner?.all).toEqual({ names: [0, 1], addresses: [0] });
    // The owner still reads all of them: in the page, and in both files.
    const json = (await browser.get("/dbp/export.json")).html;
    expect(traces.filter((trace) => !json.includes(trace) && trace !== "Quenby")).toEqual([]);
    expect(JSON.parse(json)).toMatchObject({ removal: { isPaused: false }, profile: { names: [{}, {}] } });
    const csv = await browser.get("/dbp/export.csv");
    expect(csv.headers.get("content-disposition")).toContain("scan.csv");
  });

  it("OPS-6 is erased at once, alarms and all, and no copy of its key opens anything", async () => {
    const { browser, object } = await keeping();
    const copy = copyOf(browser);
    expect((await press(browser, "delete")).status).toBe(400);
    expect((await press(browser, "delete", [["sure", "on"]])).to).toBe("/dbp/deleted");
    expect(await keptBy(object)).toEqual([]);
    expect(await alarmOf(object)).toBeNull();
    expect(browser.cookies()).not.toContain("__Host-removal");
    const gone = await copy.get(dashboard);
    expect([gone.status, copy.cookies().includes("__Host-removal")]).toEqual([410, false]);
  });
});

describe("HOLD-1 who may open it", { timeout: 30_000 }, () => {
  it("nobody with the key alone, and nobody who is signed in to another account", async () => {
    const { browser } = await keeping();
    const removal = found(browser.cookies(), /__Host-removal=([^;]+)/);
    const thief = scanVisitor({ "__Host-removal": removal });
    const { browser: other } = await subscriber();
    const mixed = scanVisitor({
      "__Host-session": found(other.cookies(), /__Host-session=([^;]+)/),
      "__Host-removal": removal,
    });
    // Both are treated as if the browser had no such key; who is signed out may sign in.
    const refusals = [
      { one: thief, page: 303, endpoint: [401, '{"error":"owner_only"}'] },
      { one: mixed, page: 303, endpoint: [404, '{"error":"scan_gone"}'] },
    ] as const;
    for (const { one, page, endpoint } of refusals) {
      for (const path of [dashboard, "/dbp/edit", "/dbp/progress"]) {
        const answer = await one.get(path);
        expect([path, answer.status, tracesIn(answer.html)]).toEqual([path, page, []]);
      }
      for (const path of ["/dbp/export.json", "/dbp/export.csv", "/dbp/progress/status", "/dbp/progress/events"]) {
        const answer = await one.get(path);
        expect([path, answer.status, answer.html]).toEqual([path, ...endpoint]);
      }
      expect(one.cookies(), "the key stays, for its owner").toContain("__Host-removal");
    }
    expect((await browser.get(dashboard)).status).toBe(200);
  });

  it("whoever is signed out starts a free scan beside the key, and is told how its owner comes to theirs", async () => {
    const { browser, email } = await keeping();
    await browser.post(manage, [["intent", "sign-out"]]);
    expect((await browser.get(dashboard)).to).toBe("/dbp/scan");
    const { html } = await browser.get("/dbp/scan");
    expect(html).toContain("This browser also keeps a subscriber’s scan");
    expect(html).toContain("/subscriptions/activate?next=%2Fdbp%2Fdashboard");
    await startIn(browser);
    const own = await browser.get(dashboard);
    expect([own.status, isFormFor(own.html, "pause")]).toEqual([200, false]);
    expect((await press(browser, "delete", [["sure", "on"]])).to).toBe("/dbp/deleted");
    await signIn(browser, email, 3);
    expect((await browser.get("/dbp/edit")).html).toContain("Threlkeld");
  });

  it("neither of two people in one browser sees, uses or drops the scan of the other, and the first finds theirs again", async () => {
    const { browser, email, object } = await keeping();
    const other = await member();
    await seed(other, "Expired");
    await browser.post(manage, [["intent", "sign-out"]]);
    await signIn(browser, other, 2);
    expect((await browser.get(dashboard)).to).toBe("/dbp/scan");
    expect((await press(browser, "pause")).to).toBe("/dbp/scan");
    await startIn(browser);
    const own = await browser.get(dashboard);
    expect([own.status, isFormFor(own.html, "pause")]).toEqual([200, false]);
    expect((await press(browser, "delete", [["sure", "on"]])).to).toBe("/dbp/deleted");
    expect(await recordOf(object)).toMatchObject({ owner: { isPaused: false } });
    await browser.post(manage, [["intent", "sign-out"]]);
    await signIn(browser, email, 3);
    expect((await browser.get("/dbp/edit")).html).toContain("Threlkeld");
  });

  it.each(["deleted", "gone"])(
    "DBP-2 the free scan that the browser also holds stays when the subscriber’s is %s",
    async (how) => {
      const { browser, email } = await keeping();
      await browser.post(manage, [["intent", "sign-out"]]);
      await startIn(browser);
      await signIn(browser, email, 3);
      expect(isFormFor((await browser.get(dashboard)).html, "pause"), "theirs").toBe(true);
      if (how === "deleted") {
        const { to } = await press(browser, "delete", [["sure", "on"]]);
        expect((await browser.get(to)).status).toBe(200);
        expect((await browser.get(to)).to, "shown once").toBe("/dbp/scan");
      } else {
        await seed(email, "Expired");
        expect((await browser.get(dashboard)).status).toBe(410);
      }
      await browser.post(manage, [["intent", "sign-out"]]);
      const own = await browser.get(dashboard);
      expect([own.status, isFormFor(own.html, "pause")]).toEqual([200, false]);
      expect(browser.cookies()).not.toContain("__Host-removal");
    },
  );

  it("a key with the token of somebody else, subscribed or not: the scan is not said to be gone", async () => {
    const { accessToken } = await subscriber();
    const other = await subscriber();
    const asked = { method: "POST", scanId: await start(), headers: { [ownerHeader]: accessToken } };
    const kept = await call(endpoints.scanRemoval, { ...asked, body: { replaces: false } });
    const { scanId } = (await kept.json()) as { scanId: string };
    for (const status of ["Auto-Renewable", "Expired"] as const) {
      await seed(other.email, status);
      const seen = await call(endpoints.scans, { scanId, headers: { [ownerHeader]: other.accessToken } });
      expect([status, seen.status, await seen.text()]).toEqual([status, 401, '{"error":"owner_only"}']);
    }
    expect((await call(endpoints.scans, { scanId, headers: { [ownerHeader]: accessToken } })).status).toBe(200);
  });

  it("nothing issued before signing out everywhere; the key and a new sign-in", async () => {
    const { browser, email } = await keeping();
    const before = copyOf(browser);
    await browser.post(manage, [["intent", "sign-out-everywhere"]]);
    const old = await before.get(dashboard);
    expect([old.status, tracesIn(old.html)]).toEqual([403, []]);
    await signIn(browser, email, 3);
    expect((await browser.get("/dbp/edit")).html).toContain("Threlkeld");
  });

  it("nothing after the account was deleted: data and alarms are gone, and none is taken over again", async () => {
    const { browser, email, object, accessToken } = await keeping();
    const before = copyOf(browser);
    const free = await start();
    const handed = await stubOf(free).handOver({ secret: secretOf(free), accountId: null });
    const ask = `${manage}?ask=delete`;
    await browser.post(ask, [["intent", "delete-code"]]);
    const { otp } = await lastMail(email, 3);
    const left = await browser.post(ask, [
      ["intent", "delete"],
      ["sure", "on"],
      ["code", otp],
    ]);
    expect((await browser.get(left.to)).html).toContain("1 scan of people-search sites");
    expect(await keptBy(object)).toEqual([["ended", true]]);
    expect((await before.get(dashboard)).status).toBe(410);
    const { accountId } = { accountId: (await tokenIn(before)).id ?? "" };
    // A press whose token had just been checked when the account went.
    if (!handed.ok) throw new Error(handed.error);
    const late = await stubOf(object).takeOver(handed.value, { accountId, replaces: false });
    expect(late).toEqual({ ok: false, error: "owner_only" });
    const asked = { method: "POST", scanId: free, headers: { [ownerHeader]: accessToken }, body: { replaces: true } };
    expect((await call(endpoints.scanRemoval, asked)).status).toBe(401);
    await runInDurableObject(stubOf(object), (scan) => scan.alarm());
    expect(await keptBy(object)).toEqual([]);
  });
});

/** The secret in a scan's id. */
function secretOf(scanId: string): Uint8Array {
  return Uint8Array.from(atob(scanId.slice(65).replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
}

describe("DBP-2 when the subscription has ended", { timeout: 30_000 }, () => {
  it("the next look at it erases the scan, within a day", async () => {
    const { email, object } = await keeping();
    const { owner } = await recordOf(object);
    await seed(email, "Expired");
    await ringAt(object, (owner?.checkAt ?? 0) - 1);
    expect((await keptBy(object)).length).toBe(2);
    await ringAt(object, owner?.checkAt ?? 0);
    expect(await keptBy(object)).toEqual([]);
    expect(await alarmOf(object)).toBeNull();
  });

  it.each([
    ["a refund", `${manage}?ask=refund`, [["intent", "refund"]]],
    ["a withdrawal", "/help?subject=withdrawal", [["topic", "withdrawal"]]],
  ] as const)("LIFE-3 %s erases it within a day, as its question says", async (_, question, fields) => {
    const { browser, email, object } = await keeping();
    const { html } = await browser.get(question);
    expect(html).toContain(statements.removalDeleted);
    const message = found(html, /<textarea[^>]*>([^<]*)/);
    const address = question.split("?subject")[0] ?? "";
    await browser.post(address, [...fields, ["message", message], ["email", email]]);
    const { owner } = await recordOf(object);
    expect((owner?.checkAt ?? 0) - Date.now()).toBeLessThanOrEqual(checkEvery);
    await ringAt(object, owner?.checkAt ?? 0);
    expect(await keptBy(object)).toEqual([]);
  });

  it("a look at the page erases it at once", async () => {
    const { browser, email, object } = await keeping();
    await seed(email, "Expired");
    expect((await browser.get(dashboard)).status).toBe(410);
    expect(await keptBy(object)).toEqual([]);
    expect(await alarmOf(object)).toBeNull();
  });

  it.each(["Auto-Renewable", "Not Auto-Renewable", "Grace Period"] as const)(
    "it goes on while the subscription is %s, asked about once a day",
    async (status) => {
      const { email, object } = await keeping();
      await seed(email, status);
      const { owner } = await recordOf(object);
      const at = owner?.checkAt ?? 0;
      await ringAt(object, at);
      expect((await recordOf(object)).owner?.checkAt).toBe(at + checkEvery);
    },
  );
});

describe("DBP-1 a browser without the key", { timeout: 30_000 }, () => {
  /** A second browser of somebody who keeps a scan in a first one. */
  async function secondBrowser() {
    const person = await keeping();
    const second = scanVisitor({ "scan-answers": "here" });
    await signIn(second, person.email, 3);
    return { ...person, second };
  }

  it("replaces the scan once that is confirmed: the history stays, and the old key opens nothing", async () => {
    const { browser, second, object } = await secondBrowser();
    await ringUntil(object, isSearched);
    await startIn(second);
    const asked = await press(second, "keep");
    expect([asked.status, isFormFor(asked.html, "replace")]).toEqual([400, true]);
    expect((await browser.get(dashboard)).status).toBe(200);
    const before = (await recordOf(object)).history;
    expect((await press(second, "replace")).to).toBe(`${dashboard}#repeats`);
    expect((await recordOf(object)).history).toEqual(before);
    expect((await second.get("/dbp/edit")).html).toContain("Threlkeld");
    expect((await browser.get(dashboard)).status).toBe(410);
  });

  it("OPS-6 erases it without the key", async () => {
    const { browser, second, object } = await secondBrowser();
    expect(isFormFor((await second.get("/dbp/scan")).html, "erase")).toBe(true);
    await second.post("/dbp/scan", [["intent", "erase"]]);
    expect((await keptBy(object)).length, "not without the tick").toBe(2);
    await second.post("/dbp/scan", [
      ["intent", "erase"],
      ["sure", "on"],
    ]);
    expect(await keptBy(object)).toEqual([]);
    expect(isFormFor((await second.get("/dbp/scan")).html, "erase")).toBe(false);
    expect((await browser.get(dashboard)).status).toBe(410);
  });
});

describe("HOLD-1 a form that was made for another account", { timeout: 30_000 }, () => {
  it("deletes no scan without its key", async () => {
    const [one, other] = [await keeping(), await keeping()];
    const shared = scanVisitor({ "scan-answers": "here" });
    const ownerNow = async () => found((await shared.get("/dbp/scan")).html, /name="owner" value="([^"]+)"/);
    const erase = (owner: string) =>
      shared.post("/dbp/scan", [
        ["intent", "erase"],
        ["sure", "on"],
        ["owner", owner],
      ]);
    await signIn(shared, one.email, 3);
    const owner = await ownerNow();
    await shared.post(manage, [["intent", "sign-out"]]);
    await signIn(shared, other.email, 3);
    await erase(owner);
    expect((await keptBy(other.object)).length).toBe(2);
    await erase(await ownerNow());
    expect(await keptBy(other.object)).toEqual([]);
  });
});

describe("OPS-1 a deployment without the scan service", { timeout: 30_000 }, () => {
  async function without(browser: ScanVisitor, path: string, init: RequestInit = {}) {
    const context = createExecutionContext();
    const headers = { cookie: browser.cookies(), ...(init.headers as Record<string, string>) };
    const asked = new Request(`http://localhost${path}`, { redirect: "manual", ...init, headers });
    const answer = await createApp().fetch(asked, { ...env, SCANS: undefined } as unknown as Env, context);
    const html = await answer.text();
    await waitOnExecutionContext(context);
    return { status: answer.status, html, cookies: answer.headers.getSetCookie() };
  }

  it("shows nothing of it on Manage, keeps nothing, and loses no key", async () => {
    const { browser } = await subscriber();
    expect((await browser.get(manage)).html).toContain(`href="${dashboard}"`);
    expect((await without(browser, manage)).html).not.toContain("/dbp/dashboard");
    expect(isFormFor((await without(browser, "/dbp/scan")).html, "erase")).toBe(false);
    await startIn(browser);
    for (const intent of ["keep", "replace", "pause", "delete"]) {
      const body = new URLSearchParams({ intent, sure: "on" });
      const answer = await without(browser, dashboard, { method: "POST", body });
      expect([intent, answer.status, isFormFor(answer.html, intent)]).toEqual([intent, 503, false]);
      expect(answer.cookies.filter((cookie) => /__Host-(scan|removal)=/.test(cookie))).toEqual([]);
    }
  });
});
