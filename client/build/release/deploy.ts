/**
 * `npm run deploy` and `npm run deploy:staging`: what was built goes to everybody at once. For the first time, and for a
 * version with a new class of objects; all others go out by `npm run release`. With `--dry-run` nothing is released, so
 * what is missing is only told.
 */
import { spawnSync } from "node:child_process";
import { deploymentOf, stopForRefusals } from "./prepared.ts";

const [name, ...args] = process.argv.slice(2);
const deployment = deploymentOf(name);
const { config, needsServices } = deployment;
const isDryRun = args.includes("--dry-run");

run("node", "client/build/wrangler/write.ts", "--check");
stopForRefusals(deployment, isDryRun);
if (needsServices || isDryRun) run("wrangler", "deploy", "-c", config.services, ...args);
run("wrangler", "deploy", "-c", config.edge, ...args);

function run(program: string, ...given: readonly string[]): void {
  const { status } = spawnSync(program, given, { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
