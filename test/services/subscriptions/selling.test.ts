import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { soldIn } from "../../../src/contract/country.ts";
import { campaignOf } from "../../../src/contract/subscription/campaigns.ts";
import { subscriptionSchema } from "../../../src/contract/subscription/subscription.ts";
import { originFor, publicOrigin } from "../../../src/services/own-origins.ts";
import { productTable, regionOf, saleRefusal } from "../../../src/services/subscriptions/product-rules.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { request } from "../../http/request.ts";
import { anOrder, newAccount, Shop, startOfTest } from "./harness.ts";

const open = async (shop: Shop, order: object, query = "") => {
  const answer = await shop.post(newAccount(), `/api/checkout/session${query}`, { ...anOrder, ...order });
  return [answer.status, (await answer.json<{ error?: string }>()).error];
};

describe("where it is sold", () => {
  it.each([
    ["RU", "nightjar-pro-yearly-renews-row", [403, "country_not_eligible"]],
    ["JP", "nightjar-pro-yearly-renews-us", [403, "country_not_eligible"]],
    [null, "nightjar-pro-yearly-renews-row", [403, "country_not_eligible"]],
    ["T1", "nightjar-pro-yearly-renews-row", [403, "country_not_eligible"]],
    ["US", "nightjar-pro-yearly-renews-row", [400, "product_not_sold_here"]],
    ["IE", "nightjar-pro-freetrial-monthly-renews-us", [400, "product_not_sold_here"]],
    ["US", "nightjar-pro-yearly-renews-us", [200, undefined]],
    ["CA", "nightjar-pro-yearly-renews-row", [200, undefined]],
  ])("SVC-3 GEO-2 from %s, %s is answered %j", async (country, productId, answer) => {
    const shop = new Shop();
    shop.country = country;
    expect(await open(shop, { productId })).toEqual(answer);
  });

  it("SVC-3 GEO-2 the country of the address counts before that of the connection", async () => {
    expect(await open(new Shop(), {}, "?country=RU")).toEqual([403, "country_not_eligible"]);
  });

  it("SVC-3 GEO-2 each country has the products of its own region", () => {
    for (const country of soldIn) {
      const sold = productTable.filter((product) => saleRefusal(product, country) === null);
      expect(new Set(sold.map(({ region }) => region))).toEqual(new Set([regionOf(country)]));
    }
  });

  it("SVC-3 GEO-2 through the front door nothing is sold to a country that is not served", async () => {
    const create = await request("/api/auth/account/create", { method: "POST" });
    const { auth_token } = await create.json<{ auth_token: string }>();
    const bearer = { authorization: `Bearer ${auth_token}` };
    const given = await request("/api/auth/access-token", { headers: bearer });
    const { access_token } = await given.json<{ access_token: string }>();
    const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
    const buy = (country: string) =>
      request("/api/checkout/session", { method: "POST", country, headers, body: JSON.stringify(anOrder) });
    expect(await (await buy("RU")).json()).toEqual({ error: "country_not_eligible" });
    expect((await buy("IE")).status).toBe(200);
  });
});

describe("campaigns", () => {
  it.each([
    ["funnel_home_website_radio_hero", "radio"],
    ["funnel_marketing_paidsearchgoogle_endorsement_x", "endorsement"],
    ["funnel_pro_searchresults_pro", "pro"],
    ["funnel_blog_website_radio_hero", null],
    ["funnel_home_elsewhere_radio_hero", null],
    ["funnel_home_website_Radio_hero", null],
    ["funnel_home_website_summer_hero", null],
    ["x_home_website_radio_hero", null],
    ["funnel_home_website_radio_hero_more", null],
    ["funnel___radio_", null],
    ["_ _ _radio", null],
  ])("SUB-8 ADDR-1 %s brings %s", (origin, campaign) => {
    expect(campaignOf(origin)).toBe(campaign);
  });

  it("SUB-8 nothing but a registered origin is a campaign", () => {
    fc.assert(
      fc.property(fc.anything(), (origin) => {
        expect(campaignOf(origin)).toBeNull();
      }),
    );
  });

  it.each([
    ["funnel_home_website_radio_hero", 30],
    ["funnel_anywhere_website_radio_hero", 7],
    ["a_b_c_radio", 7],
  ])("SUB-8 a checkout from %s has a trial of %i days", async (origin, days) => {
    const shop = new Shop();
    const account = newAccount();
    const productId = "nightjar-pro-freetrial-monthly-renews-row";
    await shop.submit(await shop.checkout(account, { productId, origin }), { card: "paid" });
    const bought = subscriptionSchema.parse(await (await shop.as(account, "/api/subscription")).json());
    expect(bought.expiresOrRenewsAt).toBe(startOfTest + days * day);
  });
});

describe("own origins", () => {
  const deployed = { development: false, ownHosts: ["nightjar.example", "start.nightjar.example"] };

  it.each([
    ["http://localhost/pro/welcome", 400],
    ["blob:https://localhost/pro/welcome", 400],
    ["https://localhost/pro/welcome", 200],
    ["https://localhost/account/login", 400],
    ["https://localhost:8443/pro/welcome", 400],
  ])("SVC-3 in a deployment, coming back to %s is answered %i", async (returnUrl, status) => {
    const shop = new Shop();
    shop.stage = "staging";
    expect((await open(shop, { returnUrl }))[0]).toBe(status);
  });

  it("SVC-3 a made-up Host header changes no address that is given out", () => {
    const evil = new URL("https://evil.example/api/checkout/session");
    expect(originFor(deployed, evil)).toBe("https://nightjar.example");
    expect(publicOrigin(deployed, evil)).toBe("https://nightjar.example");
    expect(originFor(deployed, new URL("https://start.nightjar.example/"))).toBe("https://start.nightjar.example");
    expect(publicOrigin({ ...deployed, development: true }, evil)).toBe("http://nightjar.example");
  });
});
