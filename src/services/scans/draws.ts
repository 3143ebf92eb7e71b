/** Reproducible random numbers: the same seed and name give the same sequence. Not for secrets. */

/** The next number of a sequence, from 0 up to but not including 1. */
export type RandomDraw = () => number;

/** A sequence of its own for each name under a seed of 32 bits. */
export function drawsFor(seed: number, name: string): RandomDraw {
  let state = hashed(seed, name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, begun at the seed. */
function hashed(seed: number, name: string): number {
  let hash = (0x811c9dc5 ^ seed) | 0;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash;
}

/** One of a list; undefined of an empty one. */
export function pick<Item>(draw: RandomDraw, items: readonly Item[]): Item | undefined {
  return items[Math.floor(draw() * items.length)];
}
