/** Everything that must hold before a change lands, what fails fastest first. Names all that failed. */
import { spawnSync } from "node:child_process";

const steps: readonly [string, string][] = [
  ["format and lint", "npm run --silent lint"],
  ["build", "npm run --silent build"],
  ["types and layers", "npm run --silent types"],
  ["unused code and dependencies", "npm run --silent unused"],
  ["experiments within their time", "node test/tools/overdue.ts"],
  ["spelling", "npm run --silent spelling"],
  ["prose", "npm run --silent prose"],
  ["tests", "npm test --silent"],
  ["deployable", "npm run --silent deploy -- production --dry-run"],
  ["sizes", "node test/tools/sizes.ts"],
];

const failed: string[] = [];
for (const [name, command] of steps) {
  console.log(`\n── ${name}: ${command}`);
  if (spawnSync(command, { stdio: "inherit", shell: true }).status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
