import { brandSlug } from "../contract/brand/brand-name.ts";
import { href } from "../contract/routes.ts";
import type { Answer, AnswerRequest } from "./answer.ts";

type Rule = readonly [pattern: RegExp, label: string, text: string, where: string];

/** Settings by the names that people have for them. Nothing is changed by a search: the link leads to the setting. */
const rules: readonly Rule[] = [
  [
    /^(?:dark|night) (?:mode|theme)$|^(?:turn on|enable|switch to) dark (?:mode|theme)$/,
    "Dark theme",
    "Theme: Dark (Dusk)",
    href("theme", { kae: "d" }),
  ],
  [
    /^(?:light|day) (?:mode|theme)$|^(?:turn on|enable|switch to) light (?:mode|theme)$/,
    "Light theme",
    "Theme: Light (Dawn)",
    href("theme", { kae: "l" }),
  ],
  [
    /^(?:turn off|disable|hide|no|without) (?:ai|ai answers|ai chat)$/,
    "AI on this site",
    "AI chat: links off",
    href("theme", { kbg: "-1", kbe: "0" }),
  ],
  [/^safe ?search(?: settings?| on| off)?$/, "Safe search", "Safe search", href("theme", {}, "setting-kp")],
  [
    /^(?:change |search )(?:region|country)(?: settings?)?$/,
    "Region of your results",
    "Region",
    href("theme", {}, "setting-kl"),
  ],
  [
    /^(?:change |bigger |larger )(?:font size|text size|text|font)$/,
    "Text size",
    "Text size",
    href("theme", {}, "setting-ks"),
  ],
  [
    new RegExp(`^(?:search |my |${brandSlug} )settings$|^preferences$`),
    "Settings",
    "All search settings",
    href("theme"),
  ],
];

/** A setting of this search: "dark theme", "turn off AI". */
export function siteSettings({ words }: AnswerRequest): Answer | null {
  const found = rules.find(([pattern]) => pattern.test(words));
  if (!found) return null;
  const [, question, value, where] = found;
  return { question, value, link: { label: "Open this setting", href: where } };
}
