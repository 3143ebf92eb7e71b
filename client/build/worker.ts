/**
 * The worker as it is deployed: `node client/build/worker.ts staging|production` writes `dist/worker/index.js`.
 *
 * Bundled first and made small afterwards, because the bundler's own minifying would also shorten the class names of
 * CSS Modules, which the style sheets of the client's build know by their full names.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "vite";

const [environment = "production"] = process.argv.slice(2);
const folder = "dist/worker";
const { status } = spawnSync("wrangler", ["deploy", "--dry-run", "--env", environment, "--outdir", folder], {
  stdio: ["ignore", "ignore", "inherit"],
});
if (status !== 0) process.exit(1);

const bundle = `${folder}/index.js`;
const { code, errors } = minifySync(bundle, readFileSync(bundle, "utf8"), {
  module: true,
  compress: { target: "es2024" },
  mangle: { toplevel: true },
  codegen: { removeWhitespace: true, legalComments: "none" },
});
for (const { message } of errors) console.error(message);
if (errors.length > 0) process.exit(1);
writeFileSync(bundle, code);
