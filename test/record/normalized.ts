/** What of an answer is compared: everything but what is new in each answer, and what another build names differently. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)";

/** Values that are new in each answer, or depend on the time of day. */
const passing: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<![\w-])[\w-]{43,}/g, "(secret)"],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(uuid)"],
  [/(?<=<(?:span|b|code)>)[0-9A-Z]{4}-?(?=<)/g, "(code)"],
  [/(?<="code":")\d{6}(?=")/g, "(code)"],
  [/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2,}\b/g, "(code)"],
  [/\b[0-9a-f]{24,}\b/g, "(hex)"],
  [/told=[0-9a-f]{8}\b/g, "told=(note)"],
  [/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?/g, "(moment)"],
  [new RegExp(String.raw`\b\d{1,2} ${month} \d{4}\b|\b${month} \d{1,2}, \d{4}\b`, "g"), "(day)"],
  [/\b\d{1,2}[:.]\d\d(?: ?[ap]m)?\b/g, "(time)"],
  [/\b1[789]\d{11}\b/g, "(ms)"],
  [/(localhost|127\.0\.0\.1):\d{4,5}/g, "$1"],
  [/\batb;desc=v[\d-]+\w*/g, "atb;desc=(version)"],
];

/** What another build names differently. */
const built: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/<!--(?: |\$|\/\$)?-->/g, ""],
  [/<style[^>]*>.*?<\/style>/gs, "<style>"],
  [/'sha256-[^']+'(?: 'sha256-[^']+')*/g, "(hashes)"],
  [/(?<=\/|")([\w-]+)[-.][\w-]{6,}\.(js|css|svg|woff2)\b/g, "$1.(hash).$2"],
  [/<script type="module">.*?<\/script>/gs, "<script starter>"],
];

function replaced(text: string, table: typeof passing): string {
  return table.reduce((done, [pattern, instead]) => done.replace(pattern, instead), text);
}

/** Under what name an answer is recorded: the same in each record, whatever secrets are in the address. */
export function normalizedName(name: string): string {
  return replaced(name, passing);
}

/** Class names of style modules have an underscore; the global ones count. */
function classNames(html: string): string {
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(/\s+/).map((name) => (name.includes("_") ? "(module)" : name));
    return ` class="${kept.join(" ").trim()}"`;
  });
}

export function normalizedText(text: string): string {
  return replaced(classNames(replaced(text, built)), passing).replace(/\s+/g, " ");
}

/** Headers of the connection or of the local platform, not of the site. */
const left: ReadonlySet<string> = new Set([
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
]);

export function normalizedHeaders(headers: Answer["headers"]): Readonly<Record<string, string>> {
  const kept = Object.entries(headers).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, normalizedHeader(name, value)]));
}

function normalizedHeader(name: string, value: string): string {
  if (name === "etag") return "(tag)";
  if (name === "set-cookie") return value.replace(/(__Host-[\w-]*?)(?:-[\w-]{8,})?=[^;\n]{20,}/g, "$1=(sealed)");
  return normalizedText(value);
}
