/**
 * `npm run operate -- keys staging|production --file PATH`: makes every secret, and with `--put` gives it to the platform. If the file
 * exists, `--rotate` does the scheduled rotation, `--renew NAME` replaces a secret that somebody else has as well, and
 * `--emergency` replaces all. The file is the only copy: it belongs
 * in the company's vault, and never in the repository. Without `--put` nothing leaves this machine.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { parseArgs } from "node:util";
import { deploymentOf } from "./deployment.ts";
import {
  newPairKeys,
  newSecrets,
  renewedSecrets,
  rotatedSecrets,
  type SiteSecrets,
  secretsSchema,
  sharedNames,
} from "./key-making.ts";
import { settingsFiles } from "./settings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: "string" },
    renew: { type: "string", multiple: true, default: [] },
    rotate: { type: "boolean", default: false },
    emergency: { type: "boolean", default: false },
    put: { type: "boolean", default: false },
  },
});
const { name, needsServices } = deploymentOf(positionals[0]);
const file = pathOutside(values.file);
const secrets = await wanted(existsSync(file) ? keptIn(readFileSync(file, "utf8")) : null);
// Written before the upload: a secret that only the platform has cannot be read back.
writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
console.warn(`${file}: ${secrets.SESSION_KEYS.keys.map(({ kid }) => kid).join(", ")}`);
if (values.put) {
  const { AUTH_SIGNING_KEYS, SESSION_KEYS, ONION_KEY, ...pairs } = secrets;
  if (needsServices) put(settingsFiles.services, { AUTH_SIGNING_KEYS: JSON.stringify(AUTH_SIGNING_KEYS), ...pairs });
  put(settingsFiles.edge, { SESSION_KEYS: JSON.stringify(SESSION_KEYS), ONION_KEY });
}

/** The secrets in a file; a pair of services without one gets a new one. */
function keptIn(text: string): SiteSecrets {
  return secretsSchema.parse({ ...newPairKeys(), ...JSON.parse(text) });
}

async function wanted(kept: SiteSecrets | null): Promise<SiteSecrets> {
  const now = Date.now();
  if (kept === null || values.emergency) return newSecrets(now);
  return renewedSecrets(values.rotate ? await rotatedSecrets(kept, now) : kept, values.renew.map(sharedName));
}

function sharedName(text: string): (typeof sharedNames)[number] {
  const name = sharedNames.find((known) => known === text);
  if (!name) throw new Error(`say which secret to renew: ${sharedNames.join(", ")}`);
  return name;
}

/** Passes secrets on standard input, so that none shows in the list of processes. */
function put(at: string, given: Readonly<Record<string, string>>): void {
  const { status } = spawnSync("wrangler", ["secret", "bulk", "-c", at, "--env", name], {
    input: JSON.stringify(given),
    stdio: ["pipe", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(1);
}

function pathOutside(path: string | undefined): string {
  if (!path) throw new Error("say where the secrets are kept: --file PATH");
  const inside = relative(process.cwd(), path);
  if (!isAbsolute(inside) && !inside.startsWith("..")) throw new Error("keep secrets outside of the repository");
  return path;
}
