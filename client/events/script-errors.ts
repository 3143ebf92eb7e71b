import { type ErrorMessage, errorMessages } from "../../src/contract/events/events.ts";

export interface ScriptError {
  readonly message: ErrorMessage;
  readonly cause?: ErrorMessage;
}

/** Failures of ours that are worth telling apart, by the words that browsers and we use for them. */
const ours: readonly (readonly [pattern: RegExp, message: ErrorMessage])[] = [
  [/^an island took longer/, "island_late"],
  [/dynamically imported module|Importing a module script failed/, "module_missing"],
];

/**
 * Tells of failures in our own scripts (EVT-6). The text of an error can quote an address, a query or what was typed, so
 * only its kind goes on, and only if it is one of the list.
 */
export function watchScriptErrors(page: Window, onError: (error: ScriptError) => void): void {
  page.addEventListener("error", ({ error, filename }) => {
    // What extensions put into a page is not ours to count.
    if (filename.startsWith(page.location.origin)) onError(scriptError(error));
  });
  page.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isBrowsersOwn(reason)) onError(scriptError(reason));
  });
}

/** Browsers tell in this way, too, that a page was left while it still faded into the next. */
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
