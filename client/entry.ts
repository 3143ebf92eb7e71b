import { readOwnDevice } from "../src/contract/device.ts";
import { mayCarry } from "./acquisition/arrival.ts";
import { startEvents } from "./events/start.ts";
import { watchIslands } from "./islands/watch.ts";

const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
watchIslands(document, painted);

// A module that doesn't come, because somebody is offline or leaves the page, is no mistake of ours, and without it the page does
// what it does without scripts. The three engines call it differently, all of them with this word.
addEventListener("error", (event) => /\bmodule\b/.test(event.message) && event.preventDefault());

const screen = document.querySelector<HTMLElement>("[data-app-screen]");
const { app } = readOwnDevice(navigator);
if (app || screen) import("./in-app/start.ts").then((module) => module.start(app, screen), reportError);
if (!screen && document.querySelector("[data-journey]")) {
  painted
    .then(() => import("./journey/journey-forms.ts"))
    .then((module) => module.improveJourneys(document), reportError);
}

// Events wait until the page is painted, since they are no part of it, and say what the visit came with.
startEvents(
  window,
  painted.then(
    (): unknown =>
      mayCarry() && import("./acquisition/carry.ts").then((module) => module.carryAlong(document)).catch(reportError),
  ),
);

// Not before somebody reads on: a first view loads no more than this file.
if (document.querySelector("[data-banner]")) {
  const show = () => import("./home/show-banner.ts").then((module) => module.showBanner(document), reportError);
  addEventListener("scroll", show, { once: true });
}
