import { describe, expect, it } from "vitest";
import { routes } from "../../../../src/contract/routes.ts";
import { found } from "../../request.ts";
import { lastMail, member, signInBefore, signInMails, telling, type Visitor, visitor } from "../visitor.ts";

const security = routes.subscriptionsSecurity.path;
const manage = routes.subscriptionsManage.path;

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Signs in a new browser. `mails`: how many codes were sent to the address before. */
async function signedIn(email: string, mails = 1, userAgent = mac): Promise<Visitor> {
  const person = visitor("IE", "", { "user-agent": userAgent });
  await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
  const { otp } = await lastMail(email, mails + 1);
  const done = await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: otp });
  expect([done.status, done.to]).toEqual([303, manage]);
  return person;
}

/** The rows of the list as a reader sees them, and the ids by which their buttons end them. */
function rowsOf(html: string) {
  const list = found(html, /<section[^>]*aria-labelledby="sign-ins">([\s\S]*?)<\/section>/);
  const rows = [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, row = ""]) => row);
  return rows.map((row) => ({
    name: found(row, /<h3>([^<]*)<\/h3>/),
    id: found(row, /name="id" value="([^"]*)"/),
  }));
}

describe("where a subscriber is signed in", { timeout: 30_000 }, () => {
  it("LIFE-4 is listed, reached from Manage subscription, and private", async () => {
    const email = await member();
    const person = await signedIn(email);
    expect((await person.get(manage)).html).toContain(`href="${security}"`);
    const { status, html, headers } = await person.get(security);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format();
    expect(html).toContain(`Signed in since ${month}`);
    const [first, ...others] = rowsOf(html);
    expect(first).toEqual({ name: "A browser on a Mac", id: "" });
    expect(others).toEqual([{ name: "A browser", id: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it("LIFE-4 is for whoever is signed in, and leads others back after they have signed in", async () => {
    const step = await visitor().get(security);
    expect([step.status, step.to]).toEqual([303, signInBefore(security)]);
    const pressed = await visitor().post(security, { intent: "end-others" });
    expect([pressed.status, pressed.to]).toEqual([303, signInBefore(security)]);
  });

  it("LIFE-4 ends another browser's sign-in by one press, and says so once", async () => {
    const email = await member();
    const [mine, theirs] = [await signedIn(email), await signedIn(email, 2, "Mozilla/5.0 (Windows NT 10.0)")];
    const { id } = rowsOf((await mine.get(security)).html).find(({ name }) => name === "A browser on Windows") ?? {};
    const pressed = await mine.post(security, { intent: "end", id: id ?? "" });
    expect([pressed.status, pressed.to]).toEqual([303, telling(security)]);
    expect((await mine.get(pressed.to)).html).toContain("That browser or app is signed out");
    expect((await theirs.get(manage)).status).toBe(303);
    expect((await mine.get(manage)).status).toBe(200);
  });

  it("LIFE-4 ends all others by one press, and then there is nothing more to end", async () => {
    const email = await member();
    const [mine, theirs] = [await signedIn(email), await signedIn(email, 2)];
    await theirs.post(manage, { intent: "recovery-code" });
    const pressed = await mine.post(security, { intent: "end-others" });
    const { html } = await mine.get(pressed.to);
    expect(html).toContain("Every other browser and app is signed out");
    expect(rowsOf(html)).toHaveLength(1);
    expect(html).not.toContain('value="end-others"');
    // What somebody may have left behind goes on being told, with what becomes of a recovery code.
    expect(html).toContain("Was someone else signed in?");
    expect(html).toContain("If you create a new code, the old one stops working at once.");
    expect((await mine.get(security)).html).not.toContain("Was someone else signed in?");
    expect((await theirs.get(security)).to).toBe(signInBefore(security));
  });

  it.each([{ intent: "end" }, { intent: "end", id: "x" }, { intent: "other" }, {}])(
    "LIFE-4 refuses %j with the page as it is",
    async (fields) => {
      const person = await signedIn(await member());
      const { status, html } = await person.post(security, fields);
      expect(status).toBe(400);
      expect(rowsOf(html)).toHaveLength(2);
    },
  );

  it("LIFE-4 mails the address about each new browser, and about none that it was added in", async () => {
    const email = await member();
    expect(await signInMails(email)).toBe(0);
    await signedIn(email);
    await expect.poll(() => signInMails(email)).toBe(1);
    await signedIn(email, 2);
    await expect.poll(() => signInMails(email)).toBe(2);
  });
});
