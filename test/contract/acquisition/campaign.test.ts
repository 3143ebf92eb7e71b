import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appStoreLink,
  campaignName,
  installLink,
  microsoftStoreLink,
  placementOf,
  playStoreLink,
} from "../../../src/contract/acquisition/campaign.ts";

const placement = { origin: "funnel_browser_website__hero", campaign: "browser-page" };

describe("ADDR-8 install links", () => {
  it("ADDR-8 a campaign of 30 characters is taken, one of 31 is an error that names it and its length", () => {
    expect(campaignName("c".repeat(30))).toHaveLength(30);
    const long = "a-campaign-with-far-too-long-name";
    expect(() => campaignName(long)).toThrow(long);
    expect(() => campaignName(long)).toThrow(String(long.length));
    expect(() => appStoreLink({ campaign: long })).toThrow(RangeError);
    expect(() => playStoreLink({ ...placement, campaign: long })).toThrow(RangeError);
  });

  it("ADDR-8 the App Store takes platform, campaign, team and kind", () => {
    const { searchParams } = new URL(appStoreLink(placement));
    expect([...searchParams.keys()]).toEqual(["platform", "ct", "pt", "mt"]);
    expect(searchParams.get("platform")).toBe("iphone");
    expect(searchParams.get("ct")).toBe(placement.campaign);
    expect(searchParams.get("mt")).toBe("8");
  });

  it("ADDR-8 the Play Store takes a query inside the query, percent-encoded", () => {
    const link = playStoreLink(placement);
    expect(link).toMatch(/\?id=[a-z.]+&referrer=origin%3Dfunnel_browser_website__hero%26utm_campaign%3Dbrowser-page$/);
    const inner = new URLSearchParams(new URL(link).searchParams.get("referrer") ?? "");
    expect(Object.fromEntries(inner)).toEqual({ origin: placement.origin, utm_campaign: placement.campaign });
  });

  it("ADDR-8 computers get our own pages with the origin, the Microsoft Store its badge", () => {
    expect(installLink("macos", placement)).toBe("/mac?origin=funnel_browser_website__hero");
    expect(installLink("windows", placement)).toBe("/windows?origin=funnel_browser_website__hero");
    expect(new URL(microsoftStoreLink()).search).toBe("?referrer=appbadge&mode=direct");
  });
});

describe("ADDR-6 the origin of the visit", () => {
  it.each([
    ["funnel_blog_google_spring_top", { origin: "funnel_blog_google_spring_top", campaign: "spring" }],
    ["funnel_blog_google__top", { origin: "funnel_blog_google__top", campaign: placement.campaign }],
    ["partner.letter", { origin: "partner.letter", campaign: placement.campaign }],
    [`funnel_a_b_${"c".repeat(30)}_d`, { origin: `funnel_a_b_${"c".repeat(30)}_d`, campaign: "c".repeat(30) }],
    [`funnel_a_b_${"c".repeat(31)}_d`, { origin: `funnel_a_b_${"c".repeat(31)}_d`, campaign: placement.campaign }],
    ["<script>", placement],
    [null, placement],
  ])("ADDR-6 %j", (given, expected) => {
    expect(placementOf(given, placement)).toEqual(expected);
  });

  it("ADDR-6 no address makes an install link throw", () => {
    const offers = ["ios", "android", "macos", "windows", "phones", "computers"] as const;
    expect(() =>
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.stringMatching(/^funnel(_[a-z.]{0,60}){4}$/)), (given) => {
          for (const offer of offers) expect(installLink(offer, placementOf(given, placement))).toMatch(/^(\/|https:)/);
        }),
      ),
    ).not.toThrow();
  });
});
