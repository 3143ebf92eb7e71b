/** Key in session storage; "off" turns the shortcuts off, as shortcuts of a single key must allow (WCAG 2.1.4). */
export const keysKey = "result_keys";

/** What a key does on the page of results, as in other search engines: j and k go through the results, / goes to the box. */
export type ResultMove = { readonly to: "result"; readonly at: number } | { readonly to: "box" };

/** Counts only without modifier keys, and while a result or nothing has the focus: fields and buttons keep their keys. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** @param from the place of the result that has the focus; -1 for none */
export function moveOf({ key, ctrlKey, metaKey, altKey }: Pressed, from: number, count: number): ResultMove | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "/") return { to: "box" };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined || count === 0) return null;
  return { to: "result", at: Math.min(Math.max(from + step, 0), count - 1) };
}
