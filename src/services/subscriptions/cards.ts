/** How a demonstration card behaves, today and at each renewal. No card number is ever asked for. */
export const cards = {
  paid: { label: "A card that works", outcome: "paid", renews: true },
  declined: { label: "A card that is declined", outcome: "declined", renews: false },
  confirm: { label: "A card whose bank asks you to confirm", outcome: "confirm", renews: true },
  "fails-later": {
    label: "A card that is accepted now and refused at the next payment",
    outcome: "paid",
    renews: false,
  },
} as const satisfies Readonly<Record<string, { label: string; outcome: CardOutcome; renews: boolean }>>;
export type CardOutcome = "paid" | "declined" | "confirm";
export type CardName = keyof typeof cards;

export function isCardName(name: unknown): name is CardName {
  return typeof name === "string" && Object.hasOwn(cards, name);
}
