/** The random steps of the walk. The seed decides them all. */
import { type Person, World } from "./world.ts";

const second = 1000;
const pauses = [
  second,
  5 * second,
  11 * second,
  40 * second,
  10 * 60 * second,
  3600 * second,
  86_400 * second,
] as const;

/** Small and well spread (mulberry32): the same steps for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

function pick<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

/** Mostly something new, sometimes anything ever held. */
function pickHeld<Value>(values: readonly Value[], random: Random): Value | undefined {
  return random() < 0.8 ? pick(values.slice(-6), random) : pick(values, random);
}

function accessOf(world: World, person: Person, random: Random): string {
  const tokens = world.held[person].flatMap(({ secret }) => (secret.kind === "access" ? [secret.token] : []));
  return pickHeld(tokens, random) ?? "none";
}

type Step = (world: World, person: Person, random: Random) => Promise<void> | void;

const steps: readonly (readonly [weight: number, step: Step])[] = [
  [
    14,
    async (world, person, random) => {
      const held = pickHeld(world.held[person], random);
      if (held) await world.use(person, held);
    },
  ],
  [
    8,
    (world, person, random) => {
      const mine = world.mailboxes[person];
      const any = [...mine, ...world.mailboxes.owner, ...(world.address === null ? [] : [world.address])];
      return world.askForMail(person, pick(any, random) ?? "");
    },
  ],
  [
    6,
    (world, person, random) => world.startEdit(person, accessOf(world, person, random), editTo(world, person, random)),
  ],
  [
    4,
    async (world, person, random) => {
      const edits = world.held[person].filter(({ secret }) => secret.kind === "edit");
      const held = edits.at(-1 - Math.floor(random() * 2));
      if (held) await world.use(person, held);
    },
  ],
  [
    4,
    (world, _, random) => {
      const loot = world.held.owner.filter(({ secret: { kind } }) =>
        ["access", "refresh", "code", "portal"].includes(kind),
      );
      const held = pickHeld(loot, random);
      if (held) world.held.thief.push(held);
    },
  ],
  [2, (world, person, random) => world.makeRecovery(person, accessOf(world, person, random))],
  [2, (world, person, random) => world.openPortal(person, accessOf(world, person, random))],
  [2, (world, person, random) => world.signOutEverywhere(accessOf(world, person, random))],
  [2, (world, person, random) => world.undo(pickHeld(world.undoLinks[person], random) ?? "none")],
  [1, (world, _, random) => (random() < 0.3 ? world.remove(accessOf(world, "owner", random)) : undefined)],
  [
    3,
    async (world, _, random) => {
      await world.rescue();
      world.auth.pass(pick(pauses, random) ?? 0);
    },
  ],
  [1, (world) => world.ownerComesBack()],
];

function editTo(world: World, person: Person, random: Random): string | null {
  return random() < 0.3 ? null : (pick(world.mailboxes[person], random) ?? null);
}

const total = steps.reduce((sum, [weight]) => sum + weight, 0);

function drawn(random: Random): Step {
  let left = random() * total;
  for (const [weight, step] of steps) {
    left -= weight;
    if (left < 0) return step;
  }
  return () => {};
}

/** So many steps with one account after the other; what went wrong is named with its seed and its place. */
export async function walk(seed: number, count: number): Promise<World> {
  const random = randomOf(seed);
  const world = new World();
  await world.settle();
  for (let place = 0; place < count; place += 1) {
    const person = random() < 0.5 ? "owner" : "thief";
    try {
      await drawn(random)(world, person, random);
    } catch (error) {
      throw new Error(`seed ${seed}, step ${place}`, { cause: error });
    }
  }
  await world.ownerComesBack();
  return world;
}
