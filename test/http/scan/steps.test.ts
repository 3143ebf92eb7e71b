import { beforeAll, describe, expect, it } from "vitest";
import { found } from "../request.ts";
import { answerAll, scanVisitor, someone } from "./scan-visitor.ts";

// The first page of a run takes long, because everything is loaded for it.
beforeAll(() => scanVisitor().get("/dbp/scan"), 30_000);

const paths = {
  start: "/dbp/scan",
  name: "/dbp/scan/name",
  year: "/dbp/scan/year",
  address: "/dbp/scan/address",
  confirm: "/dbp/scan/confirm",
} as const;

describe("DBP-1 the steps without scripts", () => {
  it("lead through every question to the look at the answers", async () => {
    const visitor = scanVisitor();
    const name = await visitor.post(paths.name, [
      ["first", someone.names[0].first],
      ["last", someone.names[0].last],
    ]);
    expect([name.status, name.to]).toEqual([303, paths.year]);
    expect((await visitor.post(paths.year, [["birthYear", "1966"]])).to).toBe(paths.address);
    expect((await visitor.post(paths.address, [["city", "Bray"]])).to).toBe(paths.confirm);
    const { html } = await visitor.get(paths.confirm);
    for (const text of ["Sinéad O’Connor", "1966", "Bray"]) expect(html).toContain(text);
    expect(html).toContain('data-holder="cookie"');
  });

  it.each([
    ["nothing", [], paths.name],
    ["the year alone", [[paths.year, "birthYear", "1966"]], paths.name],
    ["the name alone", [[paths.name, "last", "Sukarno"]], paths.year],
  ] as const)("with %s answered, later steps lead to the first open one", async (_, given, open) => {
    const visitor = scanVisitor();
    for (const [path, field, text] of given) await visitor.post(path, [[field, text]]);
    expect((await visitor.get(paths.confirm)).to).toBe(open);
    expect((await visitor.post(paths.confirm, [["intent", "start"]])).to).toBe(open);
    expect((await visitor.get(open)).status).toBe(200);
  });

  it("a change at the end leads back to the end, with the old answer in the form", async () => {
    const visitor = scanVisitor();
    await answerAll(visitor);
    expect((await visitor.get(paths.year)).html).toMatch(/value="1966"/);
    expect((await visitor.post(paths.year, [["birthYear", "1900"]])).to).toBe(paths.confirm);
    expect((await visitor.get(paths.confirm)).html).toContain("1900");
  });

  it.each(["start", "forget"])(
    "HOLD-1 a look at other answers than those by now has no effect (%s)",
    async (intent) => {
      const visitor = scanVisitor();
      await answerAll(visitor);
      const ownerNow = async () => found((await visitor.get(paths.confirm)).html, /name="owner" value="([^"]+)"/);
      const owner = await ownerNow();
      await visitor.post(paths.year, [["birthYear", "1900"]]);
      const press = (named: string) =>
        visitor.post(paths.confirm, [
          ["intent", intent],
          ["owner", named],
        ]);
      expect((await press(owner)).to).toBe(paths.confirm);
      expect((await visitor.get(paths.confirm)).html).toContain("1900");
      expect((await press(await ownerNow())).to).toBe(intent === "start" ? "/dbp/progress" : paths.start);
    },
  );

  it("what is wrong is told beside the field and on top, and what was typed stays", async () => {
    const visitor = scanVisitor();
    const { status, html } = await visitor.post(paths.address, [
      ["street", "Sackville Road 12"],
      ["city", " "],
      ["state", "Wicklow"],
      ["zipCode", ""],
    ]);
    expect(status).toBe(400);
    expect(html).toMatch(/<a href="#city-0">/);
    expect(html).toMatch(/id="city-0"[^>]*aria-describedby="city-0-error"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="Sackville Road 12"');
    expect(visitor.cookies()).toBe("");
  });

  it.each(["", "1899", "2999", "19o8", "80"])("the year %j is refused and shown again", async (typed) => {
    const { status, html } = await scanVisitor().post(paths.year, [["birthYear", typed]]);
    expect(status).toBe(400);
    expect(html).toMatch(/<a href="#birthYear-0">/);
    expect(html).toContain(`value="${typed}"`);
  });

  it("names are added and taken away without losing what was typed", async () => {
    const visitor = scanVisitor();
    const names = (...pairs: readonly string[]) =>
      pairs.flatMap((first): [string, string][] => [
        ["first", first],
        ["middle", ""],
        ["last", ""],
        ["suffix", ""],
      ]);
    const more = await visitor.post(paths.name, [...names("Ada"), ["intent", "add"]]);
    expect(more.status).toBe(200);
    expect(more.html.match(/ id="first-\d"/g)).toHaveLength(2);
    expect(more.html).toContain('value="Ada"');
    const fewer = await visitor.post(paths.name, [...names("Ada", "Bea", "Cleo"), ["intent", "remove-1"]]);
    expect(fewer.html.match(/ id="first-\d"/g)).toHaveLength(2);
    expect(fewer.html).not.toContain('value="Bea"');
    await visitor.post(paths.name, names("Ada", "", "Cleo"));
    expect((await visitor.get(paths.name)).html.match(/ id="first-\d"/g)).toHaveLength(2);
  });

  it("text that looks like markup is text", async () => {
    const visitor = scanVisitor();
    await answerAll(visitor);
    await visitor.post(paths.name, [["first", "<script>alert(1)</script>"]]);
    const { html } = await visitor.get(paths.confirm);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });
});

describe("DBP-2 where the answers are", () => {
  it("in one encrypted cookie that no script reads, for seven days, and no answer is cached", async () => {
    const { headers } = await scanVisitor().post(paths.name, [["last", "Sukarno"]]);
    const [cookie = "", ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^__Host-scan=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain("Sukarno");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("the largest answers that are accepted fit the cookie", async () => {
    const visitor = scanVisitor();
    const step = await visitor.post(paths.name, [["first", "王".repeat(700)]]);
    expect([step.status, step.to]).toEqual([303, paths.year]);
    const { status } = await visitor.post(paths.address, [["city", "京".repeat(700)]]);
    expect(status).toBe(400);
  });

  it("no page of the steps is kept by a cache", async () => {
    const visitor = scanVisitor();
    await answerAll(visitor);
    for (const path of Object.values(paths)) {
      expect((await visitor.get(path)).headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("a browser that keeps them itself enters every step, and nothing of them is in the page", async () => {
    const visitor = scanVisitor({ "scan-answers": "here" });
    for (const path of [paths.name, paths.year, paths.address, paths.confirm]) {
      const { status, html, headers } = await visitor.get(path);
      expect(status).toBe(200);
      expect(html).toContain("data-eager");
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it("a press that comes before the script of such a browser is held for it, and nothing of it is kept", async () => {
    const visitor = scanVisitor({ "scan-answers": "here" });
    const held = await visitor.post(paths.year, [["birthYear", "1966"]]);
    expect(held.status).toBe(200);
    expect(held.html).toContain("data-eager");
    expect(held.html).toMatch(/name="birthYear"[^>]*value="1966"/);
    expect(held.html).toMatch(/data-props="[^"]*&quot;isSent&quot;:true/);
    expect(visitor.cookies()).toBe("scan-answers=here");
    const added = await visitor.post(paths.name, [
      ["last", "Sukarno"],
      ["intent", "add"],
    ]);
    expect(added.html.match(/name="last"/g)).toHaveLength(2);
    expect(added.html).toMatch(/data-props="[^"]*&quot;isSent&quot;:false/);
  });

  it("where the script of such a browser is gone, the worker keeps the next answer instead", async () => {
    const visitor = scanVisitor({ "scan-answers": "here" });
    const { html } = await visitor.post(paths.name, [["last", "Sukarno"]]);
    expect(html).toMatch(/<input type="hidden" name="held"/);
    const again = await visitor.post(paths.name, [
      ["last", "Sukarno"],
      ["held", ""],
    ]);
    expect(again.to).toBe(paths.year);
    expect(visitor.cookies()).toMatch(/^__Host-scan=[^;]+$/);
    expect((await visitor.get(paths.name)).html).toContain('value="Sukarno"');
  });

  it.each([paths.name, paths.confirm, paths.start])("forgetting them on %s leaves no cookie", async (path) => {
    const visitor = scanVisitor();
    await answerAll(visitor);
    const { to } = await visitor.post(path, [["intent", "forget"]]);
    expect(to).toBe(paths.start);
    expect(visitor.cookies()).toBe("");
  });

  it("a forged or foreign cookie is as good as none", async () => {
    const visitor = scanVisitor({ "__Host-scan": "eyJhbGciOiJkaXIifQ..a.b.c" });
    expect((await visitor.get(paths.confirm)).to).toBe(paths.name);
  });

  it("a form of another site is refused", async () => {
    const { request } = await import("../request.ts");
    const answer = await request(paths.confirm, { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
    expect(answer.status).toBe(403);
  });
});

describe("DBP-1 the other pages without a scan", () => {
  it.each(["progress", "dashboard", "edit", "deleted", "feedback"])("%s leads to the start", async (place) => {
    const visitor = scanVisitor();
    expect((await visitor.get(`/dbp/${place}`)).to).toBe(paths.start);
  });

  it.each(["/dbp/progress/events", "/dbp/progress/status", "/dbp/export.csv", "/dbp/export.json"])(
    "%s answers 404",
    async (path) => {
      expect((await scanVisitor().get(path)).status).toBe(404);
    },
  );
});
