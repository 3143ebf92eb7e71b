/** Counts what is written: rows of objects (an alarm is one) and keys of KV, by whoever writes them in this isolate. */
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

type Method = (...given: never[]) => unknown;

const counted: string[] = [];

/** Scans of other tests go on by themselves: here they end, so that what is counted was asked for. */
export async function endScans(): Promise<void> {
  for (const id of await listDurableObjectIds(env.SCAN)) {
    await runInDurableObject(env.SCAN.get(id), async (_, { storage }) => {
      await storage.deleteAlarm();
      await storage.deleteAll();
    });
  }
}

/** The next writes go into the list of the answer. Reading and asking for an alarm are none. */
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

/** What was written since the last time that this was asked. */
export function takeWrites(): string[] {
  return counted.splice(0);
}
