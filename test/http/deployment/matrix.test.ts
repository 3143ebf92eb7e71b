import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { endpoints, routeNames, routes } from "../../../src/contract/routes.ts";
import { type ServiceName, serviceNames, serviceTable } from "../../../src/platform/service-table.ts";
import type { Stage } from "../../../src/platform/vars.ts";
import { serviceAddresses } from "./service-addresses.ts";

const demonstrations: readonly string[] = ["subscriptions", "scans"];

const stages: readonly Stage[] = ["development", "staging", "production"];
const matrix = stages.flatMap((stage) =>
  ["", "production", "staging", "both"].flatMap((configured) =>
    [true, false].flatMap((bound) => [true, false].map((staging) => ({ stage, configured, bound, staging }))),
  ),
);

/** Sends a request for a service to a deployment; returns the status, who answered and the query that they received. */
async function ask(
  name: ServiceName,
  deployment: (typeof matrix)[number],
  { headers = {}, asked = "environment=staging" }: { headers?: Record<string, string>; asked?: string } = {},
) {
  const { stage, configured, bound, staging } = deployment;
  const row = serviceTable[name];
  const settings: Record<string, unknown> = { ...env, STAGE: stage };
  settings[row.binding] = bound ? { fetch: async () => answering("bound") } : undefined;
  if (configured === "production" || configured === "both") settings[row.host] = "production.upstream.example";
  if (configured === "staging" || configured === "both") settings[row.stagingHost] = "staging.upstream.example";
  const context = createExecutionContext();
  const address = `http://localhost${serviceAddresses[name]}${staging ? `?${asked}&a=1` : "?a=1"}`;
  const answer = await createApp().fetch(new Request(address, { headers }), settings as unknown as Env, context);
  await waitOnExecutionContext(context);
  const { from, search } = await answer.json<{ from?: string; search?: string }>();
  return { status: answer.status, from: from ?? "nowhere", search };
}

const answering = (from: string, search = "") => Response.json({ from, search });

/** Who should answer by the rules, which `platform/destination.ts` states in words. */
function expected(name: string, { stage, configured, bound, staging }: (typeof matrix)[number]): string {
  const hasStaging = configured === "staging" || configured === "both";
  const hasProduction = configured === "production" || configured === "both";
  const inside = bound && !(stage === "production" && demonstrations.includes(name)) ? "bound" : "nowhere";
  if (staging && hasStaging) return "staging.upstream.example";
  if (staging && stage !== "production") return inside;
  return hasProduction ? "production.upstream.example" : inside;
}

describe("the deployment matrix", () => {
  beforeEach(() => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const { host, search } = new URL(new Request(input, init).url);
      return answering(host, search);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(serviceNames)("OPS-1 SVC-1 %s: who answers, by stage, hosts, binding and environment", async (name) => {
    for (const deployment of matrix) {
      const answer = await ask(name, deployment);
      const from = expected(name, deployment);
      expect(answer.from, JSON.stringify(deployment)).toBe(from);
      expect(answer.status, JSON.stringify(deployment)).toBe(from === "nowhere" ? 503 : 200);
    }
  });

  it.each(demonstrations)("OPS-1 no setting leads a visitor of production to the demonstration of %s", async (name) => {
    const production = matrix.filter(({ stage }) => stage === "production");
    const answers = await Promise.all(production.map((deployment) => ask(name as ServiceName, deployment)));
    expect(answers.map(({ from }) => from)).not.toContain("bound");
  });

  it("OPS-1 where production has no staging, no service hears of it", async () => {
    const deployment = { stage: "production", configured: "production", bound: false, staging: true } as const;
    expect((await ask("auth", deployment)).search).toBe("?a=1");
    for (const asked of ["%65nvironment=staging", "environment=%73taging", "environment=a&environment=staging"]) {
      expect([asked, (await ask("auth", deployment, { asked })).search]).toEqual([asked, "?a=1"]);
    }
    expect((await ask("auth", { ...deployment, configured: "both" })).search).toBe("?environment=staging&a=1");
  });
});

/** Production as it is committed: nothing configured, nothing bound. */
const shipped = {
  ...env,
  ...Object.fromEntries(serviceNames.map((name) => [serviceTable[name].binding, undefined])),
  ...{ STAGE: "production", MAIN_HOSTS: "nightjar.example", ONION_HOSTS: "", SERVICES_HEALTH: undefined },
  START_HOSTS: "start.nightjar.example",
  SESSION_KEYS: JSON.stringify({ keys: [{ kid: "one", k: "k".repeat(43) }] }),
};

async function visit(path: string, init: RequestInit = {}, origin = "https://nightjar.example") {
  const context = createExecutionContext();
  const asked = new Request(`${origin}${path}`, { redirect: "manual", ...init });
  const answer = await createApp().fetch(asked, shipped as unknown as Env, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, headers: answer.headers, text };
}

const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { cookie: "country=IE" },
  body: new URLSearchParams(fields),
});

describe("production with nothing configured", () => {
  it.each(Object.values(serviceAddresses))(
    "OPS-1 %s says that it has no such service, without a time to come back",
    async (path) => {
      const answer = await visit(path);
      expect([answer.status, answer.text]).toEqual([503, '{"error":"service_not_configured"}']);
      expect(answer.headers.get("retry-after")).toBeNull();
    },
  );

  it("OPS-1 a person gets a page that says so", async () => {
    const answer = await visit("/checkout/abc", { headers: { accept: "text/html" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  });

  it.each(["/dev/inbox", "/dev/seed", "/dev/events", "/dev/errors/oops-500"])("OPS-1 has no %s", async (path) => {
    expect((await visit(path)).status).toBe(404);
  });

  it.each([
    ["/subscriptions", { period: "monthly" }, 503],
    ["/subscriptions?environment=staging", { period: "monthly" }, 503],
    ["/subscriptions/activate", { intent: "send", email: "wren@post.example" }, 503],
    ["/newsletter", { email: "wren@post.example" }, 503],
  ])("OPS-1 the form at %s is refused and kept, and nobody holds anything", async (path, fields, status) => {
    const answer = await visit(path, form(fields));
    expect(answer.status).toBe(status);
    expect(answer.text).toContain("<form");
  });

  it("OPS-1 SRCH-6 no answer has the name of a host that is not ours, whoever asked by it", {
    timeout: 60_000,
  }, async () => {
    const paths = [...routeNames.map((name) => routes[name].path), ...Object.values(endpoints)];
    for (const path of paths) {
      const { headers, text } = await visit(path, {}, "https://not-ours.example");
      expect([path, `${[...headers].join()} ${text}`.match(/.{0,60}not-ours.{0,20}/)?.[0]]).toEqual([path, undefined]);
    }
    const { text } = await visit(endpoints.openSearch, {}, "https://start.nightjar.example");
    expect(text).toContain("https://start.nightjar.example/?q=");
  });

  it("OPS-1 the site itself is there, and its health names every service that is not", async () => {
    for (const path of ["/", "/about", "/pro", "/hiring", "/updates", "/dbp"]) {
      expect([path, (await visit(path)).status]).toEqual([path, 200]);
    }
    const health = await visit("/healthz");
    expect(health.status).toBe(503);
    expect(JSON.parse(health.text).missing).toEqual([
      "EVENTS",
      "ANSWERS",
      ...serviceNames.map((name) => serviceTable[name].host),
    ]);
  });
});
