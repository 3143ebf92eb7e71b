import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand.ts";
import { type MailMessage, type MailResult, mailMessageSchema } from "../../../src/contract/services.ts";
import { longestMessage } from "../../../src/contract/support/support.ts";
import { digestText } from "../../../src/platform/digest.ts";
import { writeMail } from "../../../src/services/mail/templates.ts";
import { supportBudgets } from "../../../src/services/mail-budgets.ts";
import { supportApp } from "../../../src/services/support/support-service.ts";
import { expectWritten } from "../../logged.ts";

const [{ burst, interval }] = supportBudgets.mailbox;

class HelpDesk {
  /** In the distant future, so that no alarm set by these tests fires by itself. */
  now = Date.UTC(2096, 10, 21);
  readonly sent: MailMessage[] = [];
  result: MailResult = { ok: true };

  /** How many mails of a kind were sent. */
  count(template: MailMessage["template"]): number {
    return this.sent.filter((message) => message.template === template).length;
  }

  async write(body: unknown): Promise<Response> {
    const ctx = createExecutionContext();
    const send = async (message: MailMessage) => {
      this.sent.push(mailMessageSchema.parse(message));
      return this.result;
    };
    const request = new Request("http://localhost/support/messages", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    const answer = await supportApp.fetch(request, { env, now: () => this.now, peers: { mail: { send } } }, ctx);
    await waitOnExecutionContext(ctx);
    return answer;
  }
}

/** A domain of its own for each test, since budgets remember. */
const newAddress = () => `owl@${crypto.randomUUID()}.example`;

const message = (changes: object = {}) => ({
  topic: "search",
  message: "The moth is missing.",
  email: newAddress(),
  ...changes,
});

describe("a message to the help desk", () => {
  it("PAGE-12 SVC-4 reaches the desk, whose answer goes to the sender, and the sender gets a receipt", async () => {
    const desk = new HelpDesk();
    const asked = message();
    const answer = await desk.write(asked);
    expect([answer.status, await answer.json()]).toEqual([202, { status: "sent" }]);
    expect(desk.sent.map(({ to, template }) => [to, template])).toEqual([
      [brand.email.help, "support-message"],
      [asked.email, "support-receipt"],
    ]);
    const [toDesk] = desk.sent.map(writeMail);
    expect(toDesk?.replyTo).toBe(asked.email);
    expect(toDesk?.text).toContain(asked.message);
  });

  it("PAGE-12 HOLD-5 the receipt goes to an address that nobody proved, so nothing that was typed stands in it", async () => {
    const desk = new HelpDesk();
    await desk.write(message({ message: "Buy cheap gnats at https://gnats.example" }));
    const receipt = desk.sent.map(writeMail)[1];
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/gnats/);
    expect(receipt?.replyTo).toBeUndefined();
  });

  it("PAGE-12 the receipt of a withdrawal says when it came", async () => {
    const desk = new HelpDesk();
    desk.now = Date.UTC(2096, 10, 22, 9, 30);
    await desk.write(message({ topic: "withdrawal" }));
    expect(desk.sent.map(writeMail)[1]?.text).toMatch(/22 November 2096.* 09:30:00/);
  });

  it("PAGE-12 HOLD-5 the receipt of a withdrawal repeats the payment reference, and nothing else that was typed", async () => {
    const reference = crypto.randomUUID();
    const desk = new HelpDesk();
    await desk.write(message({ topic: "withdrawal", message: `Gnats, ${reference}, gnats` }));
    const receipt = desk.sent.map(writeMail)[1];
    expect(receipt?.text).toContain(`Payment reference: ${reference}\n`);
    expect(receipt?.text).not.toMatch(/gnats/i);
  });

  it("PAGE-12 is not taken where the desk cannot be reached, and then nobody gets a receipt", async () => {
    const log = expectWritten("error");
    const desk = new HelpDesk();
    desk.result = { ok: false, error: "slow" };
    const answer = await desk.write(message());
    expect([answer.status, await answer.json()]).toEqual([503, { error: "not_sent" }]);
    expect(desk.sent.map(({ template }) => template)).toEqual(["support-message"]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/owl|moth/);
    log.mockRestore();
  });

  it.each([
    ["no subject of ours", { topic: "gnats" }],
    ["no words", { message: " \r\n " }],
    ["one character too many", { message: "x".repeat(longestMessage + 1) }],
    ["no address", { email: "owl" }],
    ["a field that nobody asked for", { priority: "high" }],
  ])("PAGE-12 HOLD-3 with %s it is refused", async (_, changes) => {
    const desk = new HelpDesk();
    expect((await desk.write(message(changes))).status).toBe(400);
    expect(desk.sent).toEqual([]);
  });

  it("PAGE-12 a line break counts once, however the browser sends it", async () => {
    const lines = "x\r\n".repeat(longestMessage / 2);
    expect((await new HelpDesk().write(message({ message: `${lines}x`.slice(0, -1) }))).status).toBe(202);
  });
});

describe("budgets of the help desk", () => {
  it("HOLD-5 HOLD-9 a mailbox, tags aside, gets a few receipts at once; each message arrives, and none is answered otherwise", async () => {
    const desk = new HelpDesk();
    const [name, domain] = newAddress().split("@");
    const write = (tag: number) => desk.write(message({ email: `${name}+${tag}@${domain}` }));
    const answers = [];
    for (let tag = 0; tag <= burst; tag++) answers.push(await write(tag));
    expect(answers.map(({ status }) => status)).toEqual(Array(burst + 1).fill(202));
    expect(desk.count("support-message")).toBe(burst + 1);
    expect(desk.count("support-receipt")).toBe(burst);
    desk.now += interval;
    await write(0);
    expect(desk.count("support-receipt")).toBe(burst + 1);
  });

  it("HOLD-5 a domain gets no more receipts than its own, however many mailboxes it names", async () => {
    const desk = new HelpDesk();
    const [, domain] = newAddress().split("@");
    const [rule] = supportBudgets.domain;
    const count = (rule?.burst ?? 0) + 10;
    const write = (place: number) => desk.write(message({ email: `owl${place}@${domain}` }));
    await Promise.all(Array.from({ length: count }, (_, place) => write(place)));
    expect(desk.count("support-receipt")).toBe(rule?.burst);
  });

  it("HOLD-5 a flood of messages stops no withdrawal: not of the mailbox, not of the desk", async () => {
    const desk = new HelpDesk();
    const email = newAddress();
    const write = (topic: "other" | "withdrawal" | "stopPaying") => desk.write(message({ email, topic }));
    for (let count = 0; count <= burst; count += 1) await write("other");
    const receipts = desk.count("support-receipt");
    for (const topic of ["withdrawal", "stopPaying"] as const) expect((await write(topic)).status).toBe(202);
    expect(desk.count("support-receipt") - receipts).toBe(2);
    const all = env.SUPPORT_BUDGET.getByName(`desk:${await digestText("all")}`);
    const [{ burst: most }] = supportBudgets.desk;
    for (let count = 0; count < most; count += 1) await all.spend("desk", desk.now);
    expect((await desk.write(message())).status).toBe(429);
    expect((await desk.write(message({ topic: "withdrawal" }))).status).toBe(202);
    // Restores the desk's budget for the following tests.
    await runDurableObjectAlarm(all);
  });

  it("HOLD-5 the desk has no more than its own, whoever writes", async () => {
    const [{ burst: most }] = supportBudgets.desk;
    const desk = env.SUPPORT_BUDGET.getByName("a desk of its own");
    const now = Date.UTC(2096, 10, 21);
    const waits = await Promise.all(Array.from({ length: most + 1 }, () => desk.spend("desk", now)));
    expect(waits.filter((wait) => wait === 0).length).toBe(most);
  });

  it("OPS-3 a budget that is whole again is forgotten", async () => {
    const desk = new HelpDesk();
    const email = newAddress();
    await desk.write(message({ email }));
    const budget = env.SUPPORT_BUDGET.getByName(`mailbox:${await digestText(email)}`);
    expect(await runDurableObjectAlarm(budget)).toBe(true);
    expect(await runDurableObjectAlarm(budget)).toBe(false);
  });
});
