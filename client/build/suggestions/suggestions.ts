import type { Plugin } from "vite";
import { filesMadeInParallel } from "../files-made-in-parallel.ts";
import { onThread } from "../thread.ts";

/** Writes the index of suggestions. */
export function suggestions(): Plugin {
  return filesMadeInParallel("site:suggestions", () => onThread("suggestionFiles"));
}
