/** `npm run config` writes the `wrangler.toml` files; `npm run config -- --check` only says which are not current. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wranglerFiles } from "./files.ts";

const root = join(import.meta.dirname, "../../..");
const isCheck = process.argv.includes("--check");

for (const [path, text] of Object.entries(wranglerFiles)) {
  if (!isCheck) writeFileSync(join(root, path), text);
  else if (readFileSync(join(root, path), "utf8") !== text) {
    console.error(`${path} is not what client/build/wrangler/settings.ts says: run npm run config`);
    process.exitCode = 1;
  }
}
