/** The card that pays, in words. */
import { i18n } from "../../../contract/language/i18n.ts";

/** The cards of the demonstration, as its service names them. */
const demonstrationCards: readonly string[] = [
  /*i18n*/ "A card that works",
  /*i18n*/ "A card whose bank asks you to confirm",
  /*i18n*/ "A card that is accepted now and refused at the next payment",
];

export function cardName(card: string): string {
  return demonstrationCards.includes(card) ? i18n.t(card) : card;
}

/** The same where it stands alone. */
export function savedCardWords(card: string): string {
  return i18n.t("{card} (a test card of this demonstration)", { card: cardName(card) });
}
