import { describe, expect, it } from "vitest";
import { found, request } from "../request.ts";
import { choose, lastMail, member as memberElsewhere, subscribed, visitor, withCookiesOf } from "./visitor.ts";
import { returnOf, sessionIn, worn } from "./worn.ts";

const manage = "/subscriptions/manage";
const isSignedIn = (html: string) => html.includes("?ask=cancel");

/** The cookies of a subscriber who has seen the welcome page. */
async function member(): Promise<string> {
  const person = await subscribed();
  for (const page of ["/pro/welcome", manage]) await person.get(page);
  return person.cookie();
}

/** The headers of page requests that no visitor of this site made. */
const unasked: Readonly<Record<string, Record<string, string>>> = {
  "another site": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  "a neighbour of the site": { "sec-fetch-site": "same-site" },
  "another site, in a browser that says no more": { referer: "https://evil.example/page" },
  "a fetch ahead of a click": { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch;prerender" },
};

describe.each(Object.entries(unasked))("a page asked for by %s", { timeout: 30_000 }, (_, headers) => {
  const led = (path: string, cookie: string) => request(path, { cookie, headers, country: "IE" });

  it("HOLD-2 shows who is signed in, and sets nothing", async () => {
    const answer = await led(manage, await member());
    const html = await answer.text();
    expect(isSignedIn(html)).toBe(true);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("HOLD-2 spends no token, and leads on by a press", async () => {
    const cookie = await worn(await member());
    const answer = await led(`${manage}?ask=cancel`, cookie);
    const html = await answer.text();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(html).not.toContain('http-equiv="refresh"');
    const way = found(html, /<main>[\s\S]*<a href="([^"]+)"/).replaceAll("&amp;", "&");
    expect(way).toBe(`${manage}?ask=cancel`);
    const person = visitor("IE", cookie);
    expect((await person.get(way)).status).toBe(200);
    expect(person.cookie()).not.toBe(cookie);
    expect(isSignedIn((await person.get(manage)).html)).toBe(true);
  });

  it("HOLD-2 keeps no way on and no login link: both stand in the address, and their page is shown at once", async () => {
    const link = `/subscriptions/activation-flow/this-device/activate-by-email?email=wren%40post.example&otp=${"a".repeat(86)}`;
    for (const address of [manage, "/subscriptions/activate?next=/pro/welcome", link]) {
      const answer = await led(address, "");
      expect([address, answer.headers.getSetCookie()]).toEqual([address, []]);
      const page = answer.status === 303 ? await led(answer.headers.get("location") ?? "", "") : answer;
      expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
      const html = await page.text();
      expect(html).toContain('method="post"');
      expect(html).not.toContain('http-equiv="refresh"');
    }
  });

  it("HOLD-2 goes on by itself from a checkout, but renews no token on its way", async () => {
    const person = visitor();
    const paid = await person.post((await choose(person, "monthly")).to, { card: "paid" });
    const cookie = await worn(person.cookie());
    const answer = await led(paid.to, cookie);
    const html = await answer.text();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(html).not.toContain('http-equiv="refresh"');
    const way = found(html, /<main>[\s\S]*<a href="([^"]+)"/).replaceAll("&amp;", "&");
    const back = visitor("IE", cookie);
    expect((await back.get(way)).to).toBe("/pro/welcome");
    expect((await back.get("/pro/welcome")).html).toContain("You’re subscribed");
  });
});

describe("coming back from a payment page on another host", { timeout: 30_000 }, () => {
  it("HOLD-2 FLOW-1 goes on by itself, without scripts, and ends at the welcome", async () => {
    const person = visitor();
    const paid = await person.post((await choose(person, "monthly")).to, { card: "paid" });
    const before = person.cookie();
    const headers = { "sec-fetch-site": "cross-site" };
    const back = await request(paid.to, { cookie: before, headers, country: "IE" });
    const html = await back.text();
    expect([back.status, back.headers.getSetCookie()]).toEqual([200, []]);
    expect(html).toContain("Checking your payment");
    const way = found(html, /http-equiv="refresh" content="0;url=([^"]+)"/).replaceAll("&amp;", "&");
    expect((await person.get(way)).to).toBe("/pro/welcome");
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
    expect(isSignedIn((await person.get(manage)).html)).toBe(true);
  });

  it("HOLD-2 FLOW-6 goes on by itself to the account that was paid for, where another one is signed in by then", async () => {
    const person = visitor();
    const { to: checkout } = await choose(person, "monthly");
    const email = await memberElsewhere("none");
    await person.post("/subscriptions/activate", { intent: "send", email });
    await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 2)).otp });
    const paid = await person.post(checkout, { card: "paid" });
    const headers = { "sec-fetch-site": "cross-site" };
    const back = await request(paid.to, { cookie: person.cookie(), headers, country: "IE" });
    expect(back.headers.getSetCookie()).toEqual([]);
    const way = found(await back.text(), /http-equiv="refresh" content="0;url=([^"]+)"/).replaceAll("&amp;", "&");
    expect((await person.get(way)).to).toBe("/pro/welcome");
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });

  it("HOLD-2 spends no token on its way, so that nobody loses one by closing the window", async () => {
    const person = visitor();
    const paid = await person.post((await choose(person, "monthly")).to, { card: "paid" });
    const tokens = async () => (await sessionIn(person.cookie())).read("tokens");
    const before = await tokens();
    await person.get(paid.to);
    await person.get("/pro/welcome");
    expect(before?.refreshToken).toBeTruthy();
    expect(await tokens()).toEqual(before);
  });
});

describe("a link that says a payment was made, from a site that nobody bought from", { timeout: 30_000 }, () => {
  const forged = "/pro/welcome?success=true&billing_period=monthly";
  const links: Readonly<Record<string, () => Promise<string>>> = {
    "without a proof": async () => forged,
    "with a made-up proof": async () => `${forged}&proof=${"A".repeat(43)}`,
    "with the proof of another buyer": async () => {
      const stranger = visitor();
      await choose(stranger, "monthly");
      return returnOf(stranger.cookie());
    },
  };

  it.each(Object.keys(links))(
    "HOLD-2 FLOW-1 %s stops nobody from buying, however far it leads by itself",
    async (kind) => {
      const person = visitor();
      await choose(person, "monthly");
      let path = (await links[kind]?.()) ?? "";
      const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
      for (let hop = 0; path && hop < 5; hop += 1) {
        const answer = await request(path, { cookie: person.cookie(), headers, country: "IE" });
        expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
        const refreshed = found(await answer.text(), /http-equiv="refresh" content="0;url=([^"]+)"/);
        expect(refreshed).toBe("");
        path = answer.headers.get("location") ?? "";
      }
      await person.get(forged);
      expect((await sessionIn(person.cookie())).read("paid-at")).toBeNull();
      expect((await choose(person, "yearly")).to).toMatch(/^\/checkout\//);
    },
  );

  it("HOLD-2 no page goes on by itself that another site opened: signed in or not, held accounts or none", async () => {
    const person = visitor();
    await person.post((await choose(person, "monthly")).to, { card: "paid" });
    const held = person.cookie().split("; ").slice(1).join("; ");
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    for (const cookie of [person.cookie(), held, await worn(person.cookie())]) {
      for (const path of ["/pro/welcome", "/subscriptions", `${manage}?success=true`, "/subscriptions/activate"]) {
        const answer = await request(path, { cookie, headers, country: "IE" });
        expect(await answer.text()).not.toContain('http-equiv="refresh"');
        expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
      }
    }
  });
});

describe("one cookie in several tabs", { timeout: 30_000 }, () => {
  it.each([3, 4, 8])(
    "HOLD-2 %i at once at renewal leave the visitor signed in, and the old cookie too",
    async (tabs) => {
      const cookie = await worn(await member());
      const ask = () => request(manage, { cookie, headers: { "sec-fetch-site": "same-origin" }, country: "IE" });
      const answers = await Promise.all(Array.from({ length: tabs }, ask));
      expect(answers.map(({ status }) => status)).toEqual(Array(tabs).fill(200));
      for (const jar of [...answers.map((answer) => withCookiesOf(cookie, answer)), cookie]) {
        const again = await request(manage, { cookie: jar, country: "IE" });
        expect(isSignedIn(await again.text())).toBe(true);
      }
      await Promise.all(answers.map(async (answer) => (answer.bodyUsed ? null : answer.text())));
    },
  );
});
