import { beforeAll, describe, expect, it } from "vitest";
import { choose, hiddenFields, lastMail, subscribed, type Visitor, visitor } from "./visitor.ts";

const manage = "/subscriptions/manage";
const add = "/subscriptions/add-email";

/** A visitor with a recovery code, which is shown at `told`, and with an address that awaits its one-time code. */
interface Person {
  readonly visitor: Visitor;
  readonly told: string;
  readonly email: string;
  readonly otp: string;
}

const codeIn = (html: string) => [...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, group]) => group).join(" ");

async function person(): Promise<Person> {
  const browser = await subscribed();
  const email = `owl@${crypto.randomUUID()}.example`;
  const { to: told } = await browser.post(manage, { intent: "recovery-code" });
  await browser.post(add, { intent: "send", email });
  return { visitor: browser, told, email, otp: (await lastMail(email)).otp };
}

const cookieOf = ({ visitor: { cookie } }: Person, name: string) =>
  cookie()
    .split("; ")
    .filter((pair) => pair.startsWith(`__Host-${name}=`));

type Owner = "one" | "other" | null;
const owners = ["one", "other", null] as const;
const mixtures = owners.flatMap((session) =>
  owners.flatMap((journey) => owners.map((told) => ({ session, journey, told }))),
);

describe("cookies of two browsers in one", { timeout: 60_000 }, () => {
  let people: Readonly<Record<"one" | "other", Person>>;
  const part = (owner: Owner, name: string) => (owner ? cookieOf(people[owner], name) : []);
  const mixed = ({ session, journey, told }: Record<"session" | "journey" | "told", Owner>) =>
    visitor("IE", [...part(session, "session"), ...part(journey, "journey"), ...part(told, "told")].join("; "));

  beforeAll(async () => {
    people = { one: await person(), other: await person() };
  }, 60_000);

  it("HOLD-10 each has all three", () => {
    for (const name of ["session", "journey", "told"])
      for (const owner of ["one", "other"] as const)
        expect([name, part(owner, name)]).toEqual([name, [expect.any(String)]]);
  });

  it.each(mixtures)(
    "HOLD-10 session of $session, journey of $journey, note of $told: tells nobody’s code to another",
    async (mixture) => {
      for (const owner of ["one", "other"] as const) {
        const { html } = await mixed(mixture).get(people[owner].told);
        const isTheirs = mixture.session === owner && mixture.told === owner;
        expect([owner, codeIn(html) !== ""]).toEqual([owner, isTheirs]);
      }
    },
  );

  it.each([
    ["one", "other"],
    ["other", "one"],
  ] as const)("HOLD-1 the session of %s with the code under way of %s puts no address", async (session, journey) => {
    const browser = mixed({ session, journey, told: null });
    const checked = await browser.post(add, { intent: "check", code: people[journey].otp });
    expect(checked.status).toBe(400);
    for (const owner of ["one", "other"] as const) {
      const { html } = await people[owner].visitor.get(manage);
      for (const { email } of Object.values(people)) expect(html).not.toContain(email);
    }
  });

  it("HOLD-2 and each still confirms their own", async () => {
    for (const { visitor: browser, otp, email } of Object.values(people)) {
      const checked = await browser.post(add, { intent: "check", code: otp });
      expect(checked.status).toBe(303);
      expect((await browser.get(checked.to)).html).toContain(email);
    }
  });
});

describe("an order of one browser in another", { timeout: 60_000 }, () => {
  const only = (browser: Visitor, name: string) =>
    browser
      .cookie()
      .split("; ")
      .filter((pair) => pair.startsWith(`__Host-${name}=`));

  it("FLOW-1 leads to a checkout of who is signed in, and nobody else has what is paid there", async () => {
    const [one, other] = [visitor(), visitor()];
    const [first, second] = [await choose(one, "monthly"), await choose(other, "monthly")];
    const mixed = visitor("IE", [...only(one, "session"), ...only(other, "journey")].join("; "));
    const { to } = await choose(mixed, "monthly");
    expect(to).toMatch(/^\/checkout\//);
    expect(to).not.toBe(second.to);
    await mixed.post(to, { card: "paid" });
    expect((await one.get(manage)).html).toContain("?ask=cancel");
    expect((await other.get(manage)).html).not.toContain("?ask=cancel");
    expect((await one.post(first.to, { card: "paid" })).to, "nothing is paid for twice").toBe("");
  });

  it("FLOW-1 HOLD-1 a plan of a page that was made for one account is not ordered for another", async () => {
    const [one, other] = [visitor(), visitor()];
    for (const person of [one, other]) await choose(person, "monthly");
    const older = hiddenFields((await one.get("/subscriptions")).html);
    const { to } = await other.post("/subscriptions", { ...older, period: "yearly" });
    expect((await other.get(to)).html).toContain("You’re signed in to another account by now");
    const own = hiddenFields((await other.get("/subscriptions")).html);
    expect((await other.post("/subscriptions", { ...own, period: "yearly" })).to).toMatch(/^\/checkout\//);
  });

  it.each([
    { price: "0", trial: "365", productId: "nightjar-pro-yearly-renews-us", country: "US", platform: "ios" },
    { period: "yearly", returnUrl: "//evil.example", origin: "__proto__", email: "owl@evil.example" },
  ])("FLOW-1 with fields of another’s (%#) is sold on the terms of its own", async (extra) => {
    const plain = visitor();
    const forged = visitor();
    const words = async (browser: Visitor, path: string) => (await browser.get(path)).html.replace(/<[^>]*>/g, " ");
    const terms = async (browser: Visitor, path: string) =>
      [...(await words(browser, path)).matchAll(/[€$£]\s?[\d.,]+|\d+ days?|monthly|yearly|per month|per year/gi)].map(
        String,
      );
    const own = await choose(plain, "monthly");
    const other = await forged.post("/subscriptions", { ...extra, period: "monthly" });
    const known = await terms(plain, own.to);
    expect(known.length).toBeGreaterThan(2);
    expect(await terms(forged, other.to)).toEqual(known);
    const paid = await forged.post(other.to, { ...extra, card: "paid" });
    expect(paid.to).toMatch(/^\/pro\/welcome\?success=true/);
    await plain.post(own.to, { card: "paid" });
    await plain.get(paid.to);
    await forged.get(paid.to);
    expect(await terms(forged, manage)).toEqual(await terms(plain, manage));
  });
});
