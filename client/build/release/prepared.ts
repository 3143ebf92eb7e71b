/** What deployments and releases share: their target, and what stops both. */
import { spawnSync } from "node:child_process";
import { brand } from "../../../src/contract/brand.ts";
import { pairKeyNames } from "../../../src/platform/service-table.ts";
import { type Environment, environments } from "../wrangler/settings.ts";
import { refusalsFor, type Secrets } from "./refusals.ts";

export interface Deployment {
  readonly name: "staging" | "production";
  readonly environment: Environment;
  readonly origin: string;
  /** The dataset in which responses are counted. */
  readonly dataset: string;
  readonly needsServices: boolean;
  readonly config: { readonly edge: string; readonly services: string };
}

export function deploymentOf(name: string | undefined): Deployment {
  if (name !== "staging" && name !== "production") throw new Error("say where to: staging or production");
  const environment: Environment = environments[name];
  const [host = brand.hosts.main] = environment.hosts.main.split(" ");
  return {
    ...{ name, environment, origin: `https://${host}`, dataset: environment.answers ?? "" },
    needsServices: environment.bound.length > 0,
    config: { edge: `dist/worker/wrangler.${name}.toml`, services: `dist/services/wrangler.${name}.toml` },
  };
}

/** Exits if something is missing: checks the settings first, which needs no network, then the secrets that the platform has. */
export function stopForRefusals({ name, environment, needsServices, config }: Deployment, isDryRun = false): void {
  const every = ["SESSION_KEYS", "AUTH_SIGNING_KEYS", "ONION_KEY", ...pairKeyNames];
  const stopFor = (secrets: Secrets) => {
    const refusals = refusalsFor(environment, secrets);
    for (const refusal of refusals) console.error(`${name}: ${refusal}`);
    if (refusals.length === 0 || isDryRun) return;
    console.error("Nothing was deployed. src/services/README.md says what each setting is for.");
    process.exit(1);
  };
  stopFor({ edge: every, services: every });
  if (isDryRun) return;
  stopFor({ edge: secretsAt(config.edge), services: needsServices ? secretsAt(config.services) : [] });
}

/** The names of the secrets that a worker has. */
function secretsAt(config: string): readonly string[] {
  const asked = spawnSync("wrangler", ["secret", "list", "-c", config, "--format", "json"], {
    encoding: "utf8",
    stdio: ["inherit", "pipe", "inherit"],
  });
  // A worker that was never deployed has none, and wrangler says so above.
  if (asked.status !== 0) return [];
  const list = JSON.parse(asked.stdout) as readonly { readonly name: string }[];
  return list.map((secret) => secret.name);
}
