import { describe, expect, it } from "vitest";
import { allocate } from "../../../src/contract/experiments/assignment.ts";
import { type ExperimentName, experimentNames, experiments } from "../../../src/contract/experiments/registry.ts";
import { endpoints, routes } from "../../../src/contract/routes.ts";
import { drawFor } from "../../../src/visit/experiments.ts";
import { found, hosts, request } from "../request.ts";

/** What a browser sends when somebody opens a page. */
const opens = { "sec-fetch-dest": "document" };

/** The version that is drawn today for a country and a kind of device. */
function today(name: ExperimentName, country = "IE", formFactor = "desktop"): string {
  return allocate(experiments[name].allocation, drawFor(name, { country, formFactor }, Date.now())) || "";
}

const agents = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  mobile: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
} as const;

const groupIn = (html: string) => found(html, / data-exp="\w+\.(\w*)"/);
const isWholeStory = (html: string) => html.includes('id="install"');
const yearFirst = (html: string) => html.indexOf('value="yearly"') < html.indexOf('value="monthly"');

const shows: readonly [ExperimentName, string, (html: string) => boolean][] = [
  ["home_layout", "/", (html) => !isWholeStory(html)],
  ["plans_order", "/subscriptions", yearFirst],
];

describe("the page of an experiment", () => {
  it.each(experimentNames)("EXP-3 %s has every version that the registry names", async (name) => {
    const { page, variants, assignment } = experiments[name];
    const letters = Object.keys(variants);
    const shown = await Promise.all(
      letters.map(async (letter) =>
        (await request(`${routes[page].path}?exp_${name}=${letter}`, { country: "IE" })).text(),
      ),
    );
    if (assignment === "random") {
      // The page contains all versions, and the browser shows one.
      const standing = [...(shown[0] ?? "").matchAll(/ data-version="(\w)"/g)].map(([, letter]) => letter);
      expect(standing, "in <Versions>").toEqual(letters);
    } else {
      const marks = new RegExp(`exp_${name}=\\w| data-exp="[^"]*"`, "g");
      expect(new Set(shown.map((html) => html.replace(marks, ""))).size, "by versionOf(…)").toBe(letters.length);
    }
  });
});

describe.each(shows)("%s", (name, path, showsB) => {
  it("EXP-5 the first byte shows the version of the day, says which it is and keeps nothing", async () => {
    const answer = await request(path, { headers: opens, country: "IE" });
    const html = await answer.text();
    expect(groupIn(html)).toBe(today(name));
    expect(showsB(html)).toBe(today(name) === "b");
    expect(answer.headers.has("set-cookie")).toBe(false);
  });

  it("EXP-5 is drawn for the country and the kind of device of whoever opens the page", async () => {
    const [shown, drawn]: [string[], string[]] = [[], []];
    for (const [formFactor, agent] of Object.entries(agents)) {
      for (const country of [
        "IE",
        "DE",
        "FR",
        "ES",
        "IT",
        "NL",
        "SE",
        "DK",
        "FI",
        "PL",
        "PT",
        "AT",
        "BE",
        "CZ",
        "US",
      ]) {
        const answer = await request(path, { headers: { ...opens, "user-agent": agent }, country });
        shown.push(`${country} ${formFactor} ${groupIn(await answer.text())}`);
        drawn.push(`${country} ${formFactor} ${today(name, country, formFactor)}`);
      }
    }
    expect(shown).toEqual(drawn);
    expect(new Set(drawn.map((line) => line.at(-1)))).toEqual(new Set(["a", "b"]));
  });

  it.each([
    ["a", false],
    ["b", true],
  ])("EXP-3 the address shows version %s, to everybody alike", async (letter, isB) => {
    for (const headers of [{}, opens]) {
      const html = await (await request(`${path}?exp_${name}=${letter}`, { headers, country: "IE" })).text();
      expect([groupIn(html), showsB(html)]).toEqual([letter, isB]);
    }
  });

  it.each([
    ["who sends Global Privacy Control", { headers: { ...opens, "sec-gpc": "1" } }],
    ["who sends Do Not Track", { headers: { ...opens, dnt: "1" } }],
    ["who saves data", { headers: { ...opens, "save-data": "on" } }],
    ["who left", { headers: opens, cookie: `exp_${name}=_` }],
    ["on the onion host", { headers: opens, host: hosts.onion }],
    ["where no person opens the page", { headers: {} }],
  ])("EXP-2 %s, the page as it stands", async (_, asked) => {
    const html = await (await request(path, { country: "IE", ...asked })).text();
    expect([groupIn(html), showsB(html)]).toEqual(["", false]);
  });

  it("EXP-3 what is stored comes before the address", async () => {
    const cookie = `exp_${name}=a`;
    const html = await (await request(`${path}?exp_${name}=b`, { headers: opens, cookie, country: "IE" })).text();
    expect([groupIn(html), showsB(html)]).toEqual(["a", false]);
  });
});

describe("a host that takes no part", () => {
  it("EXP-1 EXP-2 gets the page as it stands, whatever its country draws", async () => {
    const { hosts: takingPart } = experiments.home_layout;
    expect(takingPart).toEqual(["main"]);
    const html = await (await request("/", { headers: opens, country: "IE", host: hosts.noai })).text();
    expect([found(html, / data-exp="(\w+\.\w*)"/), isWholeStory(html)]).toEqual(["home_layout.", true]);
  });
});

describe("what caches may keep", () => {
  it("EXP-5 each version of home has a validator of its own, and no other answers to it", async () => {
    const ask = (letter: string, tag = "") =>
      request(`/?exp_home_layout=${letter}`, { headers: { ...opens, "if-none-match": tag } });
    const tags = await Promise.all(
      ["a", "b", "_"].map(async (letter) => (await ask(letter)).headers.get("etag") ?? ""),
    );
    expect(new Set(tags).size).toBe(3);
    const [a = "", b = ""] = tags;
    expect((await ask("a", a)).status).toBe(304);
    expect((await ask("a", b)).status).toBe(200);
    expect((await ask("_", b)).status).toBe(200);
  });

  it("EXP-5 only the visitor's own browser keeps a version, and asks before it shows it again", async () => {
    expect((await request("/", { headers: opens })).headers.get("cache-control")).toBe("private, no-cache");
    const plans = await request("/subscriptions", { headers: opens });
    expect(plans.headers.get("cache-control")).toBe("private, no-store");
    expect(plans.headers.has("etag")).toBe(false);
  });
});

describe("pages that try nothing", () => {
  it.each([
    ["/about", hosts.main],
    ["/", hosts.start],
    ["/nowhere", hosts.main],
  ])("EXP-1 %s on %s names no version", async (path, host) => {
    expect(await (await request(path, { headers: opens, host })).text()).not.toContain("data-exp");
  });

  it("EXP-2 who asks for a layout by its name sees it and is in no group", async () => {
    const html = await (await request("/?layout=promo&exp_home_layout=b", { headers: opens })).text();
    expect([groupIn(html), isWholeStory(html)]).toEqual(["", true]);
  });

  it("EXP-4 who chose a plan on the page before finds it first, whatever was drawn", async () => {
    for (const [content, isB] of [
      ["monthly", false],
      ["annual", true],
    ] as const) {
      const path = `/subscriptions?origin=funnel_pro_website_trial_${content}`;
      expect(yearFirst(await (await request(path, { headers: opens, country: "IE" })).text())).toBe(isB);
    }
  });
});

describe("leaving", () => {
  const send = (body: string) =>
    request(endpoints.chooseExperiment, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });

  it("EXP-2 STORE-2 is kept in a cookie that only says so, and can be taken back", async () => {
    const left = await send("name=home_layout&choice=leave&back=/about");
    expect([left.status, left.headers.get("location")]).toEqual([303, "/about"]);
    expect(left.headers.get("set-cookie")).toBe("exp_home_layout=_; Max-Age=31536000; Path=/; SameSite=Lax");
    const back = await send("name=home_layout&choice=join");
    expect(back.headers.get("set-cookie")).toMatch(/^exp_home_layout=; Max-Age=0/);
  });

  it.each([
    "",
    "name=home_layout",
    "name=session&choice=leave",
    "name=toString&choice=leave",
    "name=home_layout&choice=b",
  ])("EXP-2 %j changes nothing", async (body) => {
    const answer = await send(body);
    expect([answer.status, answer.headers.has("set-cookie")]).toEqual([400, false]);
  });
});
