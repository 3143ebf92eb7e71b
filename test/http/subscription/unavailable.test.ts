import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { subscribed } from "./visitor.ts";

/** A port on which nothing listens. */
const nowhere = "http://127.0.0.1:1";

/** Requests a path of a site whose services are at these hosts. */
async function without(hosts: Readonly<Record<string, string>>, path: string, init: RequestInit = {}) {
  const context = createExecutionContext();
  const country = { cookie: "country=IE", ...(init.headers as Record<string, string>) };
  const asked = new Request(`http://localhost${path}`, { redirect: "manual", ...init, headers: country });
  const answer = await createApp().fetch(asked, { ...env, ...hosts }, context);
  const html = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, html, cookies: answer.headers.getSetCookie() };
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

describe("a service that does not answer", () => {
  it("FLOW-1 ERR-2 SVC-6 the plans say so, and can be chosen again", async () => {
    const answer = await without({ AUTH_HOST: nowhere }, "/subscriptions", form({ period: "monthly" }));
    expect(answer.status).toBe(503);
    expect(answer.html).toContain("There has been a communication error. Please try again.");
    expect(answer.html).toContain('name="period"');
  });

  it("FLOW-1 SVC-6 an account that was made for the purchase is kept for the next try", async () => {
    const answer = await without({ SUBSCRIPTIONS_HOST: nowhere }, "/subscriptions", form({ period: "monthly" }));
    expect(answer.status).toBe(503);
    expect(answer.cookies.join()).toMatch(/(?:^|,)__Host-session=[^;]{100,}/);
  });

  it("FLOW-2 ERR-2 SVC-6 the address that was typed is kept", async () => {
    const fields = form({ intent: "send", email: "wren@post.example" });
    const answer = await without({ AUTH_HOST: nowhere }, "/subscriptions/activate", fields);
    expect(answer.status).toBe(503);
    expect(answer.html).toContain("There has been a communication error. Please try again.");
    expect(answer.html).toContain('value="wren@post.example"');
  });

  it("FLOW-6 SVC-6 the welcome says that it cannot see the subscription, and signs nobody out", async () => {
    const person = await subscribed();
    const headers = { cookie: `${person.cookie()}; country=IE` };
    const answer = await without({ SUBSCRIPTIONS_HOST: nowhere }, "/pro/welcome", { headers });
    expect(answer.status).toBe(200);
    expect(answer.html).toContain("There has been a communication error. Please try again.");
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });
});
