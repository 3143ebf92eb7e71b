import { bannerRestDays } from "../acquisition/install.ts";
import { regions } from "./regions.ts";
import { colourExample, type SettingGroup, type SettingKey, settingKeys, settings } from "./settings.ts";

/** A label by itself, because documents and pages name this setting when they explain how to turn suggestions off. */
export const suggestionsLabel = "Suggestions while typing";

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

const yesNo = { "1": "Yes", "-1": "No" };
const noYes = { "-1": "No", "1": "Yes" };

const fonts = {
  a: "Default",
  c: "Century Gothic",
  g: "Georgia",
  h: "Helvetica",
  n: "Your device’s sans-serif font",
  e: "Segoe UI",
  s: "Your device’s serif font",
  o: "Tahoma",
  t: "Times",
  b: "Trebuchet",
  v: "Verdana",
};

/** The languages offered; any other locale of the right form is kept when it comes by address or cookie. */
const languages = {
  wt_WT: "The browser’s language",
  bg_BG: "Български",
  ca_ES: "Català",
  cs_CZ: "Čeština",
  da_DK: "Dansk",
  de_DE: "Deutsch",
  et_EE: "Eesti",
  el_GR: "Ελληνικά",
  en_GB: "English (United Kingdom)",
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
    label: "Region",
    hint: "For suggestions and answers.",
    values: regions,
  },
  kp: {
    label: "Safe search",
    hint: "Leaves explicit content out of results.",
    isOfWeb: true,
    values: { "-1": "Moderate: no explicit pictures", "1": "Strict: nothing explicit", "-2": "Off" },
  },
  kz: {
    label: "Show instant answers",
    hint: "With Yes, answers such as sums and definitions appear above the results.",
    values: yesNo,
  },
  kc: {
    label: "Load more pictures as you scroll",
    hint: "With No, pictures wait for “Next page”.",
    isOfWeb: true,
    values: yesNo,
  },
  kav: {
    label: "Load more results as you scroll",
    hint: "With No, you select “Next page”.",
    isOfWeb: true,
    values: yesNo,
  },
  kn: { label: "Open results in a new window", hint: "With Yes, your results stay open behind it.", values: noYes },
  kf: {
    label: "Show site icons beside results",
    idle: "Our results have no icons: loading one would tell its site that you searched.",
    values: yesNo,
  },
  kaf: { label: "Show full web addresses", hint: "With No, a result shows only the name of its site.", values: yesNo },
  kac: {
    label: suggestionsLabel,
    hint: "With Yes, we receive your words as you type, and suggest searches. With No, we get nothing until you search.",
    values: yesNo,
  },
  k5: {
    label: "Where videos play",
    idle: "A video always opens on its own site: playing it here would tell that site about you.",
    values: { "-1": "Ask each time", "1": "On the results page", "2": "On the video’s site" },
  },
  kv: {
    label: "Between pages of results",
    hint: "What you see between one page and the next.",
    isOfWeb: true,
    values: { "-1": "Nothing", "1": "A line and the page number", n: "A line" },
  },
  kaj: {
    label: "Units of measure",
    hint: "The units that answers use.",
    values: { "-1": "Same as my region", m: "Metric", u: "United States" },
  },
  kah: {
    label: "Regions to switch between",
    hint: "Choose up to ten. You can then switch between them above your results.",
    isOfWeb: true,
    values: regions,
  },
  kd: {
    label: "Hide where you came from",
    hint: "Sites never get your words from us. With No, they learn that you came from our search.",
    isOfWeb: true,
    values: yesNo,
  },
  kh: {
    label: "Use encrypted connections",
    hint: "Opens each web result over https. A second link opens it without encryption.",
    isOfWeb: true,
    values: yesNo,
  },
  kg: {
    label: "Keep searches out of my browser’s history",
    hint: "With Yes, your words aren’t in the address bar either, so you can’t bookmark a search.",
    values: { g: "No", p: "Yes" },
  },
  kae: {
    label: "Theme",
    values: {
      "-1": "Match system",
      h: "Light by day, dark by night",
      d: "Dark (Dusk)",
      l: "Light (Dawn)",
      c: "High contrast, dark",
    },
  },
  ks: {
    label: "Text size",
    hint: "Applies to the whole site.",
    values: { s: "Smallest", m: "Small", n: "Normal", l: "Large", t: "Largest" },
  },
  kw: {
    label: "Page width",
    hint: "How much of a wide window each page fills.",
    values: { n: "Normal", w: "Wide", s: "Very wide" },
  },
  km: {
    label: "Position of pages",
    hint: "Where each page sits in a wide window.",
    values: { m: "Middle", l: "Left" },
  },
  ka: { label: "Font of result titles", values: fonts },
  kt: { label: "Font of other text", values: fonts },
  ku: { label: "Underline links", hint: "With Yes, every link has a line below it.", values: noYes },
  ko: {
    label: "Bar at the top of results",
    hint: "On phones and in short windows, the bar always scrolls away.",
    values: { s: "Stays while scrolling", "1": "Scrolls away", "-1": "No bar", "-2": "No bar, no search box" },
  },
  kj: { label: "Top bar colour" },
  kx: { label: "Web address colour" },
  k7: { label: "Background colour" },
  k8: { label: "Text colour" },
  k9: { label: "Link colour" },
  kaa: { label: "Visited link colour" },
  k21: { label: "Box colour" },
  kad: {
    label: "Language of results",
    hint: "With “All regions”, results in this language come first. Our own pages stay in English.",
    isOfWeb: true,
    values: languages,
  },
  k1: {
    label: "Ads",
    idle: "We show no ads at the moment. If we do, we’ll choose them by the words you search for, never by who you are.",
    values: yesNo,
  },
  kak: { label: "Suggest our browser", hint: "With No, the banner below is hidden too.", values: yesNo },
  kax: {
    label: "Browser banner on the home page",
    hint: `“Hide for now” hides it for ${bannerRestDays} days on a computer, and until the next day on a phone or tablet.`,
  },
  kaq: { label: "Suggest our newsletter", hint: "With No, links to the newsletter disappear.", values: yesNo },
  kap: { label: "Newsletter reminder", idle: "We show no newsletter reminder at the moment." },
  kao: { label: "Show privacy tips", hint: "One line below your results.", values: yesNo },
  kbe: {
    label: "Answers written by AI",
    idle: "Our results have no answers written by AI.",
    values: { "0": "Never", "1": "Only when I ask", "2": "Sometimes", "3": "Often" },
  },
  kbg: { label: "Show links to the AI chat", hint: "With No, no page links to the chat.", values: yesNo },
  kbj: {
    label: "Hide pictures made by AI",
    hint: "Leaves out sites that show only AI pictures. Some AI pictures may still appear.",
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
  const { hint, idle } = settingLabels[key];
  return hint ?? idle;
}

/** Whether a setting changes anything on a deployment with results from the web, or without them. */
export function isInUse(key: SettingKey, searchesWeb: boolean): boolean {
  const { idle, isOfWeb } = settingLabels[key];
  return idle === undefined && (searchesWeb || !isOfWeb);
}

/** The words for the settings without effect, which the settings page shows after the groups. */
export const unusedLabel: GroupLabel = {
  title: "Not in use here",
  lead: "These settings wait for web results and ads, which this demonstration doesn’t have. You can save them, and they change nothing yet.",
};

/** The groups in the order in which the settings page shows them. */
export const groupLabels: Readonly<Record<SettingGroup, GroupLabel>> = {
  look: { title: /*i18n*/ "Appearance", lead: "Theme, fonts, text size and layout." },
  colours: {
    title: "Colours",
    lead: `Your own colours, each as a code like ${colourExample}. Leave a field empty to use ours. If you choose only a background, we choose light or dark text to match.`,
  },
  results: { title: /*i18n*/ "Results", lead: "What the results page shows and how results open." },
  language: { title: /*i18n*/ "Region and language", lead: "Your region, and the units of answers." },
  privacy: { title: "Privacy", lead: "What your browser remembers of a search." },
  promotion: { title: "Offers and tips", lead: "What else we show on the home page and beside results." },
  ai: { title: /*i18n*/ "AI", lead: "Turn off the AI that this site offers." },
};

/** Words that people use elsewhere for the settings of a group: a search for them finds these too. */
const otherWords: Readonly<Record<SettingGroup, string>> = {
  look: "dark mode light mode night mode color colour font size bigger larger zoom",
  colours: "color colors background",
  results: "open new tab links safe search adult filter",
  privacy: "tracking address bar get post referrer",
  language: "locale translate country region",
  promotion: "advert advertising advertisements newsletter",
  ai: "artificial intelligence chat assistant chatbot",
};

/** The id of a group on the settings page, for links that lead to it. */
export function groupId(group: SettingGroup): string {
  return `group-${group}`;
}

export const settingGroups = Object.keys(groupLabels) as SettingGroup[];

/** The settings in which every word is found: in the label, hint, group or the names of values. All for no words. */
export function findSettings(words: string): readonly SettingKey[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return settingKeys.filter((key) => {
    const text = textOf(key);
    return wanted.every((word) => text.includes(word));
  });
}

function textOf(key: SettingKey): string {
  const { label, values = {} } = settingLabels[key];
  const hint = hintOf(key) ?? "";
  const { title, lead } = groupLabels[settings[key].group];
  const others = otherWords[settings[key].group];
  return [key, settings[key].name, label, hint, title, lead, others, ...Object.values(values)].join(" ").toLowerCase();
}
