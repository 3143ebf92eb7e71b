/**
 * `npm run operate -- <command> …`: what an operator does besides deploying and releasing.
 *
 *   account     answers a person's request for their data
 *   keys        makes and rotates the secrets
 *   objectives  compares what was promised with what was counted
 *   experiment  reports the result of an experiment
 *   stack       maps a line of the log to a line of the source
 */
const commands = ["account", "keys", "objectives", "experiment", "stack"];

const [command = ""] = process.argv.splice(2, 1);
if (!commands.includes(command)) {
  console.error(`npm run operate -- ${commands.join("|")} …`);
  process.exit(2);
}
await import(`./${command}.ts`);

export {};
