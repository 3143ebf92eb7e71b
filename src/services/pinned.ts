/**
 * Where objects are stored: every Durable Object and entrypoint of this worker extends one of these classes, so that none can
 * reach an object outside the configured jurisdiction. The same name in another jurisdiction is another object, so the choice
 * is made once, before the first account.
 */
import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";
import { readServicesConfig } from "./env.ts";

const known = new WeakMap<object, Env>();

/** The same bindings, with each Durable Object namespace in the configured jurisdiction. */
export function pinned(env: Env): Env {
  const { jurisdiction } = readServicesConfig(env);
  if (jurisdiction === null) return env;
  const before = known.get(env);
  if (before) return before;
  const there = names.flatMap((name) => {
    const namespace: Pick<DurableObjectNamespace, "jurisdiction"> | undefined = env[name];
    return namespace ? [[name, namespace.jurisdiction(jurisdiction)]] : [];
  });
  const made: Env = { ...env, ...Object.fromEntries(there) };
  known.set(env, made);
  return made;
}

type Namespaces = {
  [Name in keyof Env]: NonNullable<Env[Name]> extends { idFromName(name: string): unknown } ? Name : never;
};

/** Every namespace of the worker: one that is missing does not compile. */
const all: Readonly<Record<Namespaces[keyof Env] & string, true>> = {
  ACCESS_CODE_HOLDER: true,
  AUTH_ACCOUNT: true,
  AUTH_ADDRESS: true,
  AUTH_KEYS: true,
  AUTH_MAIL: true,
  AUTH_SESSION: true,
  EVENT_COUNTS: true,
  FLOOD_BUDGET: true,
  IDEMPOTENCY_KEY: true,
  NEWSLETTER_ADDRESS: true,
  SCAN: true,
  STORE_RECEIPT: true,
  SUBSCRIPTION_ACCOUNT: true,
  SUPPORT_MAILBOX: true,
  SURVEY_TALLY: true,
};
const names = Object.keys(all) as (keyof typeof all)[];

export class PinnedObject extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, pinned(env));
  }
}

export class PinnedEntrypoint extends WorkerEntrypoint<Env> {
  constructor(ctx: ExecutionContext, env: Env) {
    super(ctx, pinned(env));
  }
}
