import { describe, expect, it } from "vitest";
import { originText, parseOrigin } from "../../../src/contract/acquisition/origin.ts";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { type Country, countries, countryName, isEligible, soldIn } from "../../../src/contract/country.ts";
import { href } from "../../../src/contract/routes.ts";
import { formatPrice, priceIn } from "../../../src/contract/subscription/prices.ts";
import { trialDays } from "../../../src/contract/subscription/subscription.ts";
import { plansFor, priceRows, whyNotSold } from "../../../src/pages/pro/plan-offer.ts";
import { graceDays } from "../../../src/services/subscriptions/subscription-rules.ts";
import { hosts, request } from "../request.ts";

const checkout = new RegExp(`href="${href("subscriptions")}\\?origin=([^"]+)"`, "g");

async function page(path: string, asked: Parameters<typeof request>[1] = {}): Promise<string> {
  return (await request(path, asked)).text();
}

function mainOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

function origins(html: string): string[] {
  return [...html.matchAll(checkout)].map(([, origin = ""]) => origin);
}

describe("plans", () => {
  it("PAGE-3 SUB-8 every country of ours gets its own prices, with a year below twelve months", () => {
    for (const country of soldIn) {
      const [monthly, yearly] = plansFor(country) ?? [];
      const [month, year] = [priceIn(country, "monthly"), priceIn(country, "yearly")];
      expect(month && monthly?.price).toBe(month && formatPrice(month));
      expect(year && yearly?.price).toBe(year && formatPrice(year));
      expect(Number(year?.amount)).toBeLessThan(Number(month?.amount) * 12);
    }
  });

  it("PAGE-3 no plan where the subscription is not sold", () => {
    const abroad = countries.filter((country) => !isEligible(country));
    expect(abroad.map(plansFor).filter((plans) => plans !== null)).toEqual([]);
    expect(plansFor(null)).toBeNull();
  });

  it("PAGE-3 the price table lists each country once, at the price it pays", () => {
    const rows = priceRows();
    const listed = rows.flatMap(({ countries }) => countries);
    expect([...listed].sort()).toEqual([...soldIn].map((code) => countryName(code)).sort());
    for (const code of soldIn) {
      const row = rows.find(({ countries }) => countries.includes(countryName(code)));
      expect([row?.monthly, row?.yearly]).toEqual([priceIn(code, "monthly"), priceIn(code, "yearly")]);
    }
  });

  it("PAGE-3 HOST-3 the onion host counts before the country", () => {
    expect(whyNotSold("onion", "JP" as Country)).toBe("onion");
    expect(whyNotSold("main", null)).toBe("unknown");
    expect(whyNotSold("noai", "JP" as Country)).toBe("abroad");
  });
});

describe("where nothing is sold", () => {
  const ordering =
    /Choose your plan|Both plans|before you order|Questions about ordering|[Ff]ree for \d+ days|free trial ends\?/;

  it.each(["pro", "subscriptions", "vpn", "dbp", "identityTheftRestoration"] as const)(
    "PAGE-3 the page %s says nothing about ordering, and nor does its title",
    async (name) => {
      const title = /<title>[^<]*/;
      for (const country of ["BR", "IE"]) {
        const html = await page(href(name), { country });
        const said = `${title.exec(html)?.[0]}${mainOf(html)}`;
        expect(ordering.test(said), country).toBe(country === "IE");
      }
    },
  );
});

describe("/pro", () => {
  it.each(["IE", "US", "GB", "HU"])(
    "ADDR-1 from %s each plan leads to the checkout with its origin",
    async (country) => {
      const html = await page(href("pro"), { country });
      const named = origins(html);
      expect(new Set(named.map((origin) => parseOrigin(originText(origin))?.content))).toEqual(
        new Set(["monthly", "annual"]),
      );
      const days = named.map((origin) =>
        trialDays({ platform: "stripe", country, campaign: parseOrigin(origin)?.campaign ?? null }),
      );
      expect(new Set(days)).toEqual(new Set([facts.trialDays]));
      for (const plan of plansFor(country as Country) ?? []) expect(html.includes(plan.price), plan.price).toBe(true);
    },
  );

  it.each([
    ["JP", { country: "JP" }],
    ["nowhere known", {}],
    ["the onion host", { country: "IE", host: hosts.onion }],
  ])("PAGE-3 GEO-4 from %s nothing is offered that cannot be bought, and the countries are named", async (_, asked) => {
    const html = await page(href("pro"), asked);
    expect(origins(html)).toEqual([]);
    expect(html.includes('href="#sold"')).toBe(true);
    expect([...soldIn].filter((country) => !html.includes(countryName(country)))).toEqual([]);
  });

  it("PAGE-3 the page opens with one scene: each of its three things leads to a service, the plans come next", async () => {
    const html = mainOf(await page(href("pro"), { country: "IE" }));
    const scene = html.slice(html.indexOf("<nav"), html.indexOf("</nav>"));
    expect([...scene.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      href("vpn"),
      href("dbp"),
      href("identityTheftRestoration"),
    ]);
    expect(html.indexOf("</nav>")).toBeLessThan(html.indexOf('id="plans"'));
    expect(html.indexOf('id="plans"')).toBeLessThan(html.indexOf("<h2"));
  });

  it("HOST-4 the host without AI lists no chat among the products", async () => {
    expect((await page(href("pro"))).includes(brand.chat)).toBe(true);
    expect((await page(href("pro"), { host: hosts.noai })).includes(brand.chat)).toBe(false);
  });
});

const questions = [
  ["pro", 10],
  ["dbp", 8],
  ["identityTheftRestoration", 8],
  ["email", 6],
  ["duckai", 6],
] as const;

const featurePages = [...questions.map(([name]) => name), "terms", "proPrivacyTerms", "acceptableUse"] as const;

describe("products of the subscription and their documents", () => {
  it.each(questions)("PAGE-3 %s answers %i questions", async (name, count) => {
    const html = await page(href(name));
    expect(html.match(/"@type":"Question"/g)).toHaveLength(count);
    expect(mainOf(html).match(/<details[ >]/g)?.length).toBeGreaterThanOrEqual(count);
  });

  it.each(featurePages)("PAGE-3 PAGE-5 every fragment that %s points to exists", async (name) => {
    const html = await page(href(name));
    const targets = [...mainOf(html).matchAll(/href="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g)];
    for (const [, path = href(name), id] of targets) {
      const target = path === href(name) ? html : await page(path);
      expect(target.includes(` id="${id}"`), `${path}#${id}`).toBe(true);
    }
  });

  it.each(featurePages)("HOST-3 %s stays on the onion host", async (name) => {
    const html = await page(href(name), { host: hosts.onion });
    const links = [...html.matchAll(/(?:href|action)="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    for (const own of [brand.hosts.main, brand.hosts.start, brand.hosts.noai]) expect(links).not.toContain(own);
  });

  it("PAGE-3 DBP-1 the free scan is the first action of the page on removal, before the plans", async () => {
    const [sold, abroad] = await Promise.all(["US", "JP"].map((country) => page(href("dbp"), { country })));
    const first = /<p class="acts[^>]*>\s*<a href="([^"]+)"/;
    expect([first.exec(mainOf(sold ?? ""))?.[1], first.exec(mainOf(abroad ?? ""))?.[1]]).toEqual([
      href("dbpScan"),
      href("dbpScan"),
    ]);
  });

  it("PAGE-3 the example of removal is marked as a demonstration and names no real site", async () => {
    const html = await page(href("dbp"));
    const table = html.slice(html.indexOf("<table"), html.indexOf("</table>"));
    expect(html.includes("Demonstration data")).toBe(true);
    expect(table.match(/[a-z]+\.(?:example|com|net|org|io)\b/g)?.filter((site) => !site.endsWith(".example"))).toEqual(
      [],
    );
  });

  /** The phone numbers that each country reserves for films and books, in the order of the lines. */
  const setAside = new RegExp(
    `^(?:${[
      "\\+1 \\d{3} 555 01\\d\\d",
      "\\+44 20 7946 0\\d{3}",
      "\\+353 20 91\\d \\d{4}",
      "\\+33 1 99 00( \\d\\d){2}",
      "\\+49 30 23125 \\d{3}",
      "\\+46 8 465 004 \\d\\d",
    ].join("|")})$`,
  );

  it("PAGE-3 the numbers to call are of the ranges that belong to nobody", () => {
    for (const { number } of brand.adviserLines) {
      expect(number).toMatch(setAside);
    }
  });

  it("SUB-8 what the pages say of a failed payment is what the service does", () => {
    expect(facts.graceDays).toBe(graceDays);
  });
});
