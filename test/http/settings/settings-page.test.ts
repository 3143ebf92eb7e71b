import { describe, expect, it } from "vitest";
import { href } from "../../../src/contract/routes.ts";
import {
  allowsValue,
  defaultSettings,
  type SettingKey,
  settingKeys,
  settings,
} from "../../../src/contract/settings/settings.ts";
import { found, request, styleSources } from "../request.ts";

const page = href("theme");

function send(fields: Record<string, string> | [string, string][], asked: { cookie?: string; find?: string } = {}) {
  return request(asked.find ? href("theme", { find: asked.find }) : page, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    ...(asked.cookie && { cookie: asked.cookie }),
    body: new URLSearchParams(fields).toString(),
  });
}

const read = async (path: string, cookie?: string) => (await request(path, cookie ? { cookie } : {})).text();

/** The names of all controls of a page's settings form. */
function controls(html: string): Set<string> {
  const [, form = ""] = /<form[^>]*id="settings"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  return new Set([...form.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map((match) => match[1] ?? ""));
}

describe("the settings page", () => {
  it("PAGE-6 SET-7 has a control for every setting of the catalogue, each with its allowed values", async () => {
    const html = await read(page);
    const names = controls(html);
    expect(settingKeys.filter((key) => !names.has(key))).toEqual([]);
    for (const key of settingKeys) {
      const { allowed }: { allowed: readonly string[] | RegExp } = settings[key];
      if (allowed instanceof RegExp) continue;
      for (const value of allowed) expect(html, `${key} ${value}`).toContain(`value="${value}"`);
    }
  });

  it("SET-7 PAGE-9 is made once for all who changed nothing, and shows what it shows whoever is looked at more closely", async () => {
    const [once, looked] = [await request(page), await request(`${page}?x`)];
    expect([once, looked].map(({ headers }) => headers.has("etag"))).toEqual([true, false]);
    const bodies = await Promise.all([once, looked].map((answer) => answer.text()));
    const [settled = "", closely = ""] = bodies.map((html) => /<main.*<\/main>/s.exec(html)?.[0]);
    expect(settled).toBe(closely);
    expect(settled).toContain("its address appears here");
    const changed = await request(page, { cookie: "kp=1" });
    expect(changed.headers.has("etag")).toBe(false);
    expect(await changed.text()).toContain('value="http://localhost/theme?kp=1"');
  });

  it("SET-7 is narrowed by words, and says so where nothing is left", async () => {
    const some = controls(await read(href("theme", { find: "colour" })));
    expect(some.has("k7")).toBe(true);
    expect(some.has("kp")).toBe(false);
    const none = await read(href("theme", { find: "zzzz<u>" }));
    expect(settingKeys.filter((key) => controls(none).has(key))).toEqual([]);
    expect(none).not.toContain("<u>");
  });

  it("SET-7 finding keeps what was chosen and not saved, and keeps no cookie; Enter elsewhere saves", async () => {
    const chosen = { kp: "1", kae: "d", find: "font" };
    for (const press of ["find", "enter"]) {
      const found = await send({ ...chosen, do: press });
      const to = new URL(found.headers.get("location") ?? "", "http://localhost");
      expect([found.status, found.headers.getSetCookie()]).toEqual([303, []]);
      expect(Object.fromEntries(to.searchParams)).toEqual({ kp: "1", kae: "d", find: "font" });
      const html = await read(`${to.pathname}${to.search}`);
      expect(html).toContain('<input type="hidden" name="kp" value="1"/>');
      // The search field is part of the same form, so that the next press sends what is chosen by then.
      expect(html).toMatch(/<input[^>]*name="find"[^>]*form="settings"|<input[^>]*form="settings"[^>]*name="find"/);
    }
    const all = await send({ ...chosen, do: "all" }, { find: "font" });
    expect(all.headers.get("location")).not.toContain("find");
    const entered = await send({ ...chosen, do: "enter" }, { find: "font" });
    expect(entered.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual(["kp=1", "kae=d"]);
  });

  it("SET-7 shows the address's choices before the cookies', and carries those that the words left out", async () => {
    const html = await read(href("theme", { k7: "222222", find: "safe search" }), "kp=1; k7=ffffff");
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*name="kp"[^>]*value="1"|<input[^>]*name="kp"[^>]*checked=""[^>]*value="1"/,
    );
    expect(html).toContain('<input type="hidden" name="k7" value="222222"/>');
  });

  it("SET-7 offers an address that carries the choice and nothing else", async () => {
    const html = await read(href("theme", { kp: "1", kl: "ie-en", kz: "1", find: "x", q: "x" }));
    expect(html).toContain('value="http://localhost/theme?kl=ie-en&amp;kp=1"');
  });

  it("SET-7 SET-6 says how well colours can be read", async () => {
    const poor = await read(href("theme", { k7: "ffffff", k8: "eeeeee" }));
    const good = await read(href("theme", { k7: "ffffff", k8: "000000" }));
    expect(poor).toContain("1.1");
    expect(good).toContain("21");
    expect(poor).not.toBe(good);
  });

  it("SET-7 SET-5 the preview takes colours that its policy allows by hash, and no style attribute", async () => {
    const answer = await request(href("theme", { kj: "123456" }));
    const html = await answer.text();
    expect(html).toContain("--header-background:#123456");
    expect(answer.headers.get("content-security-policy")).toContain("'sha256-");
    expect(html).not.toMatch(/ style="/);
  });
});

describe("saving", () => {
  it("SET-7 STORE-2 writes a cookie for each setting that differs from its default, clears the rest, and goes back", async () => {
    const answer = await send(
      { do: "save", ...defaultSettings, kp: "1", k7: "#1B1726" },
      { cookie: "kl=ie-en; kz=1; country=IE" },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/theme(\?|$)/);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((one) => one.startsWith("kp="))).toBe("kp=1; Max-Age=31536000; Path=/; SameSite=Lax");
    expect(cookies.find((one) => one.startsWith("k7="))).toMatch(/^k7=1B1726;/);
    expect(cookies.find((one) => one.startsWith("kl="))).toMatch(/^kl=; Max-Age=0;/);
    expect(cookies.find((one) => one.startsWith("kz="))).toMatch(/^kz=; Max-Age=0;/);
    expect(cookies).toHaveLength(4);
  });

  it("SET-7 settings that the form does not show stay as they were", async () => {
    const cookies = (await send({ kp: "1" }, { cookie: "kl=ie-en", find: "safe" })).headers.getSetCookie();
    expect(cookies.map((one) => one.split(";")[0]).sort()).toEqual(["kl=ie-en", "kp=1"]);
  });

  it.each<[SettingKey, string, string]>([
    ["k7", "fff", "fff"],
    ["k7", "#fff", "fff"],
    ["k7", " #A1b2C3 ", "A1b2C3"],
    ["kax", "v47-3", "v47-3"],
    ["kad", "de_DE", "de_DE"],
  ])("SET-7 %s takes %j", async (key, typed, kept) => {
    expect((await send({ [key]: typed })).headers.getSetCookie()[0]).toMatch(new RegExp(`^${key}=${kept};`));
  });

  it("SET-7 a theme of one's own colour, and several regions", async () => {
    const theme = await send({ kae: "own", "kae-colour": "#222" });
    expect(theme.headers.getSetCookie()[0]).toMatch(/^kae=222;/);
    const lately = await send([
      ["kah", ""],
      ["kah", "ie-en"],
      ["kah", "uk-en"],
    ]);
    expect(lately.headers.getSetCookie()[0]).toMatch(/^kah=ie-en%2Cuk-en;/);
    const none = await send([["kah", ""]], { cookie: "kah=ie-en" });
    expect(none.headers.getSetCookie()[0]).toMatch(/^kah=; Max-Age=0;/);
  });

  it("SET-7 reset clears every setting's cookie and no other", async () => {
    const answer = await send({ do: "reset", k7: "nonsense" }, { cookie: "kp=1; k7=fff; country=IE" });
    expect(answer.status).toBe(303);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((one) => one.split(";")[0]).sort()).toEqual(["k7=", "kp="]);
  });

  it("SET-7 trying out keeps nothing and leads to the address of the choice", async () => {
    const answer = await send({ do: "preview", ...defaultSettings, kp: "-1", k7: "#222" }, { cookie: "kp=1" });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("location")).toBe("/theme?kp=-1&k7=222");
  });

  it.each<[SettingKey, string]>([
    ["k7", "#12"],
    ["k8", "red"],
    ["k9", "<script>"],
    ["kp", "7"],
    ["kl", "../../"],
    ["kax", "v1"],
    ["kad", "english"],
  ])("SET-7 SET-2 %s refuses %j: nothing is kept, what was typed is shown again", async (key, typed) => {
    const answer = await send({ [key]: typed, kz: "-1" });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(html).toContain(`href="#setting-${key}"`);
    expect(html).not.toContain("<script>");
    expect(html).toMatch(
      /<input[^>]*(name="kz"[^>]*checked=""[^>]*value="-1"|checked=""[^>]*name="kz"[^>]*value="-1")/,
    );
    if (key === "k7") expect(html).toContain('value="#12"');
  });

  it("SET-7 more regions than ten are refused, with all of them still ticked", async () => {
    const many = (settings.kl as { allowed: readonly string[] }).allowed.slice(1, 12);
    const answer = await send(many.map((code): [string, string] => ["kah", code]));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(
      [...html.matchAll(/name="kah" value="[a-z]/g), ...html.matchAll(/name="kah"[^>]*checked=""/g)].length,
    ).toBeGreaterThan(0);
    for (const code of many)
      expect(found(html, new RegExp(`(<input[^>]*value="${code}"[^>]*>)`)), code).toContain('checked=""');
  });

  it("SET-7 SET-2 whatever a form says, only allowed values become cookies", async () => {
    for (const value of ["\u0000", "a;b=c", "1\r\nset-cookie: x=y", "%00", "é", "x".repeat(15_000)]) {
      for (const key of ["kp", "k7", "kad", "kah"] as const) {
        const answer = await send({ [key]: value });
        expect(answer.status, `${key} ${value.slice(0, 9)}`).toBe(allowsValue(key, value) ? 303 : 400);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  it("SET-7 a body that is no form changes nothing", async () => {
    for (const type of ["application/json", "multipart/form-data", "text/plain"]) {
      const answer = await request(page, { method: "POST", headers: { "content-type": type }, body: "{" });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it("SET-7 no other site may change settings", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
    const answer = await request(page, { method: "POST", headers, body: "kp=1" });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("SET-7 faces and size of text hold on every page, under the policy that allows just them", async () => {
    const answer = await request(href("about"), { cookie: "kt=g; ks=t" });
    const html = await answer.text();
    const [, own = ""] = /<\/style><style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(own).toContain("--text:Georgia,serif");
    expect(own).toContain("font-size:130%");
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'self' ${await styleSources(html)};`);
  });

  it.each([href("home"), href("bangs"), href("home", { q: "otter" }), "/no-such-page"])(
    "SET-7 with kg=p every box of %s keeps the words out of the address",
    async (path) => {
      const methods = async (cookie: string) =>
        [...(await read(path, cookie)).matchAll(/<search[^>]*><form[^>]*action="\/"[^>]*method="(\w+)"/g)].map(
          ([, method]) => method,
        );
      expect(new Set(await methods("kg=p"))).toEqual(new Set(["post"]));
      expect(new Set(await methods("kg=g"))).toEqual(new Set(["get"]));
    },
  );
});
