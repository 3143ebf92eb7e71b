/** The random steps of the walk, all determined by the seed. */
import { kinds } from "./artefacts.ts";
import { type Person, World } from "./world.ts";

/** From a second to a day; mostly short, because secrets expire by themselves. */
const pauses = [1, 5, 11, 40, 600, 600, 3600, 3600, 86_400].map((seconds) => seconds * 1000);

/** A small generator with well-spread values (mulberry32): the same seed gives the same steps. */
function randomOf(seed: number): Random {
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

/** Mostly one of the three newest, sometimes any. */
function pickHeld<Value>(values: readonly Value[], random: Random): Value | undefined {
  return random() < 0.8 ? pick(values.slice(-3), random) : pick(values, random);
}

function accessOf(world: World, person: Person, random: Random): string {
  const tokens = world.held[person].flatMap(({ secret }) => (secret.kind === "access" ? [secret.token] : []));
  return pickHeld(tokens, random) ?? "none";
}

type Step = (world: World, person: Person, random: Random) => Promise<void> | void;

async function useSomething(world: World, person: Person, random: Random): Promise<void> {
  const kind = pick(kinds, random);
  const held = pickHeld(
    world.held[person].filter(({ secret }) => secret.kind === kind),
    random,
  );
  if (held) await world.use(person, held);
}

function askForMail(world: World, person: Person, random: Random): Promise<void> {
  const any = [
    ...world.mailboxes[person],
    ...world.mailboxes.owner,
    ...(world.address === null ? [] : [world.address]),
  ];
  return world.askForMail(person, pick(any, random) ?? "");
}

/** Signs in from the mail to the tokens without a pause; now and then stops half-way. */
async function signIn(world: World, person: Person, random: Random): Promise<void> {
  const email = world.address !== null && world.readerOf(world.address) === person ? world.address : null;
  await world.askForMail(person, email ?? pick(world.mailboxes[person], random) ?? "");
  for (const kind of ["otp", "code"]) {
    const newest = world.held[person].at(-1);
    if (newest?.secret.kind === kind && random() < 0.8) await world.use(person, newest);
  }
}

function startEdit(world: World, person: Person, random: Random): Promise<void> {
  return world.startEdit(person, accessOf(world, person, random), editTo(world, person, random));
}

/** Confirms one of the last two changes begun, so that the one-time code of a replaced change is tried too. */
async function confirmEdit(world: World, person: Person, random: Random): Promise<void> {
  const edits = world.held[person].filter(({ secret }) => secret.kind === "edit");
  const held = edits.at(-1 - Math.floor(random() * 2));
  if (held) await world.use(person, held);
}

async function makeRecovery(world: World, person: Person, random: Random): Promise<void> {
  await world.makeRecovery(person, accessOf(world, person, random));
  const newest = world.held[person].at(-1);
  if (newest?.secret.kind === "recovery" && random() < 0.5) await world.use(person, newest);
}

/** Makes two changes in a row, so that undo links accumulate. */
async function changeTwice(world: World, person: Person, random: Random): Promise<void> {
  for (const to of [null, pick(world.mailboxes[person], random) ?? null]) {
    await world.startEdit(person, accessOf(world, person, random), to);
    const newest = world.held[person].at(-1);
    if (newest?.secret.kind === "edit") await world.use(person, newest);
  }
}

function steal(world: World, _: Person, random: Random): void {
  const inBrowser = new Set(["access", "refresh", "code", "portal"]);
  const held = pickHeld(
    world.held.owner.filter(({ secret }) => inBrowser.has(secret.kind)),
    random,
  );
  if (held) world.held.thief.push(held);
}

/** Always with a token of the owner: what a stranger may delete is not judged here. */
async function remove(world: World, _: Person, random: Random): Promise<void> {
  await world.remove(accessOf(world, "owner", random));
}

/** With the thief's token alone, or also with a code that was mailed for a change of address. */
async function removeByToken(world: World, _: Person, random: Random): Promise<void> {
  const edits = world.held.thief.flatMap(({ secret }) => (secret.kind === "edit" ? [secret] : []));
  const edit = random() < 0.7 ? pickHeld(edits, random) : undefined;
  await world.removeWithout(accessOf(world, "thief", random), edit && { hash: edit.hash, otp: edit.otp });
}

async function takeBackByCode(world: World, person: Person, random: Random): Promise<void> {
  const codes = world.held[person].flatMap(({ secret }) => (secret.kind === "recovery" ? [secret.code] : []));
  const code = pickHeld(codes, random);
  if (code) await world.undoByRecovery(code);
}

async function pass(world: World, _: Person, random: Random): Promise<void> {
  await world.rescue();
  world.auth.pass(pick(pauses, random) ?? 0);
}

const steps: readonly (readonly [weight: number, step: Step])[] = [
  [14, useSomething],
  [5, askForMail],
  [5, signIn],
  [6, startEdit],
  [4, confirmEdit],
  [4, changeTwice],
  [5, steal],
  [3, makeRecovery],
  [2, (world, person, random) => world.openPortal(person, accessOf(world, person, random))],
  [4, (world, person, random) => world.signOutEverywhere(accessOf(world, person, random))],
  [2, (world, person, random) => world.undo(pickHeld(world.undoLinks[person], random) ?? "none")],
  [2, takeBackByCode],
  [1, remove],
  [2, removeByToken],
  [3, pass],
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

/** Takes `count` random steps, on one account after another. An error names the seed and the step. */
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
