import { readOwnDevice } from "../src/contract/device.ts";
import { mayCarry } from "./acquisition/arrival.ts";
import { startEvents } from "./events/start.ts";
import { visitStore } from "./events/visit-store.ts";
import { birdKey } from "./frame/hiding-place.ts";
import { watchIslands } from "./islands/watch.ts";

const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
watchIslands(document, painted);

// A module that fails to load because the visitor is offline or leaves the page is not an error of ours: without it, the page
// works as it does without scripts. The three engines word the message differently, but all of them say "module".
addEventListener("error", (event) => /\bmodule\b/.test(event.message) && event.preventDefault());

const screen = document.querySelector<HTMLElement>("[data-app-screen]");
const { app } = readOwnDevice(navigator);
if (app || screen) import("./in-app/start.ts").then((module) => module.start(app, screen), reportError);
if (!screen && document.querySelector("[data-flow]")) {
  painted.then(() => import("./flow/flow-forms.ts")).then((module) => module.enhanceForms(document), reportError);
}

// Only who has found the bird loads what moves it.
const bird = document.querySelector<HTMLDetailsElement>("details[data-at]");
if (bird) {
  const move = () => import("./frame/move-bird.ts").then((module) => module.start(bird), reportError);
  if (visitStore.get(birdKey)) move();
  else bird.addEventListener("toggle", move, { once: true });
}

// Events wait for the first paint, which they must not delay, and for what the visit arrived with, which they report.
startEvents(
  window,
  painted.then(
    (): unknown =>
      mayCarry() && import("./acquisition/carry.ts").then((module) => module.carryAlong(document)).catch(reportError),
  ),
);

// Not before the visitor scrolls: a first view loads no script but this one.
for (const [marked, load] of [
  ["banner", () => import("./home/show-banner.ts")],
  ["more", () => import("./search/load-more.ts")],
] as const) {
  const start = () => load().then((module) => module.start(document), reportError);
  if (document.querySelector(`[data-${marked}]`)) addEventListener("scroll", start, { once: true });
}
