import { describe, expect, it } from "vitest";
import type { CountedAnswers } from "../../src/operations/objective-rules.ts";
import { back, type DeploymentPlatform, release, steps, type TrafficShare } from "../../src/operations/rollout.ts";

const old: readonly TrafficShare[] = [{ id: "old", percentage: 100 }];

const row = (answers: number, status = "200", duration = "10"): CountedAnswers => ({
  ...{ route: "home", status, duration, start: "warm", version: "new", answers: answers },
});

const well = [row(100_000)];

interface PlatformOptions {
  readonly serving?: readonly TrafficShare[];
  readonly history?: readonly (readonly TrafficShare[])[];
  readonly faults?: readonly string[];
  /** What is counted at each step, in order. */
  readonly counted?: readonly (readonly CountedAnswers[] | Error)[];
}

/** A platform that records what it is told to do, in order. */
function fake({ serving = old, history = [], faults = [], counted = [well, well, well] }: PlatformOptions = {}) {
  const done: string[] = [];
  let step = 0;
  const platform: DeploymentPlatform = {
    serving: async () => serving,
    history: async () => history,
    upload: async () => {
      done.push("upload");
      return "new";
    },
    serve: async (shares) => void done.push(shares.map(({ id, percentage }) => `${id} ${percentage}`).join(", ")),
    smoke: async (id) => {
      done.push(`smoke ${id}`);
      return faults;
    },
    counted: async () => {
      const rows = counted[step++];
      if (rows instanceof Error) throw rows;
      return rows ?? [];
    },
    wait: async (minutes) => void done.push(`wait ${minutes}`),
    say: () => {},
  };
  return { platform, done };
}

const untilSmoke = ["upload", "new 0, old 100", "smoke new"];

describe("npm run release", () => {
  it("OPS-5 looks at a version before anybody gets it, then gives it to 1, 10 and 100 percent", async () => {
    const { platform, done } = fake();
    expect(await release(platform)).toEqual({ tag: "released", id: "new" });
    const [first, second, third] = steps.map(({ minutes }) => `wait ${minutes}`);
    expect(done).toEqual([...untilSmoke, "new 1, old 99", first, "new 10, old 90", second, "new 100", third]);
  });

  it("OPS-5 gives nobody a version that fails when it is asked by name", async () => {
    const { platform, done } = fake({ faults: ["/ answered 500"] });
    expect(await release(platform)).toEqual({ tag: "taken back", to: "old", why: "/ answered 500" });
    expect(done).toEqual([...untilSmoke, "old 100"]);
  });

  const trouble = {
    unavailable: [row(9_980), row(20, "500")],
    slow: [row(900), row(2_000, "200", "300")],
    "nothing counted": [],
  } as const;

  it.each(Object.entries(trouble).flatMap(([verdict, rows]) => [0, 1, 2].map((at) => [verdict, at, rows] as const)))(
    "OPS-5 takes back what is %s at step %i",
    async (verdict, at, rows) => {
      const { platform, done } = fake({ counted: [...Array(at).fill(well), rows] });
      expect(await release(platform)).toMatchObject({
        ...{ tag: "taken back", to: "old", why: `at ${steps[at]?.percentage}%: ${verdict}` },
      });
      expect(done.at(-1)).toBe("old 100");
      expect(done.filter((what) => what.startsWith("wait"))).toHaveLength(at + 1);
    },
  );

  it("OPS-5 among few answers a single failure of ours is one too many, and slowness proves nothing", async () => {
    const few = fake({ counted: [[row(999, "200", "300")], well, well] });
    expect((await release(few.platform)).tag).toBe("released");
    const failed = fake({ counted: [[row(998), row(1, "503")]] });
    expect((await release(failed.platform)).tag).toBe("taken back");
  });

  it("OPS-5 takes back when it cannot see, and begins nothing while another release is under way", async () => {
    const blind = fake({ counted: [well, new Error("the store is away")] });
    expect(await release(blind.platform)).toMatchObject({ tag: "taken back", to: "old" });
    expect(blind.done.at(-1)).toBe("old 100");
    const busy = fake({
      serving: [
        { id: "old", percentage: 90 },
        { id: "other", percentage: 10 },
      ],
    });
    expect((await release(busy.platform)).tag).toBe("refused");
    expect(busy.done).toEqual([]);
  });
});

describe("npm run release -- --back", () => {
  const all = (id: string): readonly TrafficShare[] => [{ id, percentage: 100 }];
  const part = [
    { id: "new", percentage: 10 },
    { id: "old", percentage: 90 },
  ];

  it.each([
    ["after a release", [all("new"), part, all("old"), all("older")], "old"],
    ["in the middle of one", [part, all("old"), all("older")], "old"],
    ["after it was deployed twice", [all("new"), all("new"), all("old")], "old"],
  ])("OPS-5 %s gives everybody what answered everybody before", async (_, history, to) => {
    const { platform, done } = fake({ history });
    expect(await back(platform)).toMatchObject({ tag: "taken back", to });
    expect(done).toEqual([`${to} 100`]);
  });

  it("OPS-5 has nowhere to go from the first deployment", async () => {
    const { platform, done } = fake({ history: [all("new")] });
    expect((await back(platform)).tag).toBe("refused");
    expect(done).toEqual([]);
  });
});
