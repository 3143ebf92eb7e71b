import { z } from "zod";
import type { HostNames } from "./visit/host.ts";

const names = z
  .string()
  .default("")
  .transform((list) => list.toLowerCase().split(/\s+/).filter(Boolean));

const vars = z.object({
  STAGE: z.enum(["development", "staging", "production"]),
  START_HOSTS: names,
  NOAI_HOSTS: names,
  ONION_HOSTS: names,
});

/** What the variables of `wrangler.toml` come to, once parsed. */
export interface Config {
  readonly stage: z.infer<typeof vars>["STAGE"];
  /** True on a developer's machine and in the tests: opens the addresses under `/dev`. */
  readonly development: boolean;
  readonly hosts: HostNames;
}

const parsed = new WeakMap<object, Config>();

/** The configuration of this isolate. Throws at the first request when a variable is missing or wrong. */
export function readConfig(env: object): Config {
  const known = parsed.get(env);
  if (known) return known;
  const { STAGE, START_HOSTS, NOAI_HOSTS, ONION_HOSTS } = vars.parse(env);
  const config = {
    stage: STAGE,
    development: STAGE === "development",
    hosts: { start: START_HOSTS, noai: NOAI_HOSTS, onion: ONION_HOSTS },
  };
  parsed.set(env, config);
  return config;
}
