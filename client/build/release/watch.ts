/**
 * `npm run objectives -- staging|production [--minutes 60]`: what was promised and what was counted. Ends with a failure
 * where an objective is not met or nothing was counted, so that whoever runs it by the clock hears of both.
 */
import { parseArgs } from "node:util";
import { endpoints } from "../../../src/contract/routes.ts";
import { objectives, securityDaysLeft, tell, verdictOf } from "./objectives.ts";
import { deploymentOf } from "./prepared.ts";
import { countedIn } from "./wrangler-platform.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "60" } },
});
const { dataset, origin } = deploymentOf(positionals[0]);
const told = tell(await countedIn(dataset, Number(values.minutes), null));
const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
const verdict = verdictOf(told);
console.warn(
  [
    `${told.answers} answers in ${values.minutes} minutes, ${told.failed} of them failures of ours`,
    `available ${percent(told.available)}, promised ${percent(objectives.available)}`,
    `within 100 ms ${percent(told.fast)}, promised ${percent(objectives.fast.share)}`,
    verdict,
  ].join("\n"),
);
/** Time enough for a release, and for whoever is on holiday. */
const fewestDays = 30;
const days = securityDaysLeft(await (await fetch(`${origin}${endpoints.securityTxt}`)).text(), Date.now());
if (days < fewestDays) console.error(`security.txt expires in ${days} days: build and release`);
process.exitCode = verdict === "met" && days >= fewestDays ? 0 : 1;
