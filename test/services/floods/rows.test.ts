import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { routeNames, routes } from "../../../src/contract/routes.ts";
import { request } from "../../http/request.ts";
import { member, openSession, post, service, signUp } from "../auth/service.ts";
import { profile } from "../scans/profile.ts";
import { endScans, settle, takeWrites, watchWrites } from "./writes.ts";

/** The most rows that one request of each kind may write; the README of the services states the same numbers. */
const maxRows = { signUp: 8, newsletter: 6, scan: 3, code: 9, codeOverBudget: 4 } as const;

beforeAll(async () => {
  await endScans();
  await watchWrites();
});

// What an earlier test sends after its answer is written later.
beforeEach(() => settle());

describe("what is written", () => {
  it("OPS-3 a sign-up costs eight rows at most, alarms included", async () => {
    const auth = service();
    // The very first sign-up also creates the development keys.
    await signUp(auth);
    takeWrites();
    await signUp(auth);
    const writes = takeWrites();
    expect(writes.length, writes.join("\n")).toBeGreaterThan(0);
    expect(writes.length, writes.join("\n")).toBeLessThanOrEqual(maxRows.signUp);
  });

  it("OPS-3 a page view writes nothing", async () => {
    takeWrites();
    for (const name of routeNames) {
      const answer = await request(routes[name].path, { headers: { accept: "text/html" } });
      await answer.body?.cancel();
    }
    expect(takeWrites()).toEqual([]);
  });

  it("OPS-3 a code costs nine rows at most, and four for a mailbox that had its share", async () => {
    const auth = service();
    const { email } = await member(auth);
    const rowsOfCode = async () => {
      const cookie = await openSession(auth);
      takeWrites();
      await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
      return takeWrites();
    };
    const writes = await rowsOfCode();
    expect(writes.length, writes.join("\n")).toBeLessThanOrEqual(maxRows.code);
    for (let count = 0; count < 12; count += 1) await rowsOfCode();
    const refused = await rowsOfCode();
    expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(maxRows.codeOverBudget);
  });

  it("OPS-3 a request for the newsletter costs six rows at most", async () => {
    takeWrites();
    await request("/newsletter/subscription/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "rows@counted.example", newsletter: "privacy-weekly" }),
    });
    // The mail is written last, after the answer.
    const all: string[] = [];
    const isMail = (write: string) => write.includes("mail:inbox");
    await expect.poll(() => all.push(...takeWrites()) > 0 && all.some(isMail)).toBe(true);
    const writes = all.filter((write) => !isMail(write));
    expect(writes.length, writes.join("\n")).toBeLessThanOrEqual(maxRows.newsletter);
  });

  it("OPS-3 the start of a scan costs three rows", async () => {
    takeWrites();
    const headers = { "content-type": "application/json" };
    const answer = await request("/api/scans", { method: "POST", headers, body: JSON.stringify(profile) });
    expect(answer.status).toBe(201);
    const writes = takeWrites();
    expect(writes.length, writes.join("\n")).toBe(maxRows.scan);
  });
});
