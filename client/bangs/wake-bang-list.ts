import { readBangs } from "../../src/contract/search/bangs.ts";
import type { Waker } from "../islands/island.tsx";
import { bangList } from "./bang-data.ts";
import { bangListIsland } from "./bang-list-island.tsx";

/** The island with its list, which is too long to travel in the page: it comes in a script, which the browser caches. */
export function bangListWaker(): Waker {
  return bangListIsland(readBangs(bangList));
}
