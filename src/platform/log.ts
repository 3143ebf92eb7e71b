/**
 * The one writer of log lines, of both workers. A line says what failed and why, in words from the lists below, and where
 * in our code; it has no field that could hold anything of a request, a visitor or an error's message.
 */
import type { endpoints, RouteName } from "../contract/routes.ts";
import type { ServiceName } from "./service-table.ts";

/** What may fail, and the level to log it at: an error is a defect or an outage of ours, a warning is somebody else's. */
const levels = {
  request: "error",
  "late part": "error",
  file: "error",
  suggestions: "error",
  counting: "error",
  "web results": "warn",
  "subscription authorization": "warn",
  "subscription account create": "warn",
  "subscription passphrase": "warn",
  "subscription login": "warn",
  "subscription tokens": "warn",
  "subscription account edit": "warn",
  "subscription account edit confirm": "warn",
  auth: "error",
  "forgetting an account": "error",
  "ending streams": "error",
  "address added": "error",
  "asking what a subscription includes": "error",
  content: "error",
  events: "error",
  identity: "error",
  jobs: "error",
  mail: "error",
  "mail passcode": "error",
  "mail deletion": "error",
  "mail login-link": "error",
  "mail email-changed": "error",
  "mail email-dropped": "error",
  "mail recovery-code": "error",
  "mail passkey-added": "error",
  "mail new-sign-in": "error",
  "mail receipt": "error",
  "mail subscription-change": "error",
  "mail newsletter-confirm": "error",
  "mail support-message": "error",
  "mail support-receipt": "error",
  newsletter: "error",
  scans: "error",
  subscriptions: "error",
  support: "error",
} as const satisfies Readonly<Record<string, "error" | "warn">>;

export type LogPart = keyof typeof levels;

/** Names of errors, as `Error.name` has them: those of the language and the platform, and our own. */
const errorNames = [
  "Error",
  "TypeError",
  "RangeError",
  "SyntaxError",
  "ReferenceError",
  "EvalError",
  "URIError",
  "AggregateError",
  "AbortError",
  "TimeoutError",
  "DataError",
  "NetworkError",
  "OperationError",
  "InvalidAccessError",
  "NotSupportedError",
  "CommunicationError",
  "MissingError",
  "TokenError",
  "KeysMissing",
  "PeerUnavailable",
  "$ZodError",
  "JWKSNoMatchingKey",
] as const;

/** Why something failed, where our own code knows it. */
const namedCauses = [
  // From sending mail
  "invalid_message",
  "no_sender",
  "refused",
  "slow",
  // From a search service
  "dead",
  "lying",
  "too_large",
  // Missing in a deployment
  "AUTH_SIGNING_KEYS",
  "not_bound",
  // Anything that is in none of the lists
  "other",
] as const;

type NamedCause = (typeof namedCauses)[number];
type Cause = NamedCause | (typeof errorNames)[number];

/** The name of a page or of another address of ours, or of the service behind it; never the address that was asked for. */
export type RouteLabel =
  | RouteName
  | keyof typeof endpoints
  | `${ServiceName} service`
  | "event"
  | "developers"
  | "unknown";

/** What is told of a failure. */
interface Failure {
  readonly part: LogPart;
  /** An error is logged as its name and the places in our code that it passed; anything that is in no list, as "other". */
  readonly cause: unknown;
  readonly route?: RouteLabel;
  /** The status of the answer that made it fail, if one did. */
  readonly status?: number | null;
}

/** A line as it is written, as JSON. */
interface LogLine {
  readonly part: LogPart;
  readonly cause: Cause;
  readonly route?: RouteLabel;
  readonly status?: number;
  /** Frames of the stack, `index.js:12:3456` each: `npm run operate -- stack` names the file of ours. */
  readonly at?: readonly string[];
  readonly version: string;
}

/** The version: the build writes it into the deployed workers (`client/vite.config.ts`). */
declare global {
  var BUILD_VERSION: string | undefined;
}

export const buildVersion = globalThis.BUILD_VERSION ?? "development";

/** Writes one line. No other file of the workers speaks to the console. */
export function logFailure({ part, cause, route, status }: Failure): void {
  const line: LogLine = {
    part,
    cause: causeOf(cause),
    ...(route && { route }),
    ...(status && { status }),
    ...(cause instanceof Error && { at: framesOf(cause) }),
    version: buildVersion,
  };
  write[levels[part]](JSON.stringify(line));
}

const write = {
  error: (text: string) => console.error(text),
  warn: (text: string) => console.warn(text),
} as const;

function causeOf(cause: unknown): Cause {
  const named = cause instanceof Error ? cause.name : cause;
  return [...errorNames, ...namedCauses].find((known) => known === named) ?? "other";
}

/** Enough frames to tell one failure from another. */
const mostFrames = 6;

/**
 * The places in our code: file, line and column. The stack begins with the error's message, which may hold anything, so
 * that is cut off, and of each frame only its place is kept.
 */
function framesOf({ name, message, stack = "" }: Error): readonly string[] {
  const header = `${name}: ${message}`;
  const frames = stack.startsWith(header) ? stack.slice(header.length) : stack;
  return [
    ...frames.matchAll(
      /^ {4}at .*?((?:(?:src|client)\/[\w./-]+\.tsx?|(?:modules\/[\w-]+|index)\.js):\d{1,7}:\d{1,7})\)?$/gm,
    ),
  ]
    .map(([, place = ""]) => place)
    .slice(0, mostFrames);
}
