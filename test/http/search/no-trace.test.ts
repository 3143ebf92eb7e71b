import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { serviceTable } from "../../../src/platform/service-table.ts";
import { expectWritten, type Level, written } from "../../logged.ts";
import { type Mode, searxServer } from "../../results/searx-server.ts";
import { hosts } from "../request.ts";

const levels: readonly Level[] = ["debug", "log", "info", "warn", "error"];

/** A word that occurs nowhere else, and its encoded forms. */
const secret = "quoll";
const traces = [secret, btoa(secret).replace(/=+$/, ""), encodeURIComponent(`${secret} ${secret}`)];

afterEach(() => {
  vi.restoreAllMocks();
});

/** The services that the edge can call: none of them may be called for a search. */
const bindings = [...Object.values(serviceTable).map(({ binding }) => binding), "EVENT_COUNTER"];

it.each([
  ["working", `${secret} den`],
  ["dead", `${secret} hunt`],
  ["lying", `${secret} nest`],
  ["working", `!nobang ${secret}`],
] satisfies [Mode, string][])(
  "SRCH-7 SET-1 a search as a form leaves no trace, with a service that is %s: %s",
  async (mode, words) => {
    const before = written.length;
    for (const level of levels) expectWritten(level);
    const server = searxServer(mode);
    vi.spyOn(globalThis, "fetch").mockImplementation((given) => server.fetch(given as Request));
    const points: unknown[] = [];
    const counted = { writeDataPoint: (point: unknown) => void points.push(point) };
    const put = vi.spyOn(Cache.prototype, "put");
    const asked: string[] = [];
    const service = { fetch: async ({ url }: Request) => new Response(String(asked.push(url)), { status: 503 }) };
    const watched = Object.fromEntries(bindings.map((name) => [name, service]));
    const all = { ...env, ...watched, EVENTS: counted, ANSWERS: counted, SEARCH_UPSTREAM: "https://searx.example/" };
    const answers: string[] = [];
    for (const host of Object.values(hosts)) {
      const context = createExecutionContext();
      const request = new Request(`http://${host}/`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", cookie: "kg=p", origin: `http://${host}` },
        body: new URLSearchParams({ q: words }),
      });
      const answer = await createApp().fetch(request, all, context);
      expect(answer.status).toBe(200);
      // All headers, so neither a redirect nor a cookie may contain the words.
      answers.push(JSON.stringify([...answer.headers]));
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("referrer-policy")).toMatch(/^(?:no-referrer|same-origin|strict-origin|origin)/);
      const html = await answer.text();
      expect(html).toContain(secret);
      const ours = [...html.matchAll(/(?:href|action|src|content)="(\/[^"]*)"/g)].map(([, address = ""]) => address);
      expect(ours.length).toBeGreaterThan(10);
      expect(
        ours.filter((address) => address.includes(secret) && !/^\/\?q=!/.test(address.replace("%21", "!"))),
      ).toEqual([]);
      await waitOnExecutionContext(context);
    }
    const told = server.asked.flatMap(({ headers }) => [...headers].map(([, value]) => value));
    const left = JSON.stringify([written.slice(before), answers, points, told]);
    for (const trace of traces) expect(left).not.toContain(trace);
    expect(asked).toEqual([]);
    expect(put).not.toHaveBeenCalled();
    // A failing service is logged, which proves that the log is really searched.
    if (mode !== "working") expect(written.length).toBeGreaterThan(before);
    // Only the search service gets the words, without anything about the visitor.
    expect(server.asked.length).toBeGreaterThan(0);
  },
);
