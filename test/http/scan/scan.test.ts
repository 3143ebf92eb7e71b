import { beforeAll, describe, expect, it } from "vitest";
import { type ScanStatus, scanStatusSchema } from "../../../src/contract/scan/scans.ts";
import { isUndecided } from "../../../src/pages/scan/scan-words.ts";
import { answerAll, type ScanVisitor, scanVisitor, someone } from "./scan-visitor.ts";

// The first page of a run takes long, because everything is loaded for it.
beforeAll(() => scanVisitor().get("/dbp/scan"), 30_000);

async function started(): Promise<ScanVisitor> {
  const visitor = scanVisitor();
  await answerAll(visitor);
  expect((await visitor.post("/dbp/scan/confirm", [["intent", "start"]])).to).toBe("/dbp/progress");
  return visitor;
}

async function statusOf(visitor: ScanVisitor): Promise<ScanStatus> {
  return scanStatusSchema.parse(JSON.parse((await visitor.get("/dbp/progress/status")).html));
}

/** Waits until something was found. */
async function withFinding(visitor: ScanVisitor): Promise<ScanStatus> {
  for (let tries = 0; tries < 500; tries += 1) {
    const status = await statusOf(visitor);
    if (status.resultsFound.some(({ state }) => state !== "removed")) return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nothing was found in time");
}

describe("DBP-1 DBP-2 the start of a scan", () => {
  it("takes the answers out of the cookie and leaves the key to the scan, which no page shows", async () => {
    const visitor = await started();
    expect(visitor.cookies()).toMatch(/^__Host-scan=[^;]+$/);
    const { html, headers } = await visitor.get("/dbp/progress");
    expect(html).toContain('role="progressbar"');
    // A page that reloads itself disturbs its reader (WCAG 2.2.1, 3.2.5), so it offers a link to do so.
    expect(html).not.toContain("http-equiv");
    expect(html).toMatch(/<a [^>]*href="\/dbp\/progress"/);
    expect(html).not.toMatch(/[0-9a-f]{64}/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect((await visitor.get("/dbp/scan/name")).to).toBe("/dbp/progress");
  });

  it("takes them from the browser that kept them, and takes back the mark that said so", async () => {
    const visitor = scanVisitor({ "scan-answers": "here" });
    const { status, html } = await visitor.send("/dbp/scan/confirm", someone);
    expect([status, JSON.parse(html)]).toEqual([200, { next: "/dbp/progress" }]);
    expect(visitor.cookies()).toMatch(/^__Host-scan=[^;]+$/);
    expect((await visitor.get("/dbp/edit")).html).toContain("O’Connor");
  });

  it.each([null, {}, { ...someone, birthYear: 1899 }, { ...someone, names: [] }])(
    "does not take %j from a browser",
    async (profile) => {
      const visitor = scanVisitor({ "scan-answers": "here" });
      const { html } = await visitor.send("/dbp/scan/confirm", profile);
      expect(JSON.parse(html)).toEqual({ trouble: "unavailable" });
      expect(visitor.cookies()).toContain("scan-answers=here");
    },
  );

  it("takes nothing that is far too large", async () => {
    const visitor = scanVisitor();
    const { html } = await visitor.send("/dbp/scan/confirm", { ...someone, more: "x".repeat(70_000) });
    expect(JSON.parse(html)).toEqual({ trouble: "unavailable" });
  });

  it("pressed twice starts one scan", async () => {
    const visitor = await started();
    const key = visitor.cookies();
    expect((await visitor.post("/dbp/scan/confirm", [["intent", "start"]])).to).toBe("/dbp/progress");
    expect(visitor.cookies()).toBe(key);
  });
});

describe("DBP-1 the dashboard", () => {
  it("asks of each page whose it is, and nothing of its site until that was said", async () => {
    const visitor = await started();
    const id = (await withFinding(visitor)).resultsFound[0]?.id ?? "";
    const card = async () =>
      new RegExp(`<article[^>]*id="finding-${id}".*?</article>`, "s").exec(
        (await visitor.get("/dbp/dashboard")).html,
      )?.[0];
    const intents = async () => (await card())?.match(/(?<= value=")(?:not-)?mine(?=")/g);
    const requestDate = async () =>
      (await statusOf(visitor)).resultsFound.find((one) => one.id === id)?.nextRequestDate;
    expect([await intents(), await requestDate()]).toEqual([["mine", "not-mine"], undefined]);
    await visitor.post("/dbp/dashboard", [
      ["intent", "mine"],
      ["id", id],
    ]);
    expect([await intents(), await requestDate()]).toEqual([["not-mine"], expect.any(Number)]);
  }, 30_000);

  it("asks for the removal of all at one press, and of those that were decided nothing more", async () => {
    const visitor = await started();
    const decided = (await withFinding(visitor)).resultsFound[0]?.id ?? "";
    await visitor.post("/dbp/dashboard", [
      ["intent", "not-mine"],
      ["id", decided],
    ]);
    const others = async () => (await statusOf(visitor)).resultsFound.filter(({ id }) => id !== decided);
    await expect.poll(async () => (await others()).length, { timeout: 20_000, interval: 200 }).toBeGreaterThan(1);
    const before = (await others()).map(({ id }) => id);
    expect((await visitor.get("/dbp/dashboard")).html).toMatch(/value="all-mine"/);
    const said = await visitor.post("/dbp/dashboard", [["intent", "all-mine"]]);
    expect([said.status, said.to]).toEqual([303, "/dbp/dashboard"]);
    const after = (await statusOf(visitor)).resultsFound;
    expect(after.filter(({ id }) => before.includes(id)).filter(isUndecided)).toEqual([]);
    expect(after.find(({ id }) => id === decided)?.state).toBe("not-yours");
    expect((await visitor.post("/dbp/dashboard", [["intent", "all-mine"]])).status).toBe(303);
  }, 60_000);

  it("takes back and takes in that a finding is somebody else's", async () => {
    const visitor = await started();
    const { resultsFound } = await withFinding(visitor);
    const finding = resultsFound.find(({ state }) => state !== "removed");
    const id = finding?.id ?? "";
    const said = await visitor.post("/dbp/dashboard", [
      ["intent", "not-mine"],
      ["id", id],
    ]);
    // Back to where the reader was: at the finding that takes the place of this one, if there is another.
    expect([said.status, said.to]).toEqual([303, expect.stringMatching(/^\/dbp\/dashboard#finding-./)]);
    const stateOf = async () => (await statusOf(visitor)).resultsFound.find((one) => one.id === id)?.state;
    expect(await stateOf()).toBe("not-yours");
    expect((await visitor.get("/dbp/dashboard")).html).toContain("Demonstration data");
    await visitor.post("/dbp/dashboard", [
      ["intent", "mine"],
      ["id", id],
    ]);
    expect(await stateOf()).not.toBe("not-yours");
    const unknown = await visitor.post("/dbp/dashboard", [
      ["intent", "not-mine"],
      ["id", "no-such"],
    ]);
    expect(unknown.status).toBe(400);
    expect(unknown.html).toContain('role="alert"');
  }, 30_000);

  it("gives everything away as a table and as data, to its own visitor alone", async () => {
    const visitor = await started();
    const [csv, json] = [await visitor.get("/dbp/export.csv"), await visitor.get("/dbp/export.json")];
    expect(csv.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(json.headers.get("content-type")).toMatch(/^application\/json/);
    for (const { headers } of [csv, json]) {
      expect(headers.get("content-disposition")).toMatch(/^attachment/);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    expect(JSON.parse(json.html)).toBeTypeOf("object");
  });

  it("streams what happens to whoever holds the cookie", async () => {
    const visitor = await started();
    const { request } = await import("../request.ts");
    const answer = await request("/dbp/progress/events", { cookie: visitor.cookies() });
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/data:|^:/);
    await reader?.cancel();
  });
});

describe("DBP-1 changing the answers", () => {
  it("keeps the rest, and searches anew", async () => {
    const visitor = await started();
    expect((await visitor.get("/dbp/edit?change=year")).html).toContain('value="1966"');
    const { to } = await visitor.post("/dbp/edit?change=year", [["birthYear", "1900"]]);
    expect(to).toBe("/dbp/progress");
    const { html } = await visitor.get("/dbp/edit");
    for (const text of ["Sinéad O’Connor", "1900", "Bray"]) expect(html).toContain(text);
    expect((await statusOf(visitor)).round).toBe(2);
  });

  it("refuses what the questions refuse, and shows it as typed", async () => {
    const visitor = await started();
    const { status, html } = await visitor.post("/dbp/edit?change=year", [["birthYear", "2999"]]);
    expect(status).toBe(400);
    expect(html).toContain('value="2999"');
    expect((await statusOf(visitor)).round).toBe(1);
  });
});

describe("DBP-1 DBP-2 the end", () => {
  it("is asked for twice; then it says what was deleted, once, and no cookie is left", async () => {
    const visitor = await started();
    expect((await visitor.get("/dbp/dashboard?delete")).html).toContain('name="sure"');
    const unsure = await visitor.post("/dbp/dashboard", [["intent", "delete"]]);
    expect([unsure.status, unsure.html.includes('role="alert"')]).toEqual([400, true]);
    const sure = await visitor.post("/dbp/dashboard", [
      ["intent", "delete"],
      ["sure", "on"],
    ]);
    expect([sure.status, sure.to]).toEqual([303, "/dbp/deleted"]);
    const { html } = await visitor.get("/dbp/deleted");
    expect(html).toContain("1 name");
    expect(html).not.toContain("Sinéad");
    expect(visitor.cookies()).toBe("");
    expect((await visitor.get("/dbp/deleted")).to).toBe("/dbp/scan");
  });

  it("in another tab the scan is then over, and that tab's cookie goes too", async () => {
    const visitor = await started();
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(visitor.cookies()) ?? [];
    const other = scanVisitor({ [name]: value });
    await visitor.post("/dbp/dashboard", [
      ["intent", "delete"],
      ["sure", "on"],
    ]);
    const { status, html } = await other.get("/dbp/dashboard");
    expect(status).toBe(410);
    expect(html).not.toContain("http-equiv");
    expect(other.cookies()).toBe("");
  });
});

describe("DBP-1 feedback", () => {
  it("wants a verdict, keeps what was typed, and is taken once", async () => {
    const visitor = await started();
    const without = await visitor.post("/dbp/feedback", [["words", "It was quick."]]);
    expect(without.status).toBe(400);
    expect(without.html).toContain("It was quick.");
    const long = await visitor.post("/dbp/feedback", [
      ["verdict", "good"],
      ["words", "x".repeat(1001)],
    ]);
    expect(long.status).toBe(400);
    expect(long.html).toMatch(/id="words"[^>]*aria-invalid="true"/);
    const given = await visitor.post("/dbp/feedback", [
      ["verdict", "good"],
      ["words", ""],
    ]);
    expect([given.status, given.to]).toEqual([303, expect.stringMatching(/^\/dbp\/feedback\?told=[0-9a-f]{8}$/)]);
    expect((await visitor.get(given.to)).status).toBe(200);
    expect((await visitor.post("/dbp/feedback", [["verdict", "poor"]])).status).toBe(400);
  });
});
