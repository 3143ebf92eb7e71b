/** As much of TOML as our settings need. */

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };
export type Rows = Readonly<Record<string, Value>>;

/** `[name]` and its rows; without a name, the rows alone. */
export function table(name: string, rows: Rows): string {
  const lines = Object.entries(rows).map(([key, value]) => `${key} = ${written(value)}`);
  return [...(name ? [`[${name}]`] : []), ...lines].join("\n");
}

/** Blocks with a blank line between them. */
export function file(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** A list that doesn't fit on a line has a line for each of its values. */
function written(value: Value, indent = ""): string {
  if (isList(value)) {
    const line = `[${value.map((one) => written(one, indent)).join(", ")}]`;
    if (line.length <= 100) return line;
    const deeper = `${indent}  `;
    return `[\n${value.map((one) => `${deeper}${written(one, deeper)},\n`).join("")}${indent}]`;
  }
  if (typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, of]) => `${key} = ${written(of, indent)}`);
  return `{ ${pairs.join(", ")} }`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
