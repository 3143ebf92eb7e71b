import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../../src/contract/brand/brand.ts";
import type { MailMessage } from "../../../src/contract/services.ts";
import { writeMail } from "../../../src/services/mail/templates.ts";

const to = "owl@people.example";
const undoLink = "https://nightjar.example/undo?a=1&b=2";

/** Text that someone may have typed, with HTML characters and line breaks in it. */
const typed = fc.string({ unit: fc.constantFrom(..."ab <>&\"'\r\n\u2028é"), minLength: 1, maxLength: 30 });

const receipt = (changes: Partial<Extract<MailMessage, { template: "receipt" }>["data"]> = {}): MailMessage => ({
  to,
  template: "receipt",
  data: {
    plan: "Monthly",
    period: "monthly",
    amount: "9.99",
    currency: "EUR",
    paidAt: Date.UTC(2026, 10, 21),
    renewsAt: Date.UTC(2026, 11, 21),
    trialDays: null,
    manageLink: undoLink,
    ...changes,
  },
});

const changed = (changes: Partial<Extract<MailMessage, { template: "subscription-change" }>["data"]>): MailMessage => ({
  to,
  template: "subscription-change",
  data: {
    change: "cancelled",
    plan: "Monthly",
    period: "monthly",
    amount: "9.99",
    currency: "EUR",
    changedAt: Date.UTC(2026, 10, 25, 13, 48),
    date: Date.UTC(2026, 11, 21),
    isOnTrial: false,
    country: "IE",
    reference: "8a26d005-5b39-42de-a242-4599b360d365",
    manageLink: undoLink,
    ...changes,
  },
});

const decoded = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

describe("a message", () => {
  it("SVC-4 whatever was typed stands in it as text, and opens no tag", () => {
    fc.assert(
      fc.property(typed, (newEmail) => {
        const { html, text } = writeMail({ to, template: "email-changed", data: { newEmail, undoLink } });
        expect(text).toContain(newEmail);
        expect(decoded(html)).toContain(newEmail);
        const tags = html.match(/<[^>]*>/g) ?? [];
        const plain = writeMail({ to, template: "email-changed", data: { newEmail: "x", undoLink } }).html;
        expect(tags).toEqual(plain.match(/<[^>]*>/g));
      }),
    );
  });

  it("SVC-4 the way back from a removal is called as on its page", () => {
    const { text } = writeMail({ to, template: "email-changed", data: { newEmail: null, undoLink } });
    expect(text).toContain("Undo the removal");
    expect(text).not.toMatch(/change/);
  });

  it("SVC-4 a subject is one line, whatever stands in it", () => {
    fc.assert(
      fc.property(typed, (passcode) => {
        const { subject } = writeMail({ to, template: "passcode", data: { passcode, minutes: 10 } });
        expect(subject).not.toMatch(/[\r\n\u2028]/);
      }),
    );
  });

  it("SVC-4 a code says what it confirms, and only one that removes an address tells of a stranger", () => {
    const about = (removes: boolean) =>
      writeMail({ to, template: "passcode", data: { passcode: "042137", minutes: 10, removes } });
    expect(about(false).subject).toBe("042137 is your code to add an email address");
    expect(about(false).text).toContain("Didn’t ask for a code? Ignore this email.");
    expect(about(true).subject).toBe("042137 is your code to remove an email address");
    expect(about(true).text).toContain("someone else may be signed in to your account");
    expect(about(true).text).not.toContain("Ignore this email");
  });

  it("LIFE-1 each piece of news about a subscription says so in its subject and, in both forms, when and how much", () => {
    const kinds = [
      ...(["trial-ending", "renewal-soon", "payment-failed", "expired", "lapsed", "cancelled", "ended"] as const),
      ...(["resumed", "plan-chosen", "plan-kept", "price", "refunded", "deleted"] as const),
    ];
    const mails = kinds.map((change) => writeMail(changed({ change, before: "8.99" })));
    const alike = new Set(["ended", "lapsed"]);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(kinds.filter((kind) => !alike.has(kind)).length);
    mails.forEach(({ text, html }, at) => {
      for (const said of [text, decoded(html)]) {
        expect(said, kinds[at]).toMatch(/2[15] (?:November|December) 2026/);
        expect(said).not.toMatch(/undefined|NaN|null|\[object/);
        if (/ing$|soon|failed|resumed|plan|price|refunded/.test(kinds[at] ?? "")) expect(said).toContain("€9.99");
      }
    });
  });

  it("SVC-4 every mail with a code has it in its subject", () => {
    const code = { passcode: "042137", minutes: 10 };
    for (const message of [
      { to, template: "passcode", data: code },
      { to, template: "deletion", data: code },
      { to, template: "login-link", data: { ...code, link: "https://nightjar.example/account/login" } },
    ] satisfies MailMessage[])
      expect(writeMail(message).subject).toMatch(/^042137 is your code to /);
  });

  it("SVC-4 both forms have the same parts in the same order", () => {
    const { html, text } = writeMail({
      to,
      template: "login-link",
      data: { passcode: "042137", minutes: 10, link: "https://nightjar.example/account/login?a=1" },
    });
    const body = decoded(/<main>(.*)<\/main>/s.exec(html)?.[1] ?? "");
    const parts = [...body.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, part = ""]) =>
      part.replace(/<a href="([^"]*)">(.*)<\/a>/, "$2: $1"),
    );
    const inText = text.split("\n\n").map((part) => part.trim());
    expect(inText.slice(0, parts.length)).toEqual(parts);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts).toContain("042137");
  });

  it("SVC-3 a receipt says what was paid, or when the first payment is due, and never both", () => {
    const day = (month: number) =>
      new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(Date.UTC(2026, month, 21));
    const paid = writeMail(receipt());
    expect([paid.text.includes(day(10)), paid.text.includes(day(11))]).toEqual([true, true]);
    const trial = writeMail(receipt({ trialDays: 14 }));
    expect([trial.text.includes(day(10)), trial.text.includes(day(11))]).toEqual([false, true]);
    expect(trial.text, "read on any day").not.toContain("today");
    expect(trial.subject).toContain("14");
    expect(trial.subject).not.toBe(paid.subject);
  });

  it("SVC-3 a trial's receipt names the last day to cancel by the clock of the country, a payment's names none", () => {
    const trial = (country?: string) => writeMail(receipt({ trialDays: 7, ...(country && { country }) })).text;
    expect(trial("IE")).toContain("To pay nothing, cancel by: Sunday 20 December 2026\n");
    expect(trial("US"), "in Honolulu").toContain("To pay nothing, cancel by: Saturday 19 December 2026");
    expect(trial(), "of no country").toContain("Saturday 19 December 2026");
    expect(writeMail(receipt()).text).not.toMatch(/last day/i);
  });

  it("SVC-3 word of a cancellation proves it: when it was, until when services stay on, and the payment reference", () => {
    expect(writeMail(changed({})).text).toMatch(
      /\nCancelled on: 25 November 2026, 13:48 UTC\n.*\nServices stay on until: 21 December 2026, 00:00 UTC\nPayment reference: 8a26d005-/,
    );
  });

  it("SVC-3 word of an undone cancellation says what is paid, how often, and in a trial the last day to cancel", () => {
    const { text } = writeMail(changed({ change: "resumed", isOnTrial: true }));
    expect(text).toContain(
      "First payment: €9.99 on 21 December 2026, 00:00 UTC\nThen: €9.99 every month until you cancel",
    );
    expect(text).toContain("To pay nothing, cancel by: Sunday 20 December 2026");
    const paid = writeMail(changed({ change: "resumed", period: "yearly" })).text;
    expect(paid).toMatch(/Next payment: .*\nThen: €9\.99 every year until you cancel/);
    expect(paid).not.toContain("Last day");
  });

  it.each([receipt(), receipt({ trialDays: 7 }), changed({})])(
    "SVC-4 one link of a message is a button, the others are words (%#)",
    (message) => {
      expect(writeMail(message).html.match(/<p class="go">/g)).toHaveLength(1);
    },
  );

  it("SVC-3 a receipt and word of a change say below the news that no money is taken", () => {
    const deleted = changed({ change: "deleted", manageLink: null });
    for (const message of [receipt(), receipt({ trialDays: 7 }), deleted])
      expect(writeMail(message).text).toMatch(/\n\nDemonstration: we’ve charged no card[^\n]*\n\nQuestions\?/);
  });

  it("SVC-3 whoever did not withdraw is told to write, not to ignore the message", () => {
    const about = (topic: "withdrawal" | "other") =>
      writeMail({ to, template: "support-receipt", data: { topic, receivedAt: 0 } }).text;
    expect(about("withdrawal")).toContain("Didn’t withdraw?");
    expect(about("withdrawal")).not.toContain("ignore");
    expect(about("other")).toContain("You can ignore this email.");
    const stop = writeMail({ to, template: "support-receipt", data: { topic: "stopPaying", receivedAt: 0 } });
    expect(stop.subject).toBe("We’ve received your request to stop payments");
    expect(stop.text).toContain("Your cancellation counts from then.");
  });

  it("SVC-3 dates and prices are written in the reader's way", () => {
    const german = writeMail({ ...receipt(), locale: "de-DE" }).text;
    expect(german).toContain("21. Dezember 2026");
    expect(german).toMatch(/9,99\s€/);
    const unknown = writeMail({ ...receipt(), locale: "xx-nonsense" }).text;
    expect(unknown).toBe(writeMail(receipt()).text);
  });

  it("SVC-3 whoever gets an email has an address: it promises reminders by email, and asks for no address", () => {
    const { text } = writeMail(receipt({ trialDays: 7 }));
    expect(text).toContain(`We remind you by email ${facts.trialReminderDays} days before the first payment.`);
    expect(text).not.toMatch(/add(?:ed)? an email address/);
  });

  it("SVC-4 an address that was removed is told apart from one that was changed", () => {
    const about = (newEmail: string | null) =>
      writeMail({ to, template: "email-changed", data: { newEmail, undoLink } });
    expect(about(null).text).not.toContain("null");
    expect(about(null).text).not.toBe(about(to).text);
  });

  it("SVC-4 only the newsletter has headers of its own", () => {
    expect(writeMail(receipt()).headers).toEqual({});
  });
});
