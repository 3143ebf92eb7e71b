import { describe, expect, it } from "vitest";
import { scriptedForm } from "../../../src/contract/scripted-form.ts";
import { request } from "../request.ts";

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request(path, {
    method: "POST",
    country: "IE",
    body: String(new URLSearchParams(fields)),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost", ...headers },
  });

const byScript = { [scriptedForm.request]: "script" };

describe("a form that a script sends", { timeout: 30_000 }, () => {
  it("FLOW-7 is told where to go on, with the same cookie as any form", async () => {
    const answer = await post("/subscriptions", { period: "monthly" }, byScript);
    expect(answer.status).toBe(204);
    expect(answer.headers.get(scriptedForm.next)).toMatch(/\/checkout\/[\w-]+$/);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.headers.getSetCookie().join()).toMatch(/(?:^|,)__Host-session=[^;]{100,}/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("FLOW-7 gets the same page as any form when it was not accepted", async () => {
    const fields = { intent: "send", email: "wren@" };
    const [one, other] = await Promise.all([
      post("/subscriptions/activate", fields),
      post("/subscriptions/activate", fields, byScript),
    ]);
    expect([one.status, other.status]).toEqual([400, 400]);
    // The idempotency key of the other form on the page is new each time.
    const [page = "", same] = (await Promise.all([one.text(), other.text()])).map((html) =>
      html.replace(/name="press" value="[\w-]{43}"/g, ""),
    );
    expect(same).toBe(page);
  });

  it("FLOW-2 an address that was typed is in its field again, whatever page asks for it", async () => {
    const first = await post("/subscriptions/activate", { intent: "send", email: "wren@" });
    const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    for (const path of ["/subscriptions/activate", "/subscriptions/activation-flow/this-device/activate-by-email"]) {
      expect(await (await request(path, { cookie })).text()).toContain('value="wren@"');
    }
  });
});
