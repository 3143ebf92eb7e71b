/** Access codes for identity theft restoration, as pages ask for them and show them. Pure. */
import { brand } from "../brand.ts";
import type { Country } from "../country.ts";
import { type AccessCode, accessCodeSchema } from "../services.ts";

/** What the service said, wherever it was asked from: in the worker, or by a script inside the app. */
export type IssueAnswer =
  | { readonly tag: "ok"; readonly data: unknown }
  | { readonly tag: "signed-out" }
  /** `code` is the service's own word for it; null where it gave no proper answer. */
  | { readonly tag: "refused"; readonly code: string | null };

/** What that means to whoever asked. */
export type Issued =
  | { readonly tag: "issued"; readonly code: AccessCode }
  | { readonly tag: "signed-out" | "not-held" | "unavailable" };

/** `replaces`: the code that was to be renewed. A service that gives the same again has not renewed it. */
export function issuedBy(answer: IssueAnswer, replaces: string | null = null): Issued {
  if (answer.tag === "signed-out") return answer;
  if (answer.tag === "refused") return { tag: answer.code === "feature_not_held" ? "not-held" : "unavailable" };
  const code = accessCodeSchema.safeParse(answer.data).data;
  return code && code.accessCode !== replaces ? { tag: "issued", code } : { tag: "unavailable" };
}

/** About what is left of a time, in hours, or in minutes at the end of it: "23 hours". Instants in milliseconds. */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.max(1, Math.floor((until - now) / 60_000));
  return minutes < 60 ? counted(minutes, "minute") : counted(Math.round(minutes / 60), "hour");
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

export type AdviserLine = (typeof brand.adviserLines)[number];

/** The line of a country; null where advisers ring back instead. */
export function adviserLine(country: Country | null): AdviserLine | null {
  return brand.adviserLines.find((line) => line.country === country) ?? null;
}

/** As a telephone takes it: "tel:+12025550143". */
export function dialled({ number }: Pick<AdviserLine, "number">): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
