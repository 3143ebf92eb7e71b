import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const installed = ["/usr/bin/google-chrome", "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** A browser of the machine's own where there is one, else the one that came with `npm ci`. */
export async function chromiumPath(): Promise<string> {
  return installed.find((path) => existsSync(path)) ?? (await chromium.executablePath());
}

/** No sandbox: it needs rights that containers lack, and only our own pages are opened. The rest keeps it off the network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
