import { type ErrorMessage, errorMessages } from "../../src/contract/events/events.ts";

export interface ScriptError {
  readonly message: ErrorMessage;
  readonly cause?: ErrorMessage;
}

/** Failures of our own scripts that are counted separately, recognised by the words of browsers or of our own code. */
const ours: readonly (readonly [pattern: RegExp, message: ErrorMessage])[] = [
  [/^an island took longer/, "island_late"],
  [/dynamically imported module|Importing a module script failed/, "module_missing"],
];

/**
 * Reports failures in our own scripts (EVT-6). The text of an error can quote an address, a query or what was typed, so
 * only its kind is passed on: one from a fixed list, or "other".
 */
export function watchScriptErrors(page: Window, onError: (error: ScriptError) => void): void {
  page.addEventListener("error", ({ error, filename }) => {
    // Scripts that extensions put into a page are not counted.
    if (filename.startsWith(page.location.origin)) onError(scriptError(error));
  });
  page.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isBrowsersOwn(reason)) onError(scriptError(reason));
  });
}

/** Browsers also reject a promise when a page is left during a view transition, which is not an error. */
function isBrowsersOwn(reason: unknown): boolean {
  return reason instanceof Error && reason.message.startsWith("Transition was ");
}

export function scriptError(thrown: unknown): ScriptError {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return { message: messageOf(thrown), ...(cause === undefined ? {} : { cause: messageOf(cause) }) };
}

function messageOf(thrown: unknown): ErrorMessage {
  if (!(thrown instanceof Error)) return "other";
  const known = ours.find(([pattern]) => pattern.test(thrown.message));
  return known?.[1] ?? errorMessages.find((name) => name === thrown.name) ?? "other";
}
