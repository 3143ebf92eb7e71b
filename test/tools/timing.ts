/**
 * `npm run nightly -- timing [requests] [entrance]`: whether the time of an answer tells whose address was given (HOLD-9). Asks
 * at every entrance that takes an address, in turn for an owner who is signed in, for one whom nothing has touched since the
 * worker started, for one who has just asked for a code, and for nobody. Fails where two groups differ by more than two groups
 * with shuffled members do.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  ask,
  authorize,
  bundleServices,
  newAccount,
  newOwner,
  type Owner,
  startServices,
} from "../bench/services-site.ts";
import { forgetfulFolder } from "../in-memory.ts";

const [requests = "2000", only = ""] = process.argv.slice(2);

const groups = ["active", "idle", "under way", "nobody"] as const;
type Group = (typeof groups)[number];

const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => [one, other] as const));

/** Each address is asked for once in a run of the worker, so that an idle one is idle. */
const rounds = Math.ceil(Number(requests) / groups.length);

/** Rounds before the measurement, in which code is compiled. */
const warmUps = 25;

/** How often members are shuffled, and the share of shuffles below which a difference is none of chance: one run in 200 errs. */
const shuffles = 5000;
const rare = 0.0002;

/** Milliseconds in which what an earlier request left to do after its answer is done. */
const settling = 150;

/** How many accounts are made at once. */
const atOnce = 16;

interface Entrance {
  readonly name: string;
  /** What comes before, untimed, from somebody who knows nothing of the address; the answer is the request that is timed. */
  prepare(origin: string, email: string): Promise<{ readonly url: string; readonly status: number } & RequestInit>;
}

const json = { "content-type": "application/json" };

const entrances: readonly Entrance[] = [
  {
    name: "otp",
    async prepare(origin, email) {
      const { cookie } = await authorize(origin);
      const url = `${origin}/api/auth/v2/otp?${new URLSearchParams({ email, locale: "en" })}`;
      return { url, status: 200, method: "POST", headers: { cookie } };
    },
  },
  {
    name: "page",
    async prepare(origin, email) {
      const body = new URLSearchParams({ intent: "send", email });
      return { url: `${origin}/subscriptions/activate`, status: 303, method: "POST", body };
    },
  },
  {
    name: "loginlink",
    async prepare(origin, email) {
      return { url: `${origin}/api/auth/account/loginlink?${new URLSearchParams({ email })}`, status: 200 };
    },
  },
  {
    name: "login-v1",
    async prepare(origin, email) {
      return { url: `${origin}/api/auth/login?${new URLSearchParams({ email, otp: "000000" })}`, status: 400 };
    },
  },
  {
    name: "edit",
    async prepare(origin, email) {
      const authorization = `Bearer ${await newAccount(origin)}`;
      const url = `${origin}/api/auth/v2/account/edit?${new URLSearchParams({ email, locale: "en" })}`;
      return { url, status: 200, method: "POST", headers: { authorization } };
    },
  },
  {
    name: "newsletter",
    async prepare(origin, email) {
      const body = JSON.stringify({ email, newsletter: "privacy-weekly" });
      return { url: `${origin}/newsletter/subscription/subscribe`, status: 202, method: "POST", headers: json, body };
    },
  },
  {
    name: "help",
    async prepare(origin, email) {
      const body = JSON.stringify({ email, topic: "vpn", message: "How do I turn it on?" });
      return { url: `${origin}/support/messages`, status: 202, method: "POST", headers: json, body };
    },
  },
];

const folder = mkdtempSync(join(forgetfulFolder(), "timing-"));
const built = await bundleServices();
let addresses = 0;
let bystander: Promise<string> | null = null;
let bystanderOf = "";
/** Addresses are of equal length. Each domain has few: a domain, too, has a budget. */
function newAddress(): string {
  addresses += 1;
  return `wren-${String(addresses).padStart(6, "0")}@post-${String(addresses % 997).padStart(3, "0")}.example`;
}

let differs = false;
try {
  for (const entrance of entrances.filter(({ name }) => !only || name === only)) {
    const times = await measure(entrance);
    console.log(
      `\n${entrance.name}: ${groups.map((group) => `${group} ${median(times[group]).toFixed(2)} ms`).join(", ")}`,
    );
    for (const [one, other] of pairs) {
      const difference = median(times[one]) - median(times[other]);
      const share = chance(times[one], times[other]);
      if (share < rare) differs = true;
      console.log(`  ${one} against ${other}: ${difference.toFixed(3)} ms, by chance in ${(share * 100).toFixed(2)}%`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (differs) console.log("\nThe time of an answer tells whose address was given.");
process.exit(differs ? 1 : 0);

/** Milliseconds of every answer, by group. */
async function measure(entrance: Entrance): Promise<Record<Group, number[]>> {
  const owners = await makeOwners();
  // Started again, nothing is in memory.
  const { origin, stop } = await startServices(built, folder);
  try {
    const times: Record<Group, number[]> = { active: [], idle: [], "under way": [], nobody: [] };
    for (let round = -warmUps; round < rounds; round += 1) {
      const asked = await Promise.all(groups.map((group) => asking(origin, entrance, group, owners[group].pop())));
      await wait(settling);
      for (const { group, url, status, ...init } of shuffled(asked)) {
        const started = performance.now();
        await (await ask(url, status, init)).text();
        if (round >= 0) times[group].push(performance.now() - started);
        await wait(settling);
      }
    }
    return times;
  } finally {
    await stop();
  }
}

/** Accounts for the groups that have one, and their idle neighbours. */
async function makeOwners(): Promise<Record<Group, Owner[]>> {
  const { origin, stop } = await startServices(built, folder);
  const made: Owner[] = [];
  let left = 3 * (rounds + warmUps);
  const lane = async () => {
    while (left-- > 0) made.push(await newOwner(origin, newAddress()));
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, lane));
  } finally {
    await stop();
  }
  const third = made.length / 3;
  const [active, idle, pending] = [0, 1, 2].map((part) => made.slice(part * third, (part + 1) * third));
  return { active: active ?? [], idle: idle ?? [], "under way": pending ?? [], nobody: [] };
}

/** Leads the address to where its group is, with as many calls as for every other; the answer is the request to be timed. */
async function asking(origin: string, entrance: Entrance, group: Group, owner: Owner | undefined) {
  if (bystanderOf !== origin) [bystander, bystanderOf] = [newAccount(origin), origin];
  const email = owner?.email ?? newAddress();
  const token = group === "active" && owner ? owner.token : await bystander;
  await (await ask(`${origin}/api/auth/v2/account`, 200, { headers: { authorization: `Bearer ${token}` } })).text();
  const asked = group === "under way" ? email : newAddress();
  const { cookie } = await authorize(origin);
  const otp = `${origin}/api/auth/v2/otp?${new URLSearchParams({ email: asked, locale: "en" })}`;
  await (await ask(otp, 200, { method: "POST", headers: { cookie } })).text();
  return { group, ...(await entrance.prepare(origin, email)) };
}

/** In how many of {@link shuffles} two groups with shuffled members differ at least as much, as a share. */
function chance(one: readonly number[], other: readonly number[]): number {
  const difference = Math.abs(median(one) - median(other));
  const all = [...one, ...other];
  let asLarge = 0;
  for (let shuffle = 0; shuffle < shuffles; shuffle += 1) {
    const mixed = shuffled(all);
    const other = Math.abs(median(mixed.slice(0, one.length)) - median(mixed.slice(one.length)));
    if (other >= difference) asLarge += 1;
  }
  return asLarge / shuffles;
}

function median(times: readonly number[]): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
