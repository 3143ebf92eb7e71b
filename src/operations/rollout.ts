/**
 * How a version is rolled out to all visitors, and how it is taken back. This module only decides; what talks to the platform
 * is passed in (`wrangler-platform.ts`, or a fake in the tests).
 */
import { type CountedAnswers, type ObjectiveVerdict, summarise, verdictOf } from "./objective-rules.ts";

/** A version of a worker as the platform knows it, and the share of requests that it answers, in percent. */
export interface TrafficShare {
  readonly id: string;
  readonly percentage: number;
}

export interface DeploymentPlatform {
  /** The versions that answer now. */
  serving(): Promise<readonly TrafficShare[]>;
  /** All deployments so far, newest first; the first is the one that answers at present. */
  history(): Promise<readonly (readonly TrafficShare[])[]>;
  /** Uploads the build, which answers no visitor yet. Resolves to the platform's id for it. */
  upload(): Promise<string>;
  serve(shares: readonly TrafficShare[]): Promise<void>;
  /** The faults of a version that is requested by its id; empty if it has none. */
  smoke(id: string): Promise<readonly string[]>;
  /** Counted responses of this build in the last minutes. */
  counted(minutes: number): Promise<readonly CountedAnswers[]>;
  wait(minutes: number): Promise<void>;
  say(text: string): void;
}

/** The percentage of requests at each step, and how long the version is watched there. */
export const steps: readonly { readonly percentage: number; readonly minutes: number }[] = [
  { percentage: 1, minutes: 10 },
  { percentage: 10, minutes: 20 },
  { percentage: 100, minutes: 10 },
];

export type ReleaseResult =
  | { readonly tag: "released"; readonly id: string }
  | { readonly tag: "refused"; readonly why: string }
  | { readonly tag: "taken back"; readonly to: string; readonly why: string };

export async function release(platform: DeploymentPlatform): Promise<ReleaseResult> {
  const before = onlyOf(await platform.serving());
  if (!before) return { tag: "refused", why: "another release is under way: finish it, or take it back" };
  const id = await platform.upload();
  try {
    const why = await advance(platform, before, id);
    return why === null ? { tag: "released", id } : await takeBack(platform, before, why);
  } catch (error) {
    return takeBack(platform, before, `a step failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Null once the version answers all requests, else why it stopped. */
async function advance(platform: DeploymentPlatform, before: string, id: string): Promise<string | null> {
  // At 0% the smoke test can request it by its id, and no visitor gets it.
  await platform.serve(split(before, id, 0));
  const faults = await platform.smoke(id);
  if (faults.length > 0) return faults.join("; ");
  for (const { percentage, minutes } of steps) {
    await platform.serve(split(before, id, percentage));
    platform.say(`${percentage}% for ${minutes} minutes`);
    await platform.wait(minutes);
    const verdict = await judge(platform, minutes);
    if (verdict !== "met") return `at ${percentage}%: ${verdict}`;
  }
  return null;
}

async function judge(platform: DeploymentPlatform, minutes: number): Promise<ObjectiveVerdict> {
  const summary = summarise(await platform.counted(minutes));
  platform.say(
    `${summary.answers} answers, ${summary.failed} failed, ${(100 * summary.fast).toFixed(1)}% within 100 ms`,
  );
  return verdictOf(summary);
}

async function takeBack(platform: DeploymentPlatform, to: string, why: string): Promise<ReleaseResult> {
  await platform.serve([{ id: to, percentage: 100 }]);
  return { tag: "taken back", to, why };
}

/** A manual rollback in one step: the version that answered all requests before does so again. */
export async function back(platform: DeploymentPlatform): Promise<ReleaseResult> {
  const [now = [], ...earlier] = await platform.history();
  const current = onlyOf(now);
  const to = earlier.map(onlyOf).find((id) => id !== null && id !== current);
  if (!to) return { tag: "refused", why: "nothing answered before" };
  return takeBack(platform, to, "asked for");
}

/** The version that answers all requests; null while two share them. */
function onlyOf(shares: readonly TrafficShare[]): string | null {
  return shares.find(({ percentage }) => percentage === 100)?.id ?? null;
}

/** The new version comes first at every step: the order must not change for the platform to keep visitors who have it on it. */
function split(before: string, id: string, percentage: number): readonly TrafficShare[] {
  if (percentage === 100) return [{ id, percentage }];
  return [
    { id, percentage },
    { id: before, percentage: 100 - percentage },
  ];
}
