import { type RouteName, routeNames } from "../../../src/contract/routes.ts";
import { resolveVisit } from "../../../src/visit/visit.ts";
import { pages } from "../../pages.ts";

const inOurApp = resolveVisit(
  new Request("http://localhost/", {
    headers: {
      "user-agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Nightjar/7",
    },
  }),
  { hosts: { start: [], noai: [], onion: [] } },
);

/** The pages that have another form inside our apps. */
export const appScreens: readonly RouteName[] = routeNames.filter((name) => pages[name].instead(inOurApp) !== null);
