import type { ScriptError } from "./script-error-kinds.ts";

/**
 * Reports failures in our own scripts (EVT-6). The text of an error can quote an address, a query or what was typed, so
 * only its kind is passed on: one from a fixed list, or "other".
 */
export function watchScriptErrors(page: Window, onError: (error: ScriptError) => void): void {
  // Few pages fail, so what tells the kinds apart is loaded when it is needed; without it, the failure is "other".
  const tell = (thrown: unknown) =>
    import("./script-error-kinds.ts").then(
      (module) => onError(module.scriptError(thrown)),
      () => onError({ message: "other" }),
    );
  page.addEventListener("error", ({ error, filename }) => {
    // Scripts that extensions put into a page are not counted.
    if (filename.startsWith(page.location.origin)) tell(error);
  });
  page.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isBrowsersOwn(reason)) tell(reason);
  });
}

/** Browsers also reject a promise when a page is left during a view transition, which is not an error. */
function isBrowsersOwn(reason: unknown): boolean {
  return reason instanceof Error && reason.message.startsWith("Transition was ");
}
