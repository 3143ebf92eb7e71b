import { exports } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { service, signUp } from "../../services/auth/service.ts";
import { endScans, takeWrites, watchWrites } from "../../services/floods/writes.ts";
import { subscribed } from "../subscription/visitor.ts";
import { drawsOf, type Fuzzed, fuzzed, type Keys } from "./requests.ts";

const { seed, count } = inject("fuzz");

/** Milliseconds. The longest wait that anything here allows itself is eight seconds. */
const longest = 12_000;

/** Where a refusal is allowed to write: a wrong try is counted, or it would be no limit. */
const counting =
  /^\/(?:api\/auth\/(?:v2\/)?(?:login|token|otp|account\/edit|account\/loginlink)|account\/login|subscriptions\/activate|subscriptions\/(?:add|edit|delete)-email|api\/purchase)/i;

let keys: Keys = { cookie: "", bearer: "" };

beforeAll(async () => {
  await endScans();
  await watchWrites();
  // Nothing of this reaches another machine.
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.error());
  keys = { cookie: (await subscribed()).cookie(), bearer: (await signUp(service())).access };
}, 60_000);

afterAll(() => {
  vi.restoreAllMocks();
});

function requestOf({ method, path, host, headers, body }: Fuzzed): Request | null {
  try {
    return new Request(`http://${host}${path}`, { method, headers, body, redirect: "manual" });
  } catch {
    // What no client could send.
    return null;
  }
}

type Outcome = { readonly status: number; readonly isWhole: boolean };

async function send(request: Request): Promise<Outcome | "hangs"> {
  const late = new Promise<"hangs">((resolve) => setTimeout(() => resolve("hangs"), longest));
  const answering = async (): Promise<Outcome> => {
    const answer = await exports.default.fetch(request);
    const isStream = answer.headers.get("content-type") === "text/event-stream";
    if (isStream) await answer.body?.cancel();
    else await answer.arrayBuffer();
    return { status: answer.status, isWhole: true };
  };
  return Promise.race([answering(), late]);
}

/** What an answer may say of trouble: another host that is not there, or a deployment's own health. */
function isTrouble({ status }: Outcome, path: string): boolean {
  if (status < 500) return false;
  if (/^\/+iu/i.test(path)) return status !== 502 && status !== 504;
  return true;
}

/** What a refusal wrote. Late writes of what was done before are let go first; what is left is asked for once more. */
async function writesOf(one: Fuzzed): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  takeWrites();
  const again = requestOf(one);
  if (again) await send(again);
  return takeWrites().filter((write) => !/mail:inbox|put record|put entry|put budget/.test(write));
}

describe("whatever is sent", () => {
  it(`HOLD-3 OPS-1 ${count} requests from seed ${seed}: no 500, nothing hangs, and what is refused changes nothing`, {
    timeout: 60_000 + count * 60,
  }, async () => {
    const draw = drawsOf(seed);
    const seen = new Map<number, number>();
    takeWrites();
    for (let at = 0; at < count; at += 1) {
      const one = fuzzed(draw, keys);
      const request = requestOf(one);
      if (!request) continue;
      const outcome = await send(request);
      const told = `seed ${seed}, request ${at}: ${JSON.stringify(one)}`;
      if (outcome === "hangs") throw new Error(`hangs: ${told}`);
      expect(isTrouble(outcome, one.path), `${outcome.status}: ${told}`).toBe(false);
      seen.set(outcome.status, (seen.get(outcome.status) ?? 0) + 1);
      const isRefused = outcome.status >= 400 && !counting.test(one.path);
      if (isRefused && takeWrites().length > 0) expect(await writesOf(one), told).toEqual([]);
      takeWrites();
    }
    // Enough passes for the wrong ones to be only nearly wrong.
    expect(seen.get(200) ?? 0).toBeGreaterThan(count / 10);
    expect(seen.get(400) ?? 0).toBeGreaterThan(count / 100);
  });
});
