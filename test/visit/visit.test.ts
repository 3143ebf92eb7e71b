import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings/settings.ts";
import { resolveVisit } from "../../src/visit/visit.ts";

const hosts = { start: ["start.localhost"], noai: ["noai.localhost"], onion: ["onion.localhost"] };

interface VisitOptions {
  readonly cf?: unknown;
  readonly headers?: Record<string, string>;
  readonly now?: number;
  readonly draws?: boolean;
}

/** Headers as the platform hands them over: any byte in a value, names in any case. */
function visitTo(
  url: string,
  { cf, headers = {}, now = Date.parse("2026-11-21T12:00:00Z"), draws = true }: VisitOptions = {},
) {
  const read: string[] = [];
  const get = (name: string) => {
    read.push(name.toLowerCase());
    return headers[name.toLowerCase()] ?? null;
  };
  const visit = resolveVisit({ url, headers: { get } as Headers, cf }, { hosts, draws }, { now: () => now });
  return { visit, read };
}

describe("visit", () => {
  it.each([
    ["http://localhost/", "main", false],
    ["https://nightjar.example/", "main", true],
    ["http://start.localhost:8787/?q=1", "start", false],
    ["https://NOAI.localhost/", "noai", true],
    ["http://abc.onion/", "onion", false],
  ])("HOST-1 %s is %s", (url, host, secure) => {
    expect(visitTo(url).visit).toMatchObject({ host, secure });
  });

  it.each([
    ["the platform's", "http://localhost/", { cf: { country: "IE" } }, "IE"],
    ["the cookie's over it", "http://localhost/", { cf: { country: "IE" }, headers: { cookie: "country=fr" } }, "FR"],
    [
      "the platform's where the cookie is nonsense",
      "http://localhost/",
      { cf: { country: "IE" }, headers: { cookie: "country=T1" } },
      "IE",
    ],
    ["none for Tor", "http://localhost/", { cf: { country: "T1" } }, null],
    ["none without a platform", "http://localhost/", {}, null],
    ["none where the platform says nonsense", "http://localhost/", { cf: "IE" }, null],
    ["none on the onion host", "http://abc.onion/", { cf: { country: "IE" }, headers: { cookie: "country=FR" } }, null],
  ])("GEO-1 HOST-3 the country is %s", (_, url, asked, expected) => {
    expect(visitTo(url, asked).visit.country).toBe(expected);
  });

  it.each([
    ["/", "", "system"],
    ["/", "kae=d", "dark"],
    ["/?kae=l", "kae=d", "light"],
    ["/?kae=-1", "kae=d", "system"],
    ["/?kae=%3Cd%3E", "kae=d", "dark"],
    ["/?kae=%E0%A4%A", "", "system"],
    ["/?x=1&%6Bae=d&kl=ie-en", "", "dark"],
  ])("SET-2 SET-3 %s with the cookie %j is %s", (path, cookie, theme) => {
    expect(visitTo(`http://localhost${path}`, { headers: { cookie } }).visit.theme).toBe(theme);
  });

  it("SET-2 a visit without settings shares the defaults, and has no look", () => {
    const { visit } = visitTo("http://localhost/about?q=1", { headers: { cookie: "country=FR; session=x" } });
    expect(visit.settings).toBe(defaultSettings);
    expect(Object.isFrozen(visit.settings)).toBe(true);
    expect(visit.customTheme).toBeNull();
  });

  it("SET-5 SET-6 the visitor's own colours make a look and decide the sky", () => {
    const { visit } = visitTo("http://localhost/?k7=222", { headers: { cookie: "k8=eee" } });
    expect(visit.customTheme?.css).toContain("#222222");
    expect(visit.customTheme?.css).toContain("#eeeeee");
    expect(visit.theme).toBe("dark");
  });

  it("DEV-1 the device is read when asked for, once", () => {
    const { visit, read } = visitTo("http://localhost/?platform=mobile", {
      headers: { "user-agent": "Firefox/130.0" },
    });
    expect(read).not.toContain("user-agent");
    expect(visit.device).toMatchObject({ browser: { name: "firefox" }, formFactor: "mobile" });
    const times = read.length;
    expect(visit.device).toBe(visit.device);
    expect(read).toHaveLength(times);
  });

  it.each([
    [{}, false, false],
    [{ "sec-gpc": "1" }, true, false],
    [{ dnt: "1" }, true, false],
    [{ "sec-gpc": "0", dnt: "0" }, false, false],
    [{ "save-data": "on" }, false, true],
  ])("EVT-8 signals %j", (headers, unmeasured, saveData) => {
    expect(visitTo("http://localhost/", { headers }).visit).toMatchObject({ unmeasured, saveData });
  });

  it("EXP-2 EXP-5 a page that somebody opens is drawn for by the day; nothing else is, and no clock is needed twice", () => {
    const headers = { "sec-fetch-dest": "document" };
    const { visit } = visitTo("http://localhost/", { headers });
    expect(visit.experiments).toBe(visit.experiments);
    expect(visit.experiments.home_layout).toMatchObject({ tag: "ready", why: "backend" });
    const why = (options: VisitOptions) => visitTo("http://localhost/", options).visit.experiments.home_layout;
    expect(why({})).toMatchObject({ variant: false, why: "not-drawn" });
    expect(why({ headers, draws: false })).toMatchObject({ variant: false, why: "not-drawn" });
    expect(why({ headers: { ...headers, "sec-gpc": "1" } })).toMatchObject({ variant: false, why: "blocked" });
    expect(why({ headers, now: Date.parse("2099-01-01") })).toMatchObject({ variant: false, why: "ended" });
    const days = Array.from({ length: 60 }, (_, day) => why({ headers, now: Date.UTC(2026, 10, 21 + day, 12) }));
    expect(new Set(days.map((state) => state.tag === "ready" && state.variant))).toEqual(new Set(["a", "b"]));
  });

  it("HOST-1 GEO-1 SET-2 DEV-1 no request makes it throw, or lets markup out", () => {
    const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
    const cookie = fc.oneof(
      latin1,
      latin1.map((value) => `country=${value}; kae=${value}; k7=${value}; kl=${value}`),
    );
    const search = fc.oneof(
      latin1,
      latin1.map((value) => `kae=${value}&k7=${value}&platform=${value}`),
    );
    fc.assert(
      fc.property(search, cookie, latin1, fc.anything(), (query, cookies, other, cf) => {
        const headers = { cookie: cookies, "user-agent": other, "sec-ch-ua-platform": other, "save-data": other };
        const url = new URL("http://localhost/%E0%A4%A");
        url.search = query;
        const { visit } = visitTo(url.href, { headers, cf });
        const out = [visit.country, visit.theme, visit.customTheme?.css, visit.device, visit.settings];
        expect(JSON.stringify(out)).not.toMatch(/[<>/]/);
      }),
    );
  });

  it("SET-2 addresses of 10,000 parameters and cookies of as many are read quickly", () => {
    const url = `http://localhost/?${"k=1&".repeat(9_999)}kp=1`;
    const cookie = `${"k=1; ".repeat(9_999)}kz=-1`;
    const started = process.cpuUsage();
    const { visit } = visitTo(url, { headers: { cookie } });
    expect(visit.settings).toMatchObject({ kp: "1", kz: "-1" });
    // The process's own CPU time in microseconds, which does not depend on how busy the machine is.
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });

  it.each([
    ["http://localhost/", {}, null],
    ["http://localhost/", { "sec-gpc": "1" }, "gpc"],
    ["http://localhost/", { dnt: "1" }, "dnt"],
    ["http://localhost/", { cookie: "kae=d; events=off" }, "switch"],
    ["http://localhost/", { cookie: "events=on" }, null],
    ["http://onion.localhost/", {}, "onion"],
  ])("EVT-8 %s with %j is held back by %s", (url, headers, whyNotMeasured) => {
    const { visit } = visitTo(url, { headers });
    expect([visit.whyNotMeasured, visit.unmeasured]).toEqual([whyNotMeasured, whyNotMeasured !== null]);
  });
});
