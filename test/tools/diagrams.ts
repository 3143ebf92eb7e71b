/** `npm run diagrams`: draws each journey of the subscription pages into their README, from the tables that they go by. */
import { readFileSync, writeFileSync } from "node:fs";
import { routes } from "../../src/contract/routes.ts";
import { activateWays } from "../../src/pages/subscription/activate/activate-flow.ts";
import { buyTransitions } from "../../src/pages/subscription/buy/buy-flow.ts";
import { emailTransitions } from "../../src/pages/subscription/email/email-flow.ts";
import { manageTransitions } from "../../src/pages/subscription/manage/manage-flow.ts";
import { signInTransitions } from "../../src/pages/subscription/sign-in/sign-in-flow.ts";

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

const diagrams: Readonly<Record<string, Table>> = {
  buying: buyTransitions,
  "signing in": signInTransitions,
  "the address": emailTransitions,
  "activating a device": activateWays,
  managing: manageTransitions,
};

export const readme = "src/pages/subscription/README.md";

/** A README with its diagrams as the tables have them now. */
export function withDiagrams(text: string): string {
  return text.replace(/<!-- diagram: ([\w ]+) -->\n[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const table = diagrams[name];
    if (!table) throw new Error(`there is no journey called "${name}"`);
    return `<!-- diagram: ${name} -->\n\`\`\`mermaid\n${mermaid(table)}\n\`\`\`\n<!-- end -->`;
  });
}

/** A state diagram that begins at the first step. Presses between the same two steps share an arrow. */
function mermaid(table: Table): string {
  const steps = Object.keys(table);
  const all = [...new Set([...steps, ...Object.values(table).flatMap((presses) => Object.values(presses))])];
  const names = all.map((step) => `  state "${labelOf(step)}" as ${idOf(step)}`);
  const arrows = steps.flatMap((step) => arrowsFrom(step, table[step] ?? {}));
  return ["stateDiagram-v2", ...names, `  [*] --> ${idOf(steps[0] ?? "")}`, ...arrows].join("\n");
}

function arrowsFrom(step: string, presses: Readonly<Record<string, string>>): string[] {
  const byTarget = Map.groupBy(Object.entries(presses), ([, to]) => to);
  return [...byTarget].map(([to, pressed]) => {
    return `  ${idOf(step)} --> ${idOf(to)}: ${pressed.map(([press]) => press).join(", ")}`;
  });
}

/** A page is known by its address. */
function labelOf(step: string): string {
  return isRoute(step) ? routes[step].path : step;
}

function isRoute(step: string): step is keyof typeof routes {
  return Object.hasOwn(routes, step);
}

function idOf(step: string): string {
  return step.replace(/\W+/g, "_");
}

if (import.meta.main) writeFileSync(readme, withDiagrams(readFileSync(readme, "utf8")));
