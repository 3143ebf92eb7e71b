/** The services as our own code in the worker asks them: through the gateway, so that a configured host answers where there is one. */
import { readAnswer, type Service, type ServiceRequest } from "../contract/call.ts";
import { languageTag } from "../contract/language/i18n.ts";
import { failure } from "../platform/json-http.ts";
import { hasEffect } from "../platform/methods.ts";
import type { RequestIntent } from "../visit/request-intent.ts";
import { type GatewayOptions, gateway } from "./gateway.ts";

/** On whose behalf a service is asked: for which page, and in which environment. */
export interface Caller {
  /** The address of the page, against which the paths of services are resolved. */
  readonly here: URL;
  /** Whether the visitor is on staging: decided once for each visit (`visit/staging.ts`). */
  readonly staging: boolean;
  /** What the visitor's request may do; without it, anything. */
  readonly intent?: RequestIntent;
  /** The form that was sent: its calls get idempotency keys. */
  readonly submission?: (() => Promise<{ keyFor(method: string, path: string): Promise<string> } | null>) | undefined;
  /** Aborts the calls when nobody waits for them any more. */
  readonly signal?: AbortSignal;
  readonly options: Omit<GatewayOptions, "staging">;
}

/** The services for one visitor. Each answers, even if only to say that none came: the gateway never throws. */
export function serviceFor(caller: Caller): Service {
  return async (request, deadline) => readAnswer(await send(caller, request, deadline));
}

const serviceTimeout = 504;

/** Milliseconds for each further call of a request after one has timed out, so that no page waits for two full timeouts. */
const limitOnceLate = 1000;

/**
 * Sends a request and gives back the raw answer, which may go to the visitor unread. For an unsolicited request, a call that
 * has an effect is not sent (503, `held_back`).
 */
export async function send(caller: Caller, request: ServiceRequest, deadline?: number): Promise<Response> {
  const { here, staging, intent, submission, signal, options } = caller;
  const { method = "GET", path, bearer, body, headers } = request;
  const url = new URL(path, here);
  if (intent?.isUnsolicited && hasEffect(method, url.pathname)) {
    intent.isEffectWithheld = true;
    return failure("held_back", 503);
  }
  const key = await (await submission?.())?.keyFor(method, url.pathname);
  const sent = new Request(url, {
    method,
    headers: {
      accept: "application/json",
      // Of the page: what the service writes for this person is in it (`src/services/speaking.ts`).
      "accept-language": languageTag(),
      ...(body && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...headers,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    redirect: "manual",
  });
  const timeLimit = intent?.isLate ? limitOnceLate : (options.timeLimit ?? deadline);
  const answer = await gateway(sent, { ...options, staging, ...(timeLimit !== undefined && { timeLimit }) });
  if (intent && answer.status === serviceTimeout) intent.isLate = true;
  return answer;
}
