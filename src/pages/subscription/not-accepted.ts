/** Why a press was not accepted. */
export interface NotAccepted<Problem extends string> {
  readonly problem: Problem;
  /** Seconds until it may be tried again, where it has to wait. */
  readonly wait: number | null;
}

/** The tag of the outcome. */
export function notAcceptedTag({ problem, wait }: NotAccepted<string>): "invalid" | "wait" | "unavailable" {
  if (problem === "unavailable") return problem;
  return wait === null ? "invalid" : "wait";
}

export function notAccepted<Problem extends string>(
  problem: Problem,
  wait: number | null = null,
): NotAccepted<Problem> {
  return { problem, wait };
}
