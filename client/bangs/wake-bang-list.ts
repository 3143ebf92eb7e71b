import { readBangs } from "../../src/contract/search/bangs.ts";
import type { Waker } from "../islands/island.tsx";
import { bangList } from "./bang-data.ts";
import { bangListIsland } from "./bang-list-island.tsx";

/** The island with the list itself, which is too long to travel in the page: it comes as a script that is kept. */
export function bangListWaker(): Waker {
  return bangListIsland(readBangs(bangList));
}
