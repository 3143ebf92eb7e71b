/** How people write numbers: "1,234.5", "1 234", "1'234", "1.234,5", "2,5", "3½", "1 1/2", "3e8". */

const fractions: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅐": "1/7",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅑": "1/9",
  "⅒": "1/10",
};

/** For a class in a pattern. */
export const fractionSigns = Object.keys(fractions).join("");

const signed = new RegExp(`(\\d*) ?([${fractionSigns}])`, "g");

/** Writes fractions that are one sign with a slash: "3½" as `around("3", "1/2")`. */
export function withoutFractionSigns(text: string, around: (whole: string, fraction: string) => string): string {
  return text.replace(signed, (_, whole: string, sign: string) => around(whole, fractions[sign] ?? sign));
}

const grouped = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?`;
/** As in India: "12,34,567". */
const indian = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d+)?`;
const spaced = String.raw`\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?`;
/** With a decimal comma for certain. */
const continental = String.raw`\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})(?![\d,])`;
const plain = String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3}(?![\d.]))?`;

/** A number without its sign. */
export const numberPattern = `${indian}|${grouped}|${continental}|${spaced}|${plain}`;

const isIndian = new RegExp(`^(?:${indian})$`);
const isGrouped = new RegExp(`^(?:${grouped})$`);
const isContinental = new RegExp(`^(?:${continental})$`);
const isContinentalGroup = /^\d{1,3}(?:\.\d{3})+$/;

/** How the numbers of one text write decimals, and what must be said of it. */
export interface Notation {
  readonly comma: boolean;
  readonly note?: string;
}

/** The notation of all the numbers in a text; null if they contradict each other: "1.5 + 1,5". */
export function notationOf(numbers: readonly string[]): Notation | null {
  if (!numbers.some((number) => isContinental.test(number))) {
    // "1.234" might be meant as one thousand two hundred and thirty-four.
    const unclear = numbers.find((number) => /^[1-9]\d{0,2}\.\d{3}$/.test(number));
    return {
      comma: false,
      ...(unclear && { note: `Here ${unclear} is ${Number(unclear)}: the point marks decimals.` }),
    };
  }
  const isAtOdds = (number: string) =>
    number.includes(".") && !isContinental.test(number) && !isContinentalGroup.test(number);
  if (numbers.some((number) => isAtOdds(number) || isIndian.test(number))) return null;
  return { comma: true, note: "Here a comma marks decimals." };
}

/** The value of a number that fits {@link numberPattern}. */
export function numberOf(number: string, { comma }: Pick<Notation, "comma">): number {
  const joined = number.replace(/[ '’]/g, "");
  if (comma) return Number(joined.replaceAll(".", "").replace(",", "."));
  // Spaces between thousands leave the comma for decimals.
  const isSpaced = joined !== number;
  return Number(isSpaced && !isGrouped.test(joined) ? joined.replace(",", ".") : joined.replaceAll(",", ""));
}

const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const scaleNames = Object.keys(scales).join("|");
const scaledNumber = new RegExp(`^(.+?) (${scaleNames})$`);

/** An amount of something, such as "1,200.5", "-40", "1/2", "1 1/2", "2½", "an", "half a" or "3 million". */
export const amountPattern = String.raw`(-?(?:\d+ )?\d+\/\d+|\d* ?[${fractionSigns}]|-?(?:${numberPattern})(?: (?:${scaleNames})\b)?|(?:an?|one|half an?)(?= ))`;

/** Reads an amount; null where it has no value, as "1/0". */
export function amountOf(given: string): number | null {
  const text = withoutFractionSigns(given.toLowerCase(), (whole, fraction) => `${whole} ${fraction}`).trim();
  if (text.startsWith("half")) return 0.5;
  if (/^(?:an?|one)$/.test(text)) return 1;
  const [, minus, whole = "0", over, under] = /^(-)?(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  const [number = "", times = 1] = scaled(text.replace(/^-/, ""));
  const notation = over === undefined ? notationOf([number]) : { comma: false };
  if (!notation) return null;
  const size = over === undefined ? numberOf(number, notation) * times : Number(whole) + Number(over) / Number(under);
  return Number.isFinite(size) ? (minus || text.startsWith("-") ? -size : size) : null;
}

function scaled(text: string): readonly [number: string, times: number] {
  const [, number = text, word = ""] = scaledNumber.exec(text) ?? [];
  return [number, scales[word] ?? 1];
}
