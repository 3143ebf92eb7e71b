/**
 * The one way in which our own code asks a service, in browsers and in the worker: what comes back is data that fits the schema
 * of the request, or a failure as a value. Never rejects for what a service or the network did.
 */
import * as z from "zod/mini";

/** What is asked of a service. */
export interface ServiceRequest {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Path and query, after the origin of a host where it is not that of the page. */
  readonly path: string;
  /** The access token; left out for what anybody may ask. */
  readonly bearer?: string | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the service's cookies are sent and kept, as `fetch` says it; in the worker, the session keeps them. */
  readonly credentials?: "include" | "omit";
}

/** The answer of a service, read; `status` is null where none came in time. */
export interface ServiceAnswer {
  readonly status: number | null;
  /** Its JSON; undefined where it is none. */
  readonly data?: unknown;
  readonly retryAfter: number | null;
  /** Why there is no answer. */
  readonly cause?: unknown;
}

/**
 * How a service is reached: by `fetch` from a page (`client/subscription/page-service.ts`), through the gateway in the worker
 * (`serviceOf` in `src/gateway/service-of.ts`). `deadline` in milliseconds, the whole answer included.
 */
export type Service = (request: ServiceRequest, deadline?: number) => Promise<ServiceAnswer>;

/** How a call failed. */
export interface CallError {
  /** The `error` of the answer's body (`invalid_login_credentials`); null where it had none. */
  readonly code: string | null;
  /** Null if no answer came, or if one that was ok and JSON did not fit the schema. */
  readonly status: number | null;
  /** Seconds after which to ask again, where the answer said so. */
  readonly retryAfter: number | null;
  /** The body as far as it could be read, or why there is none; for logs and tests. */
  readonly cause?: unknown;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CallError };

export interface CallRequest<Value> extends ServiceRequest {
  /** The schema of the answer; {@link anything} where only success counts. */
  readonly schema: z.ZodMiniType<Value>;
  /** The only status that is a success; without it, each from 200 to 299. */
  readonly success?: number;
}

interface CallOptions {
  /** Milliseconds; without it, as long as the service may take. */
  readonly deadline?: number;
}

/** The schema of an answer of which only the success counts, JSON or not. */
export const anything = z.unknown();

const failureSchema = z.object({ error: z.string() });

export async function call<Value>(
  service: Service,
  { schema, success, ...request }: CallRequest<Value>,
  { deadline }: CallOptions = {},
): Promise<Result<Value>> {
  const { status, data, retryAfter, cause } = await service(request, deadline);
  if (status === null) return { ok: false, error: { code: null, status, retryAfter, cause } };
  if (success === undefined ? status >= 200 && status < 300 : status === success) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { ok: true, value: parsed.data };
    if (data !== undefined) return { ok: false, error: { code: null, status: null, retryAfter, cause: parsed.error } };
  }
  const code = failureSchema.safeParse(data).data?.error ?? null;
  return { ok: false, error: { code, status, retryAfter, cause: data } };
}

/** The part of a `Response` that is read. */
interface Readable {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** Reads an answer. `Retry-After` in seconds; its other form, a date, is not sent by our services. */
export async function readAnswer(answer: Readable): Promise<ServiceAnswer> {
  const wait = answer.headers.get("retry-after") ?? "";
  const data = await answer.json().catch(() => undefined);
  return { status: answer.status, data, retryAfter: /^\d{1,6}$/.test(wait) ? Number(wait) : null };
}
