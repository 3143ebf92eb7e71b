import type { Answer, AnswerRequest } from "./answer.ts";
import { passphraseWords } from "./facts/passphrase-words.ts";

type Rule = readonly [pattern: RegExp, answer: (found: readonly string[], draw: Draw) => Answer | null];

/** A random whole number, at least 0 and less than `count`, each equally likely. */
type Draw = (count: number) => number;

const rules: readonly Rule[] = [
  [
    /^(?:generate (?:a )?|new |random )?uuid(?: ?v?4)?(?: generator)?$|^(?:generate (?:a )?|new |random )?guid(?: generator)?$/,
    (_, draw) => uuid(draw),
  ],
  [/^(?:generate (?:a )?|random |strong |secure )?password(?: generator)?$/, (_, draw) => password(20, draw)],
  [
    /^(?:generate (?:a )?|random |strong |secure )?password(?: of)? (\d{1,3})(?: characters?| letters?| long)?$/,
    ([, length], draw) => password(Number(length), draw),
  ],
  [
    /^(?:generate (?:an? )?|random )?(\d{1,3})[- ](?:characters?|letters?|digits?) password$/,
    ([, length], draw) => password(Number(length), draw),
  ],
  [/^(?:generate (?:a )?|random )?passphrase(?: generator)?$/, (_, draw) => passphrase(6, draw)],
  [
    /^(?:generate (?:a )?|random )?(\d{1,2})[- ]words? passphrase$|^passphrase(?: of)? (\d{1,2})(?: words?)?$/,
    ([, one, other], draw) => passphrase(Number(one ?? other), draw),
  ],
  [
    /^(?:flip|toss)(?: a)? coin$|^coin (?:flip|toss)$|^heads or tails$/,
    (_, draw) => ({ question: "A coin", value: draw(2) ? "Heads" : "Tails" }),
  ],
  [/^(?:roll|throw) (?:an? |one |the )?(?:die|dice)$|^(?:dice roll|roll dice)$/, (_, draw) => dice(1, 6, draw)],
  [
    // On their own, other dice than these three are mostly vitamins or roads ("D3").
    /^(?:(?:roll|throw) (?:an? )?(?=d)|(?=d(?:6|20|100)$)|(?:roll |throw )?(\d{1,2}))d(\d{1,3})$/,
    ([, count = "1", sides], draw) => dice(Number(count), Number(sides), draw),
  ],
  [
    /^(?:roll|throw) (two|three|four|five|six|\d{1,2}) dice$/,
    ([, count = ""], draw) => dice(spelled[count] ?? Number(count), 6, draw),
  ],
  [/^random number$/, (_, draw) => between(1, 100, draw)],
  [
    /^(?:random number |pick a number |number )(?:between |from )?(-?\d{1,9}) ?(?:and|to|-|–) ?(-?\d{1,9})$/,
    ([, low, high], draw) => between(Number(low), Number(high), draw),
  ],
];

const spelled: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Random passwords, passphrases, UUIDs, coins, dice and numbers. Made for one answer and kept nowhere. */
export function chance({ words, random }: AnswerRequest): Answer | null {
  const draw = drawsFrom(random);
  for (const [pattern, answer] of rules) {
    const found = pattern.exec(words);
    const made = found && answer(found, draw);
    if (made) return { ...made, chance: true };
  }
  return null;
}

/** Draws again above the last whole multiple of `count`, so that no result is likelier than another. */
function drawsFrom(random: AnswerRequest["random"]): Draw {
  return (count) => {
    const most = Math.floor(0x1_0000_0000 / count) * count;
    for (;;) {
      const [a = 0, b = 0, c = 0, d = 0] = random(new Uint8Array(4));
      const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
      if (drawn < most) return drawn % count;
    }
  };
}

function uuid(draw: Draw): Answer {
  const digit = () => draw(16).toString(16);
  const value = "xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx".replace(/[xv]/g, (place) =>
    place === "x" ? digit() : (8 + draw(4)).toString(16),
  );
  return { question: "A random UUID, version 4", value, isCopied: true };
}

/** Without characters that are easily taken for others: I, l and 1, O and 0. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_!?#%+=@";

function password(length: number, draw: Draw): Answer | null {
  if (length < 8 || length > 128) return null;
  const value = Array.from({ length }, () => signs[draw(signs.length)]).join("");
  return {
    question: `A password of ${length} characters`,
    value,
    isCopied: true,
    notes: [entropy(length * Math.log2(signs.length)), kept],
  };
}

function passphrase(count: number, draw: Draw): Answer | null {
  if (count < 3 || count > 20) return null;
  const words = passphraseWords();
  const value = Array.from({ length: count }, () => words[draw(words.length)]).join(" ");
  return { question: `A passphrase of ${count} words`, value, notes: [entropy(count * Math.log2(words.length)), kept] };
}

const kept = "We made it for this page only, and don’t keep it.";

function entropy(bits: number): string {
  return `${Math.floor(bits)} bits strong: guessing it takes about 2^${Math.floor(bits) - 1} tries.`;
}

function dice(count: number, sides: number, draw: Draw): Answer | null {
  if (count < 1 || count > 50 || sides < 2 || sides > 1000) return null;
  const thrown = Array.from({ length: count }, () => 1 + draw(sides));
  const sum = thrown.reduce((total, value) => total + value, 0);
  const notes = count > 1 ? [`${thrown.join(" + ")}`] : [];
  return { question: `${count} × a die of ${sides}`, value: String(sum), notes };
}

function between(low: number, high: number, draw: Draw): Answer | null {
  if (high <= low) return null;
  return { question: `A number from ${low} to ${high}`, value: String(low + draw(high - low + 1)) };
}
