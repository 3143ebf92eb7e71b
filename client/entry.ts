import { mayCarry } from "./acquisition/arrival.ts";
import { watchIslands } from "./islands/watch.ts";

watchIslands(document);

if (document.querySelector("[data-journey]")) {
  import("./journey/journey-forms.ts").then(({ improveJourneys }) => improveJourneys(document), reportError);
}
if (mayCarry()) import("./acquisition/carry.ts").then(({ carryAlong }) => carryAlong(document), reportError);
