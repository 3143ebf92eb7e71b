/**
 * How a version comes to everybody, and how it is taken back. Decides; what talks to the platform is given
 * (`wrangler-platform.ts`, a fake in the tests).
 */
import { type Row, tell, type Verdict, verdictOf } from "./objectives.ts";

/** A version of a worker as the platform knows it, and the share of requests that it answers, in percent. */
export interface Share {
  readonly id: string;
  readonly percentage: number;
}

export interface Platform {
  /** What answers now. */
  serving(): Promise<readonly Share[]>;
  /** What answered until now, the newest first; the first is what answers now. */
  history(): Promise<readonly (readonly Share[])[]>;
  /** Uploads what was built, which answers nobody yet. Gives the platform's id of it. */
  upload(): Promise<string>;
  serve(shares: readonly Share[]): Promise<void>;
  /** What a version does wrong when it is asked by name; none where all is well. */
  smoke(id: string): Promise<readonly string[]>;
  /** What was counted of this build's answers in the last minutes. */
  counted(minutes: number): Promise<readonly Row[]>;
  wait(minutes: number): Promise<void>;
  say(text: string): void;
}

/** By how many percent of requests, and for how long it is watched there. */
export const steps: readonly { readonly percentage: number; readonly minutes: number }[] = [
  { percentage: 1, minutes: 10 },
  { percentage: 10, minutes: 20 },
  { percentage: 100, minutes: 10 },
];

export type Released =
  | { readonly tag: "released"; readonly id: string }
  | { readonly tag: "refused"; readonly why: string }
  | { readonly tag: "taken back"; readonly to: string; readonly why: string };

export async function release(platform: Platform): Promise<Released> {
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

/** Null when it has come to everybody, else why it stopped. */
async function advance(platform: Platform, before: string, id: string): Promise<string | null> {
  // Known to the platform and asked by name, but given to nobody.
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

async function judge(platform: Platform, minutes: number): Promise<Verdict> {
  const told = tell(await platform.counted(minutes));
  platform.say(`${told.answers} answers, ${told.failed} failed, ${(100 * told.fast).toFixed(1)}% within 100 ms`);
  return verdictOf(told);
}

async function takeBack(platform: Platform, to: string, why: string): Promise<Released> {
  await platform.serve([{ id: to, percentage: 100 }]);
  return { tag: "taken back", to, why };
}

/** The other way, by hand and at once: whatever answered everybody before, does so again. */
export async function back(platform: Platform): Promise<Released> {
  const [now = [], ...earlier] = await platform.history();
  const current = onlyOf(now);
  const to = earlier.map(onlyOf).find((id) => id !== null && id !== current);
  if (!to) return { tag: "refused", why: "nothing answered before" };
  return takeBack(platform, to, "asked for");
}

/** The version that answers everybody; null where two share. */
function onlyOf(shares: readonly Share[]): string | null {
  return shares.find(({ percentage }) => percentage === 100)?.id ?? null;
}

/** The same order at every step: the platform then leaves those with the new version that have it. */
function split(before: string, id: string, percentage: number): readonly Share[] {
  if (percentage === 100) return [{ id, percentage }];
  return [
    { id, percentage },
    { id: before, percentage: 100 - percentage },
  ];
}
