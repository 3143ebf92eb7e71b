import { watchBounce } from "./bounce.ts";
import { stepShown } from "./dom-events.ts";
import { objectionOf } from "./objection.ts";
import { createRecord, recordChange } from "./record.ts";
import { watchScriptErrors } from "./script-errors.ts";
import { createSender, type SendEvent } from "./sender.ts";
import { readSurroundings } from "./surroundings.ts";
import { watchTracked } from "./tracked.ts";
import { visitStore } from "./visit-store.ts";

/**
 * Counts this page (EVT-4 to EVT-6) once it is shown: a page that is only being prerendered was not seen by anybody.
 *
 * @param first events wait for this, or until the page is left
 */
export function startEvents(page: Window, first: Promise<unknown>): void {
  const { document } = page;
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => countPage(page, first), { once: true });
  } else {
    countPage(page, first);
  }
}

/** Holds events until `first` resolves or the page is left: a visitor who leaves earlier counts all the same. */
function sendAfter(first: Promise<unknown>, page: Window, send: SendEvent): SendEvent {
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
  const endBounce = watchBounce(page, Date, (bounce) => send("bounce", bounce));
  const view = () => send("page_view");
  if (dataset.page?.startsWith("error_")) countErrorPage(send);
  else view();
  // A step of a flow that replaced another without loading a page (client/flow).
  page.document.addEventListener(stepShown, view);
  // Without a letter the visit takes no part in the experiment, so there is nothing to report.
  if (exp && !exp.endsWith(".")) {
    import("../experiments/expose.ts").then(
      (module) => module.expose(exp, objectionOf(page) !== null, send, endBounce),
      reportError,
    );
  }
  watchTracked(page, send);
}

/** At load, after one second and after two (EVT-6): a visitor who reads the page is still there. */
function countErrorPage(send: SendEvent): void {
  send("error_page");
  setTimeout(() => send("error_page_1s"), 1000);
  setTimeout(() => send("error_page_2s"), 2000);
}

/** For scripts that send events of their own; `startEvents` sends those that all pages have in common. */
export function senderOf(page: Window): SendEvent {
  const { document } = page;
  const announceChange = () => document.dispatchEvent(new Event(recordChange));
  // A page restored from the back/forward cache shows the events that other pages have added meanwhile.
  page.addEventListener("pageshow", ({ persisted }) => persisted && announceChange());
  return createSender({
    surroundings: () => readSurroundings(page),
    whyNotMeasured: () => objectionOf(page),
    post,
    record: createRecord(visitStore, announceChange),
    clock: Date,
    random: Math.random,
    log: (message) => console.warn(message),
  });
}

/** A beacon outlives its page, and so does a fetch with `keepalive` (EVT-2). */
function post(address: string): void {
  if (navigator.sendBeacon?.(address)) return;
  fetch(address, { method: "POST", mode: "no-cors", keepalive: true }).catch(() => {});
}
