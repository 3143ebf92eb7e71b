import { watchIslands } from "./islands/watch.ts";

watchIslands(document);
