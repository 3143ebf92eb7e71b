/**
 * A journey as data: from each step, where each press leads once it is accepted. What is not accepted stays where it is.
 * Handlers go by these tables, tests walk them, and the diagrams of the README are drawn from them.
 */
export type Moves<Step extends string, Press extends string = string> = Readonly<
  Record<Step, Readonly<Partial<Record<Press, Step>>>>
>;

/** The step that a press leads to; null where the step has no such press: it came from an older tab. */
export function moved<Step extends string>(moves: Moves<Step>, from: Step, press: string): Step | null {
  const presses = moves[from];
  return (Object.hasOwn(presses, press) ? presses[press] : undefined) ?? null;
}
