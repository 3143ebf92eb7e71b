/**
 * What an action found out for the page that is shown again, such as a form to correct. Each page declares which results it
 * can show: a union of objects, told apart by these tags and by whatever else the page's text depends on. The tag alone
 * decides the status. What a page has loaded may say its status by the same tags.
 */
export const resultStatus = {
  /** Nothing was refused: what the page shows to this visitor. */
  shown: 200,
  /** The form needs correcting, and is shown as it was filled in. */
  invalid: 400,
  /** Whoever is signed in may not do this. */
  forbidden: 403,
  /** What the page was about is over. */
  gone: 410,
  /** Sent too often: the same form will be accepted later. */
  wait: 429,
  /** Nothing is wrong with the form, but the service that takes it did not answer. */
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type ResultTag = keyof typeof resultStatus;

/** What all results have in common. */
export interface ActionResult {
  readonly tag: ResultTag;
}

/** The status that a result or loaded data asks for; null where it asks for none. */
export function statusSaid(said: unknown): number | null {
  const tag = fieldOf(said, "tag");
  return typeof tag === "string" && Object.hasOwn(resultStatus, tag) ? resultStatus[tag as ResultTag] : null;
}

/** The title that loaded data asks for; null where it asks for none. */
export function titleSaid(said: unknown): string | null {
  const title = fieldOf(said, "title");
  return typeof title === "string" ? title : null;
}

function fieldOf(said: unknown, name: "tag" | "title"): unknown {
  return typeof said === "object" && said !== null && name in said ? Reflect.get(said, name) : undefined;
}
