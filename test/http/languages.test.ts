import { createExecutionContext, env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bangList } from "../../client/bangs/bang-data.ts";
import { bangNames } from "../../client/bangs/bang-names.ts";
import { createApp } from "../../src/app.ts";
import { type Language, languageNames, pathIn, speaks } from "../../src/contract/language/languages.ts";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { readBangs } from "../../src/contract/search/bangs.ts";
import { voiceOf } from "../../src/locales/speaking.ts";
import { laterSteps } from "../later-steps.ts";
import { expectWritten } from "../logged.ts";
import { englishIn } from "./english-in.ts";
import { unspacedIn } from "./french-spaces.ts";
import { subscribed } from "./subscription/visitor.ts";

interface Asked {
  readonly host?: string;
  readonly country?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function get(path: string, { host = "localhost", country = "DE", headers = {} }: Asked = {}): Promise<Response> {
  const request = new Request(`http://${host}${path}`, { headers, redirect: "manual" });
  return exports.default.fetch(request, { cf: { country } } as RequestInit);
}

const others = languageNames.filter((name) => name !== "en");
const translated = others.flatMap((language) =>
  routeNames
    .filter((name) => speaks(routes[name].feature, language) && !laterSteps.has(name))
    .map((name) => ({ language, name })),
);
const untranslated = routeNames.filter((name) => !speaks(routes[name].feature, "de"));

/**
 * What a page may differ by: its hosts, countries where Pro is sold or not, and devices. Tried in German alone, since every
 * message has a text in each language (`catalogs.test.ts`): what is looked for here are sentences that are no messages.
 */
const visits: readonly Asked[] = [
  {},
  { country: "JP" },
  { country: "" },
  ...["noai.localhost", "start.localhost", "onion.localhost"].map((host) => ({ host })),
  ...[
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Mozilla/5.0 (Windows NT 6.1; rv:100.0) Gecko/20100101 Firefox/100.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
  ].map((agent) => ({ headers: { "user-agent": agent } })),
];

/** What a search, and a page that is narrowed or kept by what was asked, may show. */
const asked: Readonly<Record<string, readonly string[]>> = {
  search: [
    "/?q=otter",
    "/?q=5+miles+in+km",
    "/?q=bang+shortcuts",
    "/?q=shortcutz+bangz",
    "/?q=xqzzv",
    "/?q=!wikx+otter",
    "/?q=otter&kao=1&kg=p",
    "/bangs?q=zzzz",
    "/bangs?q=!w",
    "/bangs?q=wikipedia+in+german",
    ...new Set(readBangs(bangList).all.map(({ c }) => `/bangs?${new URLSearchParams({ c })}`)),
  ],
  pro: [
    ...["ios", "android", "macos", "windows", "linux"].map((device) => `/vpn/set-up?device=${device}`),
    "/pro?origin=funnel_vpn_website__hero",
  ],
  settings: [
    "/theme?kp=1&kl=de-de",
    "/theme?saved=",
    "/theme?find=zzzz",
    "/theme?find=schrift",
    "/theme?k7=777&k8=777&kae=d&kah=de-de",
  ],
  company: ["/newsletter?told=x", "/compare-privacy?exp_x=b", "/hiring?department=Design", "/hiring?location=x"],
  browser: [
    "/windows-preview/survey?use=once&trouble=slow&trouble=nothing&stay=back&wish=x",
    "/windows-preview/survey?wish=",
    "/app?origin=x",
  ],
  restoration: ["/identity-theft-restoration/survey?told=x", "/identity-theft-restoration/access-code?app=ios"],
  help: ["subject=withdrawal", "subject=stopPaying", "subject=vpn", "told=x"].map((query) => `/help?${query}`),
};

describe("a page in another language", () => {
  it.each(translated)("LANG-2 $name says nothing in English in $language, whoever asks", async ({ language, name }) => {
    const missing: string[] = [];
    const note = ({ id }: { id: string }) => missing.push(id);
    const stop = voiceOf(language).on("missing", note);
    for (const visit of language === "de" ? visits : visits.slice(0, 1)) {
      const answer = await get(pathIn(language, routes[name].path), visit);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-language")).toBe(language);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(englishIn(html, language)).toEqual([]);
      if (language === "fr") expect(unspacedIn(html)).toEqual([]);
    }
    stop();
    expect(missing).toEqual([]);
  });

  const searched = others.flatMap((language) =>
    Object.entries(asked)
      .filter(([feature]) => speaks(feature, language))
      .flatMap(([, addresses]) => (language === "de" ? addresses : addresses.slice(0, 1)))
      .map((address) => ({ language, address })),
  );

  it.each(searched)("LANG-2 $address says nothing in English in $language", async ({ language, address }) => {
    const missing: string[] = [];
    const stop = voiceOf(language).on("missing", ({ id }) => missing.push(id));
    const own = pathIn(language, address.replace(/^\/(?=\?)/, ""));
    const html = await (await get(own)).text();
    stop();
    expect(html).toContain(`<html lang="${language}"`);
    expect(missing).toEqual([]);
    expect(englishIn(html, language)).toEqual([]);
    if (language === "fr") expect(unspacedIn(html)).toEqual([]);
  });

  it.each(translated)("LANG-1 $name has the structure of the English one in $language", async ({ language, name }) => {
    const [own, english] = await Promise.all(
      [pathIn(language, routes[name].path), routes[name].path].map(async (path) => (await get(path)).text()),
    );
    // What a legal document has besides: a link to the English text, which counts.
    const toEnglish = /<a [^>]*hrefLang="en-GB"[^>]*>/g;
    const shape = (html = "") =>
      [...html.replace(toEnglish, "").matchAll(/<(h\d|a|form|button|input|select|img|details)\b/g)]
        .map(([, element]) => element)
        .join(" ");
    expect(shape(own)).toBe(shape(english));
  });

  it("LANG-1 links, forms and the way back stay in the language", async () => {
    const html = await (await get("/de/suggestions")).text();
    expect(html).toContain(
      '<a class="me3GQa_word" href="/de">'.replace(/class="[^"]*"/, html.match(/class="[^"]*_word"/)?.[0] ?? ""),
    );
    expect(html).toContain('name="back" value="/de/suggestions"');
    expect(html).toContain('rel="canonical" href="https://nightjar.example/de/suggestions"');
    expect(html).toMatch(/<a href="\/suggestions" lang="en-GB">English<\/a>/);
  });

  it.each([
    ["an escaped letter", "/de/%70ro", "de/pro"],
    ["a search for nothing", "/fr?q=", "fr/home"],
    ["a search for a space", "/es?q=%20", "es/home"],
  ])("HOLD-6 LANG-2 has its own texts, which is what is kept for everybody, also at %s", async (_, path, texts) => {
    const read: string[] = [];
    const ASSETS = {
      fetch: async (address: string) => {
        read.push(address);
        return env.ASSETS.fetch(address);
      },
    };
    const request = new Request(`http://localhost${path}`);
    const html = await (await createApp().fetch(request, { ...env, ASSETS }, createExecutionContext())).text();
    const language = texts.slice(0, 2) as Language;
    expect(html).toContain(`<html lang="${language}"`);
    expect(englishIn(html, language)).toEqual([]);
    expect(read).toContain(`https://files.invalid/data/texts/${texts}.json`);
  });

  it("HOLD-6 LANG-1 a closed page is as closed in every language and spelling", async () => {
    const vars = { ...env, CLOSED_PATHS: "/about /pro" };
    for (const path of ["/pro", "/%70ro", "/de/pro", "/de/%70ro", "/%64e/pro", "/nl/%70ro", "/about", "/de/%61bout"]) {
      const request = new Request(`http://localhost${path}`, { redirect: "manual" });
      const { status } = await createApp().fetch(request, vars, createExecutionContext());
      expect([path, [410, 302].includes(status)]).toEqual([path, true]);
    }
  });

  it("LANG-2 is an error where its texts cannot be read, and not half in English", async () => {
    expectWritten("error");
    const ASSETS = {
      fetch: async (address: string) =>
        address.includes("/texts/") ? new Response("", { status: 500 }) : env.ASSETS.fetch(address),
    };
    const ask = (path: string) =>
      createApp().fetch(new Request(`http://localhost${path}`), { ...env, ASSETS }, createExecutionContext());
    expect((await ask("/de/pro")).status).toBe(500);
    expect((await ask("/pro")).status).toBe(200);
  });

  it("LANG-2 a title says nothing of where a line may and may not end, as a heading does", async () => {
    const html = await (await get(pathIn("nl", routes.accessibility.path))).text();
    expect(html).toContain("<title>Toegankelijkheidsverklaring · ");
    expect(html).toContain("<h1>Toegankelijk\u00adheids\u00adverklaring</h1>");
  });

  it("LANG-2 brings the words of its scripts, which an English page has in them", async () => {
    expect(await (await get("/de")).text()).toContain('"{count} suggestions":"{count} Vorschläge"');
    expect(await (await get("/")).text()).not.toContain('id="page-words"');
  });
});

describe("results from the web in another language", () => {
  const found = {
    results: [
      {
        title: "Holt",
        url: "http://old.example/otter",
        content: "Wo Otter leben.",
        publishedDate: "2026-03-04",
        length: "1:00",
      },
    ],
    corrections: ["oter"],
    suggestions: ["otter bau"],
  };

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ["found", "/de?q=otter1&kah=de-de,fr-fr", () => Response.json(found)],
    ["news, and the second page", "/de?q=otter2&ia=news&p=2", () => Response.json(found)],
    ["videos", "/de?q=otter3&ia=video", () => Response.json(found)],
    ["none", "/de?q=otter4", () => Response.json({ results: [] })],
    ["no more", "/de?q=otter5&p=3", () => Response.json({ results: [] })],
    ["unreadable", "/de?q=otter6", () => new Response("?")],
    ["a service that fails", "/de?q=otter7", () => new Response("", { status: 500 })],
  ])("LANG-2 %s: nothing is in English", async (_, path, answer) => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
    expectWritten("error");
    const missing: string[] = [];
    const stop = voiceOf("de").on("missing", ({ id }) => missing.push(id));
    const vars = { ...env, SEARCH_UPSTREAM: "https://s.example/" };
    const html = await (
      await createApp().fetch(new Request(`http://localhost${path}`), vars, createExecutionContext())
    ).text();
    stop();
    expect(html).toContain("Ergebnisse: ");
    expect(missing).toEqual([]);
    expect(englishIn(html, "de")).toEqual([]);
  });

  it("LANG-2 dates are written as in the language", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(found));
    const vars = { ...env, SEARCH_UPSTREAM: "https://s.example/" };
    const request = new Request("http://localhost/de?q=otter8&ia=news");
    const html = await (await createApp().fetch(request, vars, createExecutionContext())).text();
    expect(html).toContain("4. März 2026");
    expect(html).toContain("Länge: 1:00");
  });
});

describe("identity theft help in another language", () => {
  const code = pathIn("de", routes.itrAccessCode.path);
  const survey = pathIn("de", routes.itrSurvey.path);

  it("LANG-2 ITR-1 a code is made and renewed, and has its case, all in German", async () => {
    const missing: string[] = [];
    const stop = voiceOf("de").on("missing", ({ id }) => missing.push(id));
    const person = await subscribed();
    const shown = [await person.get(code)];
    const made = await person.post(code);
    expect([made.status, made.to]).toEqual([303, code]);
    for (const path of [code, `${code}?ask=renew`, pathIn("de", routes.itrCase.path)]) {
      shown.push(await person.get(path));
    }
    stop();
    expect(shown.map(({ status, html }) => [status, englishIn(html, "de")])).toEqual(shown.map(() => [200, []]));
    expect(shown[1]?.html).toMatch(/Gilt noch 24 Stunden, bis <time [^>]*>\d+\. \p{L}+ \d{4}, \d\d:\d\d Uhr \(UTC\)/u);
    expect(shown[3]?.html).toMatch(/Bis (?:Mon|Diens|Mittwoch|Donners|Frei)\w*, \d+\. /);
    expect(missing).toEqual([]);
  });

  it("LANG-2 ITR-1 answers are counted, and the totals are in German", async () => {
    const person = await subscribed();
    const sent = await person.post(survey, { settled: "all", adviser: "most", wait: "back" });
    expect([sent.status, sent.to.startsWith(`${survey}?told=`)]).toEqual([303, true]);
    const { html } = await person.get(sent.to);
    expect(html).toContain("Ist dein Fall gelöst? Ja, ganz");
    expect(englishIn(html, "de")).toEqual([]);
  });
});

describe("the list of bangs", () => {
  it("LANG-2 has the name of each category for the catalogs", () => {
    const { all } = readBangs(bangList);
    expect([...bangNames].sort()).toEqual([...new Set(all.flatMap(({ c, sc }) => [c, sc]))].sort());
  });

  it("LANG-2 is found by the words of the language too", async () => {
    expect(await (await get("/de/bangs?q=karten")).text()).toContain("openstreetmap.org");
    expect(await (await get("/de/bangs?q=tschechisch")).text()).toContain("Wikipedia auf Tschechisch");
  });
});

describe("the word e-mail", () => {
  it.each(["nl", "pl"] as const)("LANG-2 is never broken at its hyphen in %s", async (language) => {
    const [main = ""] =
      /<main[\s\S]*<\/main>/.exec(await (await get(pathIn(language, routes.email.path))).text()) ?? [];
    expect(main).toContain("e-\u2060mail");
    expect(main.replace(/<[^>]*>/g, " ")).not.toMatch(/\be-mail/i);
  });
});

describe("addresses with a language", () => {
  it.each(untranslated)("LANG-1 %s leads to its English page", async (name) => {
    const answer = await get(`/de${routes[name].path}?origin=x`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${routes[name].path}?origin=x`]);
  });

  it("LANG-2 SRCH-5 of other sites to search, those in English say so, in other languages alone", async () => {
    const siteIn = async (path: string) => /<small>(BBC [^<]*)<code>/.exec(await (await get(path)).text())?.[1];
    expect([await siteIn("/de?q=owl"), await siteIn("/?q=owl")]).toEqual(["BBC (auf Englisch) ", "BBC "]);
  });

  it("LANG-1 searches are answered in the language, and lead on in it", async () => {
    const answer = await get("/de?q=!wikx+moths+at+night");
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-language")]).toEqual([200, "de"]);
    expect(html).toContain('<form action="/de" method="get">');
    expect(html).toContain('href="/de?q=%21wikt+moths+at+night"');
    expect(html).toContain('href="/de/bangs"');
    // The frame is the same for every search, so a link to the other language would lose the words.
    expect(html).not.toContain('lang="en-GB">English');
  });

  it("LANG-1 a search that keeps its words out of the address stays in the language", async () => {
    const request = new Request("http://localhost/de", {
      method: "POST",
      body: new URLSearchParams({ q: "moths" }),
      headers: { origin: "http://localhost", "sec-fetch-site": "same-origin" },
    });
    const html = await (await exports.default.fetch(request)).text();
    expect(html).toContain('<h1 data-header="s">„moths“</h1>');
  });

  it("LANG-1 an answer of our own is in English, and says so", async () => {
    const html = await (await get("/de?q=5+miles+in+km")).text();
    expect(html).toMatch(/<section [^>]*aria-labelledby="instant-answer" lang="en-GB">/);
    expect(await (await get("/?q=5+miles+in+km")).text()).not.toContain('aria-labelledby="instant-answer" lang=');
  });

  it.each([
    ["/de/", "/de"],
    ["/DE", "/de"],
    ["/de/Suggestions/", "/de/suggestions"],
  ])("LANG-1 PAGE-11 %s has one spelling", async (asked, canonical) => {
    const answer = await get(asked);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, canonical]);
  });

  it.each(["/de/no-such-page", "/de/Bangz", "/de/ac", "/de/country.json", "/de/de", "/de/404"])(
    "LANG-2 %s is no page, and says so in German",
    async (path) => {
      const missing: string[] = [];
      const stop = voiceOf("de").on("missing", ({ id }) => missing.push(id));
      const answer = await get(path);
      stop();
      const html = await answer.text();
      expect([answer.status, answer.headers.get("content-language")]).toEqual([404, "de"]);
      expect(html).toContain('<html lang="de"');
      expect(html).not.toContain('lang="en-GB">English');
      expect(missing).toEqual([]);
      expect(englishIn(html, "de")).toEqual([]);
    },
  );

  it("LANG-1 PAGE-11 the page that may have been meant is named in the language", async () => {
    const html = await (await get("/de/bangz")).text();
    expect(html.slice(html.indexOf("Vielleicht suchst du"))).toMatch(/<li><a href="\/de\/bangs"[^>]*>Bang-Kürzel/);
  });

  it.each(["/en", "/en/pro", "/xx"])("LANG-1 %s is no page, and says so in English", async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('<html lang="en-GB"');
    expect(html).not.toContain('href="/de');
  });

  it("LANG-1 what a German visit loaded first is English for everybody else", async () => {
    await get("/de/suggestions");
    for (const path of ["/", "/no-such-page", "/pro"]) {
      const html = await (await get(path)).text();
      expect(html.replace(/<a [^>]*lang="de">Deutsch<\/a>/, "")).not.toContain('href="/de');
    }
  });
});

describe("choosing a language", () => {
  it("LANG-1 a browser that wishes German is told so, and is not sent there", async () => {
    const asked = { headers: { "accept-language": "de-AT,de;q=0.9,en;q=0.5" } };
    const answer = await get("/", asked);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<a href="/de">Diese Seite gibt es auch auf Deutsch.</a>');
    // A page that is there only in English offers nothing.
    for (const name of untranslated) {
      expect(await (await get(routes[name].path, asked)).text()).not.toContain("auf Deutsch");
    }
  });

  it.each([
    ["English first", { headers: { "accept-language": "en-GB,de;q=0.9" } }],
    ["a language that we don’t speak", { headers: { "accept-language": "ja" } }],
    ["the onion host", { host: "onion.localhost", headers: { "accept-language": "de" } }],
    ["settings that name English", { headers: { "accept-language": "de", cookie: "kad=en_GB" } }],
  ])("LANG-1 nothing is offered: %s", async (_, asked) => {
    expect(await (await get("/", asked)).text()).not.toContain("auf Deutsch.");
  });

  it("LANG-1 the setting counts before the browser", async () => {
    const asked = { headers: { "accept-language": "en", cookie: "kad=de_DE" } };
    expect(await (await get("/", asked)).text()).toContain("auf Deutsch.");
  });

  const save = (path: string, fields: Readonly<Record<string, string>>, cookie = "") =>
    exports.default.fetch(
      new Request(`http://localhost${path}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin: "http://localhost", "sec-fetch-site": "same-origin", cookie },
        redirect: "manual",
      }),
    );

  it.each([
    ["/theme", "de_DE", "", "/de/theme?saved="],
    ["/de/theme", "en_GB", "kad=de_DE", "/theme?saved="],
    ["/theme", "sv_SE", "", "/theme?saved="],
    // An address is obeyed as long as the setting stays what it was.
    ["/theme", "de_DE", "kad=de_DE", "/theme?saved="],
    ["/de/theme", "wt_WT", "", "/de/theme?saved="],
  ])("LANG-1 SET-7 from %s, choosing %s leads on in that language", async (path, kad, cookie, to) => {
    const answer = await save(path, { kad, do: "save" }, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  });

  it("LANG-1 SET-7 a refused form is shown again in the language", async () => {
    const missing: string[] = [];
    const stop = voiceOf("de").on("missing", ({ id }) => missing.push(id));
    const regions = ["de-de", "fr-fr", "es-es", "it-it", "pl-pl", "at-de", "ch-de", "nl-nl", "se-sv", "no-no", "fi-fi"];
    const html = await (await save("/de/theme", { k7: "pink", kah: regions.join(","), do: "save" })).text();
    stop();
    expect(html).toContain("„pink“ ist kein Farbcode.");
    expect(html).toContain("Du hast 11 Regionen gewählt.");
    expect(html).toContain("<title>Fehler: Einstellungen");
    expect(missing).toEqual([]);
    expect(englishIn(html, "de")).toEqual([]);
  });

  const message = { topic: "search", message: "Motte", email: "owl@nest.example" };

  it.each([
    ["/de/help", { ...message, topic: "", message: "" }, 400, "Wähle ein Thema."],
    ["/de/help", { ...message, message: "x".repeat(5001) }, 400, "Deine Nachricht hat 5.001 Zeichen."],
    ["/de/help", { ...message, email: "owl@nest" }, 400, "wie name@people.example"],
    ["/de/newsletter", { email: "" }, 400, "Gib deine E-\u2060Mail-Adresse ein."],
    ["/de/identity-theft-restoration/survey", { settled: "all" }, 400, "Wähle die Antwort, die am besten passt."],
  ])("LANG-1 %s shows a refused form again in the language: %o", async (path, fields, status, said) => {
    const missing: string[] = [];
    const stop = voiceOf("de").on("missing", ({ id }) => missing.push(id));
    const answer = await save(path, fields);
    const html = await answer.text();
    stop();
    expect(answer.status).toBe(status);
    expect(html).toContain(said);
    expect(html).toContain("<title>Fehler: ");
    expect(html).toContain(`action="${path}"`);
    expect(missing).toEqual([]);
    expect(englishIn(html, "de")).toEqual([]);
  });

  it("LANG-1 PAGE-12 a form that was accepted leads on in the language", async () => {
    const answer = await save("/de/help", message);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/de\/help\?told=/)]);
    const [cookie = ""] = answer.headers.getSetCookie();
    const html = await (await get(answer.headers.get("location") ?? "", { headers: { cookie } })).text();
    expect(html).toContain("Deine Nachricht ist da");
    expect(englishIn(html, "de")).toEqual([]);
  });

  it("LANG-1 SET-7 the setting decides for a search that a browser’s address bar sends, where an address doesn’t", async () => {
    const languageOf = async (path: string, cookie: string) =>
      (await get(path, { headers: { cookie } })).headers.get("content-language");
    expect(await languageOf("/?q=otter", "kad=de_DE")).toBe("de");
    expect(await languageOf("/?q=otter", "kad=sv_SE")).toBe("en-GB");
    expect(await languageOf("/de?q=otter", "kad=en_GB")).toBe("de");
    expect(await languageOf("/bangs", "kad=de_DE")).toBe("en-GB");
    expect(await languageOf("/", "kad=de_DE")).toBe("en-GB");
  });

  it("LANG-1 SET-7 the languages of the site are the first to choose", async () => {
    const html = await (await get("/theme")).text();
    const [, list = ""] = /<select[^>]* name="kad"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
    expect([...list.matchAll(/value="(\w+)"/g)].map(([, value]) => value).slice(0, 3)).toEqual([
      "wt_WT",
      "en_GB",
      "de_DE",
    ]);
  });

  it("LANG-1 the site map names each page in its languages", async () => {
    const map = await (await get("/sitemap.xml", { host: "nightjar.example" })).text();
    expect(map).toContain("<loc>https://nightjar.example/de</loc>");
    expect(map).toContain('hreflang="x-default" href="https://nightjar.example/"');
  });
});
