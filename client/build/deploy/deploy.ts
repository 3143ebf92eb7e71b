/**
 * `npm run deploy` and `npm run deploy:staging`: refuses where something is missing, then deploys the services worker
 * where the edge binds it, and the edge. With `--dry-run` nothing is released, so what is missing is only told.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { environments } from "../wrangler/settings.ts";
import { refusalsFor, type Secrets } from "./refusals.ts";

const [name, ...args] = process.argv.slice(2);
if (name !== "staging" && name !== "production") throw new Error("say where to: staging or production");
const environment = environments[name];
const isDryRun = args.includes("--dry-run");
const needsServices = environment.bound.length > 0;
const servicesConfig = ["-c", "src/services/wrangler.toml"];

run("node", "client/build/wrangler/write.ts", "--check");
// First what the settings say by themselves: that asks nobody.
const every = ["SESSION_KEYS", "AUTH_SIGNING_KEYS", "ONION_KEY", "PEERS_KEY"];
stopFor({ edge: every, services: every });
if (!isDryRun) stopFor({ edge: secretsAt([]), services: needsServices ? secretsAt(servicesConfig) : [] });
if (needsServices || isDryRun) {
  run(
    "wrangler",
    "deploy",
    ...servicesConfig,
    "--env",
    name,
    "--minify",
    "--outdir",
    resolve("dist/services"),
    ...args,
  );
}
run("node", "client/build/worker.ts", name);
run("wrangler", "deploy", "dist/worker/index.js", "--no-bundle", "--env", name, ...args);

/** Tells what is missing, and ends here. A dry run only tells. */
function stopFor(secrets: Secrets): void {
  const refusals = refusalsFor(environment, secrets);
  for (const refusal of refusals) console.error(`${name}: ${refusal}`);
  if (refusals.length === 0 || isDryRun) return;
  console.error("Nothing was deployed. src/services/README.md says what each setting is for.");
  process.exit(1);
}

/** The names of the secrets that a worker has. */
function secretsAt(config: readonly string[]): readonly string[] {
  const asked = spawnSync("wrangler", ["secret", "list", ...config, "--env", name ?? "", "--format", "json"], {
    encoding: "utf8",
    stdio: ["inherit", "pipe", "inherit"],
  });
  // A worker that was never deployed has none, and wrangler says so above.
  if (asked.status !== 0) return [];
  const list = JSON.parse(asked.stdout) as readonly { readonly name: string }[];
  return list.map((secret) => secret.name);
}

function run(program: string, ...given: readonly string[]): void {
  const { status } = spawnSync(program, given, { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
