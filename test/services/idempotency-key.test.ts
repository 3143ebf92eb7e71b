import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clientId } from "../../client/subscription/paths.ts";
import { challengeOf, createVerifier, randomBytes } from "../../client/subscription/pkce.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";

afterEach(() => {
  vi.useRealTimers();
});

const challenge = await challengeOf(createVerifier(randomBytes));
const newKey = () => crypto.randomUUID();

interface Call {
  readonly method: "GET" | "POST";
  readonly state: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly country: string;
}

const call: Call = { method: "POST", state: "one", headers: {}, body: "", country: "IE" };

function send({ method, state, headers, body, country }: Call, init: RequestInit = {}): Promise<Response> {
  const query = {
    response_type: "code",
    scope: "privacypro",
    client_id: clientId,
    code_challenge: challenge,
    state,
  };
  return env.AUTH.fetch(`http://localhost${authPaths.authorize}?${new URLSearchParams(query)}`, {
    method,
    headers: { accept: "application/json", ...headers },
    ...(method === "POST" && { body }),
    cf: { country },
    ...init,
  });
}

/** The session that a call opens: each that takes effect opens another. */
async function opened(asked: Call): Promise<string> {
  const answer = await send(asked);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  return answer.headers.getSetCookie().join();
}

const keyed = (key: string, changes: Partial<Call> = {}): Call => ({
  ...call,
  ...changes,
  headers: { ...changes.headers, "idempotency-key": key },
});

describe("calls with an idempotency key", () => {
  it("HOLD-2 SVC-1 take effect once, at once and one after another, and get the same answer", async () => {
    const asked = keyed(newKey());
    const sessions = await Promise.all(Array.from({ length: 8 }, () => opened(asked)));
    expect(new Set([...sessions, await opened(asked)]).size).toBe(1);
  });

  it("HOLD-2 SVC-1 take effect each where they differ in anything, or have no key", async () => {
    const key = newKey();
    const changed = fc.record(
      {
        method: fc.constantFrom("GET" as const, "POST" as const),
        state: fc.string({ maxLength: 3, unit: "grapheme-ascii" }),
        headers: fc.dictionary(
          fc.constantFrom("cookie", "authorization", "accept-language"),
          fc.constantFrom("a", "b=c"),
        ),
        body: fc.constantFrom("", "a", "b"),
        country: fc.constantFrom("IE", "DE"),
      },
      { requiredKeys: [] },
    );
    const known = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(changed, async (changes) => {
        const asked = keyed(key, changes);
        const { headers, body, ...rest } = asked;
        const sent = JSON.stringify([
          Object.entries(rest).sort(),
          Object.entries(headers).sort(),
          asked.method === "POST" && body,
        ]);
        const session = await opened(asked);
        expect(session).toBe(known.get(sent) ?? session);
        expect([...known].filter(([, before]) => before === session).every(([before]) => before === sent)).toBe(true);
        known.set(sent, session);
      }),
    );
    expect(await opened(call)).not.toBe(await opened(call));
    expect(await opened(keyed("k".repeat(256)))).not.toBe(await opened(keyed("k".repeat(256))));
  });

  it("HOLD-2 SVC-1 get the answer of the first although whoever sent that has gone", async () => {
    const asked = keyed(newKey());
    const gone = new AbortController();
    const first = send(asked, { signal: gone.signal }).catch(() => null);
    const others = [opened(asked), opened(asked)];
    gone.abort();
    await first;
    expect(new Set([...(await Promise.all(others)), await opened(asked)]).size).toBe(1);
  });

  it("HOLD-6 are remembered for ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked = keyed(newKey());
    const session = await opened(asked);
    vi.advanceTimersByTime(9_999);
    expect(await opened(asked)).toBe(session);
    vi.advanceTimersByTime(1);
    expect(await opened(asked)).not.toBe(session);
  });
});
