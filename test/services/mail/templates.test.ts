import { describe, expect, it } from "vitest";
import { type MailMessage, mailMessageSchema } from "../../../src/contract/services.ts";
import { type WrittenMail, writeMail } from "../../../src/services/mail/templates.ts";
import { speakingIn } from "../../../src/services/speaking.ts";
import { bareDays } from "../../prose/bare-days.ts";

const to = "owl@people.example";
const nasty = `<img src=x onerror="alert(1)">&'`;

const messages: MailMessage[] = [
  { to, template: "passcode", data: { passcode: "123456", minutes: 10 } },
  {
    to,
    template: "login-link",
    data: { passcode: "123456", minutes: 10, link: "https://nightjar.example/account/login?a=1&b=2" },
  },
  { to, template: "email-changed", data: { newEmail: nasty, undoLink: "https://nightjar.example/undo" } },
  { to, template: "email-changed", data: { newEmail: null, undoLink: "https://nightjar.example/undo" } },
  {
    to,
    template: "receipt",
    data: {
      plan: nasty,
      period: "monthly",
      amount: "9.99",
      currency: "EUR",
      paidAt: 0,
      renewsAt: 1,
      trialDays: null,
      manageLink: "https://nightjar.example/m",
    },
  },
  {
    to,
    template: "newsletter-confirm",
    data: {
      newsletter: nasty,
      confirmLink: "https://nightjar.example/c?a=1&b=2",
      unsubscribeLink: "https://nightjar.example/u",
    },
  },
  { to, template: "support-message", data: { topic: "other", message: nasty, replyTo: to, receivedAt: 0 } },
  { to, template: "support-receipt", data: { topic: "withdrawal", receivedAt: 0 } },
  {
    to,
    template: "support-receipt",
    data: {
      topic: "other",
      receivedAt: 0,
      others: [{ topic: "vpn", receivedAt: 1, reference: "r" }],
      more: { count: 2, until: 2 },
    },
  },
  { to, template: "login-link", data: { passcode: null, minutes: 10, link: "https://nightjar.example/l" } },
  { to, template: "recovery-code", data: { manageLink: "https://nightjar.example/m" } },
];

const linksOf = ({ html }: WrittenMail) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&#38;", "&"));

describe("templates", () => {
  it.each(messages)("SVC-4 $template says the same as text and as HTML, and loads nothing", (message) => {
    const written = writeMail(mailMessageSchema.parse(message));
    for (const value of Object.values(message.data)) {
      if (typeof value === "string" && value.startsWith("https:")) {
        expect(written.text).toContain(value);
        expect(linksOf(written)).toContain(value);
      }
    }
    expect(written.html).not.toMatch(/<(?:img|script|link|iframe)|<[^>]+ (?:src|style)=|@import|url\(/i);
    expect(written.html).not.toContain(nasty);
    expect(written.subject).not.toMatch(/[\r\n]/);
  });

  it.each(messages)("REACH-2 $template names no day without its hour", (message) => {
    expect(bareDays(writeMail(message).text)).toEqual([]);
  });

  // What goes to the help desk is in English.
  const forReaders = messages.filter(({ template }) => template !== "support-message");

  it.each(forReaders)("LANG-2 $template has the French space before each sign that has one", async (message) => {
    const { subject, text } = await speakingIn("fr", () => writeMail(message));
    expect(`${subject}\n${text}`).not.toMatch(/\S[:;?!]\s/);
  });

  it("SVC-4 a one-time code stands in both forms", () => {
    const { text, html } = writeMail({ to, template: "passcode", data: { passcode: "042137", minutes: 10 } });
    expect([text.includes("042137"), html.includes("042137")]).toEqual([true, true]);
  });

  it("SVC-5 the newsletter's message can be left with one click (RFC 8058)", () => {
    const confirm = messages.find(({ template }) => template === "newsletter-confirm");
    if (!confirm) throw new Error("no message");
    expect(writeMail(confirm).headers).toEqual({
      "List-Unsubscribe": "<https://nightjar.example/u>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it.each(["de", "xx-nonsense", "../../etc", "", "en_US"])(
    "SVC-4 locale %s writes a receipt without failing",
    (locale) => {
      const receipt = messages[4];
      if (!receipt) throw new Error("no message");
      expect(writeMail({ ...receipt, locale }).text).toContain("9");
    },
  );

  it.each([
    { to: "nobody", template: "passcode", data: { passcode: "1", minutes: 1 } },
    { to, template: "unknown", data: {} },
    { to, template: "passcode", data: {} },
    { to, template: "login-link", data: { passcode: "1", minutes: 1, link: "no link" } },
  ])("SVC-4 %o is no message", (message) => {
    expect(mailMessageSchema.safeParse(message).success).toBe(false);
  });
});
