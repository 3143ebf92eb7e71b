import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { endpoints } from "../../../src/contract/routes.ts";
import { readQrCode } from "../pages/qr-reader.ts";
import { found, request } from "../request.ts";
import { hiddenFields, lastMail, member, signInBefore, subscribed, type Visitor, visitor } from "./visitor.ts";

const flow = "/subscriptions/activation-flow";
const byEmail = `${flow}/this-device/activate-by-email`;
const another = `${flow}/another-device`;

/** The HTML without hidden fields, which nobody reads. */
const shownIn = (html: string) => html.replace(/<input type="hidden"[^>]*>/g, "");

const mainOf = (html: string) => found(html, /<main[^>]*>([\s\S]*)<\/main>/);

describe("activating a device", () => {
  it("FLOW-3 after buying without an address, this browser is ready and the app wants an address", {
    timeout: 30_000,
  }, async () => {
    const person = await subscribed();
    const welcome = await person.get("/pro/welcome");
    expect(welcome.html).toContain(`href="${flow}/this-device"`);
    const ready = mainOf((await person.get(`${flow}/this-device`)).html);
    expect(ready).toContain(`href="${flow}/this-device/email"`);
    expect(ready).not.toContain(`href="${byEmail}"`);
  });

  it("FLOW-3 whoever is signed in without a subscription is told so beside the ways", async () => {
    const person = visitor();
    const email = await member("none");
    await person.post(byEmail, { intent: "send", email });
    await person.post(byEmail, { intent: "check", code: (await lastMail(email, 2)).otp });
    const page = mainOf((await person.get(`${flow}/this-device`)).html);
    expect(page.match(/You don’t have an active subscription/g), "once").toHaveLength(1);
    expect(page).toContain(`href="${byEmail}"`);
  });

  it("FLOW-3 another device needs a camera, or a short address to type", async () => {
    const short = await visitor().get(endpoints.activate);
    expect([short.status, short.to]).toEqual([302, byEmail]);
    const page = mainOf((await visitor().get(`${another}/email`)).html);
    const drawing = found(page, /src="(\/qr\.svg[^"]*)"/);
    const svg = await (await request(drawing)).text();
    expect(readQrCode(svg)).toBe(`https://${brand.hosts.main}${endpoints.activate}`);
    expect(page).toContain(`${brand.hosts.main}${endpoints.activate}`);
  });

  it.each(["de", "pl"])(
    "FLOW-3 LANG-2 the short address in %s leads to the page in that language",
    async (language) => {
      const short = `/${language}${endpoints.activate}`;
      expect([(await visitor().get(short)).to, (await visitor().get(`/${language}/Activate`)).to]).toEqual([
        `/${language}${byEmail}`,
        short,
      ]);
      const page = mainOf((await visitor().get(`/${language}${another}/email`)).html);
      const drawing = found(page, /src="(\/qr\.svg[^"]*)"/).replaceAll("&amp;", "&");
      expect(readQrCode(await (await request(drawing)).text())).toBe(`https://${brand.hosts.main}${short}`);
      expect(page).toContain(`${brand.hosts.main}${short}`);
    },
  );

  it("FLOW-5 whoever can open it nowhere finds how to stop paying, and what it is found by", async () => {
    const person = await subscribed();
    const manage = "/subscriptions/manage";
    expect(mainOf((await person.get("/pro/welcome")).html)).toContain(`href="${manage}"`);
    const file: unknown = JSON.parse((await person.post("/subscriptions/manage", { intent: "export" })).html);
    const reference = found(JSON.stringify(file), /"external_id":"([0-9a-f-]{36})"/);
    expect(mainOf((await person.get(manage)).html)).toMatch(
      new RegExp(`<dt>Payment reference</dt><dd>${reference}<p[^>]*>We find your payments by this reference\\.`),
    );
    const help = found((await visitor().get("/subscriptions/activate")).html, /href="(\/help\?subject=[^"]+)"/);
    const form = mainOf((await visitor().get(help)).html);
    expect(form).toMatch(/<option value="stopPaying" selected/);
    expect(form).toMatch(/<textarea[^>]*>[^<]*reference/);
  });

  it("FLOW-3 asks which device, and each answer leads on", { timeout: 20_000 }, async () => {
    const choice = await visitor().get(flow);
    for (const path of [`${flow}/this-device`, another]) {
      expect(choice.html).toContain(`href="${path}"`);
      expect((await visitor().get(path)).status).toBe(200);
    }
    expect((await visitor().get(`${flow}/this-device`)).html).toContain(`href="${byEmail}"`);
  });

  it("FLOW-3 what is likeliest stands first and is filled: here, or elsewhere once it is open here", async () => {
    const links = async (person: Visitor) =>
      [...mainOf((await person.get(flow)).html).matchAll(/<a href="([^"]+)" class="([^"]+)"/g)]
        .map(([, to = "", look = ""]) => ({ to, look }))
        .filter(({ to }) => to.startsWith(flow));
    const [here, there] = await links(visitor());
    expect([here?.to, there?.to]).toEqual([`${flow}/this-device`, another]);
    expect(here?.look).not.toBe(there?.look);
    const owner = await subscribed();
    expect(await links(owner)).toEqual([
      { to: another, look: here?.look },
      { to: `${flow}/this-device`, look: there?.look },
    ]);
    expect(mainOf((await owner.get(flow)).html)).toContain("This browser is ready");
    const ready = mainOf((await owner.get(`${flow}/this-device`)).html);
    expect(ready, "the page says itself that nothing is left to do here").not.toContain("is active in this browser");
    for (const service of ["Personal Information Removal", "Identity Theft Restoration"])
      expect(ready, "each service by its name").toContain(`<h3>${service}</h3>`);
  });

  it("FLOW-3 this device signs in by email on one page, and has the subscription then", async () => {
    const email = await member();
    const person = visitor();
    expect((await person.get(byEmail)).html).toMatch(/<input[^>]*type="email"/);
    expect((await person.post(byEmail, { intent: "send", email })).to).toBe(byEmail);
    const page = await person.get(byEmail);
    expect(page.html).toMatch(/<input[^>]*autocomplete="one-time-code"/i);
    expect((await person.post(byEmail, { intent: "check", code: "12" })).status).toBe(400);
    const { otp } = await lastMail(email, 2);
    const done = await person.post(byEmail, { intent: "check", code: otp });
    expect([done.status, done.to]).toEqual([303, `${flow}/this-device`]);
    const ready = mainOf((await person.get(done.to)).html);
    expect(ready.replace("<wbr/>", "")).toContain(email);
    for (const next of ["/app/devices", "/identity-theft-restoration/access-code", another, "/subscriptions/manage"])
      expect(ready).toContain(`href="${next}"`);
    expect(ready).not.toContain(`href="${byEmail}"`);
  });

  it("FLOW-3 another address may be typed, and a code without an address leads back to it", async () => {
    const person = visitor();
    const lost = await person.post(byEmail, { intent: "check", code: "123456" });
    expect([lost.status, lost.html.includes('type="email"')]).toEqual([400, true]);
    await person.post(byEmail, { intent: "send", email: await member() });
    expect((await person.post(byEmail, { intent: "restart" })).to).toBe(byEmail);
    expect((await person.get(byEmail)).html).toMatch(/<input[^>]*type="email"/);
  });

  it("FLOW-2 FLOW-3 HOLD-2 the link of a mail changes nothing, and signs in when a button is pressed", async () => {
    const email = await member();
    const asking = visitor();
    await asking.post(byEmail, { intent: "send", email });
    const { link } = await lastMail(email, 2);
    const person = visitor();
    const followed = await person.get(link);
    const page = await person.get(followed.to);
    const marked = (html: string) => html.replace(/name="press" value="[\w-]{43}"/g, "");
    expect(marked((await person.get(followed.to)).html), "loaded again").toBe(marked(page.html));
    expect(page.html).toContain(email);
    expect([page.status, person.cookie()]).toEqual([200, ""]);
    expect((await person.get("/subscriptions/manage")).status).toBe(303);
    const done = await person.post(byEmail, { ...hiddenFields(page.html), intent: "link" });
    expect(done.status).toBe(303);
    expect((await person.get("/subscriptions/manage")).html).toContain(email);
  });

  it("HOLD-10 a link of any length leads to the page, by an address that a browser takes", async () => {
    const person = visitor();
    const long = "é".repeat(2000);
    const { to } = await person.get(`/account/login?${new URLSearchParams({ email: long, otp: long })}`);
    expect(to.length).toBeLessThan(4000);
    expect((await person.get(to)).status).toBe(200);
  });

  it("HOLD-1 says whose a link is only when it is: anybody's words are not shown", async () => {
    const words = "call-0800-now@scam.example";
    for (const otp of ["x".repeat(86), "123456"]) {
      const person = visitor();
      const { to } = await person.get(`/account/login?${new URLSearchParams({ email: words, otp })}`);
      const page = await person.get(to);
      expect(page.html, "what would not sign in isn’t offered").not.toContain('value="link"');
      expect(shownIn(page.html)).not.toContain(words);
    }
    const email = await member();
    const asker = visitor();
    await asker.post(byEmail, { intent: "send", email });
    const { link } = await lastMail(email, 2);
    const owner = visitor();
    const page = await owner.get((await owner.get(link)).to);
    // Masked, but so that its owner recognises it: the address of a real account may consist of anybody's words too.
    const [, domain = ""] = email.split("@");
    expect(shownIn(page.html)).toContain(`w…n@${domain[0]}…`);
    expect(shownIn(page.html)).not.toContain("wren@");
    expect(shownIn(page.html)).not.toContain(domain);
    const otp = new URL(link, "http://localhost").searchParams.get("otp") ?? "";
    const stranger = visitor();
    const other = await stranger.get(`${byEmail}?${new URLSearchParams({ email: words, otp })}`);
    expect(shownIn(other.html), "the link of one address under another").not.toContain(words);
    expect((await owner.post(byEmail, { ...hiddenFields(page.html), intent: "link" })).status).toBe(303);
  });

  it("FLOW-3 a link that was used is refused with a way on", async () => {
    const email = await member();
    await visitor().post(byEmail, { intent: "send", email });
    const { link } = await lastMail(email, 2);
    const fields = Object.fromEntries(new URL(link, "http://localhost").searchParams);
    const follow = async () => {
      const person = visitor();
      const { html } = await person.get((await person.get(link)).to);
      return {
        isOffered: html.includes('value="link"'),
        ...(await person.post(byEmail, { ...fields, intent: "link" })),
      };
    };
    expect(await follow()).toMatchObject({ isOffered: true, status: 303 });
    const again = await follow();
    expect(again).toMatchObject({ isOffered: false, status: 400 });
    expect(again.html).toMatch(/<input[^>]*type="email"/);
  });

  it("FLOW-3 for another device an address is added first, and then named in what to do there", async () => {
    const person = await subscribed();
    expect((await person.get(another)).html).toContain(`href="${another}/add-email"`);
    const email = `owl@${crypto.randomUUID()}.example`;
    await person.post(`${another}/add-email`, { intent: "send", email });
    const checked = await person.post(`${another}/add-email`, { intent: "check", code: (await lastMail(email)).otp });
    const done = await person.get(checked.to);
    expect(done.html).toContain(`href="${another}/email"`);
    const finish = await person.get(`${another}/email`);
    expect(finish.html).toContain(email);
    expect(finish.html).toContain(endpoints.activate);
    expect((await person.get(`${another}/add-email`)).to).toBe(`${another}/email`);
    const ready = await person.get(another);
    expect(ready.html).toContain(`href="${another}/email"`);
    expect(ready.html).not.toContain(`href="${another}/add-email"`);
  });

  it("FLOW-3 FLOW-8 whoever is not signed in signs in before an address is added", async () => {
    expect((await visitor().get(another)).html).toContain(`href="${another}/add-email"`);
    expect((await visitor().get(`${another}/add-email`)).to).toBe(signInBefore(`${another}/add-email`));
    const email = await member();
    const person = visitor();
    const led = await person.get(`${flow}/this-device/email`);
    await person.post(led.to, { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    const back = await person.post("/subscriptions/confirm", { intent: "check", code: otp });
    expect(back.to).toBe(`${flow}/this-device/email`);
    expect((await person.get(back.to)).to).toBe(`${flow}/this-device`);
  });
});
