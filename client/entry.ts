import { readOwnDevice } from "../src/contract/device.ts";
import { mayCarry } from "./acquisition/arrival.ts";
import { startEvents } from "./events/start.ts";
import { watchIslands } from "./islands/watch.ts";

watchIslands(document);

const screen = document.querySelector<HTMLElement>("[data-app-screen]");
const { app } = readOwnDevice(navigator);
if (app || screen) import("./in-app/start.ts").then((module) => module.start(app, screen), reportError);
if (!screen && document.querySelector("[data-journey]")) {
  import("./journey/journey-forms.ts").then((module) => module.improveJourneys(document), reportError);
}

// Events say what the visit came with.
startEvents(
  window,
  mayCarry()
    ? import("./acquisition/carry.ts").then((module) => module.carryAlong(document)).catch(reportError)
    : Promise.resolve(),
);

// Not before somebody reads on: a first view loads no more than this file.
if (document.querySelector("[data-banner]")) {
  const show = () => import("./home/show-banner.ts").then((module) => module.showBanner(document), reportError);
  addEventListener("scroll", show, { once: true });
}
