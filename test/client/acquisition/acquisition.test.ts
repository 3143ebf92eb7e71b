import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arrivedText,
  carryOrigin,
  carryToCheckout,
  entryOf,
  mergeArrival,
  newArrivalOf,
  readArrived,
  type StoredArrival,
  sourceOf,
  visitOrigin,
} from "../../../client/acquisition/acquisition.ts";
import { appStoreLink, installLink, playStoreLink } from "../../../src/contract/acquisition/campaign.ts";
import { originText, parseOrigin } from "../../../src/contract/acquisition/origin.ts";
import { href, routeNames, routes } from "../../../src/contract/routes.ts";

const host = "nightjar.example";
const here = `https://${host}`;
const arrival = (search: string, referrer: string) => ({ location: { host, search }, referrer });

describe("source", () => {
  it.each([
    ["", "", "website"],
    ["", "https://www.google.com/", "google"],
    ["", "https://www.google.co.uk/", "google"],
    ["", "https://google.com.au/url?q=x", "google"],
    ["", "https://www.google.ie/", "google"],
    ["", "https://www.bing.com/search?q=x", "bing"],
    ["?gclid=x", "https://www.google.com/", "paidsearchgoogle"],
    ["?gclid=x", "", "paidsearchgoogle"],
    ["?msclkid=x", "https://www.bing.com/", "paidsearchmicrosoft"],
    ["", `${here}/?q=otter`, "searchresults"],
    ["", "https://noai.nightjar.example/?q=otter", "searchresults"],
    ["", `${here}/about`, "website"],
    ["", "https://google.com.evil.example/", "website"],
    ["", "https://notgoogle.com/", "website"],
    ["", "https://google.evil/", "website"],
    ["", "https://evil.example/?google.com", "website"],
    ["", "https://example.org/?q=otter", "website"],
    ["", "about:blank", "website"],
    ["", "not an address", "website"],
    ["?origin=gclid", "javascript:alert(1)", "website"],
  ])("ADDR-2 %j after %j is %s", (search, referrer, expected) => {
    expect(sourceOf(arrival(search, referrer))).toBe(expected);
  });
});

describe("entry", () => {
  it.each([
    ["/", "marketing"],
    ["/about", "marketing"],
    ["/pro", "marketing"],
    ["/nowhere", "marketing"],
    ["/mac", "mac"],
    ["/windows-preview", "windowspreview"],
    ["/app/landing", "applanding"],
    ["/subscriptions", "subscriptions"],
    ["/subscriptions/activation-flow/this-device", "activatethisdevice"],
    ["/pro/welcome", "prowelcome"],
    ["/subscriptions/welcome/stripe", "subscriptionswelcomestripe"],
  ])("ADDR-3 of %s is %s", (path, expected) => {
    expect(entryOf(path)).toBe(expected);
  });

  it.each(routeNames)("ADDR-3 of %s can be part of an origin", (name) => {
    const arrived: StoredArrival = { origin: null, source: "google" };
    const { path } = routes[name];
    expect(parseOrigin(visitOrigin(arrived, path))).toEqual({
      entry: entryOf(path),
      source: "google",
      campaign: "",
      content: "",
    });
  });
});

/** A time of version v47-3. */
const now = Date.parse("2017-01-13T12:00:49Z");
const inDevelopment = { development: true };
const inProduction = { development: false };
const fromBlog: StoredArrival = { origin: "funnel_blog_website_spring_top", source: "website" };
const fromGoogle: StoredArrival = { origin: null, source: "google" };

describe("what a visit came with", () => {
  it.each([
    ["nothing", "", "", null],
    ["the origin of a link elsewhere", `?origin=${fromBlog.origin}`, "https://blog.nightjar.example/", fromBlog],
    ["the origin of a link in a letter", `?origin=${fromBlog.origin}`, "", fromBlog],
    ["its source", "?x=1", "https://www.google.com/", fromGoogle],
    ["nothing where the origin is none", "?origin=<b>", "", null],
    ["nothing from our own buttons", "?origin=funnel_home_website__header", `${here}/`, null],
    [
      "nothing but a search of ours",
      "?origin=funnel_home_website__x",
      `${here}/?q=a`,
      { origin: null, source: "searchresults" },
    ],
    ["a partner's code", "?source=br", "", { origin: null, source: "br" }],
    ["a browser's own search", "?t=ffab", "", { origin: null, source: "searchresults" }],
    ["the home page of search", "?t=h_", "", { origin: null, source: "website", fromHome: true }],
    ["its variant", "?t=hc", "", { origin: null, source: "website", version: "v47-3c_", fromHome: true }],
    ["a version", "?atb=v40-1&va=ab", "", { origin: null, source: "website", version: "v40-1ab" }],
  ])("ADDR-6 ADDR-7 HOST-6 %s", (_, search, referrer, expected) => {
    expect(newArrivalOf(arrival(search, referrer), now)).toEqual(expected);
  });

  it("ADDR-6 lasts until something else leads here", () => {
    const onTheWay = arrival("", `${here}/`);
    const search = arrival("", `${here}/?q=a`);
    expect(mergeArrival(onTheWay, fromBlog, now)).toBe(fromBlog);
    expect(mergeArrival(search, fromBlog, now)).toBe(fromBlog);
    expect(mergeArrival(search, null, now)).toEqual({ origin: null, source: "searchresults" });
    expect(mergeArrival(arrival("", "https://www.google.com/"), fromBlog, now)).toEqual(fromGoogle);
    expect(mergeArrival(onTheWay, null, now)).toBeNull();
  });

  it("ADDR-6 is kept as text and read back", () => {
    const fromHome: StoredArrival = { origin: null, source: "br", version: "v47-3c_", fromHome: true };
    const dated: StoredArrival = { ...fromBlog, version: "v40-1" };
    for (const arrived of [fromBlog, fromGoogle, fromHome, dated])
      expect(readArrived(arrivedText(arrived), inDevelopment)).toEqual(arrived);
  });

  it.each([
    null,
    "",
    " ",
    "source=website",
    "website",
    "source=yahoo",
    "source=google&origin=<b>",
    "source=google&origin=a b",
    "source=google&origin=ab",
    "source=toString&origin=abc",
    "source=website&version=v0-9",
    "source=website&entry=away",
    "origin=funnel_blog_website_spring_top",
    "google funnel_blog_website_spring_top",
  ])("ADDR-6 %j in the storage counts as nothing", (text) => {
    expect(readArrived(text, inProduction)).toBeNull();
  });

  it("ADDR-1 ADDR-6 nothing hostile survives", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^[\w.]{0,220}$/),
    );
    fc.assert(
      fc.property(text, text, text, (origin, referrer, stored) => {
        const search = `?${new URLSearchParams({ origin, t: stored, va: referrer, atb: origin, source: stored })}`;
        const arrived = mergeArrival(arrival(search, referrer), readArrived(stored, inProduction), now);
        if (!arrived) return;
        const told = visitOrigin(arrived, "/");
        expect(originText(told)).toBe(told);
        expect(readArrived(arrivedText(arrived), inDevelopment)).toEqual(arrived);
      }),
    );
  });
});

describe("a part that this release does not know", () => {
  const text = "source=google&medium=mail&version=v40-1";

  it("ADDR-5 is an error for a developer, and left out for everybody else", () => {
    expect(() => readArrived(text, inDevelopment)).toThrow(/"medium".*entry, source, campaign, content/);
    expect(readArrived(text, inProduction)).toEqual({ ...fromGoogle, version: "v40-1" });
  });
});

const placement = { origin: "funnel_browser_website__hero", campaign: "browser-page" };

describe("links", () => {
  it("ADDR-6 a link of ours takes the origin along, or the source", () => {
    const link = `${here}/subscriptions?origin=funnel_pro_website_trial_annual`;
    expect(carryOrigin(link, fromBlog, here)).toBe(`${here}/subscriptions?origin=${fromBlog.origin}`);
    expect(carryOrigin(link, fromGoogle, here)).toBe(`${here}/subscriptions?origin=funnel_pro_google_trial_annual`);
  });

  it.each([
    `${here}/about`,
    `${here}/qr.svg?x=1`,
    "https://help.nightjar.example/?origin=funnel_a_b_c_d",
    "https://evil.example/?origin=funnel_home_website__hero",
    "mailto:help@nightjar.example",
    "javascript:void 0",
    "",
  ])("ADDR-6 %j stays as it is", (address) => {
    expect(carryOrigin(address, fromBlog, here)).toBe(address);
  });

  it("ADDR-6 ADDR-8 the Play Store takes the origin and its campaign", () => {
    const link = new URL(carryOrigin(playStoreLink(placement), fromBlog, here));
    expect(Object.fromEntries(new URLSearchParams(link.searchParams.get("referrer") ?? ""))).toEqual({
      origin: fromBlog.origin,
      utm_campaign: "spring",
    });
    const bySource = new URL(carryOrigin(playStoreLink(placement), fromGoogle, here)).searchParams.get("referrer");
    expect(bySource).toBe("origin=funnel_browser_google__hero&utm_campaign=browser-page");
  });

  it("ADDR-6 ADDR-8 the App Store takes the campaign alone", () => {
    const link = carryOrigin(appStoreLink(placement), fromBlog, here);
    expect(new URL(link).searchParams.get("ct")).toBe("spring");
    expect(link).not.toContain("funnel");
    expect(carryOrigin(appStoreLink(placement), fromGoogle, here)).toBe(appStoreLink(placement));
  });

  it("ADDR-4 ADDR-6 the form of a plan takes it to the checkout", () => {
    const action = here + href("subscriptions");
    expect(carryToCheckout(action, "yearly", fromGoogle)).toBe(`${action}?origin=funnel_home_google_trial_annual`);
    expect(carryToCheckout(action, "monthly", fromBlog)).toBe(`${action}?origin=${fromBlog.origin}`);
    const tagged = `${action}?origin=funnel_pro_website_trial_monthly&environment=staging`;
    expect(carryToCheckout(tagged, "monthly", fromGoogle)).toBe(
      `${action}?origin=funnel_pro_google_trial_monthly&environment=staging`,
    );
  });

  it.each([
    [here + href("subscriptionsManage"), "monthly"],
    [here + href("subscriptions"), "toString"],
    [here + href("subscriptions"), ""],
    ["", "monthly"],
  ])("ADDR-6 the form to %j with %j stays as it is", (action, value) => {
    expect(carryToCheckout(action, value, fromBlog)).toBe(action);
  });

  it("ADDR-6 ADDR-8 whatever somebody came with, a link leads where it led, with an origin of the right form", () => {
    const arrived = fc.record({
      origin: fc.option(fc.stringMatching(/^[A-Za-z0-9_.]{3,200}$/)),
      source: fc.constantFrom("google", "paidsearchmicrosoft", "website"),
    });
    const links = (["ios", "android", "macos", "windows", "phones"] as const).map((offer) =>
      installLink(offer, placement),
    );
    fc.assert(
      fc.property(
        arrived,
        fc.constantFrom(...links),
        fc.stringMatching(/^[A-Za-z0-9_.]{0,200}$/),
        (came, link, own) => {
          const before = new URL(link, here);
          if (before.searchParams.has("origin")) before.searchParams.set("origin", own);
          const after = new URL(carryOrigin(before.href, came as StoredArrival, here));
          expect([after.origin, after.pathname]).toEqual([before.origin, before.pathname]);
          expect([...after.searchParams.keys()]).toEqual([...before.searchParams.keys()]);
          expect((after.searchParams.get("ct") ?? "").length).toBeLessThanOrEqual(30);
          if (came.origin !== null && after.searchParams.has("origin")) {
            expect(after.searchParams.get("origin")).toBe(came.origin);
          }
        },
      ),
    );
  });
});
