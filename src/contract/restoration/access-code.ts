/** Access codes for identity theft restoration, as pages ask for them and show them. Pure. */
import { brand } from "../brand/brand.ts";
import type { Result } from "../call.ts";
import type { Country } from "../country.ts";
import { i18n } from "../language/i18n.ts";
import { type AccessCode, accessCodeSchema } from "../services.ts";

/** What the answer of the service means for the page that asked, in the worker or inside an app. */
export type AccessCodeAnswer =
  | { readonly tag: "issued"; readonly code: AccessCode }
  | { readonly tag: "signed-out" | "not-held" | "unavailable" };

/** `replaces`: the code that was to be renewed. If the service returns the same one, it was not renewed: `unavailable`. */
export function readIssueAnswer(answer: Result<unknown>, replaces: string | null = null): AccessCodeAnswer {
  if (!answer.ok && answer.error.status === 401) return { tag: "signed-out" };
  if (!answer.ok) return { tag: answer.error.code === "feature_not_held" ? "not-held" : "unavailable" };
  const code = accessCodeSchema.safeParse(answer.value).data;
  return code && code.accessCode !== replaces ? { tag: "issued", code } : { tag: "unavailable" };
}

/** Roughly how much time is left, in hours, or in minutes if it is less than one: "23 hours". Milliseconds since 1970. */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.max(1, Math.floor((until - now) / 60_000));
  if (minutes < 60) return minutes === 1 ? i18n.t("1 minute") : i18n.t("{count} minutes", { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours === 1 ? i18n.t("1 hour") : i18n.t("{count} hours", { count: hours });
}

export type AdviserLine = (typeof brand.adviserLines)[number];

/** The phone line for a country; null where advisers call back instead. */
export function adviserLine(country: Country | null): AdviserLine | null {
  return brand.adviserLines.find((line) => line.country === country) ?? null;
}

/** The number as a link that a phone dials: "tel:+12025550143". */
export function dialled({ number }: Pick<AdviserLine, "number">): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
