import type * as z from "zod/mini";
import { type AskingFor, type FetchOptions, fetchJson, fetchStatus } from "./fetch-json.ts";
import { addressOf, type CallName, catalogue, type Place } from "./paths.ts";

/** What a call says beyond what the catalogue knows of it. */
export interface Asked {
  readonly query?: Readonly<Record<string, string | null | undefined>>;
  /** For the places of the path that are named in braces. */
  readonly inPath?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asker {
  /** The answer, once it has the shape of the schema. */
  ask<Schema extends z.ZodMiniType>(name: CallName, schema: Schema, asked?: Asked): Promise<z.infer<Schema>>;
  /** The status of an answer whose body does not matter. */
  statusOf(name: CallName, asked?: Asked): Promise<number>;
}

export function createAsker(options: FetchOptions & Place): Asker {
  const address = (name: CallName, { query, inPath }: Asked) => addressOf(name, options, query, inPath);
  return {
    async ask(name, schema, asked = {}) {
      return schema.parse(await fetchJson(address(name, asked), askingFor(name, asked), options));
    },
    statusOf: (name, asked = {}) => fetchStatus(address(name, asked), askingFor(name, asked), options),
  };
}

function askingFor(name: CallName, { token, json, headers }: Asked): AskingFor {
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
