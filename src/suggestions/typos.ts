/** What the visitor may have meant to type, and what is added to the score of the phrases found by it. */
export interface TypoVariant {
  readonly text: string;
  readonly bonus: number;
}

/** Shorter queries are one slip away from so many phrases that any of them would be a guess. */
export const shortestMistyped = 4;

/** How many letters before `last` a slip is looked for; without a bound, the work would grow with the text. */
const farthest = 16;

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Rows of the common keyboard: a wrong letter is mostly the one beside the right one. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Penalties for a slip at the first and the second letter, which nearly everybody gets right. */
const atBeginning = [-8, -4];

/** How likely each slip is, on the scale of weights. */
const bonusOf = { swapped: 14, extra: 10, neighbour: 10, missing: 13, doubled: 12, other: 2 };

/**
 * Every text that is one slip away: two letters swapped, one too many, one missing, one wrong. `last`: the position of the
 * first letter at which the text differs from all phrases; a slip cannot be later.
 */
export function variantsOf(typed: string, last: number): readonly TypoVariant[] {
  if (typed.length < shortestMistyped) return [];
  const found = new Map<string, number>();
  const note = (text: string, bonus: number) => {
    if (text !== typed && (found.get(text) ?? -99) < bonus) found.set(text, bonus);
  };
  for (let at = Math.max(0, last - farthest); at < Math.min(typed.length, last + 1); at++) {
    const [before, letter, after] = [typed.slice(0, at), typed[at] ?? "", typed.slice(at + 1)];
    const place = atBeginning[at] ?? at / 4;
    if (after) note(before + after[0] + letter + after.slice(1), bonusOf.swapped + place);
    note(before + after, (letter === after[0] ? bonusOf.doubled : bonusOf.extra) + place);
    for (const other of letters) {
      note(before + other + after, (areNeighbours(letter, other) ? bonusOf.neighbour : bonusOf.other) + place);
      note(before + other + letter + after, (other === letter ? bonusOf.doubled : bonusOf.missing) + place);
    }
  }
  return [...found].map(([text, bonus]) => ({ text, bonus }));
}

function areNeighbours(one: string, other: string): boolean {
  return rows.some((row) => row.includes(one + other) || row.includes(other + one));
}
