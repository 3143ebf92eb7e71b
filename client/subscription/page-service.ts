import { readAnswer, type Service, type ServiceRequest } from "../../src/contract/call.ts";
import { languageTag } from "../../src/contract/language/i18n.ts";
import { type Clock, systemClock } from "../time/clock.ts";
import { within } from "../time/deadline.ts";
import { TimeoutError } from "./errors.ts";

/** What is passed to `fetch`. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly credentials?: "include" | "omit";
  readonly signal: AbortSignal;
}

interface PageServiceOptions {
  /** In tests; without it, the page's own. */
  readonly fetch?: (url: string, init: FetchInit) => Promise<Parameters<typeof readAnswer>[0]>;
  readonly clock?: Clock;
}

/** Milliseconds: a little more than the edge gives the services (8 s), so that its answer about a slow one still arrives. */
const usualDeadline = 10_000;

/** The services as a page asks them: by its own `fetch`. */
export function pageService(options: PageServiceOptions = {}): Service {
  const { fetch = (url, init) => globalThis.fetch(url, init), clock = systemClock } = options;
  return async (request, limit = usualDeadline) => {
    const late = () => new TimeoutError(`no answer within ${limit} ms`);
    try {
      return await within({ clock, limit, late }, async (signal) =>
        readAnswer(await fetch(request.path, { ...initOf(request), signal })),
      );
    } catch (cause) {
      return { status: null, retryAfter: null, cause };
    }
  };
}

function initOf({ method = "GET", bearer, body, headers, credentials }: ServiceRequest): Omit<FetchInit, "signal"> {
  return {
    method,
    headers: {
      accept: "application/json",
      // Of the page, whatever the browser prefers: what the service writes by mail is in it.
      "accept-language": languageTag(),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(credentials && { credentials }),
  };
}
