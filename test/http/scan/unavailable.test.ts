import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { answerAll, scanVisitor, someone } from "./scan-visitor.ts";

/** A port on which nothing listens. */
const nowhere = "http://127.0.0.1:1";

// The first page of a run takes long, because everything is loaded for it.
beforeAll(() => scanVisitor().get("/dbp/scan"), 30_000);

/** Requests a path with these cookies while the scan service is unreachable. */
async function without(cookie: string, path: string, init: RequestInit = {}) {
  const context = createExecutionContext();
  const headers = { cookie, ...(init.headers as Record<string, string>) };
  const asked = new Request(`http://localhost${path}`, { redirect: "manual", ...init, headers });
  const answer = await createApp().fetch(asked, { ...env, SCANS_HOST: nowhere }, context);
  const html = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, html, cookies: answer.headers.getSetCookie() };
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

describe("SVC-6 a scan service that does not answer", () => {
  it("DBP-1 starts nothing and keeps the answers of the cookie", async () => {
    const visitor = scanVisitor();
    await answerAll(visitor);
    const answer = await without(visitor.cookies(), "/dbp/scan/confirm", form({ intent: "start" }));
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('role="alert"');
    expect(answer.html).toContain("Sinéad O’Connor");
    expect(answer.cookies).toEqual([]);
  });

  it("DBP-1 says so to the script that keeps the answers, which then still has them", async () => {
    const sent = { method: "POST", body: JSON.stringify(someone), headers: { "content-type": "application/json" } };
    const answer = await without("scan-answers=here", "/dbp/scan/confirm", sent);
    expect(JSON.parse(answer.html)).toEqual({ trouble: "unavailable" });
    expect(answer.cookies).toEqual([]);
  });

  it.each(["/dbp/progress", "/dbp/dashboard", "/dbp/edit"])("DBP-1 keeps the key to the scan on %s", async (path) => {
    const visitor = scanVisitor();
    await answerAll(visitor);
    await visitor.post("/dbp/scan/confirm", [["intent", "start"]]);
    const answer = await without(visitor.cookies(), path);
    expect(answer.status).toBe(503);
    expect(answer.html).toContain(`href="${path}"`);
    expect(answer.html).not.toContain("http-equiv");
    expect(answer.cookies).toEqual([]);
    expect((await visitor.get(path)).status).toBe(200);
  });
});
