import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const installed = ["/usr/bin/google-chrome", "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** The browser that CHROMIUM names, or one of the machine's own, or else the one that came with `npm ci`. */
export async function chromiumPath(): Promise<string> {
  const own = process.env.CHROMIUM ?? installed.find((path) => existsSync(path));
  if (own) return own;
  // The package contains the two system libraries that Chromium needs, but only unpacks them where it believes it is on AWS
  // Lambda.
  if (!hasNetworkSecurityServices()) process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

function hasNetworkSecurityServices(): boolean {
  return spawnSync("ldconfig", ["-p"], { encoding: "utf8" }).stdout?.includes("libnss3.so") ?? false;
}

/** No sandbox: it needs rights that containers lack, and only our own pages are opened. Most others keep it off the network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
