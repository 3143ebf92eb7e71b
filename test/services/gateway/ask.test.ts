import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Asker, ask, send } from "../../../src/gateway/ask.ts";
import { type ServiceHosts, serviceNames } from "../../../src/platform/service-table.ts";

const host = { production: "https://service.example", staging: "https://staging.example" };
const hosts = Object.fromEntries(serviceNames.map((name) => [name, host])) as ServiceHosts;

/** A visitor on a page, whose calls to the services are answered by `upstream`. */
function asker(upstream: (request: Request) => Response | Promise<Response>, staging = false): Asker {
  const config = { services: hosts, stage: "production", development: false } as const;
  const fetch = async (request: Request) => upstream(request);
  return {
    here: new URL("https://nightjar.example/page?a=1"),
    staging,
    options: { config, env: {}, fetch, timeLimit: 50 },
  };
}

const schema = z.object({ sum: z.number() });
const path = "/itr/survey";
const answered = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  ask(
    asker(() => Response.json(body, { status, headers })),
    { path, schema },
  );

describe("asking a service", () => {
  it("SVC-1 what comes back has the form that was asked for, and nothing beside it", async () => {
    expect(await answered({ sum: 1, more: 2 })).toEqual({ tag: "ok", data: { sum: 1 } });
  });

  it.each([
    [401, { error: "expired_token" }, { tag: "signed-out", code: "expired_token" }],
    [403, { error: "feature_not_held" }, { tag: "refused", code: "feature_not_held" }],
    [400, {}, { tag: "refused", code: "invalid_answer" }],
    [200, { sum: "1" }, { tag: "refused", code: "invalid_answer" }],
    [204, null, { tag: "refused", code: "invalid_answer" }],
  ])("SVC-6 an answer of %i with %j is %j", async (status, body, expected) => {
    const reply = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
    const result = await ask(
      asker(() => reply),
      { path, schema },
    );
    expect(result).toEqual({ ...expected, status, retryAfter: null });
  });

  it.each([
    ["30", 30],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    ["-1", null],
  ])("SVC-6 Retry-After: %s is %s seconds", async (given, retryAfter) => {
    const result = await answered({ error: "too_many_requests" }, 429, { "retry-after": given });
    expect(result).toEqual({ tag: "refused", code: "too_many_requests", status: 429, retryAfter });
  });

  it("SVC-6 a service that is down, silent or not there is a failure by name", async () => {
    const down = await ask(
      asker(() => Promise.reject(new Error("down"))),
      { path, schema },
    );
    const silent = await ask(
      asker(() => new Promise(() => {})),
      { path, schema },
    );
    const nowhere = asker(() => Response.json({}));
    const unset = Object.fromEntries(serviceNames.map((name) => [name, { production: null, staging: null }]));
    const config = { ...nowhere.options.config, services: unset as ServiceHosts };
    const absent = await ask({ ...nowhere, options: { ...nowhere.options, config } }, { path, schema });
    const told = [down, silent, absent].map((result) => (result.tag === "ok" ? null : [result.code, result.status]));
    expect(told).toEqual([
      ["service_unavailable", 502],
      ["service_timeout", 504],
      ["service_not_configured", 503],
    ]);
  });

  it("SVC-1 SUB-7 sends the key, the body as JSON, and to the environment of the visit", async () => {
    const seen: [string, string | null, string | null, string][] = [];
    const keep = async (request: Request) => {
      const { headers } = request;
      seen.push([request.url, headers.get("authorization"), headers.get("content-type"), await request.text()]);
      return Response.json({});
    };
    await send(asker(keep), { method: "POST", path, bearer: "t", body: { a: 1 } });
    await send(asker(keep, true), { path, headers: { "last-event-id": "1" } });
    expect(seen).toEqual([
      ["https://service.example/itr/survey", "Bearer t", "application/json", '{"a":1}'],
      ["https://staging.example/itr/survey", null, null, ""],
    ]);
  });
});
