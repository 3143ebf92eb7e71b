/** Counts what the platform bills besides requests: calls of Durable Objects, their row writes, reads and writes of KV. */
import { env } from "cloudflare:workers";
import { settle, takeWrites, watchWrites } from "../floods/writes.ts";

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

let isListening = false;
let isWatching = false;

/** From now on operations are counted, until {@link unwatchOperations}. */
export async function watchOperations(): Promise<void> {
  await watchWrites();
  isWatching = true;
  // Once for all test files of a worker, or each call would be counted by every one of them.
  if (isListening) return;
  isListening = true;
  listen(Object.getPrototypeOf(env.STORE), ["get", "getWithMetadata", "list"], (key, value) => {
    seen.push(`kv read ${JSON.stringify(key)}`);
    return value;
  });
  listen(Object.getPrototypeOf(env.SCAN), ["get", "getByName"], (_, stub) =>
    isWatching ? countedStub(stub as CalledStub) : stub,
  );
}

/** A counted stub is not one that can be evicted, as the test files that come after may want to. */
export function unwatchOperations(): void {
  isWatching = false;
}

interface CalledStub {
  readonly id: DurableObjectId;
}

/** The same object, each of whose calls is counted. */
function countedStub(stub: CalledStub): CalledStub {
  return new Proxy(stub, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== "function" || typeof method !== "string" || method === "constructor") return value;
      return (...given: unknown[]) => {
        seen.push(`object ${method} ${target.id}`);
        return Reflect.apply(value, target, given);
      };
    },
  });
}

function listen(
  prototype: Record<string, Method>,
  names: readonly string[],
  hear: (first: unknown, result: unknown) => unknown,
): void {
  for (const name of names) {
    const before = prototype[name];
    if (!before) throw new Error(`no ${name} to count`);
    prototype[name] = function (this: unknown, ...given: never[]) {
      return hear(given[0], before.apply(this, given));
    };
  }
}

/** The calls of Durable Objects since the previous call: what was asked, and of which object. */
export function takeObjectCalls(): readonly { readonly method: string; readonly object: string }[] {
  return seen.splice(0).flatMap((operation) => {
    const [kind, method = "", object = ""] = operation.split(" ");
    return kind === "object" ? [{ method, object }] : [];
  });
}

/** Waits until what earlier tests have left behind is done, and asks no object any more. */
export function settleOperations(): Promise<void> {
  return settle(() => [...seen.splice(0), ...takeWrites()]);
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
