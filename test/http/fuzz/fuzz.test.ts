import { exports } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { service, signUp } from "../../services/auth/service.ts";
import { endScans, takeWrites, watchWrites } from "../../services/floods/writes.ts";
import { subscribed } from "../subscription/visitor.ts";
import { drawsOf, type Fuzzed, fuzzed, type Keys } from "./requests.ts";

const { seed, count } = inject("fuzz");

/** Milliseconds after which a request hangs. The longest time limit of the site itself is eight seconds. */
const longest = 12_000;

/** Paths where a refusal may write, because wrong tries have to be counted. */
const counting =
  /^\/(?:api\/auth\/(?:v2\/)?(?:login|token|otp|account\/edit|account\/loginlink)|account\/login|subscriptions\/activate|subscriptions\/(?:add|edit|delete)-email|api\/purchase)/i;

let keys: Keys = { cookie: "", bearer: "" };

beforeAll(async () => {
  await endScans();
  await watchWrites();
  // No request reaches another machine.
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
    // No client could send such a request.
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

/** Whether an answer is a failure of ours. Only the image proxy may say that another host failed, with 502 or 504. */
function isTrouble({ status }: Outcome, path: string): boolean {
  if (status < 500) return false;
  if (/^\/+iu/i.test(path)) return status !== 502 && status !== 504;
  return true;
}

/** The writes of a refused request, which is sent once more after late writes of earlier requests are discarded. */
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
    // Enough requests are accepted to show that the refused ones are only slightly wrong.
    expect(seen.get(200) ?? 0).toBeGreaterThan(count / 10);
    expect(seen.get(400) ?? 0).toBeGreaterThan(count / 100);
  });
});
