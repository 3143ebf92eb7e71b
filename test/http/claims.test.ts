/** A page says that something happened only in the browser where it did: no link makes it claim anything elsewhere. */
import { beforeAll, describe, expect, it } from "vitest";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { found, request } from "./request.ts";
import { choose, lastMail, member, type Visitor, visitor } from "./subscription/visitor.ts";

const activate = routes.subscriptionsActivate.path;
const confirm = routes.subscriptionsConfirm.path;
const plans = routes.subscriptions.path;

/** The words of a page, as a browser without scripts reads them. */
function wordsIn(html: string): string {
  const main = found(html, /<main[^>]*>([\s\S]*)<\/main>/).replace(/<template[\s\S]*?<\/template>/g, "");
  return main
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words at a path, without the seconds of a countdown, which differ from one request to the next. */
async function wordsAt(person: Visitor, path: string): Promise<string> {
  const { html, to } = await person.get(path);
  return to === "" ? wordsIn(html).replace(/in \d+ seconds?/, "in some seconds") : `leads to ${to.split("?")[0]}`;
}

/** Parameters by which an address could claim something, with the values that each could have. */
const claims = [
  "sent=again&signed=out&lost=code&saved=1&subscription=pending&thanks=&checkout=declined&subscribed=true",
  "sent=search&saved=reset&subscription=invalid&checkout=canceled",
  "sent=withdrawal&checkout=signed-out&done=deleted&error=1",
];

/** Pages that show a visitor whose address names a note of someone else a text that is true for everyone. */
const saysWhatIsTrue: ReadonlySet<string> = new Set([
  "help",
  "newsletter",
  "itrSurvey",
  // These say that no code is awaited: a browser that refuses cookies returns to them after each code.
  "subscriptionsActivate",
  "activateThisDeviceByEmail",
]);

async function signedIn(): Promise<Visitor> {
  const email = await member();
  const person = visitor();
  await person.post(activate, { intent: "send", email });
  await person.post(confirm, { intent: "check", code: (await lastMail(email, 2)).otp });
  await person.get(routes.subscriptionsManage.path);
  return person;
}

/** A visitor who is to enter a code, so that the pages of that step are open. */
async function waiting(): Promise<Visitor> {
  const person = visitor();
  await person.post(activate, { intent: "send", email: `nobody@${crypto.randomUUID()}.example` });
  return person;
}

describe.each([
  ["somebody who did nothing", async () => visitor()],
  ["somebody who waits for a code", waiting],
  ["somebody who is signed in", signedIn],
] as const)("HOLD-10 %s", { timeout: 60_000 }, (_, make) => {
  let person: Visitor;
  beforeAll(async () => {
    person = await make();
  }, 30_000);

  it.each(routeNames.filter((name) => name !== "theme"))(
    "reads the same at %s, whatever its address claims",
    async (name) => {
      const { path } = routes[name];
      const plain = await wordsAt(person, path);
      for (const claim of claims) expect([claim, await wordsAt(person, `${path}?${claim}`)]).toEqual([claim, plain]);
      if (!saysWhatIsTrue.has(name))
        expect(await wordsAt(person, `${path}?told=01234567`), "says what is true of anybody: name it above").toBe(
          plain,
        );
    },
  );
});

describe("HOLD-10 what is told", { timeout: 30_000 }, () => {
  const message = { topic: "search", message: "Where is it?", email: "owl@people.example" };

  it("is told in the browser that did it, and in no other that gets its address", async () => {
    const [person, other] = [visitor(), visitor()];
    const { to } = await person.post(routes.help.path, message);
    expect((await person.get(to)).html).not.toContain("<textarea");
    const elsewhere = (await other.get(to)).html;
    expect(elsewhere).toContain("<textarea");
    expect(wordsIn(elsewhere)).toContain("If you’ve just sent a message");
    expect(other.cookie()).toBe("");
  });

  it("is told on its own page, however often that is asked for, and on no other", async () => {
    const person = visitor();
    const { to } = await person.post(routes.help.path, message);
    const told = to.split("?")[1];
    expect((await person.get(`${routes.newsletter.path}?${told}`)).html).toContain('name="email"');
    expect((await person.get(`${activate}?${told}`)).html).toContain('name="email"');
    for (let again = 0; again < 2; again += 1) expect((await person.get(to)).html).not.toContain("<textarea");
    for (const path of [routes.help.path, `${routes.help.path}?told=01234567`]) {
      expect((await person.get(path)).html).toContain("<textarea");
    }
  });

  it.each(["canceled", "declined"])(
    "of a checkout that was %s, only what a payment page was given proves",
    async (way) => {
      const [person, other] = [visitor(), visitor()];
      await choose(person, "monthly");
      const back = async (whose: Visitor) => {
        const { html } = await whose.get((await choose(whose, "yearly")).to);
        const href = found(html, /href="([^"]*\?checkout=[^"]*)"/).replaceAll("&amp;", "&");
        return new URL(href, "http://localhost").searchParams.get("proof") ?? "";
      };
      const [own, strange] = [await back(person), await back(other)];
      expect(new Set(["", own, strange]).size).toBe(3);
      const seen = async (proof: string) =>
        wordsAt(person, `${plans}?checkout=${way}&proof=${encodeURIComponent(proof)}`);
      const plain = await wordsAt(person, plans);
      expect([await seen(""), await seen(strange), await seen("x")]).toEqual([plain, plain, plain]);
      expect(await seen(own)).not.toBe(plain);
    },
  );

  it("settings tells what this browser keeps, and not that anything was saved", async () => {
    const person = visitor();
    const words = await wordsAt(person, `${routes.theme.path}?saved=1`);
    expect(words).not.toContain("saved on this device");
    expect(words).toContain("All settings are at their defaults");
  });

  it("FLOW-6 no other site’s link shows a subscription that is not there", async () => {
    const shownFrom = async (site: string) => {
      const answer = await request(`${plans}?subscribed_override=true`, {
        country: "IE",
        headers: { "sec-fetch-site": site },
      });
      return (await answer.text()).includes('name="period"');
    };
    expect([await shownFrom("none"), await shownFrom("cross-site")]).toEqual([false, true]);
  });
});
