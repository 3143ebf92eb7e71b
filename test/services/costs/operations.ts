/** Counts what the platform bills besides requests: calls of Durable Objects, their row writes, reads and writes of KV. */
import { env } from "cloudflare:workers";
import { takeWrites, watchWrites } from "../floods/writes.ts";

/** The billed operations of a visit. */
export interface Operations {
  readonly requests: number;
  /** Calls of Durable Objects, and alarms that fired. */
  readonly objectRequests: number;
  readonly rowsWritten: number;
  readonly kvReads: number;
  readonly kvWrites: number;
}

type Method = (...given: never[]) => unknown;

const seen: string[] = [];

/** Matches operations of the developer's inbox, which no deployment has. */
const ofDevelopment = /mail:inbox/;

export async function watchOperations(): Promise<void> {
  await watchWrites();
  listen(Object.getPrototypeOf(env.STORE), "kv read", ["get", "getWithMetadata", "list"]);
  listen(Object.getPrototypeOf(env.SCAN), "object", ["get", "getByName"]);
}

function listen(prototype: Record<string, Method>, kind: string, names: readonly string[]): void {
  for (const name of names) {
    const before = prototype[name];
    if (!before) throw new Error(`no ${name} to count`);
    prototype[name] = function (this: unknown, ...given: never[]) {
      seen.push(`${kind} ${JSON.stringify(given[0])}`);
      return before.apply(this, given);
    };
  }
}

/** The operations since the previous call, for a visit of so many requests. */
export function takeOperations(requests: number): Operations {
  const writes = takeWrites().filter((write) => !ofDevelopment.test(write));
  const others = seen.splice(0).filter((operation) => !ofDevelopment.test(operation));
  const many = (list: readonly string[], kind: string) => list.filter((one) => one.startsWith(kind)).length;
  const kvWrites = many(writes, "kv");
  return {
    requests,
    objectRequests: many(others, "object") + many(writes, "alarm"),
    rowsWritten: writes.length - kvWrites,
    kvReads: many(others, "kv read"),
    kvWrites,
  };
}
