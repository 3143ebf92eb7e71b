/**
 * `npm run deploy -- staging|production`: deploys the build to all visitors at once. Meant for the first deployment and for a
 * version with a new Durable Object class; all other versions go out by `npm run release`. With `--dry-run` nothing is deployed,
 * and missing settings are only reported.
 */
import { spawnSync } from "node:child_process";
import { deploymentOf, stopForRefusals, writeBuiltSettings } from "./deployment.ts";

const [name, ...args] = process.argv.slice(2);
const deployment = deploymentOf(name);
const isDryRun = args.includes("--dry-run");

stopForRefusals(deployment, isDryRun);
if (deployment.needsServices || isDryRun) deploy("services");
deploy("edge");

function deploy(worker: "edge" | "services"): void {
  const given = ["deploy", "-c", writeBuiltSettings(deployment, worker), ...args];
  const { status } = spawnSync("wrangler", given, { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
