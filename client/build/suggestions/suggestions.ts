import type { Plugin } from "vite";
import { begunFiles } from "../begun-files.ts";
import { onThread } from "../thread.ts";

/** Writes the index of suggestions. */
export function suggestions(): Plugin {
  return begunFiles("site:suggestions", () => onThread("suggestionFiles"));
}
