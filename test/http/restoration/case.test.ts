import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { routes } from "../../../src/contract/routes.ts";
import { found } from "../request.ts";
import { subscribed, type Visitor, visitor } from "../subscription/visitor.ts";

const { path } = routes.itrCase;
const code = routes.itrAccessCode.path;
const referenceIn = (html: string) => found(html, /<dt>Reference number<\/dt><dd>([\d ]+)</);
const codeIn = (html: string) => found(html, /<code>(.*?)<\/code>/).replace(/<[^>]+>/g, "");

async function withCode(): Promise<Visitor> {
  const person = await subscribed();
  await person.post(code);
  return person;
}

it("ITR-1 whoever has a code has a case, with steps, dates and a number, and the same one until the code is replaced", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2096, 10, 23, 12) });
  try {
    const person = await withCode();
    const shown = await person.get(code);
    expect(shown.html).toContain(`href="${path}"`);
    const { status, html, headers } = await person.get(path);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    // A Friday: the dates pass over the weekend.
    const dates = ["Friday 23 November 2096", "By Monday 26 November 2096", "By Friday 30 November 2096"];
    for (const part of [...dates, "+353 20 910 0143"]) expect(html).toContain(part);
    const reference = referenceIn(html);
    expect(reference).toMatch(/^\d{4} \d{4}$/);
    expect(html, "the code itself is on its own page").not.toContain(codeIn(shown.html));
    await person.post(code);
    expect(referenceIn((await person.get(path)).html)).toBe(reference);
    await person.post(code, { replaces: codeIn(shown.html) });
    expect(referenceIn((await person.get(path)).html)).not.toBe(reference);
  } finally {
    vi.useRealTimers();
  }
});

it("ITR-1 nobody else has a case, whatever their address or their parameters say", async () => {
  const holder = await withCode();
  const reference = referenceIn((await holder.get(path)).html);
  const others = [visitor(), await subscribed()];
  for (const person of others) {
    for (const query of ["", `?reference=${reference}`, "?subscribed_override=true", "?ask=renew"]) {
      const step = await person.get(path + query);
      expect([step.status, step.to, step.html.includes(reference)]).toEqual([303, code, false]);
    }
  }
  expect(referenceIn((await others[1]?.post(code).then(() => others[1]?.get(path)))?.html ?? "")).not.toBe(reference);
});

it("ITR-1 a code that has expired, and a signed-out browser, lead to the page of the code", async () => {
  const person = await withCode();
  const left = person.fork();
  await person.post(routes.subscriptionsManage.path, { intent: "recovery-code" });
  await person.post(routes.subscriptionsManage.path, { intent: "sign-out-everywhere" });
  expect((await left.get(path)).to).toBe(code);
  const late = await withCode();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 + 1 });
  expect((await late.get(path)).to).toBe(code);
  vi.useRealTimers();
});

it("ITR-1 SVC-6 without the service of the codes, the way leads to the page that says so", async () => {
  const person = await withCode();
  const context = createExecutionContext();
  const asked = new Request(`http://localhost${path}`, {
    redirect: "manual",
    headers: { cookie: `${person.cookie()}; country=IE` },
  });
  const answer = await createApp().fetch(asked, { ...env, IDENTITY_HOST: "http://127.0.0.1:1" }, context);
  await waitOnExecutionContext(context);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, code]);
});
