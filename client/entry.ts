import { watchIslands } from "./islands/watch.ts";

watchIslands(document);

if (document.querySelector("[data-journey]")) {
  import("./journey/journey-forms.ts").then(({ improveJourneys }) => improveJourneys(document), reportError);
}
