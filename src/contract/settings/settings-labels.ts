import { bannerRestDays } from "../acquisition/install.ts";
import { i18n, languageTag } from "../language/i18n.ts";
import { regions } from "./regions.ts";
import { colourExample, type SettingGroup, type SettingKey, settingKeys, settings } from "./settings.ts";

/** A label by itself, because documents and pages name this setting when they explain how to turn suggestions off. */
export const suggestionsLabel = /*i18n*/ "Suggestions while typing";

/** What people read for a setting. */
export interface SettingLabel {
  readonly label: string;
  /** What it changes for the visitor, in a line, if the label is not enough. */
  readonly hint?: string;
  /** For a setting without effect on this site: why it has none. Shown in place of a hint. */
  readonly idle?: string;
  /** Set if it only affects results from the web, which a deployment may not have. */
  readonly isOfWeb?: true;
  /** The name of each value; a setting without them takes text. The order counts only for `ks` and settings with a pattern. */
  readonly values?: Readonly<Record<string, string>>;
}

const yesNo = { "1": /*i18n*/ "Yes", "-1": /*i18n*/ "No" };
const noYes = { "-1": /*i18n*/ "No", "1": /*i18n*/ "Yes" };

const fonts = {
  a: /*i18n*/ "Default",
  c: /*i18n*/ "Century Gothic",
  g: /*i18n*/ "Georgia",
  h: /*i18n*/ "Helvetica",
  n: /*i18n*/ "Your device’s sans-serif font",
  e: /*i18n*/ "Segoe UI",
  s: /*i18n*/ "Your device’s serif font",
  o: /*i18n*/ "Tahoma",
  t: /*i18n*/ "Times",
  b: /*i18n*/ "Trebuchet",
  v: /*i18n*/ "Verdana",
};

/** The languages offered, first those of the site; any other locale of the right form is kept when it comes by address or cookie. */
const languages = {
  wt_WT: /*i18n*/ "The browser’s language",
  en_GB: "English (United Kingdom)",
  de_DE: "Deutsch",
  bg_BG: "Български",
  ca_ES: "Català",
  cs_CZ: "Čeština",
  da_DK: "Dansk",
  et_EE: "Eesti",
  el_GR: "Ελληνικά",
  en_US: "English (United States)",
  es_ES: "Español",
  fr_FR: "Français",
  ga_IE: "Gaeilge",
  hr_HR: "Hrvatski",
  it_IT: "Italiano",
  lv_LV: "Latviešu",
  lt_LT: "Lietuvių",
  hu_HU: "Magyar",
  mt_MT: "Malti",
  nl_NL: "Nederlands",
  ja_JP: "日本語",
  nb_NO: "Norsk bokmål",
  pl_PL: "Polski",
  pt_PT: "Português",
  pt_BR: "Português (Brasil)",
  ro_RO: "Română",
  sk_SK: "Slovenčina",
  sl_SI: "Slovenščina",
  fi_FI: "Suomi",
  sv_SE: "Svenska",
  tr_TR: "Türkçe",
  uk_UA: "Українська",
};

/** The words for every setting. A setting without them does not compile. */
export const settingLabels: Readonly<Record<SettingKey, SettingLabel>> = {
  kl: {
    label: /*i18n*/ "Region",
    hint: /*i18n*/ "For suggestions and answers.",
    values: regions,
  },
  kp: {
    label: /*i18n*/ "Safe search",
    hint: /*i18n*/ "Leaves explicit content out of results.",
    isOfWeb: true,
    values: {
      "-1": /*i18n*/ "Moderate: no explicit pictures",
      "1": /*i18n*/ "Strict: nothing explicit",
      "-2": /*i18n*/ "Off",
    },
  },
  kz: {
    label: /*i18n*/ "Show instant answers",
    hint: /*i18n*/ "With Yes, answers such as sums and definitions appear above the results of searches in English.",
    values: yesNo,
  },
  kc: {
    label: /*i18n*/ "Load more pictures as you scroll",
    hint: /*i18n*/ "With No, pictures wait for “Next page”.",
    isOfWeb: true,
    values: yesNo,
  },
  kav: {
    label: /*i18n*/ "Load more results as you scroll",
    hint: /*i18n*/ "With No, you select “Next page”.",
    isOfWeb: true,
    values: yesNo,
  },
  kn: {
    label: /*i18n*/ "Open results in a new window",
    hint: /*i18n*/ "With Yes, your results stay open behind it.",
    values: noYes,
  },
  kf: {
    label: /*i18n*/ "Show site icons beside results",
    idle: /*i18n*/ "Our results have no icons: loading one would tell its site that you searched.",
    values: yesNo,
  },
  kaf: {
    label: /*i18n*/ "Show full web addresses",
    hint: /*i18n*/ "With No, a result shows only the name of its site.",
    values: yesNo,
  },
  kac: {
    label: suggestionsLabel,
    hint: /*i18n*/ "With Yes, we receive your words as you type, and suggest searches. With No, we get nothing until you search.",
    values: yesNo,
  },
  k5: {
    label: /*i18n*/ "Where videos play",
    idle: /*i18n*/ "A video always opens on its own site: playing it here would tell that site about you.",
    values: {
      "-1": /*i18n*/ "Ask each time",
      "1": /*i18n*/ "On the results page",
      "2": /*i18n*/ "On the video’s site",
    },
  },
  kv: {
    label: /*i18n*/ "Between pages of results",
    hint: /*i18n*/ "What you see between one page and the next.",
    isOfWeb: true,
    values: { "-1": /*i18n*/ "Nothing", "1": /*i18n*/ "A line and the page number", n: /*i18n*/ "A line" },
  },
  kaj: {
    label: /*i18n*/ "Units of measure",
    hint: /*i18n*/ "The units that answers use.",
    values: { "-1": /*i18n*/ "Same as my region", m: /*i18n*/ "Metric", u: /*i18n*/ "US customary" },
  },
  kah: {
    label: /*i18n*/ "Regions to switch between",
    hint: /*i18n*/ "Choose up to ten. You can then switch between them above your results.",
    isOfWeb: true,
    values: regions,
  },
  kd: {
    label: /*i18n*/ "Hide where you came from",
    hint: /*i18n*/ "Sites never get your words from us. With No, they learn that you came from our search.",
    isOfWeb: true,
    values: yesNo,
  },
  kh: {
    label: /*i18n*/ "Use encrypted connections",
    hint: /*i18n*/ "Opens each web result over https. A second link opens it without encryption.",
    isOfWeb: true,
    values: yesNo,
  },
  kg: {
    label: /*i18n*/ "Keep searches out of my browser’s history",
    hint: /*i18n*/ "With Yes, your words aren’t in the address bar either, so you can’t bookmark a search.",
    values: { g: /*i18n*/ "No", p: /*i18n*/ "Yes" },
  },
  kae: {
    label: /*i18n*/ "Theme",
    values: {
      "-1": /*i18n*/ "Match system",
      h: /*i18n*/ "Light by day, dark by night",
      d: /*i18n*/ "Dark (Dusk)",
      l: /*i18n*/ "Light (Dawn)",
      c: /*i18n*/ "High contrast, dark",
    },
  },
  ks: {
    label: /*i18n*/ "Text size",
    hint: /*i18n*/ "Applies to the whole site.",
    values: {
      s: /*i18n*/ "Smallest",
      m: /*i18n*/ "Small",
      n: /*i18n*/ "Normal",
      l: /*i18n*/ "Large",
      t: /*i18n*/ "Largest",
    },
  },
  kw: {
    label: /*i18n*/ "Page width",
    hint: /*i18n*/ "How much of a wide window each page fills.",
    values: { n: /*i18n*/ "Normal", w: /*i18n*/ "Wide", s: /*i18n*/ "Very wide" },
  },
  km: {
    label: /*i18n*/ "Position of pages",
    hint: /*i18n*/ "Where each page sits in a wide window.",
    values: { m: /*i18n*/ "Middle", l: /*i18n*/ "Left" },
  },
  ka: { label: /*i18n*/ "Font of result titles", values: fonts },
  kt: { label: /*i18n*/ "Font of other text", values: fonts },
  ku: { label: /*i18n*/ "Underline links", hint: /*i18n*/ "With Yes, every link has a line below it.", values: noYes },
  ko: {
    label: /*i18n*/ "Bar at the top of results",
    hint: /*i18n*/ "On phones and in short windows, the bar always scrolls away.",
    values: {
      s: /*i18n*/ "Stays while scrolling",
      "1": /*i18n*/ "Scrolls away",
      "-1": /*i18n*/ "No bar",
      "-2": /*i18n*/ "No bar, no search box",
    },
  },
  kj: { label: /*i18n*/ "Top bar colour" },
  kx: { label: /*i18n*/ "Web address colour" },
  k7: { label: /*i18n*/ "Background colour" },
  k8: { label: /*i18n*/ "Text colour" },
  k9: { label: /*i18n*/ "Link colour" },
  kaa: { label: /*i18n*/ "Visited link colour" },
  k21: { label: /*i18n*/ "Box colour" },
  kad: {
    label: /*i18n*/ "Language of results",
    hint: /*i18n*/ "Our pages of results are in this language if we write in it. With “All regions”, web results in this language come first.",
    values: languages,
  },
  k1: {
    label: /*i18n*/ "Ads",
    idle: /*i18n*/ "We show no ads at the moment. If we do, we’ll choose them by the words you search for, never by who you are.",
    values: yesNo,
  },
  kak: {
    label: /*i18n*/ "Suggest our browser",
    hint: /*i18n*/ "With No, the banner below is hidden too.",
    values: yesNo,
  },
  kax: {
    label: /*i18n*/ "Browser banner on the home page",
    hint: /*i18n*/ "“Hide for now” hides it for {days} days on a computer, and until the next day on a phone or tablet.",
  },
  kaq: {
    label: /*i18n*/ "Suggest our newsletter",
    hint: /*i18n*/ "With No, links to the newsletter disappear.",
    values: yesNo,
  },
  kap: { label: /*i18n*/ "Newsletter reminder", idle: /*i18n*/ "We show no newsletter reminder at the moment." },
  kao: { label: /*i18n*/ "Show privacy tips", hint: /*i18n*/ "One line below your results.", values: yesNo },
  kbe: {
    label: /*i18n*/ "Answers written by AI",
    idle: /*i18n*/ "Our results have no answers written by AI.",
    values: {
      "0": /*i18n*/ "Never",
      "1": /*i18n*/ "Only when I ask",
      "2": /*i18n*/ "Sometimes",
      "3": /*i18n*/ "Often",
    },
  },
  kbg: {
    label: /*i18n*/ "Show links to the AI chat",
    hint: /*i18n*/ "With No, no page links to the chat.",
    values: yesNo,
  },
  kbj: {
    label: /*i18n*/ "Hide pictures made by AI",
    hint: /*i18n*/ "Leaves out sites that show only AI pictures. Some AI pictures may still appear.",
    isOfWeb: true,
    values: noYes,
  },
};

export interface GroupLabel {
  readonly title: string;
  readonly lead: string;
}

/** The note beside a control; undefined if its label is enough. */
export function hintOf(key: SettingKey): string | undefined {
  const { hint = "", idle = "" } = settingLabels[key];
  return spoken(hint || idle) || undefined;
}

/** The figures that some of these words have a place for. */
const figures = { days: bannerRestDays, example: colourExample };

function spoken(words: string): string {
  return words && i18n.t(words, figures);
}

/** What a setting is called in the language of the request, and each of its values. Languages keep their own names. */
export function spokenLabel(key: SettingKey): Pick<SettingLabel, "label" | "values"> {
  const { label, values } = settingLabels[key];
  const isName = (value: string) => key === "kad" && value !== settings.kad.default;
  if (!values) return { label: spoken(label) };
  const named = Object.entries(values).map(([value, name]) => [value, isName(value) ? name : spoken(name)] as const);
  return { label: spoken(label), values: Object.fromEntries(values === regions ? inOrder(named) : named) };
}

/** By their names in the language of the request; the first stands for all. */
function inOrder([all, ...others]: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  const byName = others.toSorted(([, one], [, other]) => one.localeCompare(other, languageTag()));
  return all ? [all, ...byName] : byName;
}

/** The words of a group in the language of the request; without one, those of the settings without effect. */
export function spokenGroup(group: SettingGroup | undefined): GroupLabel {
  const { title, lead } = group ? groupLabels[group] : unusedLabel;
  return { title: spoken(title), lead: spoken(lead) };
}

/** Whether a setting changes anything on a deployment with results from the web, or without them. */
export function isInUse(key: SettingKey, searchesWeb: boolean): boolean {
  const { idle, isOfWeb } = settingLabels[key];
  return idle === undefined && (searchesWeb || !isOfWeb);
}

/** The words for the settings without effect, which the settings page shows after the groups. */
export const unusedLabel: GroupLabel = {
  title: /*i18n*/ "Not in use here",
  lead: /*i18n*/ "These settings wait for web results and ads, which this demonstration doesn’t have. You can save them, and they change nothing yet.",
};

/** The groups in the order in which the settings page shows them. */
export const groupLabels: Readonly<Record<SettingGroup, GroupLabel>> = {
  look: { title: /*i18n*/ "Appearance", lead: /*i18n*/ "Theme, fonts, text size and layout." },
  colours: {
    title: /*i18n*/ "Colours",
    lead: /*i18n*/ "Your own colours, each as a code like {example}. Leave a field empty to use ours. If you choose only a background, we choose light or dark text to match.",
  },
  results: { title: /*i18n*/ "Results", lead: /*i18n*/ "What the results page shows and how results open." },
  language: { title: /*i18n*/ "Region and language", lead: /*i18n*/ "Your region, and the units of answers." },
  privacy: { title: /*i18n*/ "Privacy", lead: /*i18n*/ "What your browser remembers of a search." },
  promotion: {
    title: /*i18n*/ "Offers and tips",
    lead: /*i18n*/ "What else we show on the home page and beside results.",
  },
  ai: { title: /*i18n*/ "AI", lead: /*i18n*/ "Turn off the AI that this site offers." },
};

/** Words that people use elsewhere for the settings of a group: a search for them finds these too. */
const otherWords: Readonly<Record<SettingGroup, string>> = {
  look: /*i18n*/ "dark mode light mode night mode color colour font size bigger larger zoom",
  colours: /*i18n*/ "color colors background",
  results: /*i18n*/ "open new tab links safe search adult filter",
  privacy: /*i18n*/ "tracking address bar get post referrer",
  language: /*i18n*/ "locale translate country region",
  promotion: /*i18n*/ "advert advertising advertisements newsletter",
  ai: /*i18n*/ "artificial intelligence chat assistant chatbot",
};

/** The id of a group on the settings page, for links that lead to it. */
export function groupId(group: SettingGroup): string {
  return `group-${group}`;
}

export const settingGroups = Object.keys(groupLabels) as SettingGroup[];

/**
 * The settings in which every word is found: in the label, hint, group or the names of values, in the language of the request.
 * All for no words.
 */
export function findSettings(words: string): readonly SettingKey[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean).slice(0, 8);
  return settingKeys.filter((key) => {
    const text = textOf(key);
    return wanted.every((word) => text.includes(word));
  });
}

function textOf(key: SettingKey): string {
  const { label, values = {} } = spokenLabel(key);
  const { name, group } = settings[key];
  const { title, lead } = spokenGroup(group);
  const words = [key, name, label, hintOf(key) ?? "", title, lead, i18n.t(otherWords[group]), ...Object.values(values)];
  return plain(words.join(" "));
}

/** In lower case and without accents, which many leave out. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
