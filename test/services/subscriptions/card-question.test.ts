import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { isEntitling, type SubscriptionStatus } from "../../../src/contract/subscription/subscription.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { newAccount, Shop } from "./harness.ts";

type Card = "paid" | "declined" | "confirm" | "fails-later";
type Bank = "yes" | "no";

/** What a page showed: the bank's question, that something was paid or saved, or that nothing was. */
type Shown = "question" | "done" | "refused";

/** A page where a card can be chosen, and the question of the bank that is open there. */
interface Place {
  readonly at: "checkout" | "portal";
  question: string | null;
  /** Of a checkout: whether it was paid. */
  isPaid: boolean;
}

/** What anybody may expect of an account: written without looking at the service. */
interface Model {
  places: Place[];
  subscription: { status: SubscriptionStatus; card: Card; periods: number } | null;
  receipts: number;
}

class Real {
  readonly shop = new Shop();
  readonly account = newAccount();
  readonly addresses: string[] = [];

  async choose(place: number, fields: { card: Card; bank?: Bank }): Promise<Shown> {
    const address = this.addresses[place] ?? "";
    const isPortal = address.includes("/portal/");
    const answer = await this.shop.submit(address, { ...(isPortal && { change: "card" }), ...fields });
    const html = await answer.text();
    if (html.includes('name="bank"')) return "question";
    if (answer.status === 303 || /You’ve already ordered/.test(html)) return "done";
    return isPortal && answer.status === 200 ? "done" : "refused";
  }

  receipts(): number {
    return this.shop.sent.filter(({ template }) => template === "receipt").length;
  }
}

const isHeld = ({ subscription }: Model) => subscription !== null && isEntitling(subscription.status);

/** What the bank would be asked about on a page, as far as it makes a difference. */
function aboutOf({ subscription }: Model, { at }: Place): string {
  return at === "checkout" ? "an order" : `${subscription?.status === "Grace Period"} ${subscription?.periods}`;
}

function pay(model: Model, card: Card): void {
  model.subscription = { status: "Auto-Renewable", card, periods: (model.subscription?.periods ?? 0) + 1 };
  model.receipts += 1;
}

/** What comes of a card at a page, and what it shows. */
function choose(model: Model, place: Place, card: Card, bank?: Bank): Shown {
  const { subscription } = model;
  if (place.at === "checkout" && (place.isPaid || isHeld(model))) return "done";
  if (place.at === "portal") {
    if (!subscription || !isHeld(model)) return "refused";
    if (subscription.card === card && subscription.status !== "Grace Period") return "done";
  }
  const about = aboutOf(model, place);
  const wasAsked = place.question === about;
  place.question = null;
  if (card === "declined" || (card === "confirm" && bank === "no")) return "refused";
  if (card === "confirm" && !(bank === "yes" && wasAsked)) {
    place.question = about;
    return "question";
  }
  if (place.at === "checkout") {
    pay(model, card);
    place.isPaid = true;
  } else if (subscription?.status === "Grace Period") pay(model, card);
  else if (subscription) subscription.card = card;
  return "done";
}

type Command = fc.AsyncCommand<Model, Real>;

/** Compares what can be seen from outside with the model. */
async function check(model: Model, real: Real): Promise<void> {
  const { shop, account } = real;
  const record = await shop.recordOf(account);
  expect(record && [record.status, record.card]).toEqual(
    model.subscription && [model.subscription.status, model.subscription.card],
  );
  expect(real.receipts()).toBe(model.receipts);
}

/** A command, after which the account is as the model says. */
function command(
  text: string,
  isPossible: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: isPossible,
    toString: () => text,
    async run(model, real) {
      await run(model, real);
      await check(model, real);
    },
  };
}

/** More than these are no other case. */
const mostPlaces = 5;

const openCheckout = command(
  "open a checkout",
  (model) => !isHeld(model) && model.places.length < mostPlaces,
  async (model, { shop, account, addresses }) => {
    addresses.push(await shop.checkout(account, { productId: "nightjar-pro-monthly-renews-row" }));
    model.places.push({ at: "checkout", question: null, isPaid: false });
  },
);

const openPortal = command(
  "open the portal",
  ({ subscription, places }) => subscription !== null && places.length < mostPlaces,
  async (model, { shop, account, addresses }) => {
    const answer = await shop.as(account, "/api/checkout/portal");
    addresses.push((await answer.json<{ customerPortalUrl: string }>()).customerPortalUrl);
    model.places.push({ at: "portal", question: null, isPaid: false });
  },
);

const hasPlace = ({ places }: Model) => places.length > 0;
const placeOf = ({ places }: Model, which: number) => which % places.length;

/** A card, with or without an answer to the bank: whoever writes the form by hand may send any. */
const chooseCard = (which: number, card: Card, bank?: Bank) =>
  command(`choose ${card}${bank ? `, ${bank},` : ""} at ${which}`, hasPlace, async (model, real) => {
    const at = placeOf(model, which);
    const shown = choose(model, model.places[at] as Place, card, bank);
    expect(await real.choose(at, { card, ...(bank && { bank }) })).toBe(shown);
  });

/** Several answers to the bank at the same moment: one of their orders is what happens. */
const answerAtOnce = (which: number, banks: readonly Bank[]) =>
  command(`answer ${banks} at once at ${which}`, hasPlace, async (model, real) => {
    const at = placeOf(model, which);
    const shown = await Promise.all(banks.map((bank) => real.choose(at, { card: "confirm", bank })));
    const ends = ordersOf(banks).map((order) => {
      const after = structuredClone(model);
      const seen = order.map(
        (index) => [index, choose(after, after.places[at] as Place, "confirm", banks[index])] as const,
      );
      return { after, shown: banks.map((_, index) => seen.find(([one]) => one === index)?.[1]) };
    });
    const end = ends.find(
      ({ after, shown: seen }) =>
        after.receipts === real.receipts() && seen.every((one, index) => one === shown[index]),
    );
    expect(end, `${shown} with ${real.receipts()} receipts`).toBeDefined();
    Object.assign(model, end?.after);
  });

function ordersOf(banks: readonly Bank[]): number[][] {
  const indexes = banks.map((_, index) => index);
  const orders = (left: number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  return orders(indexes);
}

/** Leaving the bank's page, or looking at the first one again, answers nothing. */
const reload = (which: number) =>
  command(`look at ${which} again`, hasPlace, async (model, { shop, addresses }) => {
    const { pathname } = new URL(addresses[placeOf(model, which)] ?? "", "http://localhost");
    expect((await shop.fetch(pathname)).status).toBe(200);
  });

const change = (kind: "cancel" | "resume") =>
  command(kind, isHeld, async (model, { shop, account }) => {
    await shop.as(account, `/api/subscription/${kind}`, { method: "POST" });
    const { subscription } = model;
    if (!subscription) return;
    if (subscription.status === "Grace Period") {
      if (kind === "resume") return;
      Object.assign(subscription, { status: "Expired", periods: subscription.periods + 1 });
    } else subscription.status = kind === "cancel" ? "Not Auto-Renewable" : "Auto-Renewable";
  });

/** To just after the next date of the subscription. All addresses are closed by then. */
const nextPeriod = command(
  "a period later",
  ({ subscription }) => subscription !== null && isEntitling(subscription.status),
  async (model, { shop, account, addresses }) => {
    const record = await shop.recordOf(account);
    shop.now = Math.max(shop.now + day, (record?.expiresOrRenewsAt ?? 0) + 1);
    addresses.length = 0;
    model.places = [];
    const { subscription } = model;
    if (!subscription) return;
    const next = { "Not Auto-Renewable": "Expired", "Grace Period": "Inactive" } as const;
    if (subscription.status === "Auto-Renewable") {
      subscription.periods += 1;
      if (subscription.card === "fails-later") subscription.status = "Grace Period";
      else model.receipts += 1;
    } else if (subscription.status in next) subscription.status = next[subscription.status as keyof typeof next];
  },
);

const which = fc.nat({ max: mostPlaces - 1 });
const bank = fc.constantFrom<Bank>("yes", "no");
const card = fc.constantFrom<Card>("paid", "declined", "confirm", "confirm", "fails-later", "fails-later");

const commands = fc.commands(
  [
    fc.constant(openCheckout),
    fc.constant(openPortal),
    fc.tuple(which, card).map(([at, chosen]) => chooseCard(at, chosen)),
    fc.tuple(which, card, bank).map(([at, chosen, answer]) => chooseCard(at, chosen, answer)),
    fc.tuple(which, bank).map(([at, answer]) => chooseCard(at, "confirm", answer)),
    fc.tuple(which, fc.array(bank, { minLength: 2, maxLength: 3 })).map(([at, answers]) => answerAtOnce(at, answers)),
    which.map(reload),
    fc.constantFrom<"cancel" | "resume">("cancel", "resume").map(change),
    fc.constant(nextPeriod),
  ],
  { maxCommands: 25, size: "max" },
);

describe("the bank's question about a card", { timeout: 120_000 }, () => {
  it("SVC-3 HOLD-2 is asked in checkout and portal alike, counts when it was asked, and pays once", async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const setup = () => ({ model: { places: [], subscription: null, receipts: 0 } as Model, real: new Real() });
        await fc.asyncModelRun(setup, steps);
      }),
      { numRuns: inject("orders") },
    );
  });
});
