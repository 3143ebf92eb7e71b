import { readBangs } from "../../src/contract/bangs.ts";
import { bangListIsland } from "../islands/bang-list.tsx";
import type { Waker } from "../islands/island.tsx";
import { bangList } from "./bang-list.ts";

/** The island with the list itself, which is too long to travel in the page: it comes as a script that is kept. */
export function bangListWaker(): Waker {
  return bangListIsland(readBangs(bangList));
}
