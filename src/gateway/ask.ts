/**
 * The one way in which our own code asks a service. It goes through the gateway, so that a configured host answers where
 * there is one; what comes back is data that fits the schema of the question, or a failure as a value. Never throws.
 */
import * as z from "zod/mini";
import { hasEffect } from "../platform/methods.ts";
import { failure } from "../platform/wire.ts";
import type { RequestIntent } from "../visit/request-intent.ts";
import { type GatewayOptions, gateway } from "./gateway.ts";

/** On whose behalf a service is asked: for which page, and in which environment. */
export interface Asker {
  /** The address of the page, against which the paths of services are resolved. */
  readonly here: URL;
  /** Whether the visitor is on staging: decided once for each visit (`visit/staging.ts`). */
  readonly staging: boolean;
  /** What the visitor's request may do; without it, anything. */
  readonly intent?: RequestIntent;
  /** The form that was sent: its calls get idempotency keys. */
  readonly submission?: (() => Promise<{ keyFor(method: string, path: string): Promise<string> } | null>) | undefined;
  readonly options: Omit<GatewayOptions, "staging">;
}

/** What is sent. A body is JSON where it is an object, else text as it is. */
export interface Call {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  /** The access token; left out for what anybody may ask. */
  readonly bearer?: string;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

export interface Question<Data> extends Call {
  /** The schema of the data; {@link anything} where only success counts. */
  readonly schema: z.ZodMiniType<Data>;
}

/** The outcome of a call. `signed-out`: the access token was refused (401). */
export type Result<Data> = { readonly tag: "ok"; readonly data: Data } | Failure;

export interface Failure {
  readonly tag: "signed-out" | "refused";
  /** As the service or the gateway names it; `invalid_answer` if the data does not fit the schema, or a failure has no name. */
  readonly code: string;
  readonly status: number;
  /** Seconds after which to ask again, where the answer said so. */
  readonly retryAfter: number | null;
}

/** The schema of an answer of which only the success counts. */
export const anything = z.unknown();

const failureSchema = z.object({ error: z.string() });

export async function ask<Data>(asker: Asker, { schema, ...call }: Question<Data>): Promise<Result<Data>> {
  const answer = await send(asker, call);
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) return failureOf(answer, failureSchema.safeParse(data).data?.error);
  const parsed = schema.safeParse(data);
  return parsed.success ? { tag: "ok", data: parsed.data } : failureOf(answer);
}

function failureOf({ status, headers }: Response, code = "invalid_answer"): Failure {
  const wait = headers.get("retry-after") ?? "";
  const retryAfter = /^\d{1,6}$/.test(wait) ? Number(wait) : null;
  return { tag: status === 401 ? "signed-out" : "refused", code, status, retryAfter };
}

const serviceTimeout = 504;

/** Milliseconds for each further call of a request after one has timed out, so that no page waits for two full timeouts. */
const limitOnceLate = 1000;

/**
 * Sends a call and gives back the raw answer, which may go to the visitor unread. For an unsolicited request, a call that
 * has an effect is not sent (503, `held_back`).
 */
export async function send({ here, staging, intent, submission, options }: Asker, call: Call): Promise<Response> {
  const { method = "GET", path, bearer, body, headers, signal } = call;
  const { pathname } = new URL(path, here);
  if (intent?.isUnsolicited && hasEffect(method, pathname)) {
    intent.isEffectWithheld = true;
    return failure("held_back", 503);
  }
  const key = await (await submission?.())?.keyFor(method, pathname);
  const request = new Request(new URL(path, here), {
    method,
    headers: {
      accept: "application/json",
      ...(typeof body === "object" && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...headers,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    redirect: "manual",
  });
  const answer = await gateway(request, { ...options, staging, ...(intent?.isLate && { timeLimit: limitOnceLate }) });
  if (intent && answer.status === serviceTimeout) intent.isLate = true;
  return answer;
}
