import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { emailAddressSchema, emailFaultOf } from "../../../src/contract/email-address.ts";
import { routes } from "../../../src/contract/routes.ts";
import { codeVerifierSchema } from "../../../src/contract/subscription/auth.ts";
import { digestText } from "../../../src/platform/digest.ts";
import { afterPeriod } from "../../../src/services/subscriptions/subscription-rules.ts";
import { request } from "../request.ts";
import { emails, links, queries, renewals, validators, verifiers } from "./reports.ts";

/** The links of the newest message to an address, by what they do. */
async function linksTo(email: string): Promise<ReadonlyMap<string, string>> {
  const inbox = await request(`/dev/inbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: "application/json" },
  });
  const found = [...(await inbox.text()).matchAll(/\/newsletter\/subscription\/(confirm|unsubscribe)\?[\w=&%.-]+/g)];
  // The plain text of the message comes before its HTML, which spells the links with entities.
  return new Map(found.map(([link, action = ""]) => [action, link] as const).reverse());
}

describe("what people told of others", () => {
  it.each(emails)("SUB-2 $source: the address $input", ({ input, right }) => {
    const read = emailAddressSchema.safeParse(input).data;
    expect(read === undefined ? { fault: emailFaultOf(input) } : { read }).toEqual(right);
  });

  it.each(validators)("HOST-3 $source: If-None-Match $input is $right", async ({ input, right }) => {
    const tag = (await request(routes.about.path)).headers.get("etag") ?? "";
    const answer = await request(routes.about.path, { headers: { "if-none-match": input.replaceAll("T", tag) } });
    expect([answer.status, answer.headers.get("etag"), answer.headers.get("cache-control")]).toEqual([
      right,
      tag,
      "private, no-cache",
    ]);
  });

  it.each(verifiers)("SUB-4 SVC-2 $source: a verifier $input: $right", ({ input, right }) => {
    expect(codeVerifierSchema.safeParse(input).success).toBe(right);
  });

  it.each(renewals)("SUB-8 $source: a plan of $input", ({ input, right }) => {
    const first = Date.parse(input);
    let at = first;
    const days = right.map(() => {
      at = afterPeriod(at, "monthly", first);
      return new Date(at).toISOString().slice(0, 10);
    });
    expect(days).toEqual(right);
  });

  it.each(queries)("SRCH-6 $source: $input comes back", async ({ input }) => {
    const answer = await request(`/ac?type=list&q=${encodeURIComponent(input)}`);
    expect((await answer.json<[string]>())[0]).toBe(input);
  });

  it.each(links)("SVC-5 $source: $input", async ({ input, right }) => {
    const email = `wren@${crypto.randomUUID()}.example`;
    await request("/newsletter/subscription/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, newsletter: "privacy-weekly" }),
    });
    await expect.poll(async () => (await linksTo(email)).size).toBe(2);
    const found = await linksTo(email);
    for (const step of input) {
      const [method = "", action = ""] = step.split(" ");
      await (await request(found.get(action) ?? "", { method, headers: { origin: "http://localhost" } })).text();
    }
    const kept = await env.STORE.get(`news:privacy-weekly:${await digestText(email)}`);
    expect(kept !== null).toBe(right);
  });
});

describe("a closed address", () => {
  it("ERR-1 ships with the site, so that 410 is seen", async () => {
    for (const path of ["/lite", "/lite/search?q=otter", "/LITE"]) expect((await request(path)).status).toBe(410);
    expect((await request("/literature")).status).toBe(404);
  });
});
