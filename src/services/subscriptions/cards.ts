/** How a demonstration card behaves, today and at each renewal. No card number is ever asked for. */
export const cards = {
  paid: { label: /*i18n*/ "A card that works", outcome: "paid", renews: true },
  declined: { label: /*i18n*/ "A card that is declined", outcome: "declined", renews: false },
  confirm: { label: /*i18n*/ "A card whose bank asks you to confirm", outcome: "confirm", renews: true },
  "fails-later": {
    label: /*i18n*/ "A card that is accepted now and refused at the next payment",
    outcome: "paid",
    renews: false,
  },
} as const satisfies Readonly<Record<string, { label: string; outcome: CardOutcome; renews: boolean }>>;
type CardOutcome = "paid" | "declined" | "confirm";
export type CardName = keyof typeof cards;

/** The cards in the order in which a page offers them. */
export const cardNames = ["paid", "declined", "confirm", "fails-later"] as const satisfies readonly CardName[];

/** What the form of a page says: a card, and the answer to the bank's question where the page asked it. */
export interface CardChoice {
  readonly card: CardName;
  readonly bank: "yes" | "no" | null;
  /** What the page said that accepting the card leads to; null where it said nothing, as the bank's question. */
  readonly about: string | null;
}

/** Null where no card was chosen. */
export function readCardChoice(form: ReadonlyMap<string, string> | null): CardChoice | null {
  const [card, bank, about = null] = [form?.get("card"), form?.get("bank"), form?.get("about")];
  return isCardName(card) ? { card, bank: bank === "yes" || bank === "no" ? bank : null, about } : null;
}

function isCardName(name: unknown): name is CardName {
  return typeof name === "string" && Object.hasOwn(cards, name);
}

/** What the bank was last asked on a page, until it is answered: about which card, and about what. */
export interface BankQuestion {
  readonly card: CardName;
  readonly about: string;
}

/** What paying leads to, for {@link decideCard}: `trial` in days. */
export function aboutOrder(trial: number | null): string {
  return trial ? `an order with ${trial} free days` : "an order";
}

/** The same of another card for a subscription: a payment that was missed, or those from the next. */
export function aboutNewCard(isPaying: boolean, expiresOrRenewsAt: number): string {
  return `${isPaying ? "the payment missed before" : "payments from"} ${expiresOrRenewsAt}`;
}

/**
 * `confirm`: the bank wants to ask first. `not-confirmed`: it asked, and the answer was no. `changed`: the page said something
 * else than what accepting the card leads to by now, and nobody pays what they were not told.
 */
export type CardDecision = "accepted" | "declined" | "confirm" | "not-confirmed" | "changed";

/**
 * What comes of a chosen card, wherever one is chosen. A yes counts only as the answer to a question that was asked, about this
 * card and about what is at stake now; without one, the bank asks.
 *
 * @param asked the question that is open on the page
 * @param about what accepting the card would lead to, in words that differ where that differs
 */
export function decideCard(
  { card, bank, ...said }: CardChoice,
  asked: BankQuestion | null,
  about: string,
): CardDecision {
  if (said.about !== null && said.about !== about) return "changed";
  const { outcome } = cards[card];
  if (outcome !== "confirm") return outcome === "paid" ? "accepted" : outcome;
  if (bank === "no") return "not-confirmed";
  const isAnswer = bank === "yes" && asked?.card === card && asked.about === about;
  return isAnswer ? "accepted" : "confirm";
}
