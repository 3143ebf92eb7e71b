import { colourExample, type SettingGroup, type SettingKey, settingKeys, settings } from "./settings.ts";

/** What people read for a setting. */
export interface SettingLabel {
  readonly label: string;
  /** One sentence on what it does, where the label does not say it all. */
  readonly hint?: string;
  /** What each value is called; a setting without these takes text. In the order of the catalogue. */
  readonly values?: Readonly<Record<string, string>>;
}

const yesNo = { "1": "Yes", "-1": "No" };
const noYes = { "-1": "No", "1": "Yes" };

const fonts = {
  a: "Arial",
  c: "Century Gothic",
  g: "Georgia",
  h: "Helvetica",
  n: "Sans-serif of the device",
  e: "Segoe UI",
  s: "Serif of the device",
  o: "Tahoma",
  t: "Times",
  b: "Trebuchet",
  v: "Verdana",
};

const regions = {
  "wt-wt": "All regions",
  "xa-ar": "Arab countries",
  "xa-en": "Arab countries, in English",
  "ar-es": "Argentina",
  "au-en": "Australia",
  "at-de": "Austria",
  "be-fr": "Belgium, in French",
  "be-nl": "Belgium, in Dutch",
  "br-pt": "Brazil",
  "bg-bg": "Bulgaria",
  "ca-en": "Canada, in English",
  "ca-fr": "Canada, in French",
  "ct-ca": "Catalonia",
  "cl-es": "Chile",
  "cn-zh": "China",
  "co-es": "Colombia",
  "hr-hr": "Croatia",
  "cz-cs": "Czechia",
  "dk-da": "Denmark",
  "ee-et": "Estonia",
  "fi-fi": "Finland",
  "fr-fr": "France",
  "de-de": "Germany",
  "gr-el": "Greece",
  "hk-tzh": "Hong Kong",
  "hu-hu": "Hungary",
  "in-en": "India",
  "id-id": "Indonesia",
  "id-en": "Indonesia, in English",
  "ie-en": "Ireland",
  "il-he": "Israel",
  "it-it": "Italy",
  "jp-jp": "Japan",
  "kr-kr": "Korea",
  "lv-lv": "Latvia",
  "lt-lt": "Lithuania",
  "xl-es": "Latin America",
  "my-ms": "Malaysia",
  "my-en": "Malaysia, in English",
  "mx-es": "Mexico",
  "nl-nl": "Netherlands",
  "nz-en": "New Zealand",
  "no-no": "Norway",
  "pe-es": "Peru",
  "ph-en": "Philippines",
  "ph-tl": "Philippines, in Tagalog",
  "pl-pl": "Poland",
  "pt-pt": "Portugal",
  "ro-ro": "Romania",
  "ru-ru": "Russia",
  "sg-en": "Singapore",
  "sk-sk": "Slovakia",
  "sl-sl": "Slovenia",
  "za-en": "South Africa",
  "es-es": "Spain",
  "se-sv": "Sweden",
  "ch-de": "Switzerland, in German",
  "ch-fr": "Switzerland, in French",
  "ch-it": "Switzerland, in Italian",
  "tw-tzh": "Taiwan",
  "th-th": "Thailand",
  "tr-tr": "Türkiye",
  "ua-uk": "Ukraine",
  "uk-en": "United Kingdom",
  "us-en": "United States",
  "ue-es": "United States, in Spanish",
  "ve-es": "Venezuela",
  "vn-vi": "Vietnam",
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
  kl: { label: "Region", hint: "Results from there come first.", values: regions },
  kp: {
    label: "Safe search",
    hint: "What to leave out of results.",
    values: { "-1": "Moderate: no explicit pictures", "1": "Strict: nothing explicit", "-2": "Off" },
  },
  kz: { label: "Instant answers", hint: "Sums, definitions and the like above the results.", values: yesNo },
  kc: { label: "More pictures while scrolling", values: yesNo },
  kav: { label: "More results while scrolling", values: yesNo },
  kn: { label: "Open results in a new window", values: noYes },
  kf: {
    label: "Site icons beside results",
    hint: "Our own results page shows none: loading icons would tell each site that you searched.",
    values: yesNo,
  },
  kaf: { label: "Full addresses under results", values: yesNo },
  kac: { label: "Suggestions while typing", hint: "Off: nothing is sent before you press Enter.", values: yesNo },
  k5: {
    label: "Where videos play",
    values: { "-1": "Ask each time", "1": "On the results page", "2": "On the video’s site" },
  },
  kv: {
    label: "Numbers between pages of results",
    values: { "-1": "None", "1": "Lines and numbers", n: "Lines only" },
  },
  kaj: { label: "Units of measure", values: { "-1": "As in my region", m: "Metric", u: "United States" } },
  kah: { label: "Regions used lately", hint: "Up to ten, offered first when you change region.", values: regions },
  kd: {
    label: "Hide the search when leaving",
    hint: "The site you go to is not told what you searched for.",
    values: yesNo,
  },
  kh: { label: "Encrypted connections where there are any", values: yesNo },
  kg: {
    label: "How a search is sent",
    hint: "Sent as a form, the words stay out of the address bar and the history.",
    values: { g: "In the address", p: "As a form" },
  },
  kae: {
    label: "Theme",
    values: { "-1": "Same as the device", d: "Dusk (dark)", l: "Dawn (light)", c: "High contrast (dark)" },
  },
  ks: { label: "Text size", values: { n: "Large", l: "Larger", t: "Largest", m: "Medium", s: "Small" } },
  kw: { label: "Width of the page", values: { n: "Normal", w: "Wide", s: "Very wide" } },
  km: { label: "Place of the results", values: { m: "Middle", l: "Left" } },
  ka: { label: "Typeface of titles", values: fonts },
  kt: { label: "Typeface of text", values: fonts },
  ku: { label: "Underline links", values: noYes },
  ko: {
    label: "Header of the results page",
    values: { s: "Stays while scrolling", "1": "Scrolls away", "-1": "None", "-2": "None, not even the box" },
  },
  kj: { label: "Header" },
  kx: { label: "Addresses" },
  k7: { label: "Background" },
  k8: { label: "Text" },
  k9: { label: "Links" },
  kaa: { label: "Visited links" },
  k21: { label: "Cards" },
  kad: { label: "Language of the results page", values: languages },
  k1: { label: "Advertisements", hint: "Chosen by the words of one search, never by who searches.", values: yesNo },
  kak: { label: "Offers to install the browser", values: yesNo },
  kax: {
    label: "Install reminder",
    hint: "A version such as v47-3, in which the reminder was last put off. Empty: it was not.",
  },
  kaq: { label: "Offers of the newsletter", values: yesNo },
  kap: { label: "Newsletter reminder", hint: "Written in the same way as the install reminder." },
  kao: { label: "Privacy tips", values: yesNo },
  kbe: {
    label: "Written answers",
    hint: "Short answers that an AI writes above the results.",
    values: { "0": "Never", "1": "Only when I ask", "2": "Sometimes", "3": "Often" },
  },
  kbg: { label: "Links to the AI chat", values: yesNo },
  kbj: { label: "Leave out pictures made by AI", values: noYes },
};

export interface GroupLabel {
  readonly title: string;
  readonly lead: string;
}

/** The groups in the order in which the settings page shows them. */
export const groupLabels: Readonly<Record<SettingGroup, GroupLabel>> = {
  look: { title: "Look", lead: "Theme, letters and where things stand." },
  colours: {
    title: "Colours",
    lead: `Your own in place of the design’s, in three or six hex digits such as ${colourExample}. Leave a field empty for the design’s own. The contrast is worked out for you.`,
  },
  results: { title: "Results", lead: "What a search brings and how it opens." },
  privacy: { title: "On the way", lead: "How a search travels, and what the next site learns." },
  language: { title: "Language", lead: "In which words the results page speaks." },
  promotion: { title: "Offers", lead: "What may stand beside results besides results." },
  ai: { title: "AI", lead: "All of it can be off." },
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
  const { label, hint = "", values = {} } = settingLabels[key];
  const { title, lead } = groupLabels[settings[key].group];
  return [key, settings[key].name, label, hint, title, lead, ...Object.values(values)].join(" ").toLowerCase();
}
