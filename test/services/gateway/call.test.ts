import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { call } from "../../../src/contract/call.ts";
import { type Caller, send, serviceFor } from "../../../src/gateway/service.ts";
import { type ServiceHosts, serviceNames } from "../../../src/platform/service-table.ts";
import type { RequestIntent } from "../../../src/visit/request-intent.ts";

const host = { production: "https://service.example", staging: "https://staging.example" };
const hosts = Object.fromEntries(serviceNames.map((name) => [name, host])) as ServiceHosts;

/** A visitor on a page, whose calls to the services are answered by `upstream`. */
function caller(upstream: (request: Request) => Response | Promise<Response>, staging = false): Caller {
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
const asking = (from: Caller, deadline?: number) =>
  call(serviceFor(from), { path, schema }, deadline === undefined ? {} : { deadline });
const answered = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  asking(caller(() => Response.json(body, { status, headers })));

describe("calling a service", () => {
  it("SVC-1 what comes back has the form that was asked for, and nothing beside it", async () => {
    expect(await answered({ sum: 1, more: 2 })).toEqual({ ok: true, value: { sum: 1 } });
  });

  it.each([
    [401, { error: "expired_token" }, { code: "expired_token", status: 401 }],
    [403, { error: "feature_not_held" }, { code: "feature_not_held", status: 403 }],
    [400, {}, { code: null, status: 400 }],
    [200, { sum: "1" }, { code: null, status: null }],
    [204, null, { code: null, status: 204 }],
  ])("SVC-6 an answer of %i with %j is %j", async (status, body, error) => {
    const reply = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
    const result = await asking(caller(() => reply));
    expect(result).toMatchObject({ ok: false, error: { ...error, retryAfter: null } });
  });

  it.each([
    ["30", 30],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    ["-1", null],
  ])("SVC-6 Retry-After: %s is %s seconds", async (given, retryAfter) => {
    const result = await answered({ error: "too_many_requests" }, 429, { "retry-after": given });
    expect(result).toMatchObject({ ok: false, error: { code: "too_many_requests", status: 429, retryAfter } });
  });

  it("SVC-6 a service that is down, silent or not there is a failure by name", async () => {
    const nowhere = caller(() => Response.json({}));
    const unset = Object.fromEntries(serviceNames.map((name) => [name, { production: null, staging: null }]));
    const config = { ...nowhere.options.config, services: unset as ServiceHosts };
    const results = await Promise.all([
      asking(caller(() => Promise.reject(new Error("down")))),
      asking(caller(() => new Promise(() => {}))),
      asking({ ...nowhere, options: { ...nowhere.options, config } }),
    ]);
    expect(results.map((result) => (result.ok ? null : [result.error.code, result.error.status]))).toEqual([
      ["service_unavailable", 502],
      ["service_timeout", 504],
      ["service_not_configured", 503],
    ]);
  });

  it("SVC-6 a call waits as long as its deadline says, and only a second each once one was late", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const intent: RequestIntent = { isUnsolicited: false, isEffectWithheld: false, isRenewalWithheld: false };
    const { options, ...from } = caller(() => new Promise(() => {}));
    const { timeLimit: _, ...usual } = options;
    const waited: number[] = [];
    for (const deadline of [undefined, 3000]) {
      delete intent.isLate;
      for (const expected of [deadline ?? 8000, 1000]) {
        let isOver = false;
        const result = asking({ ...from, options: usual, intent }, deadline).finally(() => {
          isOver = true;
        });
        await vi.advanceTimersByTimeAsync(expected - 1);
        if (!isOver) waited.push(expected);
        await vi.advanceTimersByTimeAsync(1);
        expect(await result).toMatchObject({ ok: false, error: { code: "service_timeout", status: 504 } });
      }
    }
    vi.useRealTimers();
    expect(waited).toEqual([8000, 1000, 3000, 1000]);
  });

  it("SVC-1 SUB-7 sends the key, the body as JSON, and to the environment of the visit", async () => {
    const seen: [string, string | null, string | null, string][] = [];
    const keep = async (request: Request) => {
      const { headers } = request;
      seen.push([request.url, headers.get("authorization"), headers.get("content-type"), await request.text()]);
      return Response.json({});
    };
    await send(caller(keep), { method: "POST", path, bearer: "t", body: { a: 1 } });
    await send(caller(keep, true), { path, headers: { "last-event-id": "1" } });
    expect(seen).toEqual([
      ["https://service.example/itr/survey", "Bearer t", "application/json", '{"a":1}'],
      ["https://staging.example/itr/survey", null, null, ""],
    ]);
  });
});
