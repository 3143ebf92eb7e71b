import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../../src/contract/routes.ts";
import {
  applyScanChange,
  isFinalBroker,
  type ScanStatus,
  scanDeletedSchema,
} from "../../../src/contract/scan/scans.ts";
import { scanLifetime } from "../../../src/services/scans/rules.ts";
import { scanApp } from "../../../src/services/scans/scan-service.ts";
import { isFinalRow } from "../../../src/services/scans/search.ts";
import {
  allOfKv,
  call,
  claimAll,
  eventsOf,
  isSearched,
  keptBy,
  recordOf,
  ringAt,
  ringUntil,
  start,
  statusOf,
  stubOf,
  tracesIn,
} from "./harness.ts";
import { profile } from "./profile.ts";

const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];

describe("a scan", () => {
  it("DBP-1 goes from the first broker to the last page that is claimed, by alarms alone", async () => {
    const scanId = await start();
    const first = await statusOf(scanId);
    expect(first).toMatchObject({ state: "searching", round: 1, scanProgress: { totalScans: 60 } });
    expect(first.scanProgress.scannedBrokers.length).toBeGreaterThan(0);
    await ringUntil(scanId, isSearched);
    const searched = await statusOf(scanId);
    expect(searched).toMatchObject({ state: "settled", scanProgress: { currentScans: 60 } });
    expect(searched.scanProgress.scannedBrokers).toHaveLength(60);
    expect(searched.scanProgress.scannedBrokers.every(({ status }) => status === "completed")).toBe(true);
    expect(searched.resultsFound.every(({ state }) => state === "found")).toBe(true);
    expect(searched.resultsFound[0]).toMatchObject({ name: "Zsófia Quenby O'Threlkeld" });
    expect(searched.resultsFound.filter(({ requests, nextRequestDate }) => requests > 0 || nextRequestDate)).toEqual(
      [],
    );
    await claimAll(scanId);
    expect((await statusOf(scanId)).state).toBe("removing");
    await ringUntil(scanId, () => false);
    const settled = await statusOf(scanId);
    expect(settled.state).toBe("settled");
    expect(settled.resultsFound.map(({ id }) => id)).toEqual(searched.resultsFound.map(({ id }) => id));
    expect(settled.resultsFound.filter(({ state }) => state === "removed").length).toBeGreaterThan(0);
  });

  it("DBP-1 survives a restart in the middle: nothing is lost and progress never goes back", async () => {
    const scanId = await start();
    await ringUntil(scanId, ({ brokers }) => brokers.filter(isFinalRow).length > 20);
    const before = await recordOf(scanId);
    await abortAllDurableObjects();
    expect(await recordOf(scanId)).toEqual(before);
    const resumed = await statusOf(scanId);
    expect(resumed.scanProgress.currentScans).toBe(before.brokers.filter(isFinalRow).length);
    const after = await ringUntil(scanId, isSearched);
    for (const row of before.brokers.filter(isFinalRow)) expect(after.brokers).toContainEqual(row);
    expect(after.brokers.filter(isFinalRow)).toHaveLength(60);
  });

  it("DBP-1 50 at once: each ends in a final state for every broker, and none knows of another", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => start()));
    expect(new Set(ids).size).toBe(50);
    const records = await Promise.all(ids.map((scanId) => ringUntil(scanId, isSearched)));
    expect(records.filter(({ brokers }) => !brokers.every(isFinalRow))).toEqual([]);
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(50);
    const [one = "", two = ""] = ids;
    const mixed = `${one.slice(0, 65)}${two.slice(65)}`;
    expect((await call(endpoints.scans, { scanId: mixed })).status).toBe(404);
  }, 30_000);

  it("DBP-1 an alarm that the platform gave up on is set again by the next look at the scan", async () => {
    const scanId = await start();
    const stub = stubOf(scanId);
    await runDurableObjectAlarm(stub);
    await runInDurableObject(stub, (_, { storage }) => storage.deleteAlarm());
    await statusOf(scanId);
    expect(await runInDurableObject(stub, (_, { storage }) => storage.getAlarm())).not.toBeNull();
  });
});

describe("what a person does", () => {
  it("DBP-1 says that a page is not theirs, and takes it back", async () => {
    const scanId = await start();
    await ringUntil(scanId, isSearched);
    const { id = "" } = (await statusOf(scanId)).resultsFound[0] ?? {};
    const mark = (notYours: boolean) =>
      call(endpoints.scanClaims, { method: "POST", scanId, body: { ids: [id], notYours } }).then(
        (answer) => answer.json() as Promise<ScanStatus>,
      );
    expect((await mark(true)).resultsFound[0]?.state).toBe("not-yours");
    await ringUntil(scanId, () => false);
    expect((await statusOf(scanId)).resultsFound[0]).toMatchObject({ state: "not-yours", requests: 0 });
    expect((await mark(false)).resultsFound[0]?.state).toBe("found");
    const unknown = await call(endpoints.scanClaims, {
      method: "POST",
      scanId,
      body: { ids: [id, "x"], notYours: true },
    });
    expect(await errorOf(unknown)).toEqual([404, "unknown_finding"]);
    // Several findings are marked all together or not at all.
    expect((await statusOf(scanId)).resultsFound[0]?.state).toBe("found");
    await ringUntil(scanId, () => false);
    expect((await statusOf(scanId)).resultsFound[0]?.requests).toBeGreaterThan(0);
  });

  it("DBP-1 edits the profile: what is new is searched for, what is gone is dropped", async () => {
    const scanId = await start();
    await ringUntil(scanId, isSearched);
    const { resultsFound, revision } = await statusOf(scanId);
    const put = (body: unknown) => call(endpoints.scanProfile, { method: "PUT", scanId, body });
    const same = (await (await put(profile)).json()) as ScanStatus;
    expect([same.round, same.revision]).toEqual([1, revision]);
    const more = { ...profile, names: [...profile.names, { first: "Sophie", last: "Threlkeld" }] };
    const again = (await (await put(more)).json()) as ScanStatus;
    expect(again).toMatchObject({ round: 2, state: "searching", scanProgress: { currentScans: 0 } });
    expect(again.resultsFound.map(({ id }) => id)).toEqual(resultsFound.map(({ id }) => id));
    expect(await (await call(endpoints.scanProfile, { scanId })).json()).toEqual(more);
    await ringUntil(scanId, isSearched);
    const fresh = (await statusOf(scanId)).resultsFound.slice(resultsFound.length);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every(({ name }) => name === "Sophie Threlkeld")).toBe(true);
    await put({ ...profile, names: [{ first: "Sophie", last: "Threlkeld" }] });
    expect((await statusOf(scanId)).resultsFound.map(({ id }) => id)).toEqual(fresh.map(({ id }) => id));
  });

  it("DBP-2 gives feedback once; no part of the profile stays in it", async () => {
    const scanId = await start();
    const words = "I am zsófia from BRINDLETHORPE (QX9 7ZV), born 1953. Clear and quick";
    const give = (body: unknown) => call(endpoints.scanFeedback, { method: "POST", scanId, body });
    expect(await errorOf(await give({ verdict: "splendid" }))).toEqual([400, "invalid_request"]);
    expect(await errorOf(await give({ verdict: "good", words: "a".repeat(1001) }))).toEqual([400, "invalid_request"]);
    expect((await give({ verdict: "good", words })).status).toBe(204);
    expect(await errorOf(await give({ verdict: "poor" }))).toEqual([409, "feedback_given"]);
    const kept = await allOfKv();
    expect(kept).toContain("Clear and quick");
    expect(tracesIn(kept.toLowerCase()).concat(kept.match(/zsófia|brindle/giu) ?? [])).toEqual([]);
    expect(kept).not.toContain(scanId.slice(0, 64));
  });
});

describe("the profile", () => {
  it("DBP-2 lies sealed: without the id, no store says anything of it", async () => {
    const scanId = await start();
    await ringUntil(scanId, isSearched);
    const kept = await keptBy(scanId);
    expect(kept.map(([key]) => key).sort()).toEqual(["profile", "record"]);
    expect(tracesIn(kept)).toEqual([]);
    expect(JSON.stringify(kept)).not.toContain(scanId.slice(65));
    expect(tracesIn(await allOfKv())).toEqual([]);
    expect(tracesIn(await (await call(endpoints.scanProfile, { scanId })).json())).not.toEqual([]);
  });

  it("DBP-2 is deleted at once, with what was deleted, and no store holds any of it", async () => {
    const scanId = await start();
    const { findings } = await ringUntil(scanId, isSearched);
    const answer = await call(endpoints.scans, { method: "DELETE", scanId });
    expect(scanDeletedSchema.parse(await answer.json()).deleted).toEqual({
      names: 1,
      addresses: 1,
      findings: findings.length,
      brokers: 60,
    });
    expect(await keptBy(scanId)).toEqual([]);
    expect(tracesIn(await allOfKv())).toEqual([]);
    expect(await runDurableObjectAlarm(stubOf(scanId))).toBe(false);
    for (const method of ["GET", "DELETE"]) {
      expect(await errorOf(await call(endpoints.scans, { method, scanId }))).toEqual([404, "scan_gone"]);
    }
    expect(await keptBy(scanId)).toEqual([]);
  });

  it("DBP-2 is gone a day after the start, by alarm, and no longer answered for from that moment on", async () => {
    const scanId = await start();
    const { startedAt } = await ringUntil(scanId, () => false);
    await ringAt(scanId, startedAt + scanLifetime - 1);
    expect((await statusOf(scanId)).expiresAt).toBe(startedAt + scanLifetime);
    await runInDurableObject(stubOf(scanId), (scan) => {
      scan.now = () => startedAt + scanLifetime;
    });
    expect((await call(endpoints.scans, { scanId })).status).toBe(404);
    expect(await runDurableObjectAlarm(stubOf(scanId))).toBe(true);
    expect(await keptBy(scanId)).toEqual([]);
    expect(tracesIn(await allOfKv())).toEqual([]);
  });

  it("DBP-2 a deletion in the midst of other calls wins, and nothing comes back", async () => {
    const scanId = await start();
    const more = { ...profile, addresses: [...profile.addresses, { city: "Ghent", state: "" }] };
    const answers = await Promise.all([
      call(endpoints.scanProfile, { method: "PUT", scanId, body: more }),
      call(endpoints.scans, { method: "DELETE", scanId }),
      call(endpoints.scanProfile, { method: "PUT", scanId, body: profile }),
      call(endpoints.scans, { scanId }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers[1]?.status).toBe(200);
    expect(await keptBy(scanId)).toEqual([]);
  });
});

const people: [string, unknown][] = [
  ["an apostrophe", { names: [{ first: "Sinéad", last: "O'Brien-D’Arcy" }] }],
  ["one name", { names: [{ first: "Suharto", last: "" }] }],
  ["Arabic", { names: [{ first: "محمد", last: "العربي" }], addresses: [{ city: "القاهرة", state: "" }] }],
  ["Han", { names: [{ first: "小明", last: "王" }], addresses: [{ city: "北京市", state: "" }] }],
  ["born in 1900", { birthYear: 1900 }],
  ["a long name", { names: [{ first: "x".repeat(700), last: "Y" }] }],
  ["no postcode", { addresses: [{ city: "Cork", state: "" }] }],
];

describe("input", () => {
  it.each(people)("DBP-1 %s is accepted, and given back as it came", async (_, part) => {
    const given = { ...profile, ...(part as object) };
    const scanId = await start(given);
    expect(await (await call(endpoints.scanProfile, { scanId })).json()).toEqual(given);
    await ringUntil(scanId, isSearched);
    expect((await statusOf(scanId)).resultsFound.length).toBeGreaterThan(0);
  });

  it.each([
    ["born in 1899", { birthYear: 1899 }, "birthYear"],
    ["not born yet", { birthYear: new Date().getUTCFullYear() + 1 }, "birthYear"],
    ["a year in words", { birthYear: "1980" }, "birthYear"],
    ["an empty name", { names: [{ first: " ", last: "" }] }, "names.0.first"],
    ["no name", { names: [] }, "names"],
    ["six names", { names: Array(6).fill(profile.names[0]) }, "names"],
    ["no town", { addresses: [{ city: "", state: "" }] }, "addresses.0.city"],
    ["too long a name", { names: [{ first: "x".repeat(801), last: "" }] }, "names.0.first"],
  ])("DBP-1 %s is refused, with the field", async (_, part, field) => {
    const answer = await call(endpoints.scans, { method: "POST", body: { ...profile, ...part } });
    expect(answer.status).toBe(400);
    const { error, faults } = (await answer.json()) as { error: string; faults: { field: string }[] };
    expect([error, faults.map((fault) => fault.field)]).toEqual(["invalid_profile", [field]]);
  });

  it.each([
    ["no JSON", "{", 400, "invalid_request"],
    ["no profile", "[]", 400, "invalid_profile"],
    ["nothing", "", 400, "invalid_request"],
    ["too much", JSON.stringify({ ...profile, more: "x".repeat(40_000) }), 413, "request_too_large"],
  ])("DBP-1 %s is refused", async (_, body, status, error) => {
    expect(await errorOf(await call(endpoints.scans, { method: "POST", body }))).toEqual([status, error]);
  });

  it("DBP-1 a form that another site sends starts nothing", async () => {
    const answer = await call(endpoints.scans, {
      method: "POST",
      body: profile,
      headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(403);
  });

  it("DBP-2 without the whole id nothing is said, not even whether there is such a scan", async () => {
    const scanId = await start();
    const flipped = scanId.slice(0, -1) + (scanId.endsWith("A") ? "B" : "A");
    const strange = [undefined, "", "x", scanId.slice(0, 64), `${scanId}x`, `${"0".repeat(64)}.${"A".repeat(43)}`];
    const paths = [endpoints.scans, endpoints.scanProfile, endpoints.scanEvents, endpoints.scanCsv, endpoints.scanJson];
    for (const given of [...strange, `${scanId.slice(0, 65)}${"A".repeat(43)}`]) {
      for (const path of paths) {
        const answer = await call(path, given === undefined ? {} : { scanId: given });
        expect([path, given, ...(await errorOf(answer))]).toEqual([path, given, 404, "scan_gone"]);
      }
    }
    // 43 characters hold two bits more than the key, so another last character may encode the same bytes and open the scan.
    expect([200, 404]).toContain((await call(endpoints.scans, { scanId: flipped })).status);
    expect((await call(`${endpoints.scans}?scanId=${scanId}`)).status).toBe(404);
  });

  it("DBP-1 a flood of starts is told when to come again; running scans go on", async () => {
    const bindings = {
      env: { ...env, FLOOD_BUDGET: { getByName: () => ({ take: async () => 60 }) } } as unknown as Env,
      peers: {
        auth: { verify: async () => ({ ok: false, error: "invalid_token" }) as const },
        subscriptions: { entitlements: async () => [] },
      },
      now: Date.now,
      random: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    };
    const asked = new Request(`http://localhost${endpoints.scans}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(profile),
    });
    const answer = await scanApp.fetch(asked, bindings);
    expect([answer.headers.get("retry-after"), ...(await errorOf(answer))]).toEqual(["60", 429, "too_many_scans"]);
    expect((await statusOf(await start())).state).toBe("searching");
  });
});

describe("files", () => {
  it("DBP-1 CSV holds each page in a row, and no formula", async () => {
    const scanId = await start({ ...profile, names: [{ first: '=HYPERLINK("x")', last: "@SUM" }] });
    await ringUntil(scanId, () => false);
    const answer = await call(endpoints.scanCsv, { scanId });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="scan.csv"');
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const lines = text.split("\r\n");
    const { resultsFound } = await statusOf(scanId);
    expect([text.charCodeAt(0), lines.length]).toEqual([0xfeff, resultsFound.length + 2]);
    expect(text).toContain(`"'=HYPERLINK(""x"") @SUM"`);
    expect(text.match(/(?:^|,)"?[=+@-]/gm)).toBeNull();
  });

  it("DBP-1 JSON holds everything that is known, and says what it is", async () => {
    const scanId = await start();
    const answer = await call(endpoints.scanJson, { scanId });
    const file = (await answer.json()) as Record<string, unknown>;
    expect(file).toMatchObject({ profile, round: 1 });
    expect(file).toHaveProperty("notice");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("events", () => {
  it("DBP-1 tell every step as it happens, and end when nothing is left to come", async () => {
    const scanId = await start();
    const answer = await call(endpoints.scanEvents, { scanId });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const rung = ringUntil(scanId, ({ findings }) => findings.length > 2)
      .then(() => claimAll(scanId))
      .then(() => ringUntil(scanId, () => false));
    let status: ScanStatus | null = null;
    let ending = "";
    let latest = 0;
    for await (const { id, event, data } of eventsOf(answer)) {
      if (event === "end") {
        ending = data;
        continue;
      }
      expect(Number(id)).toBeGreaterThan(latest);
      latest = Number(id);
      const before: number = status?.scanProgress.currentScans ?? 0;
      status = applyScanChange(status, JSON.parse(data));
      expect(status.scanProgress.currentScans).toBeGreaterThanOrEqual(before);
    }
    await rung;
    expect(ending).toBe("settled");
    expect(status?.resultsFound.filter(({ requests }) => requests > 0).length).toBeGreaterThan(2);
    const { demonstration: _, ...whole } = await statusOf(scanId);
    const byId = (rows: readonly { id: string }[] = []) =>
      rows.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(status).toMatchObject({ revision: whole.revision, state: "settled" });
    expect(byId(status?.resultsFound)).toEqual(byId(whole.resultsFound));
    expect(byId(status?.scanProgress.scannedBrokers)).toEqual(byId(whole.scanProgress.scannedBrokers));
  });

  it("DBP-1 go on from the last one that was seen", async () => {
    const scanId = await start();
    await ringUntil(scanId, ({ brokers }) => brokers.filter(isFinalRow).length > 10);
    const known = await statusOf(scanId);
    await ringUntil(scanId, ({ revision }) => revision >= known.revision + 3);
    const resume = async (lastEventId: string) => {
      const answer = await call(endpoints.scanEvents, { scanId, headers: { "last-event-id": lastEventId } });
      for await (const { data } of eventsOf(answer)) return JSON.parse(data);
    };
    const change = await resume(String(known.revision));
    expect(change.whole).toBe(false);
    // Brokers that were final at that revision are known, and are not sent again.
    const ended = new Set(
      known.scanProgress.scannedBrokers.filter(({ state }) => isFinalBroker(state)).map(({ id }) => id),
    );
    expect(ended.size).toBeGreaterThan(10);
    expect(change.scanProgress.scannedBrokers.filter(({ id }: { id: string }) => ended.has(id))).toEqual([]);
    const { scanProgress, resultsFound } = await statusOf(scanId);
    expect(applyScanChange(known, change)).toMatchObject({ scanProgress, resultsFound });
    for (const strange of ["", "x", "-1", "999999999", "1e9"]) expect((await resume(strange)).whole).toBe(true);
  });

  it("DBP-1 tell a deletion, and an edit as a whole", async () => {
    const scanId = await start();
    // The clock stands still, so that nothing else happens in between.
    await ringAt(scanId, (await recordOf(scanId)).startedAt);
    const events = eventsOf(await call(endpoints.scanEvents, { scanId }));
    expect(JSON.parse((await events.next()).value?.data ?? "")).toMatchObject({ whole: true });
    const next = { ...profile, birthYear: 1954 };
    await call(endpoints.scanProfile, { method: "PUT", scanId, body: next });
    expect(JSON.parse((await events.next()).value?.data ?? "")).toMatchObject({ whole: true, round: 2 });
    await call(endpoints.scans, { method: "DELETE", scanId });
    let last = { event: "", data: "" };
    for await (const event of events) last = event;
    expect(last).toMatchObject({ event: "end", data: "gone" });
  });

  it("DBP-1 a stream that somebody left makes room; too many at once are refused", async () => {
    const scanId = await start();
    const open = () => call(endpoints.scanEvents, { scanId });
    const streams = await Promise.all(Array.from({ length: 8 }, open));
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await errorOf(await open())).toEqual([429, "too_many_watchers"]);
    await Promise.all(streams.map(({ body }) => body?.cancel()));
    await expect.poll(async () => (await open()).status).toBe(200);
  });
});
