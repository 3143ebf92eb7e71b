import {
  createExecutionContext,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import type { MailMessage, MailResult } from "../../../src/contract/services.ts";
import { longestMessage } from "../../../src/contract/support/support.ts";
import { declarationTopics, topicNames } from "../../../src/contract/support/support-topics.ts";
import { nextPlace } from "../../../src/platform/budget.ts";
import { digestText } from "../../../src/platform/digest.ts";
import { longestLine, type OverLimit, overLimitHeader } from "../../../src/platform/flood-table.ts";
import { FloodBudget } from "../../../src/services/flood-budget.ts";
import { MailService } from "../../../src/services/mail/mail-service.ts";
import { writeMail } from "../../../src/services/mail/templates.ts";
import { mailBudgets } from "../../../src/services/mail-budgets.ts";
import { mailboxOf } from "../../../src/services/mailbox.ts";
import { atOnce, ofOneAddress } from "../../../src/services/support/delivery-rules.ts";
import { supportApp } from "../../../src/services/support/support-service.ts";
import { request } from "../../http/request.ts";
import { expectWritten } from "../../logged.ts";

const [{ burst, interval }] = mailBudgets.support;

/** In the distant future, so that no alarm fires by itself. */
const start = Date.UTC(2096, 10, 21);

/** A help desk whose mails are caught, on a clock that the test moves. */
class HelpDesk {
  readonly sent: MailMessage[] = [];
  result: MailResult = { ok: true };
  /** Who wrote here: alarms of other tests may ring meanwhile. */
  readonly #writers = new Set<string>();
  /** The last place in the line, apart from that of other tests. */
  last = 0;

  constructor() {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    vi.spyOn(FloodBudget.prototype, "join").mockImplementation((rule, now, longest) => {
      const place = nextPlace(this.last, rule, now);
      if (place > now + longest) return null;
      this.last = place;
      return Math.max(now, Math.ceil(place));
    });
    vi.spyOn(MailService.prototype, "send").mockImplementation(async (message) => {
      const { to, data } = message;
      if (!this.#writers.has("replyTo" in data ? data.replyTo : to)) return { ok: true };
      this.sent.push(message);
      return this.result;
    });
  }

  async write(body: { readonly email: string }, { over }: { readonly over?: OverLimit } = {}): Promise<Response> {
    this.#writers.add(body.email);
    const ctx = createExecutionContext();
    const request = new Request("http://localhost/support/messages", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...(over && { [overLimitHeader]: over }) },
    });
    const answer = await supportApp.fetch(request, { env, now: Date.now }, ctx);
    await waitOnExecutionContext(ctx);
    return answer;
  }

  /** Lets time pass, and the alarms of a mailbox ring as they fall due. */
  async pass(email: string, milliseconds: number): Promise<void> {
    const mailbox = await mailboxAt(email);
    const end = Date.now() + milliseconds;
    for (;;) {
      const due = await runInDurableObject(mailbox, (_, { storage }) => storage.getAlarm());
      if (due === null || due > end) break;
      vi.setSystemTime(Math.max(due, Date.now()));
      await runDurableObjectAlarm(mailbox);
    }
    vi.setSystemTime(end);
  }

  to(email: string): MailMessage[] {
    return this.sent.filter(({ to }) => to === email);
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function mailboxAt(email: string) {
  return env.SUPPORT_MAILBOX.getByName(await digestText(mailboxOf(email)));
}

const rowsOf = async (email: string) =>
  runInDurableObject(await mailboxAt(email), (_, { storage }) => [...storage.kv.list()]);

/** A mailbox of its own for each test, since budgets remember. */
const newAddress = () => `owl@${crypto.randomUUID()}.example`;

const message = (changes: object = {}) => ({
  topic: "search",
  message: `The moth is missing. ${crypto.randomUUID()}`,
  email: newAddress(),
  ...changes,
});

const minute = 60_000;
const hour = 60 * minute;

describe("a message to the help desk", () => {
  it("PAGE-12 SVC-4 reaches the desk, whose answer goes to the sender, and the sender gets a confirmation", async () => {
    const desk = new HelpDesk();
    const asked = message();
    const answer = await desk.write(asked);
    expect([answer.status, await answer.json()]).toEqual([202, { status: "sent" }]);
    await desk.pass(asked.email, 0);
    expect(desk.sent.map(({ to, template }) => [to, template])).toEqual([
      [brand.email.help, "support-message"],
      [asked.email, "support-receipt"],
    ]);
    const [toDesk] = desk.sent.map(writeMail);
    expect(toDesk?.replyTo).toBe(asked.email);
    expect(toDesk?.text).toContain(asked.message);
    expect(toDesk?.text).toMatch(/21 November 2096/);
  });

  it("PAGE-12 HOLD-5 the confirmation goes to an address that nobody proved, so nothing that was typed stands in it", async () => {
    const desk = new HelpDesk();
    const asked = message({ message: "Buy cheap gnats at https://gnats.example" });
    await desk.write(asked);
    await desk.pass(asked.email, 0);
    const [receipt] = desk.to(asked.email).map(writeMail);
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/gnats/);
    expect(receipt?.replyTo).toBeUndefined();
  });

  it("PAGE-12 the confirmation of a withdrawal says when it came, however late it is sent", async () => {
    const desk = new HelpDesk();
    vi.setSystemTime(Date.UTC(2096, 10, 22, 9, 30));
    const asked = message({ topic: "withdrawal" });
    desk.last = Date.now() + hour;
    await desk.write(asked, { over: "onion" });
    await desk.pass(asked.email, 9 * hour);
    expect(desk.to(asked.email).map(writeMail)[0]?.text).toMatch(/22 November 2096, 09:30 UTC/);
  });

  it("PAGE-12 HOLD-5 the confirmation of a withdrawal repeats the payment reference, and nothing else that was typed", async () => {
    const reference = crypto.randomUUID();
    const desk = new HelpDesk();
    const asked = message({ topic: "withdrawal", message: `Gnats, ${reference}, gnats` });
    await desk.write(asked);
    await desk.pass(asked.email, 0);
    const [receipt] = desk.to(asked.email).map(writeMail);
    expect(receipt?.text).toContain(`Payment reference: ${reference}\n`);
    expect(receipt?.text).not.toMatch(/gnats/i);
  });

  it("PAGE-12 HOLD-8 is taken where the mail service is down, and delivered and confirmed once it is back", async () => {
    const log = expectWritten("error");
    const desk = new HelpDesk();
    desk.result = { ok: false, error: "slow" };
    const asked = message();
    expect((await desk.write(asked)).status).toBe(202);
    await desk.pass(asked.email, 5 * minute);
    expect(new Set(desk.sent.map(({ template }) => template))).toEqual(new Set(["support-message"]));
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/owl|moth/);
    desk.result = { ok: true };
    desk.sent.length = 0;
    await desk.pass(asked.email, minute);
    expect(desk.sent.map(({ template }) => template)).toEqual(["support-message", "support-receipt"]);
    log.mockRestore();
  });

  it("HOLD-2 counts once however often it is sent at once", async () => {
    const desk = new HelpDesk();
    const asked = message({ topic: "withdrawal" });
    await Promise.all(Array.from({ length: 8 }, () => desk.write(asked)));
    await desk.pass(asked.email, hour);
    expect(desk.sent).toHaveLength(2);
  });

  it("OPS-3 is not kept once it is delivered and confirmed, nor is anything else of its mailbox", async () => {
    const desk = new HelpDesk();
    const asked = message();
    await desk.write(asked);
    expect(JSON.stringify(await rowsOf(asked.email))).toContain(asked.message);
    await desk.pass(asked.email, 0);
    expect(JSON.stringify(await rowsOf(asked.email))).not.toMatch(/moth|owl/);
    await desk.pass(asked.email, 24 * hour);
    expect(await rowsOf(asked.email)).toEqual([]);
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

describe("in a flood", () => {
  it.each(topicNames)(
    "HOLD-8 a message about %s is taken if it may declare something by law, else refused",
    async (topic) => {
      const desk = new HelpDesk();
      const asked = message({ topic });
      desk.last = start + hour;
      const answer = await desk.write(asked, { over: "network" });
      if (!declarationTopics.has(topic)) {
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
        return;
      }
      expect([answer.status, await answer.json()]).toEqual([202, { status: "sent" }]);
      desk.last = 0;
      await desk.write(message({ email: asked.email }));
      await desk.pass(asked.email, 0);
      desk.sent.length = 0;
      await desk.pass(asked.email, hour);
      expect(desk.sent, "not before its place comes").toEqual([]);
      await desk.pass(asked.email, minute);
      expect(desk.sent.map(({ template }) => template)).toEqual(["support-message", "support-receipt"]);
    },
  );

  it("HOLD-8 a message that is sent again after it waits no longer", async () => {
    const desk = new HelpDesk();
    const asked = message({ topic: "withdrawal" });
    desk.last = start + hour;
    await desk.write(asked, { over: "network" });
    desk.last = 0;
    await desk.write(asked);
    await desk.pass(asked.email, 0);
    expect(desk.sent).toHaveLength(2);
    await desk.pass(asked.email, 9 * hour);
    expect(desk.sent, "and counts once").toHaveLength(2);
  });

  it.each(["withdrawal", "vpn"] as const)(
    "HOLD-8 a message about %s waits in the line that strangers filled, and is refused where it would wait too long",
    async (topic) => {
      const desk = new HelpDesk();
      desk.last = start + hour;
      const asked = message({ topic });
      expect((await desk.write(asked)).status).toBe(202);
      await desk.pass(asked.email, hour + minute);
      expect(desk.to(asked.email).map(({ template }) => template)).toEqual(["support-receipt"]);
      desk.last = Date.now() + longestLine;
      const refused = await desk.write(message({ topic }));
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    },
  );

  it("HOLD-8 what the mail service does not take keeps a place in its line, so that no more is stored than the line holds", async () => {
    const log = expectWritten("error");
    const desk = new HelpDesk();
    const asked = message({ topic: "withdrawal" });
    await desk.write(asked);
    desk.last = start + hour;
    desk.result = { ok: false, error: "slow" };
    await desk.pass(asked.email, 5 * minute);
    expect(desk.sent, "tried once, and next when its new place comes").toHaveLength(1);
    desk.result = { ok: true };
    await desk.pass(asked.email, hour);
    expect(desk.to(asked.email).map(({ template }) => template)).toEqual(["support-receipt"]);
    log.mockRestore();
  });

  it("HOLD-8 nobody but the edge says that there were too many", async () => {
    const answer = await request("/support/messages", {
      method: "POST",
      headers: { "content-type": "application/json", [overLimitHeader]: "network" },
      body: JSON.stringify(message()),
    });
    expect(answer.status).toBe(202);
  });
});

describe("confirmations of one mailbox", () => {
  it("HOLD-5 are a few at once, over all tags of its address, and the others follow", async () => {
    const desk = new HelpDesk();
    const [name, domain] = newAddress().split("@");
    const tagged = Array.from({ length: burst + 2 }, (_, tag) => `${name}+${tag}@${domain}`);
    for (const email of tagged) {
      expect((await desk.write(message({ email }))).status).toBe(202);
      await desk.pass(email, 0);
    }
    const confirmed = () => desk.sent.filter(({ template }) => template === "support-receipt").length;
    expect(desk.to(brand.email.help)).toHaveLength(burst + 2);
    expect(confirmed()).toBe(burst);
    await desk.pass(tagged[0] ?? "", interval);
    expect(confirmed()).toBe(burst + 1);
    await desk.pass(tagged[0] ?? "", interval);
    expect(confirmed()).toBe(burst + 2);
  });

  it("HOLD-8 hold the owner's withdrawal within an hour, whatever a stranger wrote in the owner's name before", async () => {
    const desk = new HelpDesk();
    const email = newAddress();
    for (let count = 0; count < burst + 20; count += 1) {
      await desk.write(message({ email, topic: "withdrawal" }));
      await desk.pass(email, 0);
    }
    const reference = crypto.randomUUID();
    await desk.write(message({ email, topic: "withdrawal", message: reference }));
    await desk.pass(email, interval);
    expect(
      desk
        .to(email)
        .map((mail) => writeMail(mail).text)
        .at(-1),
    ).toContain(reference);
  });

  it("HOLD-8 come at once, whatever a stranger wrote to any number of tags of the owner's name before", async () => {
    const desk = new HelpDesk();
    const email = newAddress();
    for (let tag = 0; tag < burst + 30; tag += 1) {
      const tagged = email.replace("@", `+${tag}@`);
      await desk.write(message({ email: tagged, topic: "withdrawal" }));
      await desk.pass(tagged, 0);
    }
    await desk.write(message({ email, topic: "subscription" }));
    await desk.pass(email, 0);
    expect(desk.to(email)).toHaveLength(1);
  });

  it("HOLD-8 confirm all spellings of one mailbox in one mail, and say how many it does not list", async () => {
    const desk = new HelpDesk();
    const name = crypto.randomUUID().replaceAll("-", "");
    const spelt = (dot: number) => `${name.slice(0, dot)}.${name.slice(dot)}@gmail.com`;
    await desk.pass(spelt(1), 0);
    for (let dot = 1; dot < 32; dot += 1) {
      for (const topic of ["withdrawal", "stopPaying"]) await desk.write(message({ email: spelt(dot), topic }));
    }
    const email = `${name}@gmail.com`;
    await desk.write(message({ email, topic: "stopPaying" }));
    await desk.pass(email, hour);
    const mails = desk.sent.filter(({ template }) => template === "support-receipt");
    expect(mails.length).toBeLessThan(burst + 2);
    const confirmed = mails.reduce((sum, { data }) => {
      const { others = [], more = { count: 0 } } = data as { others?: unknown[]; more?: { count: number } };
      return sum + 1 + others.length + more.count;
    }, 0);
    expect(confirmed).toBe(63);
    expect(await rowsOf(email)).not.toContainEqual([expect.stringMatching(/^own:/), expect.anything()]);
  });

  it.each([
    ["icloud.com", "mac.com"],
    ["proton.me", "protonmail.ch"],
    ["yahoo.com", "yahoo.com"],
  ])(
    "HOLD-8 at %s come at once to the address that wrote, whatever a stranger wrote as the same name elsewhere",
    async (domain, other) => {
      const desk = new HelpDesk();
      const name = crypto.randomUUID().replaceAll("-", "");
      const email = `${name}@${domain}`;
      for (let count = 0; count < burst + 3; count += 1) {
        const stranger = `${name}${domain === other ? `-z${count}` : ""}@${other}`;
        await desk.write(message({ email: stranger, topic: "withdrawal" }));
        await desk.pass(stranger, 0);
      }
      await desk.write(message({ email, topic: "subscription" }));
      await desk.pass(email, 0);
      expect(desk.to(email)).toHaveLength(1);
    },
  );

  it("HOLD-5 name nothing that came from another address, and what weighs most first", () => {
    const topic = fc.constantFrom(...topicNames);
    const row = fc.record({
      email: fc.constantFrom("a@people.example", "b@people.example"),
      topic,
      receivedAt: fc.nat(1000),
      deliveredAt: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: atOnce }), (rows) => {
        const together = ofOneAddress(rows);
        expect(new Set(together.map(({ email }) => email)).size).toBe(Math.min(1, rows.length));
        const hasWithdrawal = rows.some((one) => one.topic === "withdrawal");
        expect(together[0]?.topic === "withdrawal").toBe(hasWithdrawal);
      }),
    );
  });

  it("OPS-3 that the mail service declines for a day are given up", async () => {
    const log = expectWritten("error");
    const desk = new HelpDesk();
    const asked = message();
    await desk.write(asked);
    vi.spyOn(MailService.prototype, "send").mockImplementation(async ({ template }) =>
      template === "support-receipt" ? { ok: false, error: "refused" } : { ok: true },
    );
    await desk.pass(asked.email, 23 * hour);
    expect(await rowsOf(asked.email)).not.toEqual([]);
    await desk.pass(asked.email, 14 * hour);
    expect(await rowsOf(asked.email)).toEqual([]);
    log.mockRestore();
  });
});
