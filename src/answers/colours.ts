import type { Answer, Asked } from "./answer.ts";

type Rgb = readonly [red: number, green: number, blue: number];

const hex = /^(?:colou?r )?#([0-9a-f]{3}|[0-9a-f]{6})(?: (?:to|in) (?:rgb|hsl|hex))?$/;
const rgb = /^(?:colou?r )?rgb ?\(? ?(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3}) ?\)?(?: (?:to|in) (?:hex|hsl|rgb))?$/;
const hsl =
  /^(?:colou?r )?hsl ?\(? ?(\d{1,3})(?:deg|°)?[ ,]+(\d{1,3})%?[ ,]+(\d{1,3})%? ?\)?(?: (?:to|in) (?:hex|rgb|hsl))?$/;
const called =
  /^(?:colou?r (?:called )?|hex (?:code )?(?:of|for) |what colou?r is )([a-z]+)(?: hex)?$|^([a-z]+) (?:colou?r )?hex(?: code)?$/;

/** Colours of CSS that people know by name. */
const names: Readonly<Record<string, string>> = {
  black: "000000",
  white: "ffffff",
  red: "ff0000",
  lime: "00ff00",
  blue: "0000ff",
  yellow: "ffff00",
  cyan: "00ffff",
  aqua: "00ffff",
  magenta: "ff00ff",
  fuchsia: "ff00ff",
  silver: "c0c0c0",
  gray: "808080",
  grey: "808080",
  maroon: "800000",
  olive: "808000",
  green: "008000",
  purple: "800080",
  teal: "008080",
  navy: "000080",
  orange: "ffa500",
  pink: "ffc0cb",
  gold: "ffd700",
  brown: "a52a2a",
  beige: "f5f5dc",
  coral: "ff7f50",
  crimson: "dc143c",
  indigo: "4b0082",
  ivory: "fffff0",
  khaki: "f0e68c",
  lavender: "e6e6fa",
  orchid: "da70d6",
  plum: "dda0dd",
  salmon: "fa8072",
  sienna: "a0522d",
  tan: "d2b48c",
  tomato: "ff6347",
  turquoise: "40e0d0",
  violet: "ee82ee",
  chocolate: "d2691e",
  azure: "f0ffff",
};

/** A colour in its three notations, with its contrast: "#ff9a62", "rgb(255, 154, 98)", "hex for teal". */
export function colours({ words }: Asked): Answer | null {
  // "#007" and "#ada" are more likely a number and a hashtag; one sign repeated is a colour: "#fff".
  if (/^#(?!(.)\1+$)(?:\d{3}|[a-f]{3}|[a-f]{6})$/.test(words)) return null;
  const read = readColour(words);
  return read && shown(read);
}

function readColour(words: string): Rgb | null {
  const digits = hex.exec(words)?.[1];
  if (digits) return ofHex(digits);
  const parts = rgb.exec(words);
  if (parts) return inRange(parts.slice(1).map(Number), [255, 255, 255]);
  const [, hue, saturation, lightness] = hsl.exec(words) ?? [];
  if (hue) return ofHsl(inRange([Number(hue), Number(saturation), Number(lightness)], [360, 100, 100]));
  const found = called.exec(words);
  const name = found?.[1] ?? found?.[2] ?? "";
  return Object.hasOwn(names, name) ? ofHex(names[name] ?? "") : null;
}

function ofHex(digits: string): Rgb {
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
}

function inRange(values: readonly number[], most: Rgb): Rgb | null {
  const [one = 0, two = 0, three = 0] = values;
  return one <= most[0] && two <= most[1] && three <= most[2] ? [one, two, three] : null;
}

function ofHsl(given: Rgb | null): Rgb | null {
  if (!given) return null;
  const [hue, saturation, lightness] = [given[0], given[1] / 100, given[2] / 100];
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))));
  };
  return [part(0), part(8), part(4)];
}

function hslOf([red, green, blue]: Rgb): Rgb {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, lightness] = [high - low, (high + low) / 2];
  if (range === 0) return [0, 0, Math.round(lightness * 100)];
  const hue = high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return [Math.round(hue * 60) % 360, Math.round(saturation * 100), Math.round(lightness * 100)];
}

/** WCAG's relative luminance: 0 for black, 1 for white. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function shown(colour: Rgb): Answer {
  const code = `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const [hue, saturation, lightness] = hslOf(colour);
  const light = luminance(colour);
  return {
    question: "Colour",
    value: code,
    colour: code,
    rows: [
      ["RGB", `rgb(${colour.join(", ")})`],
      ["HSL", `hsl(${hue}, ${saturation}%, ${lightness}%)`],
      ["Contrast with white", `${(1.05 / (light + 0.05)).toFixed(2)} : 1`],
      ["Contrast with black", `${((light + 0.05) / 0.05).toFixed(2)} : 1`],
    ],
  };
}
