/** Small faults in the text of a source file, which tests that are worth something notice. */
import { parseAst } from "vite";

/** One fault: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type Operator = (node: Node, code: string) => readonly Mutant[];

/** Every fault that the operators find, in the order of the text. */
export function mutantsOf(code: string, file: string): Mutant[] {
  const found: Mutant[] = [];
  const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
  walk(program, (node) => found.push(...(operators[node.type]?.(node, code) ?? [])));
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

export function applied(code: string, { start, end, text }: Mutant): string {
  return code.slice(0, start) + text + code.slice(end);
}

/** Types are gone when the code runs, and an import that is changed only fails to load. */
const passedOver = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

function walk(node: Node, visit: (node: Node) => void): void {
  if (passedOver.test(node.type)) return;
  visit(node);
  for (const [key, child] of Object.entries(node)) {
    // Names of properties are not values, unless they are computed.
    if (key === "key" && node.computed !== true) continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const otherOperator: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

const otherMethod: Readonly<Record<string, string>> = {
  every: "some",
  some: "every",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
};

const operators: Readonly<Record<string, Operator>> = {
  BinaryExpression: otherSign,
  LogicalExpression: otherSign,
  ConditionalExpression: (node, code) => [negated(node.test as Node, code)],
  IfStatement: (node, code) => [negated(node.test as Node, code)],
  UnaryExpression: ({ start, operator, argument }) =>
    operator === "!" || operator === "-" ? [{ start, end: (argument as Node).start, text: "" }] : [],
  Literal: literal,
  ArrayExpression: ({ elements }) => withoutOne(elements as readonly (Node | null)[]),
  ObjectExpression: ({ properties }) => withoutOne(properties as readonly Node[]),
  ReturnStatement: ({ argument }) => (isNode(argument) ? [{ ...placeOf(argument), text: "undefined" }] : []),
  ExpressionStatement: (node) =>
    (node.expression as Node).type === "CallExpression" ? [{ ...placeOf(node), text: ";" }] : [],
  MemberExpression: ({ property }) => {
    const { name } = property as Node;
    const text = typeof name === "string" && Object.hasOwn(otherMethod, name) ? otherMethod[name] : undefined;
    return text === undefined ? [] : [{ ...placeOf(property as Node), text }];
  },
};

function placeOf({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

function otherSign({ left, right, operator }: Node, code: string): Mutant[] {
  const text = otherOperator[String(operator)];
  const [before, after] = [left as Node, right as Node];
  const joinsText = operator === "+" && [before, after].some(isText);
  if (text === undefined || joinsText) return [];
  const start = code.indexOf(String(operator), before.end);
  return [{ start, end: start + String(operator).length, text }];
}

function isText({ type, value }: Node): boolean {
  return type === "TemplateLiteral" || typeof value === "string";
}

function negated(test: Node, code: string): Mutant {
  return { ...placeOf(test), text: `!(${code.slice(test.start, test.end)})` };
}

/** Faults in a literal. A text with a space in it is written for people, and no test checks it. */
function literal(node: Node): Mutant[] {
  const { value, regex } = node;
  const place = placeOf(node);
  if (typeof value === "number") return [{ ...place, text: String(value + 1) }];
  if (typeof value === "boolean") return [{ ...place, text: String(!value) }];
  if (typeof value === "string") return value.includes(" ") ? [] : [{ ...place, text: JSON.stringify(`${value}?`) }];
  return regex ? looser(node, regex as { pattern: string; flags: string }) : [];
}

/** A pattern without the anchor at its beginning, or at its end. */
function looser(node: Node, { pattern, flags }: { pattern: string; flags: string }): Mutant[] {
  const patterns = [pattern.replace(/^\^/, ""), pattern.replace(/\$$/, "")].filter(
    (other) => other && other !== pattern,
  );
  return patterns.map((other) => ({ ...placeOf(node), text: `/${other}/${flags}` }));
}

/** A list or a record that lacks its first entry, or its last. */
function withoutOne(entries: readonly (Node | null)[]): Mutant[] {
  const present = entries.filter((entry) => entry !== null);
  const [first, second] = present;
  const last = present.at(-1);
  const before = present.at(-2);
  const without: Mutant[] = [];
  if (first) without.push({ start: first.start, end: second?.start ?? first.end, text: "" });
  if (last && before) without.push({ start: before.end, end: last.end, text: "" });
  return without;
}
