/** In the tab's storage, "off": single keys have to be something one can do without (WCAG 2.1.4). */
export const keysKey = "result_keys";

/** What a key does on the page of results, as search engines have it: j and k go through the results, / goes to the box. */
export type Move = { readonly to: "result"; readonly at: number } | { readonly to: "box" };

/** By itself, and not while a result or nothing has the focus: fields, buttons and the browser keep their keys. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** @param from the place of the result that has the focus; -1 for none */
export function moveOf({ key, ctrlKey, metaKey, altKey }: Pressed, from: number, count: number): Move | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "/") return { to: "box" };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined || count === 0) return null;
  return { to: "result", at: Math.min(Math.max(from + step, 0), count - 1) };
}
