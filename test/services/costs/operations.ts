/** Counts what the platform bills besides requests: what objects are asked, what they and KV write and read. */
import { env } from "cloudflare:workers";
import { takeWrites, watchWrites } from "../floods/writes.ts";

/** What a visit made the platform do. */
export interface Operations {
  readonly requests: number;
  /** Calls of objects, and alarms that rang. */
  readonly objectRequests: number;
  readonly rowsWritten: number;
  readonly kvReads: number;
  readonly kvWrites: number;
}

type Method = (...given: never[]) => unknown;

const seen: string[] = [];

/** Of the inbox of developers, which no deployment has. */
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

/** What was done since this was asked last, in so many requests. */
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
