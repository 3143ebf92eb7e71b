/**
 * A flow as data: from each step, where each press of a button leads once it is accepted. What is not accepted stays
 * where it is. Handlers take no press that the step does not have, tests walk these tables, and the diagrams of the README
 * are drawn from them.
 */
export type Transitions<Step extends string, Intent extends string = string> = Readonly<
  Record<Step, Readonly<Partial<Record<Intent, Step>>>>
>;

/** The step that a press leads to; null where the step has no such press: it came from an older tab, and does nothing. */
export function transitionFrom<Step extends string>(moves: Transitions<Step>, from: Step, intent: string): Step | null {
  const intents = moves[from];
  return (Object.hasOwn(intents, intent) ? intents[intent] : undefined) ?? null;
}
