import { readBangs } from "../../src/contract/search/bangs.ts";
import type { Hydration } from "../islands/island.tsx";
import { bangList } from "./bang-data.ts";
import { bangListIsland } from "./bang-list-island.tsx";

/** The island with its list, which is too long to travel in the page: it comes in a script, which the browser caches. */
export function bangListWaker(): Hydration {
  return bangListIsland(readBangs(bangList));
}
