/** What deployments and releases share: their target, and what stops both. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { pairKeyNames } from "../platform/service-table.ts";
import { refusalsFor, type SecretNames } from "./refusals.ts";
import { readWorkerSettings, settingsFiles, type WorkerName, type WorkerSettings } from "./settings.ts";

export interface Deployment {
  readonly name: "staging" | "production";
  readonly edge: WorkerSettings;
  readonly services: WorkerSettings;
  readonly origin: string;
  /** The dataset in which responses are counted. */
  readonly dataset: string;
  readonly needsServices: boolean;
}

export function deploymentOf(name: string | undefined): Deployment {
  if (name !== "staging" && name !== "production") throw new Error("say where to: staging or production");
  const [edge, services] = [readWorkerSettings("edge", name), readWorkerSettings("services", name)];
  const [host] = String(edge.vars.MAIN_HOSTS).split(" ");
  const dataset = edge.analytics_engine_datasets.find(({ binding }) => binding === "ANSWERS")?.dataset ?? "";
  return { name, edge, services, origin: `https://${host}`, dataset, needsServices: (edge.services ?? []).length > 0 };
}

/**
 * Writes the settings by which a built worker is uploaded, beside it, and returns their path: those of the environment, with
 * what the build says of its files.
 */
export function writeBuiltSettings({ name, ...settings }: Deployment, worker: WorkerName): string {
  const { main, no_bundle, rules, assets, upload_source_maps } = JSON.parse(
    readFileSync(`dist/${worker}/wrangler.json`, "utf8"),
  );
  const path = `dist/${worker}/wrangler.${name}.json`;
  writeFileSync(
    path,
    JSON.stringify({ ...settings[worker], unsafe: undefined, main, no_bundle, rules, assets, upload_source_maps }),
  );
  return path;
}

/** Exits if something is missing: checks the settings first, which needs no network, then the secrets that the platform has. */
export function stopForRefusals({ name, edge, services, needsServices }: Deployment, isDryRun = false): void {
  const every = ["SESSION_KEYS", "AUTH_SIGNING_KEYS", "ONION_KEY", ...pairKeyNames];
  const stopFor = (secrets: SecretNames) => {
    const refusals = refusalsFor({ edge, services }, secrets);
    for (const refusal of refusals) console.error(`${name}: ${refusal}`);
    if (refusals.length === 0 || isDryRun) return;
    console.error("Nothing was deployed. src/services/README.md says what each setting is for.");
    process.exit(1);
  };
  stopFor({ edge: every, services: every });
  if (isDryRun) return;
  stopFor({ edge: secretsOf("edge", name), services: needsServices ? secretsOf("services", name) : [] });
}

/** The names of the secrets that a worker has. */
function secretsOf(worker: WorkerName, env: string): readonly string[] {
  const args = ["secret", "list", "-c", settingsFiles[worker], "--env", env, "--format", "json"];
  const asked = spawnSync("wrangler", args, { encoding: "utf8", stdio: ["inherit", "pipe", "inherit"] });
  // A worker that was never deployed has none, and wrangler says so above.
  if (asked.status !== 0) return [];
  const list = JSON.parse(asked.stdout) as readonly { readonly name: string }[];
  return list.map((secret) => secret.name);
}
