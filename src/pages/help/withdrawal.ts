import { brand } from "../../contract/brand.ts";
import { momentWords } from "../../contract/day-words.ts";
import { withdrawalForm } from "../../contract/support/withdrawal.ts";

/** The contract's model withdrawal form, as the message to begin with: only what the subscriber alone knows is left open. */
export function withdrawalText(now: number, reference: string | null): string {
  return [
    `To ${brand.name}:`,
    `${withdrawalForm.notice}: ${brand.pro}.`,
    "",
    ...withdrawalForm.open.map((line) => `${line}: `),
    `${withdrawalForm.contract}: ${reference ?? ""}`,
    `${withdrawalForm.date}: ${momentWords(now)}`,
  ].join("\n");
}
