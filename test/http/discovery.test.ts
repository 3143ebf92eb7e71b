import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { brand } from "../../src/contract/brand/brand.ts";
import type { Country } from "../../src/contract/country.ts";
import { languageNames, pathIn, speaks } from "../../src/contract/language/languages.ts";
import { endpoints, type RouteName, routeNames, routes } from "../../src/contract/routes.ts";
import { priceIn } from "../../src/contract/subscription/prices.ts";
import { isListed } from "../../src/endpoints/discovery.ts";
import { cardList, cardSize } from "../../src/render/card-list.ts";
import { jobPosting, jsonLd, type Thing } from "../../src/render/structured-data.ts";
import { pages } from "../pages.ts";
import { found, hosts, request } from "./request.ts";

const origin = `https://${brand.hosts.main}`;
const listed = routeNames.filter((name) => pages[name].indexed);
const text = async (path: string, host?: string) => (await request(path, host ? { host } : {})).text();

/** All structured data of a page, from its JSON-LD blocks. */
function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, data = ""]) => {
    const { "@context": context, "@graph": graph } = JSON.parse(data);
    expect(context).toBe("https://schema.org");
    return graph as Thing[];
  });
}

const typed = (things: readonly Thing[], type: string) => things.filter((thing) => thing["@type"] === type);

/** The only thing of a type on a page; throws if there is not exactly one. */
function only(things: readonly Thing[], type: string): Thing {
  const [thing, ...others] = typed(things, type);
  if (!thing || others.length > 0) throw new Error(`${others.length + (thing ? 1 : 0)} things of type ${type}`);
  return thing;
}

/** The visible text, with character references decoded and white space collapsed. */
function seen(html: string): string {
  const codes: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+|#x27);/g, (whole, name) => codes[name] ?? whole)
    .replace(/\s+/g, " ");
}

describe("sitemap", () => {
  it("PAGE-1 names every page that may be listed, once, and no other", async () => {
    const xml = await text(endpoints.sitemap);
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(places.toSorted()).toEqual(
      listed
        .flatMap((name) =>
          languageNames
            .filter((language) => speaks(routes[name].feature, language))
            .map((language) => `${origin}${pathIn(language, routes[name].path)}`),
        )
        .toSorted(),
    );
  });

  it("PAGE-1 what it names answers", async () => {
    const answers = await Promise.all(listed.map((name) => request(routes[name].path)));
    expect(listed.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
  });

  it("PAGE-1 what it names has itself as canonical address and does not refuse to be listed; what it leaves out does", async () => {
    for (const name of routeNames) {
      const answer = await request(routes[name].path);
      if (answer.status !== 200) continue;
      const html = await answer.text();
      expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${origin}${routes[name].path}`);
      expect(html.includes('<meta name="robots" content="noindex"/>'), name).toBe(!pages[name].indexed);
    }
  });

  it("PAGE-3 gives a day of change to pages that keep account of theirs, and to none else", async () => {
    const xml = await text(endpoints.sitemap);
    const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    const known = listed
      .filter((name) => name === "updates" || pages[name].changed !== null)
      .flatMap((name) =>
        languageNames
          .filter((language) => speaks(routes[name].feature, language))
          .map((language) => pathIn(language, routes[name].path)),
      );
    expect(dated.map((match) => match[1])).toEqual(known.map((path) => `${origin}${path}`));
    expect(xml.match(/<lastmod>/g)).toHaveLength(known.length);
    const terms = await text(routes.terms.path);
    expect(terms).toContain(`dateTime="${pages.terms.changed}"`);
  });

  it.each(["start", "noai", "onion"] as const)("HOST-1 the %s host has none", async (name) => {
    expect((await request(endpoints.sitemap, { host: hosts[name] })).status).toBe(404);
  });
});

describe("social cards", () => {
  const property = (html: string, name: string) =>
    found(html, new RegExp(`<meta property="og:${name}" content="([^"]+)"`));

  it("PAGE-1 every listed page has a card of its own, of the size it names", async () => {
    const places = new Set<string>();
    expect(
      listed.filter((name) => !Object.hasOwn(cardList, name)),
      "without a row in src/render/card-list.ts",
    ).toEqual([]);
    for (const name of listed) {
      const html = await text(routes[name].path);
      const { pathname, origin: host } = new URL(property(html, "image"));
      expect(host).toBe(origin);
      expect(property(html, "image:alt"), name).not.toBe("");
      const file = await env.ASSETS.fetch(`http://assets${pathname}`);
      // A PNG has its width and height in the eight bytes from byte 16 on.
      const header = new DataView(await file.arrayBuffer(), 16, 8);
      expect({ width: header.getUint32(0), height: header.getUint32(4) }, pathname).toEqual(cardSize);
      expect([property(html, "image:width"), property(html, "image:height")]).toEqual(["1200", "630"]);
      places.add(pathname);
    }
    expect(places.size).toBe(listed.length);
  });

  it("HOST-3 the onion host shows none", async () => {
    expect(await text("/about", hosts.onion)).not.toContain("og:image");
  });
});

describe("robots", () => {
  const refused = (txt: string) => [...txt.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1] ?? "");

  it("PAGE-1 the main host names its sitemap and closes no page and no file of a page", async () => {
    const txt = await text(endpoints.robots);
    expect(found(txt, /^Sitemap: (.*)$/m)).toBe(`${origin}${endpoints.sitemap}`);
    const html = await text("/");
    const files = [...html.matchAll(/(?:href=|src=|import)"(\/[^"]*)"/g)].map((match) => match[1] ?? "");
    expect(files.some((file) => file.endsWith(".js"))).toBe(true);
    const open = [...files, ...listed.map((name) => routes[name].path)];
    expect(refused(txt).flatMap((path) => open.filter((file) => file.startsWith(path)))).toEqual([]);
    expect(refused(txt).length).toBeGreaterThan(0);
  });

  it.each(["start", "noai", "onion"] as const)(
    "HOST-1 the %s host lets crawlers read, so that they see that nothing is to be listed",
    async (name) => {
      const host = hosts[name];
      expect(refused(await text(endpoints.robots, host))).toEqual([]);
      for (const path of ["/", "/about", "/updates", endpoints.robots, "/ac?q=owl", "/t/page_view?1"]) {
        expect((await request(path, { host })).headers.get("x-robots-tag"), path).toBe("noindex");
      }
      expect(await text("/about", host)).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  it("HOST-3 the onion host names no address of the open web", async () => {
    expect(await text(endpoints.robots, hosts.onion)).not.toContain("https://");
  });

  it("HOST-1 only the main host of a deployment that is no trial is listed", async () => {
    expect((await request("/about")).headers.has("x-robots-tag")).toBe(false);
    expect(isListed("main", "production")).toBe(true);
    expect(isListed("main", "staging")).toBe(false);
    expect(isListed("noai", "production")).toBe(false);
  });
});

describe("well-known addresses", () => {
  it("PAGE-5 security.txt has a contact and runs out within a year", async () => {
    const answer = await request(endpoints.securityTxt);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const txt = await answer.text();
    expect(txt).toContain(`Contact: mailto:${brand.email.security}\n`);
    const expires = Date.parse(found(txt, /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m));
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeLessThan(365);
    expect(days).toBeGreaterThan(90);
  });

  it.each([endpoints.gpc, endpoints.appleApps, endpoints.androidApps])("%s is JSON", async (path) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toBeTypeOf("object");
  });

  it("gpc.json says that the signal is honoured", async () => {
    expect(await (await request(endpoints.gpc)).json()).toMatchObject({ gpc: true });
  });

  it("change-password leads to a page that answers", async () => {
    const answer = await request(endpoints.changePassword);
    expect(answer.status).toBe(302);
    const location = answer.headers.get("location") ?? "";
    expect(location).toBe(routes.subscriptionsManage.path);
    // The page may redirect a visitor who is not signed in to the sign-in page.
    expect((await request(location)).status).toBeLessThan(400);
  });

  it("DEV-2 the apps that may open our addresses are ours", async () => {
    const apple = JSON.stringify(await (await request(endpoints.appleApps)).json());
    expect(apple).toContain(brand.apps.ios.id);
    const [link] = (await (await request(endpoints.androidApps)).json()) as [{ target: Record<string, unknown> }];
    expect(link.target.package_name).toBe(brand.stores.playStore.app);
    expect(link.target.sha256_cert_fingerprints).toEqual([expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)]);
  });
});

describe("structured data", () => {
  it.each(listed)(
    "PAGE-1 %s: well-formed, with the trail to it and no question that a reader does not see",
    async (name: RouteName) => {
      // Requested under the host name that the data gives, because some pages state the address they were requested at.
      const html = await (await request(routes[name].path, { host: brand.hosts.main, secure: true })).text();
      const things = thingsIn(html);
      const [trail] = typed(things, "BreadcrumbList");
      const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[];
      expect(steps.at(-1)?.item).toBe(name === "home" ? undefined : `${origin}${routes[name].path}`);
      expect(steps.map((step) => step.position)).toEqual(steps.map((_, index) => index + 1));
      const paths = routeNames.map((known) => `${origin}${routes[known].path}`);
      expect(steps.filter((step) => !paths.includes(step.item))).toEqual([]);
      const faq = typed(things, "FAQPage");
      // The home page describes the company and its search instead: with the questions it would be too large.
      expect(faq).toHaveLength(hasQuestions(html) && name !== "home" ? 1 : 0);
      const questions = (faq[0]?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
      const read = seen(html);
      for (const { name: question, acceptedAnswer } of questions) {
        expect(read).toContain(question);
        expect(read).toContain(acceptedAnswer.text.replace(/\s+/g, " "));
        expect(acceptedAnswer.text.length).toBeGreaterThan(10);
      }
    },
  );

  it("PAGE-1 pages below a section show it in their trail", async () => {
    const trail = only(thingsIn(await text(routes.proPrivacyTerms.path)), "BreadcrumbList");
    const items = (trail.itemListElement as { item: string }[]).map((step) => step.item);
    expect(items).toEqual([`${origin}/`, `${origin}/pro`, `${origin}/pro/privacy-terms`]);
  });

  it("PAGE-9 home presents the company and its search, which answers", async () => {
    const things = thingsIn(await text("/"));
    expect(only(things, "Organization").name).toBe(brand.name);
    const { target } = only(things, "WebSite").potentialAction as { target: { urlTemplate: string } };
    const search = target.urlTemplate.replace(origin, "").replace("{search_term_string}", "owl");
    expect(await text(search)).toContain('value="owl"');
  });

  it.each<[Country | undefined, Country]>([
    ["PL", "PL"],
    ["IE", "IE"],
    ["NZ", "US"],
    [undefined, "US"],
  ])("PAGE-6 the offers of /pro in %s are at the prices of %s", async (country, payer) => {
    const html = await (await request(routes.pro.path, country ? { country } : {})).text();
    const offers = only(thingsIn(html), "Product").offers as { price: string; priceCurrency: string }[];
    expect(offers.map(({ price, priceCurrency }) => ({ amount: price, currency: priceCurrency }))).toEqual([
      priceIn(payer, "monthly"),
      priceIn(payer, "yearly"),
    ]);
  });

  it("PAGE-4 SVC-5 each open role is a posting, and nothing else is", async () => {
    const jobs = (await (await request("/jobs.js")).json()) as { id: string; posted_at: string }[];
    const postings = typed(thingsIn(await text(routes.hiring.path)), "JobPosting");
    expect(postings.map(({ identifier, datePosted }) => [(identifier as { value: string }).value, datePosted])).toEqual(
      jobs.map(({ id, posted_at }) => [id, posted_at]),
    );
  });

  it.each([
    ["Remote, Europe", { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "Europe" } }],
    ["Remote, anywhere", { jobLocationType: "TELECOMMUTE" }],
    ["Lisbon", { jobLocation: { address: "Lisbon" } }],
  ])("PAGE-4 a role in %s says so", (location, expected) => {
    const role = { id: "a", title: "A", department: "Support", posted_at: "2026-01-01", url: "/hiring#a" } as const;
    const posting = jobPosting({ ...role, location });
    expect(posting).toMatchObject(expected);
    expect("applicantLocationRequirements" in posting).toBe("applicantLocationRequirements" in expected);
    expect(posting.url).toBe(`${origin}/hiring#a`);
  });

  it.each([
    ["https://jobs.example/a", "https://jobs.example/a"],
    ["javascript:alert(1)", `${origin}/hiring#a`],
    ["//evil.example/a", `${origin}/hiring#a`],
  ])("PAGE-4 a role at %s is posted at %s", (url, expected) => {
    const role = { id: "a", title: "A", department: "Support", location: "Remote", posted_at: "2026-01-01" } as const;
    expect(jobPosting({ ...role, url }).url).toBe(expected);
  });

  it.each(["start", "noai", "onion"] as const)("HOST-3 the %s host carries none", async (name) => {
    for (const path of ["/", "/pro", "/hiring"]) expect(await text(path, hosts[name])).not.toContain("ld+json");
  });

  it("no text of a thing can end its element", () => {
    const text = "</script><!--<script>";
    const data = jsonLd([{ "@type": "Thing", name: text }]);
    expect(data).not.toContain("<");
    expect(JSON.parse(data)["@graph"][0].name).toBe(text);
  });
});

/** Whether a list of questions is shown: see `client/components/sections/faq.tsx`. */
function hasQuestions(html: string): boolean {
  return /<div class="[^"]*_faq"><details/.test(html);
}
