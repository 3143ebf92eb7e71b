import { stepShown } from "../../src/contract/scripted-form.ts";
import { watchBounce } from "./bounce.ts";
import { watchMarked } from "./marked.ts";
import { objectionOf } from "./objection.ts";
import { createRecord, recordChange } from "./record.ts";
import { watchScriptErrors } from "./script-errors.ts";
import { createSender, type Send } from "./sender.ts";
import { readSurroundings } from "./surroundings.ts";
import { visitStore } from "./visit-store.ts";

/**
 * Counts this page (EVT-4 to EVT-6), once it is shown: what is only made ready in advance was not seen by anybody.
 *
 * @param first what events wait for, if the page stays as long
 */
export function startEvents(page: Window, first: Promise<unknown>): void {
  const { document } = page;
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => countPage(page, first), { once: true });
  } else {
    countPage(page, first);
  }
}

/** Who leaves before what is waited for was here all the same. */
function sendAfter(first: Promise<unknown>, page: Window, send: Send): Send {
  const waiting: (() => void)[] = [];
  let isOver = false;
  const go = () => {
    isOver = true;
    for (const run of waiting.splice(0)) run();
  };
  first.then(go);
  page.addEventListener("pagehide", go, { capture: true, once: true });
  return (...event) => void (isOver ? send(...event) : waiting.push(() => send(...event)));
}

function countPage(page: Window, first: Promise<unknown>): void {
  const send = sendAfter(first, page, senderOf(page));
  const { dataset } = page.document.documentElement;
  const { exp } = dataset;
  watchScriptErrors(page, (error) => send("script_error", error));
  const view = () => send("page_view");
  if (dataset.page?.startsWith("error_")) countErrorPage(send);
  else view();
  // A step of a journey that took the place of another (client/journey).
  page.document.addEventListener(stepShown, view);
  // Without a letter nothing was drawn, and there is nothing to tell.
  if (exp && !exp.endsWith(".")) {
    import("../experiments/expose.ts").then(
      (module) => module.expose(exp, objectionOf(page) !== null, send),
      reportError,
    );
  }
  watchMarked(page, send);
  watchBounce(page, Date, (bounce) => send("bounce", bounce));
}

/** At load, after one second and after two (EVT-6): whoever reads the page is there still. */
function countErrorPage(send: Send): void {
  send("error_page");
  setTimeout(() => send("error_page_1s"), 1000);
  setTimeout(() => send("error_page_2s"), 2000);
}

/** How a script of the page tells an event of its own; what all pages tell is watched by `startEvents`. */
export function senderOf(page: Window): Send {
  const { document } = page;
  const tell = () => document.dispatchEvent(new Event(recordChange));
  // A page that comes back whole, after others were seen, shows what they have added.
  page.addEventListener("pageshow", ({ persisted }) => persisted && tell());
  return createSender({
    surroundings: () => readSurroundings(page),
    heldBack: () => objectionOf(page),
    post,
    record: createRecord(visitStore, tell),
    clock: Date,
    random: Math.random,
    log: (message) => console.warn(message),
  });
}

/** A beacon outlives its page; so does a fetch that is told to (EVT-2). */
function post(address: string): void {
  if (navigator.sendBeacon?.(address)) return;
  fetch(address, { method: "POST", mode: "no-cors", keepalive: true }).catch(() => {});
}
