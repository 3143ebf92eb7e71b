import { describe, expect, it } from "vitest";
import { choose, visitor } from "../subscription/visitor.ts";

const radio = "funnel_marketing_website_radio_june";

/** Every number of days that a page says a trial has. */
function daysIn(html: string): Set<string> {
  const text = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<!-- -->/g, "");
  const named = text.matchAll(/(\d+)[- ](?:free days|days? (?:are )?free|day free trial)|free (?:for )?(\d+) days/gi);
  return new Set([...named].map(([, first, second]) => first ?? second ?? ""));
}

/** The links of a page that lead to another page of ours, as a browser without scripts would follow them. */
function linksTo(html: string, path: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return links.filter((href) => href.split(/[?#]/)[0] === path);
}

describe("the trial of a campaign, without scripts", () => {
  it("SUB-8 is the same on every page that names its days, from the first page to the checkout", async () => {
    const person = visitor("IE");
    let address = `/?origin=${radio}`;
    for (const next of ["/about", "/pro", "/subscriptions"]) {
      const { html } = await person.get(address);
      const ways = linksTo(html, next);
      expect(ways.length, `${address} leads to ${next}`).toBeGreaterThan(0);
      for (const way of ways) expect(new URL(way, "http://localhost").searchParams.get("origin"), way).toBe(radio);
      address = ways[0] ?? "";
    }
    for (const path of ["/", "/pro", "/subscriptions"]) {
      expect([...daysIn((await person.get(`${path}?origin=${radio}`)).html)], path).toEqual(["30"]);
      expect([...daysIn((await person.get(path)).html)], path).toEqual(["7"]);
    }
    const chosen = await choose(person, "yearly", address);
    expect((await person.get(chosen.to)).html).toContain("30-day free trial");
  });

  it("SUB-8 the anniversary is for the United States alone", async () => {
    const address = "/pro?origin=funnel_home_website_anniversary_top";
    expect([...daysIn((await visitor("US").get(address)).html)]).toEqual(["14"]);
    expect([...daysIn((await visitor("IE").get(address)).html)]).toEqual(["7"]);
  });

  it("SUB-8 an origin that names no campaign changes no link of the page", async () => {
    const plain = (await visitor().get("/about")).html;
    expect((await visitor().get("/about?origin=funnel_home_website__hero")).html).toBe(plain);
    expect((await visitor().get(`/about?origin=${radio}`)).html).not.toBe(plain);
  });
});
