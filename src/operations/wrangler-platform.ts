/** The platform as a release sees it: wrangler, the site's own address, and the analytics store. Nothing is decided here. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { type CountedAnswers, query, rowsSchema } from "./objective-rules.ts";
import type { DeploymentPlatform, TrafficShare } from "./rollout.ts";

export interface DeploymentTarget {
  /** Path of the configuration that the build wrote. */
  readonly config: string;
  /** The worker's name on the platform. */
  readonly name: string;
  /** The version of the build (`dist/release.json`). */
  readonly version: string;
  readonly origin: string;
  readonly dataset: string;
  /**
   * The version whose counted responses to read; null for all, as for the services worker: only the edge's responses are
   * counted.
   */
  readonly countedAs: string | null;
  /** Tests a version; left out for a worker that has no address. */
  readonly smoke?: (ask: (path: string) => Promise<Response>) => Promise<readonly string[]>;
}

const deploymentSchema = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
const uploadSchema = z.object({ type: z.literal("version-upload"), version_id: z.string() });

export function wranglerPlatform(target: DeploymentTarget): DeploymentPlatform {
  const { config, name, version, origin } = target;
  return {
    async serving() {
      return sharesOf(deploymentSchema.parse(JSON.parse(wrangler(["deployments", "status", "-c", config, "--json"]))));
    },
    async history() {
      const list = wrangler(["deployments", "list", "-c", config, "--json"]);
      // The platform lists the oldest first.
      return z.array(deploymentSchema).parse(JSON.parse(list)).map(sharesOf).reverse();
    },
    async upload() {
      const noted = join(tmpdir(), `release-${process.pid}.ndjson`);
      wrangler(["versions", "upload", "-c", config, "--tag", version], { WRANGLER_OUTPUT_FILE_PATH: noted });
      const lines = readFileSync(noted, "utf8").trim().split("\n");
      rmSync(noted);
      const upload = lines.map((line) => uploadSchema.safeParse(JSON.parse(line)).data).find((found) => found);
      if (!upload) throw new Error("wrangler named no version");
      return upload.version_id;
    },
    async serve(shares) {
      const given = shares.map(({ id, percentage }) => `${id}@${percentage}%`);
      wrangler(["versions", "deploy", ...given, "-c", config, "--yes", "--message", version]);
    },
    async smoke(id) {
      // The platform routes a request that names a version to it, even if it answers nobody else.
      const headers = { "Cloudflare-Workers-Version-Overrides": `${name}="${id}"` };
      return target.smoke?.((path) => fetch(new URL(path, origin), { headers, redirect: "manual" })) ?? [];
    },
    counted: (minutes) => countedIn(target.dataset, minutes, target.countedAs),
    wait: (minutes) => sleep(minutes * 60_000),
    say: (text) => console.warn(`${name}: ${text}`),
  };
}

function sharesOf({ versions }: z.infer<typeof deploymentSchema>): readonly TrafficShare[] {
  return versions.map(({ version_id, percentage }) => ({ id: version_id, percentage }));
}

/** Asks the analytics store, with the account and the token of whoever releases. */
export async function countedIn(
  dataset: string,
  minutes: number,
  version: string | null,
): Promise<readonly CountedAnswers[]> {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (!account || !token) throw new Error("CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN open the analytics store");
  const answer = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: query(dataset, minutes, version),
  });
  if (!answer.ok) throw new Error(`the analytics store answered ${answer.status}`);
  return rowsSchema.parse(await answer.json()).data;
}

function wrangler(args: readonly string[], more: Readonly<Record<string, string>> = {}): string {
  const { status, stdout } = spawnSync("wrangler", args, {
    encoding: "utf8",
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, ...more },
  });
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(" ")} failed`);
  return stdout;
}
