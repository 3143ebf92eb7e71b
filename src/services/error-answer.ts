import { failure, json } from "../platform/json-http.ts";
import { type LogPart, logFailure } from "../platform/log.ts";
import { PeerUnavailable } from "./remote-peers.ts";

/**
 * What every service answers to an error of its handlers. While another service that it needs is away, 503: nothing was
 * done, and it is safe to ask again. Else 500 with `code`, logged under the service's name.
 */
export function errorAnswer(part: LogPart, error: unknown, code = "server_error"): Response {
  if (error instanceof PeerUnavailable) return json({ error: "server_error" }, 503, { "retry-after": "10" });
  logFailure({ part, cause: error });
  return failure(code, 500);
}
