import { exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { scriptedForm } from "../../../src/contract/scripted-form.ts";
import { expectWrittenOnce } from "../../logged.ts";
import { found } from "../request.ts";

const origin = "https://localhost";

const ask = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(`${origin}${path}`, { redirect: "manual", ...init });

const table = [
  "strict-transport-security",
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
] as const;

const missing = ({ headers }: Response) => table.filter((name) => !headers.has(name));

/** Sends a form whose answer is a redirect, but whose session cannot be sealed afterwards. */
async function failing(headers: Record<string, string> = {}): Promise<Response> {
  expectWrittenOnce("error");
  const seal = vi.spyOn(crypto.subtle, "encrypt").mockRejectedValue(new Error("no sealing today"));
  try {
    return await ask("/subscriptions/activate", {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent: "send", email: "wren@headers.example" }),
    });
  } finally {
    seal.mockRestore();
  }
}

describe("a mistake of ours", () => {
  it("ERR-1 is answered with the page for it, and counted as that", async () => {
    const answer = await failing();
    expect([answer.status, found(await answer.text(), /data-page="(\w+)"/)]).toEqual([500, "error_oops_500"]);
  });
});

describe("every answer", () => {
  it.each([
    ["a page", "/about"],
    ["no page", "/no/such/page"],
    ["an error page", "/dev/errors/oops-500"],
    ["another spelling", "/ABOUT"],
    ["JSON", "/country.json"],
    ["suggestions", "/ac?q=bird"],
    ["an image that is refused, with a policy of its own", "/iu?u=x"],
    ["a page of a service, with a policy of its own", "/checkout/nothing"],
    ["a page to undo by, with a policy of its own", "/account/undo-email"],
    ["a call that is refused", "/api/subscription"],
    ["an event", "/t/nothing"],
    ["health", "/healthz"],
  ])("HOLD-3 has the whole header table: %s", async (_, path) => {
    expect(missing(await ask(path))).toEqual([]);
  });

  it("HOLD-3 has the whole header table: a form from another site", async () => {
    const answer = await ask("/settings/theme", { method: "POST", headers: { origin: "https://else.example" } });
    expect([answer.status, missing(answer)]).toEqual([403, []]);
  });

  it("HOLD-3 has the whole header table and nothing of the answer before: an error", async () => {
    const answer = await failing();
    expect([answer.status, missing(answer)]).toEqual([500, []]);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  });

  it("HOLD-3 an error after a form that a script sent names no way on", async () => {
    const answer = await failing({ [scriptedForm.request]: "script" });
    expect([answer.status, answer.headers.get(scriptedForm.next), answer.headers.get("location")]).toEqual([
      500,
      null,
      null,
    ]);
  });
});
