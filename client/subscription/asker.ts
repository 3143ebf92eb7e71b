import type * as z from "zod/mini";
import { type CallRequest, type FetchOptions, fetchJson, fetchStatus } from "./fetch-json.ts";
import { addressOf, type CallName, catalogue, type Place } from "./paths.ts";

/** The parts of a call that its entry in the catalogue does not determine. */
export interface CallArguments {
  readonly query?: Readonly<Record<string, string | null | undefined>>;
  /** The values for the names in braces in the path. */
  readonly inPath?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asker {
  /** Makes a call; resolves with its answer, parsed by the schema. */
  ask<Schema extends z.ZodMiniType>(name: CallName, schema: Schema, args?: CallArguments): Promise<z.infer<Schema>>;
  /** Makes a call whose answer has no body that matters; resolves with its status. */
  statusOf(name: CallName, args?: CallArguments): Promise<number>;
}

export function createAsker(options: FetchOptions & Place): Asker {
  const address = (name: CallName, { query, inPath }: CallArguments) => addressOf(name, options, query, inPath);
  return {
    async ask(name, schema, args = {}) {
      return schema.parse(await fetchJson(address(name, args), requestFor(name, args), options));
    },
    statusOf: (name, args = {}) => fetchStatus(address(name, args), requestFor(name, args), options),
  };
}

function requestFor(name: CallName, { token, json, headers }: CallArguments): CallRequest {
  const call = catalogue[name];
  const hasBody = json !== undefined;
  return {
    method: call.method,
    headers: {
      accept: "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(hasBody ? { body: JSON.stringify(json) } : {}),
    ...("credentials" in call ? { credentials: "include" } : {}),
  };
}
