import { brand } from "../../contract/brand/brand.ts";
import { momentWords } from "../../contract/day-words.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { labelled } from "../../contract/language/punctuation.ts";
import { withdrawalForm } from "../../contract/support/withdrawal.ts";

/** The contract's model withdrawal form, as the message to begin with: only what the subscriber alone knows is left open. */
export function withdrawalText(now: number, reference: string | null): string {
  return [
    i18n.t("To {brand}:", { brand: brand.name }),
    `${labelled(i18n.t(withdrawalForm.notice), brand.pro)}.`,
    "",
    ...withdrawalForm.open.map((line) => labelled(i18n.t(line), "")),
    labelled(i18n.t(withdrawalForm.contract), reference ?? ""),
    labelled(i18n.t(withdrawalForm.date), momentWords(now)),
  ].join("\n");
}
