/** Everything that must hold before a change lands, in the order that fails fastest. */
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

for (const [name, command] of steps) {
  console.log(`\n── ${name}: ${command}`);
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    process.exit(1);
  }
}
console.log("\nAll checks passed.");
