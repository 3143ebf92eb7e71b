import { describe, expect, it } from "vitest";
import { brandName } from "../../src/contract/brand/brand-name.ts";
import { endpoints, routeNames, routes } from "../../src/contract/routes.ts";
import type { MailMessage } from "../../src/contract/services.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { writeMail } from "../../src/services/mail/templates.ts";
import { brandsIn } from "../brand/old-words.ts";
import { searched, searchStep, watched } from "../brand/searched.ts";
import { found } from "../http/request.ts";
import { answerAll, scanVisitor } from "../http/scan/scan-visitor.ts";
import { choose, lastMail, member, visitor } from "../http/subscription/visitor.ts";

describe("journeys under another brand", { timeout: 60_000 }, () => {
  it("buying, with checkout, welcome, address, management, portal, access code and feedback", async () => {
    const person = watched(visitor());
    const chosen = await choose(person, "yearly");
    expect(chosen.to).toMatch(/^\/checkout\//);
    await person.get(chosen.to);
    await person.post(chosen.to, { card: "declined" });
    await person.get((await person.post(chosen.to, { card: "paid" })).to);
    for (const name of routeNames) await person.get(routes[name].path);
    await person.post(routes.itrAccessCode.path);
    await person.get(routes.itrAccessCode.path);
    const portal = await person.post(routes.subscriptionsManage.path, { intent: "portal" });
    expect(portal.to).toMatch(/^\/checkout\/portal\//);
    await person.get(portal.to);
    await person.post(portal.to, { change: "cancel" });
    await person.post(portal.to, { change: "resume" });
    await person.get("/checkout/gone");
  });

  it("signing in: the letters, their links, and what a subscriber sees", async () => {
    const email = await member();
    const person = watched(visitor());
    await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
    await person.get(routes.subscriptionsConfirm.path);
    const { otp } = await lastMail(email, 2);
    await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: "nonsense" });
    await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: otp });
    expect((await person.get(routes.subscriptionsManage.path)).html).toContain(email);
    await person.get((await person.post(routes.subscriptionsManage.path, { intent: "recovery-code" })).to);
    await person.get(routes.subscriptionsManage.path);
    for (const name of routeNames) await person.get(routes[name].path);
    await person.post(routes.subscriptionsEditEmail.path, { intent: "send", email: `new-${email}` });
    await person.post(routes.subscriptionsEditEmail.path, {
      intent: "check",
      code: (await lastMail(`new-${email}`)).otp,
    });
    await lastMail(email, 4);
    const letters = await searched(`/dev/inbox?to=${encodeURIComponent(email)}`);
    expect(letters).toContain(brandName);
    await searched(`/dev/inbox?to=${encodeURIComponent(email)}`, { headers: { accept: "application/json" } });
    const undo = found(letters, /(\/account\/undo-email\?token=[A-Za-z0-9]+)/);
    expect(undo).not.toBe("");
    expect(await searched(undo)).toContain(brandName);
    await searched(`${authPaths.loginPage}?token=gone`);
  });

  it("a free scan, from the first question to the dashboard", async () => {
    const person = scanVisitor();
    await answerAll(person);
    await person.post("/dbp/scan/confirm");
    for (const name of routeNames.filter((name) => name.startsWith("dbp"))) {
      searchStep(await person.get(routes[name].path), name);
    }
    for (const path of [endpoints.dbpCsv, endpoints.dbpJson, endpoints.dbpStatus]) {
      searchStep(await person.get(path), path);
    }
  });
});

describe("mail of another brand", () => {
  const link = "https://site.example/";
  const messages: readonly Omit<MailMessage, "to">[] = [
    { template: "passcode", data: { passcode: "123456", minutes: 10 } },
    { template: "login-link", data: { passcode: "123456", minutes: 10, link } },
    { template: "email-changed", data: { newEmail: null, undoLink: link } },
    { template: "recovery-code", data: { manageLink: link } },
    {
      template: "receipt",
      data: {
        ...{ plan: "yearly", period: "yearly", amount: "9.99", currency: "EUR", paidAt: 0, renewsAt: 1, trialDays: 7 },
        manageLink: link,
      },
    },
    { template: "newsletter-confirm", data: { newsletter: "News", confirmLink: link, unsubscribeLink: link } },
  ] as readonly Omit<MailMessage, "to">[];

  it.each(messages)("$template", (message) => {
    const written = writeMail({ to: "owl@people.example", ...message } as MailMessage);
    expect(brandsIn(JSON.stringify(written))).toEqual([]);
    expect(written.text).toContain(brandName);
  });
});
