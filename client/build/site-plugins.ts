import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { art } from "./art.ts";
import { assetList } from "./asset-list.ts";
import { dataFiles } from "./data-files.ts";
import { dictionary } from "./dictionary/dictionary-parts.ts";
import { font } from "./font.ts";
import { marks } from "./marks.ts";
import { preload } from "./preload.ts";
import { resultsScript } from "./results-script.ts";
import { classNames, styles } from "./styles.ts";
import { suggestions } from "./suggestions/suggestions.ts";
import { webManifest } from "./web-manifest.ts";

/**
 * Everything that the build does besides bundling scripts. The order matters: plugins that wait for pictures come after those
 * that can work meanwhile, and the list of files comes last, since it names them all.
 */
export function sitePlugins(): PluginOption[] {
  return [
    react(),
    preload(),
    classNames(),
    styles(),
    font(),
    webManifest(),
    suggestions(),
    dictionary(),
    dataFiles(),
    marks(),
    art(),
    resultsScript(),
    assetList(),
  ];
}
