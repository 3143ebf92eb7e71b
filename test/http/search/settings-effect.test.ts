import { createExecutionContext, env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { href } from "../../../src/contract/routes.ts";
import { type SettingKey, settingKeys, settings } from "../../../src/contract/settings/settings.ts";
import { settingLabels, unusedLabel } from "../../../src/contract/settings/settings-labels.ts";
import { hosts } from "../request.ts";

/** Settings whose effect is not in the HTML of the results page, each with the place where it is. */
const elsewhere: Partial<Record<SettingKey, string>> = {
  kac: "the box reads it in the browser: test/browser/search/search-box.spec.ts",
  kax: "of the banner on the home page: test/client/home/home-banner.test.ts",
};

/** Example values for settings that have no list of values. A colour for `kae` only selects the theme that it belongs to. */
const formed: Partial<Record<SettingKey, readonly string[]>> = {
  kah: ["ie-en", "ie-en,fr-fr"],
  kae: ["d", "l", "h", "c"],
  kad: ["de_DE", "pt_BR", "en_GB"],
  kax: ["v47-3"],
  kap: ["v47-3"],
};
const colours = ["123", "fedcba"];

interface Situation {
  readonly search: Readonly<Record<string, string>>;
  readonly others?: Readonly<Record<string, string>>;
}

const usual: readonly Situation[] = [{ search: { q: "otter" } }];
const pictures: readonly Situation[] = [{ search: { q: "otter", ia: "image" } }];

/** For settings that change nothing in a web search for "otter": the searches in which they do. */
const shownBy: Partial<Record<SettingKey, readonly Situation[]>> = {
  kz: [{ search: { q: "2 + 2" } }],
  // All regions but one default to metric units.
  kaj: [{ search: { q: "10 km" } }, { search: { q: "10 miles" }, others: { kl: "us-en" } }],
  kc: pictures,
  kbj: pictures,
};

/** The answer of the search service. Among its results are an unencrypted page and a picture made by AI. */
const found = {
  results: [
    { title: "Holt", url: "http://old.example/otter/holt", content: "Where otters live." },
    { title: "River", url: "https://river.example/otter", content: "A river." },
    { title: "Drawn", url: "https://www.craiyon.com/otter", img_src: "https://pictures.example/1.jpg" },
  ],
};

const told: string[] = [];

/** Transitions on before each search, because results that are still kept would hide what the next search asks for. */
let clock = Date.now();

beforeEach(() => {
  told.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (given) => {
    told.push((given as Request).url);
    return Response.json(found);
  });
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The pages with a setting, and the requests to the search service for them. */
async function shown(
  key: SettingKey,
  value: string,
  situations: readonly Situation[],
  vars: Readonly<Record<string, string>> = { SEARCH_UPSTREAM: "https://s.example/" },
): Promise<string> {
  const pages: string[] = [];
  for (const { search, others = {} } of situations) {
    clock += 120_000;
    vi.setSystemTime(clock);
    const html = await read(href("home", search), { ...others, [key]: value }, vars);
    // The addresses of pictures are removed, because their signatures change from day to day.
    pages.push(html.replaceAll(/src="\/iu[^"]*"/g, ""), ...told.splice(0));
  }
  return pages.join();
}

async function read(path: string, settings: Readonly<Record<string, string>>, vars = {}): Promise<string> {
  const cookie = Object.entries(settings)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const request = new Request(`http://${hosts.main}${path}`, { headers: { cookie } });
  const answer = await createApp().fetch(request, { ...env, ...vars }, createExecutionContext());
  return answer.text();
}

function valuesOf(key: SettingKey): readonly string[] {
  const { allowed, group }: { allowed: readonly string[] | RegExp; group: string } = settings[key];
  if (!(allowed instanceof RegExp)) return allowed.filter((value) => value !== settings[key].default);
  return group === "colours" ? colours : (formed[key] ?? []);
}

const all = settingKeys.filter((key) => elsewhere[key] === undefined);
const working = all.filter((key) => settingLabels[key].idle === undefined);
const ofWeb = all.filter((key) => settingLabels[key].isOfWeb);
const idle = all.filter((key) => settingLabels[key].idle !== undefined);

describe("settings of the results", () => {
  it.each(working)("SRCH-9 SET-7 %s: each value makes a page of results, or asks for one, of its own", async (key) => {
    const values = valuesOf(key);
    expect(values.length).toBeGreaterThan(0);
    const pages = new Map<string, string>();
    for (const value of [settings[key].default, ...values]) {
      const page = await shown(key, value, shownBy[key] ?? usual);
      expect(pages.get(page), `${value} does what another value does`).toBeUndefined();
      pages.set(page, value);
    }
  });

  it.each(ofWeb)("SRCH-9 SET-7 %s changes nothing without web results, and stands among the unused", async (key) => {
    const before = await shown(key, settings[key].default, [...usual, ...pictures], {});
    for (const value of valuesOf(key)) expect(await shown(key, value, [...usual, ...pictures], {})).toBe(before);
    const [inUse = "", unused = ""] = (await read(href("theme"), {})).split(unusedLabel.title).slice(-2);
    expect([inUse, unused].map((part) => part.includes(`name="${key}"`))).toEqual([false, true]);
  });

  it.each(idle)("SRCH-9 SET-7 %s changes nothing, and the settings page says so", async (key) => {
    const situations = [...usual, ...pictures, { search: { q: "otter", ia: "video" } }];
    const before = await shown(key, settings[key].default, situations);
    for (const value of valuesOf(key)) expect(await shown(key, value, situations)).toBe(before);
    expect(await read(href("theme"), {})).toContain(settingLabels[key].idle);
  });
});
