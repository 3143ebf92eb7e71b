import type { PluginOption } from "vite";
import { art } from "./art.ts";
import { dataFiles } from "./data-files.ts";
import { dictionary } from "./dictionary/dictionary-parts.ts";
import { font } from "./font.ts";
import { marks } from "./marks.ts";
import { suggestions } from "./suggestions/suggestions.ts";
import { webManifest } from "./web-manifest.ts";

export function madeFiles(): PluginOption[] {
  return [font(), webManifest(), suggestions(), dictionary(), dataFiles(), marks(), art()].map((plugin) => ({
    ...plugin,
    apply: "build" as const,
    applyToEnvironment: ({ name }) => name === "client",
  }));
}
