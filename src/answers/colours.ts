import {
  type Color,
  type colorsNamed,
  formatHex,
  modeHsl,
  modeLrgb,
  modeRgb,
  parseHex,
  parseNamed,
  useMode as register,
  wcagContrast,
} from "culori/fn";
import type { Answer, AnswerRequest } from "./answer.ts";

const inRgb = register(modeRgb);
const inHsl = register(modeHsl);
// What a contrast is computed in.
register(modeLrgb);

const hex = /^(?:colou?r )?#([0-9a-f]{3}|[0-9a-f]{6})(?: (?:to|in) (?:rgb|hsl|hex))?$/;
const rgb = /^(?:colou?r )?rgb ?\(? ?(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3}) ?\)?(?: (?:to|in) (?:hex|hsl|rgb))?$/;
const hsl =
  /^(?:colou?r )?hsl ?\(? ?(\d{1,3})(?:deg|°)?[ ,]+(\d{1,3})%?[ ,]+(\d{1,3})%? ?\)?(?: (?:to|in) (?:hex|rgb|hsl))?$/;
const called =
  /^(?:colou?r (?:called )?|hex (?:code )?(?:of|for) |what colou?r is )([a-z]+)(?: hex)?$|^([a-z]+) (?:colou?r )?hex(?: code)?$/;

/** A colour in its three notations, with its contrast: "#ff9a62", "rgb(255, 154, 98)", "hex for teal". */
export function colours({ words }: AnswerRequest): Answer | null {
  // "#007" and "#ada" are more likely a number and a hashtag; one sign repeated is a colour: "#fff".
  if (/^#(?!(.)\1+$)(?:\d{3}|[a-f]{3}|[a-f]{6})$/.test(words)) return null;
  const read = readColour(words);
  return read ? shown(read) : null;
}

function readColour(words: string): Color | undefined {
  const digits = hex.exec(words)?.[1];
  if (digits) return parseHex(digits);
  const [r = 0, g = 0, b = 0] = numbersIn(rgb.exec(words)) ?? [Number.NaN];
  if (Math.max(r, g, b) <= 255) return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
  const [h = 0, s = 0, l = 0] = numbersIn(hsl.exec(words)) ?? [Number.NaN];
  if (h <= 360 && Math.max(s, l) <= 100) return { mode: "hsl", h, s: s / 100, l: l / 100 };
  const found = called.exec(words);
  // Any text is asked about, and few are names.
  return parseNamed((found?.[1] ?? found?.[2] ?? "") as keyof typeof colorsNamed);
}

function numbersIn(found: RegExpExecArray | null): readonly number[] | undefined {
  return found?.slice(1).map(Number);
}

function shown(colour: Color): Answer {
  const code = formatHex(colour);
  const { r, g, b } = inRgb(code) ?? { r: 0, g: 0, b: 0 };
  const { h = 0, s, l } = inHsl(code) ?? { s: 0, l: 0 };
  const parts = (values: readonly number[], whole: number) => values.map((value) => Math.round(value * whole));
  const [saturation, lightness] = parts([s, l], 100);
  return {
    question: "Colour",
    value: code,
    colour: code,
    rows: [
      ["RGB", `rgb(${parts([r, g, b], 255).join(", ")})`],
      ["HSL", `hsl(${Math.round(h) % 360}, ${saturation}%, ${lightness}%)`],
      ["Contrast with white", `${wcagContrast(code, "#ffffff").toFixed(2)} : 1`],
      ["Contrast with black", `${wcagContrast(code, "#000000").toFixed(2)} : 1`],
    ],
  };
}
