/** Three or six hex digits, without `#`. */
export const allowedColour = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** An example of how a colour may be typed. */
export const colourExample = "#1b1726";

/** The groups in which the settings page shows the settings. */
export type SettingGroup = "results" | "privacy" | "look" | "colours" | "language" | "promotion" | "ai";

interface Setting {
  /** A readable name for the short key, which the search of the settings page finds too. */
  readonly name: string;
  readonly group: SettingGroup;
  readonly default: string;
  /** Either the values that are allowed, or what a value must match. */
  readonly allowed: readonly string[] | RegExp;
}

/** A setting with a list of values; the first is the default. */
function choice(name: string, group: SettingGroup, values: string): Setting {
  const allowed = values.split(" ");
  return { name, group, allowed, default: allowed[0] ?? "" };
}

/** A setting whose value must match a pattern. */
function pattern(name: string, group: SettingGroup, allowed: RegExp, fallback = ""): Setting {
  return { name, group, allowed, default: fallback };
}

const fonts = "a c g h n e s o t b v";
const version = /^(?:-1|v\d{1,5}-[1-7])$/;

const regions =
  "wt-wt xa-ar xa-en ar-es au-en at-de be-fr be-nl br-pt bg-bg ca-en ca-fr ct-ca cl-es cn-zh co-es hr-hr cz-cs dk-da " +
  "ee-et fi-fi fr-fr de-de gr-el hk-tzh hu-hu in-en id-id id-en ie-en il-he it-it jp-jp kr-kr lv-lv lt-lt xl-es my-ms " +
  "my-en mx-es nl-nl nz-en no-no pe-es ph-en ph-tl pl-pl pt-pt ro-ro ru-ru sg-en sk-sk sl-sl za-en es-es se-sv ch-de " +
  "ch-fr ch-it tw-tzh th-th tr-tr ua-uk uk-en us-en ue-es ve-es vn-vi";

const region = `(?:${regions.replaceAll(" ", "|")})`;
/** None to ten regions. */
const regionList = new RegExp(`^(?:${region}(?:,${region}){0,9})?$`);

/** The catalogue of search settings: the short key of address and cookie, and what it stands for (SET-1). */
export const settings = {
  kl: choice("region", "language", regions),
  kp: choice("safeSearch", "results", "-1 1 -2"),
  kz: choice("instantAnswers", "results", "1 -1"),
  kc: choice("autoLoadImages", "results", "1 -1"),
  kav: choice("autoLoadResults", "results", "1 -1"),
  kn: choice("newWindow", "results", "-1 1"),
  kf: choice("favicons", "results", "1 -1"),
  kaf: choice("fullAddresses", "results", "1 -1"),
  kac: choice("autoSuggest", "results", "1 -1"),
  k5: choice("video", "results", "-1 1 2"),
  kv: choice("pageNumbers", "results", "-1 1 n"),
  kaj: choice("units", "language", "-1 m u"),
  kah: pattern("recentRegions", "results", regionList),
  kd: choice("redirect", "privacy", "1 -1"),
  kh: choice("https", "privacy", "1 -1"),
  kg: choice("addressBar", "privacy", "g p"),
  kae: pattern("theme", "look", /^(?:-1|[dlch]|[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, "-1"),
  ks: choice("fontSize", "look", "n l t m s"),
  kw: choice("width", "look", "n w s"),
  km: choice("placement", "look", "m l"),
  ka: choice("linkFont", "look", fonts),
  kt: choice("font", "look", fonts),
  ku: choice("underline", "look", "-1 1"),
  ko: choice("header", "look", "s 1 -1 -2"),
  kj: pattern("headerColour", "colours", allowedColour),
  kx: pattern("addressColour", "colours", allowedColour),
  k7: pattern("backgroundColour", "colours", allowedColour),
  k8: pattern("textColour", "colours", allowedColour),
  k9: pattern("linkColour", "colours", allowedColour),
  kaa: pattern("visitedLinkColour", "colours", allowedColour),
  k21: pattern("cardColour", "colours", allowedColour),
  kad: pattern("language", "language", /^[a-z]{2}_[A-Z]{2}$/, "wt_WT"),
  k1: choice("advertisements", "promotion", "1 -1"),
  kak: choice("installPromotion", "promotion", "1 -1"),
  kax: pattern("installReminder", "promotion", version, "-1"),
  kaq: choice("newsletterPromotion", "promotion", "1 -1"),
  kap: pattern("newsletterReminder", "promotion", version, "-1"),
  kao: choice("privacyTips", "promotion", "1 -1"),
  kbe: choice("searchAssist", "ai", "0 1 2 3"),
  kbg: choice("aiChat", "ai", "1 -1"),
  kbj: choice("hideAiImages", "ai", "-1 1"),
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;

/** The value of each setting, by its short key. */
export type Settings = Readonly<Record<SettingKey, string>>;

export const settingKeys = Object.keys(settings) as SettingKey[];

/** Every setting at its default. */
export const defaultSettings: Settings = Object.freeze(
  Object.fromEntries(settingKeys.map((key) => [key, settings[key].default])) as Record<SettingKey, string>,
);

/** Whether the catalogue allows a value. No value with `<`, `>` or `/` is ever allowed (SET-2). */
export function allowsValue(key: SettingKey, value: string): boolean {
  const { allowed }: Setting = settings[key];
  if (/[<>/]/.test(value)) return false;
  return allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
}

/** The part of a Map or of URLSearchParams that reading needs. */
export interface SettingSource {
  get(name: string): string | null | undefined;
}

/** A setting from the address, else its cookie, else its default; what is not allowed counts as not given (SET-2). */
export function readSetting(key: SettingKey, query: SettingSource, cookies: SettingSource): string {
  const given = [query.get(key), cookies.get(key)].find(
    (value) => typeof value === "string" && allowsValue(key, value),
  );
  return given ?? settings[key].default;
}

/** Each setting, see {@link readSetting}. */
export function readSettings(query: SettingSource, cookies: SettingSource): Settings {
  const read = settingKeys.map((key) => [key, readSetting(key, query, cookies)]);
  return Object.fromEntries(read) as Record<SettingKey, string>;
}

/** What is worth a cookie: only the settings that differ from their default. */
export function changedSettings(current: Settings): readonly (readonly [SettingKey, string])[] {
  return settingKeys.filter((key) => current[key] !== settings[key].default).map((key) => [key, current[key]] as const);
}
