/**
 * `npm run deploy` and `npm run deploy:staging`: deploys the build to all visitors at once. Meant for the first deployment and
 * for a version with a new Durable Object class; all other versions go out by `npm run release`. With `--dry-run` nothing is
 * deployed, and missing settings are only reported.
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
