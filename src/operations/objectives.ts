/**
 * `npm run operate -- objectives staging|production [--minutes 60]`: prints what was promised and what was counted. Fails if an
 * objective is missed, nothing was counted or `security.txt` expires soon, so that a scheduled run raises the alarm.
 */
import { parseArgs } from "node:util";
import { objectives } from "../contract/objectives.ts";
import { endpoints } from "../contract/routes.ts";
import { deploymentOf } from "./deployment.ts";
import { securityDaysLeft, summarise, verdictOf } from "./objective-rules.ts";
import { countedIn } from "./wrangler-platform.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "60" } },
});
const { dataset, origin } = deploymentOf(positionals[0]);
const summary = summarise(await countedIn(dataset, Number(values.minutes), null));
const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
const verdict = verdictOf(summary);
console.warn(
  [
    `${summary.answers} answers in ${values.minutes} minutes, ${summary.failed} of them failures of ours`,
    `available ${percent(summary.available)}, promised ${percent(objectives.available)}`,
    `within 100 ms ${percent(summary.fast)}, promised ${percent(objectives.fast.share)}`,
    verdict,
  ].join("\n"),
);
/** The fewest days that `security.txt` must have left: time for a release, even during holidays. */
const fewestDays = 30;
const days = securityDaysLeft(await (await fetch(`${origin}${endpoints.securityTxt}`)).text(), Date.now());
if (days < fewestDays) console.error(`security.txt expires in ${days} days: build and release`);
process.exitCode = verdict === "met" && days >= fewestDays ? 0 : 1;
