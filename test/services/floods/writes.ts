/** Counts all writes in this isolate: rows of Durable Objects (an alarm counts as one) and keys of KV. */
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

type Method = (...given: never[]) => unknown;

const counted: string[] = [];

/** Ends the scans of other tests, which go on by themselves and would add writes to the count. */
export async function endScans(): Promise<void> {
  for (const id of await listDurableObjectIds(env.SCAN)) {
    await runInDurableObject(env.SCAN.get(id), async (_, { storage }) => {
      await storage.deleteAlarm();
      await storage.deleteAll();
    });
  }
}

/** From now on every write is recorded for {@link takeWrites}. Reads do not count, nor does reading an alarm. */
export async function watchWrites(): Promise<void> {
  const stub = env.AUTH_SESSION.get(env.AUTH_SESSION.newUniqueId());
  await runInDurableObject(stub, (_, { storage }) => {
    count(Object.getPrototypeOf(storage.kv), "row", ["put", "delete"]);
    count(Object.getPrototypeOf(storage), "alarm", ["setAlarm"]);
    count(Object.getPrototypeOf(storage.sql), "sql", ["exec"]);
  });
  count(Object.getPrototypeOf(env.STORE), "kv", ["put", "delete"]);
}

const watched = new WeakSet<object>();

function count(prototype: Record<string, Method>, kind: string, names: readonly string[]): void {
  if (watched.has(prototype)) return;
  watched.add(prototype);
  for (const name of names) {
    const before = prototype[name];
    if (!before) throw new Error(`no ${name} to count`);
    prototype[name] = function (this: unknown, ...given: never[]) {
      counted.push(`${kind} ${name} ${String(given[0]).slice(0, 40)}`);
      return before.apply(this, given);
    };
  }
}

/** The writes since the previous call. */
export function takeWrites(): string[] {
  return counted.splice(0);
}

/**
 * Waits until what earlier tests have left behind is done, such as what follows an answer, or alarms that were due. Throws with
 * what goes on if it never ends.
 *
 * @param take what was counted since the previous call
 */
export async function settle(take: () => readonly string[] = takeWrites): Promise<void> {
  let last: readonly string[] = [];
  for (let round = 0; round < 50; round++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    last = take();
    if (last.length === 0) return;
  }
  throw new Error(`other tests' work goes on: ${last.join(", ")}`);
}
