/**
 * `npm run release -- staging|production`: releases the tested build in steps, the services worker first if the edge binds it.
 * `--back` takes the last release back. See `src/operations.md`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtScripts } from "../../client/build/client-files.ts";
import { differences, fingerprintsOf, readTested } from "./built.ts";
import { type Deployment, deploymentOf, stopForRefusals, writeBuiltSettings } from "./deployment.ts";
import { fetchKept, listName, scriptsToPublish } from "./previous-files.ts";
import { back, type ReleaseResult, release } from "./rollout.ts";
import { smokeOf } from "./smoke.ts";
import { type DeploymentTarget, wranglerPlatform } from "./wrangler-platform.ts";

const [name, ...args] = process.argv.slice(2);
const deployment = deploymentOf(name);
const { origin, dataset, needsServices } = deployment;
const tested = readTested() ?? stop("Not tested: npm test");
const { version } = tested;
const scripts = "dist/client/assets";
const keptList = `${scripts}/${listName}`;

function targetOf(worker: "edge" | "services", more: Pick<DeploymentTarget, "countedAs" | "smoke">): DeploymentTarget {
  const config = writeBuiltSettings(deployment, worker);
  return { config, name: deployment[worker].name ?? "", version, origin, dataset, ...more };
}

const services = targetOf("services", { countedAs: null });
const edge = targetOf("edge", {
  countedAs: version,
  smoke: (ask) => smokeOf(ask, { version, entry: builtScripts().entry }),
});

if (args.includes("--back")) await each([edge, ...(needsServices ? [services] : [])], back);
else {
  clearKept();
  const changed = differences(tested, fingerprintsOf("dist"));
  if (changed.length > 0) stop(`Changed since it was tested: ${changed.join(", ")}`);
  stopForRefusals(deployment);
  await keepScripts(deployment);
  await each([...(needsServices ? [services] : []), edge], release);
}

/** Goes through the targets in order, and exits at the first that fails. */
async function each(targets: readonly DeploymentTarget[], what: typeof release | typeof back): Promise<void> {
  for (const target of targets) {
    const outcome = await what(wranglerPlatform(target));
    console.warn(`${target.name}: ${wordsOf(outcome)}`);
    const isWanted = outcome.tag === "released" || (what === back && outcome.tag === "taken back");
    if (!isWanted) process.exit(1);
  }
}

function wordsOf(outcome: ReleaseResult): string {
  if (outcome.tag === "released") return `released ${version} as ${outcome.id}`;
  if (outcome.tag === "refused") return `refused: ${outcome.why}`;
  return `taken back to ${outcome.to}: ${outcome.why}`;
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

/**
 * Removes scripts that a release to another environment put beside this build: each environment has its own earlier releases.
 */
function clearKept(): void {
  if (!existsSync(keptList)) return;
  const { wanted } = scriptsToPublish(tested, JSON.parse(readFileSync(keptList, "utf8")));
  for (const script of Object.keys(wanted)) rmSync(`${scripts}/${script}`, { force: true });
  rmSync(keptList);
}

/**
 * Puts the scripts of earlier releases beside this one's. The live site lists them; before the first release there is no list.
 */
async function keepScripts({ origin }: Deployment): Promise<void> {
  const live = await fetch(`${origin}/assets/${listName}`);
  const kept = scriptsToPublish(tested, live.ok ? await live.json() : null);
  const found = await fetchKept(kept, async (script) => {
    const answer = await fetch(`${origin}/assets/${script}`);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  });
  for (const [script, bytes] of found) writeFileSync(`${scripts}/${script}`, bytes);
  writeFileSync(keptList, JSON.stringify(kept.list));
}
