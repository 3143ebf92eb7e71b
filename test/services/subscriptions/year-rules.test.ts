/** The rules of a subscriber's year: plans, payments, reminders, announced prices and repeated mails. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../../src/contract/brand/brand.ts";
import { parseCountry, soldIn } from "../../../src/contract/country.ts";
import { inZone, momentWords } from "../../../src/contract/day-words.ts";
import { billingPeriods } from "../../../src/contract/subscription/subscription.ts";
import { lastDayEnd } from "../../../src/contract/westernmost-zone.ts";
import { applySubscriptionChange } from "../../../src/services/subscriptions/change-rules.ts";
import {
  announcedFor,
  mostTries,
  nextMoment,
  reminderOf,
  retryWait,
  withListPrice,
} from "../../../src/services/subscriptions/notices/notice-rules.ts";
import {
  amountOf,
  centsOf,
  chargeOf,
  firstPayment,
  type KeptPayment,
  refundable,
  taxIn,
  withPayment,
} from "../../../src/services/subscriptions/payment-rules.ts";
import { nextPlanTerms, otherPeriod, plannedPeriod, withPlan } from "../../../src/services/subscriptions/plan-rules.ts";
import { productsIn, productTable } from "../../../src/services/subscriptions/product-rules.ts";
import {
  afterPeriod,
  day,
  periodOf,
  pricePaid,
  type SubscriptionRecord,
  startSubscription,
  stepsTo,
} from "../../../src/services/subscriptions/subscription-rules.ts";
import { recordAt } from "./record-at.ts";

const ireland = parseCountry("IE");

/** Any moment from 2026 to 2036, leap days and the last days of months included. */
const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) });
const edges = fc.constantFrom(
  ...[
    [2028, 1, 29],
    [2027, 1, 28],
    [2027, 0, 31],
    [2027, 0, 29],
    [2027, 3, 30],
    [2027, 11, 31],
  ].map(([year = 0, month, date]) => Date.UTC(year, month ?? 0, date, 23, 59)),
);
const start = fc.oneof(moment, edges);
const product = fc.constantFrom(...productTable);
const country = fc.constantFrom(...[...soldIn].map((code) => parseCountry(code)));

const begun = fc
  .record({ product, country, now: start, trial: fc.constantFrom(null, 7, 14, 30) })
  .map(({ product: one, ...given }) => startSubscription(one, { ...given, platform: "web", card: "paid" }));

/** Plays a subscription with its payments to a time. */
function payments(record: SubscriptionRecord, end: number): readonly KeptPayment[] {
  const first = {
    state: "paid",
    at: record.startedAt,
    from: record.startedAt,
    until: record.expiresOrRenewsAt,
  } as const;
  const before = record.trialEndsAt === null ? withPayment([], record, first) : [];
  return stepsTo(record, end).reduce((list, step) => {
    const charge = chargeOf(step);
    return charge ? withPayment(list, step.record, charge) : list;
  }, before);
}

describe("a change of plan", () => {
  it("LIFE-2 pays nothing before the next date, then one period of the new plan, to the cent and for the whole period", () => {
    fc.assert(
      fc.property(begun, fc.nat({ max: 40 }), (record, days) => {
        const now = record.startedAt + days * day;
        const current = recordAt(record, now);
        const to = otherPeriod(current);
        const told = nextPlanTerms(current, to);
        const changed = applySubscriptionChange(current, { kind: "plan", period: to }, now);
        if (!told || !changed.ok) throw new Error("refused");
        expect(told).toEqual(nextPlanTerms(changed.record, to));
        expect(told.startsAt).toBe(current.expiresOrRenewsAt);
        expect(recordAt(changed.record, told.startsAt - 1)).toEqual(changed.record);
        const [step] = stepsTo(changed.record, told.startsAt);
        if (!step) throw new Error("no step");
        expect([step.kind, periodOf(step.record), pricePaid(step.record), step.record.next]).toEqual([
          "paid",
          to,
          { amount: told.price, currency: told.currency },
          undefined,
        ]);
        expect(step.record.expiresOrRenewsAt).toBe(told.nextAt);
        const listed = record.country && productsIn(record.country).find(({ billingPeriod }) => billingPeriod === to);
        if (listed && step.record.productId.endsWith(listed.productId.slice(-3)))
          expect([told.price, told.currency]).toEqual([listed.price, listed.currency]);
      }),
    );
  });

  it("LIFE-2 undone before its date, it leaves no trace; chosen again and again, it is chosen once", () => {
    fc.assert(
      fc.property(begun, fc.array(fc.constantFrom(...billingPeriods), { maxLength: 8 }), (record, chosen) => {
        const after = chosen.reduce((one, period) => withPlan(one, period, record.startedAt), record);
        const last = chosen.at(-1) ?? periodOf(record);
        expect(plannedPeriod(after)).toBe(last === periodOf(record) ? null : last);
        expect(withPlan(after, periodOf(record), record.startedAt)).toEqual(record);
      }),
    );
  });

  it.each([
    ["2027-01-31", "monthly", "2027-02-28", "2028-02-29"],
    ["2027-01-29", "monthly", "2027-02-28", "2028-02-29"],
    ["2028-01-31", "monthly", "2028-02-29", "2029-02-28"],
    ["2027-02-28", "monthly", "2027-03-28", "2028-03-28"],
    ["2028-02-29", "yearly", "2029-02-28", "2029-03-29"],
    ["2027-03-31", "yearly", "2028-03-31", "2028-04-30"],
    ["2027-04-30", "monthly", "2027-05-30", "2028-05-30"],
  ] as const)("LIFE-2 begun on %s, %s, it starts on %s and is paid again on %s", (from, period, startsAt, nextAt) => {
    const one = productTable.find((row) => row.region === "row" && row.billingPeriod === period && !row.freeTrial);
    if (!one) throw new Error("no product");
    const now = Date.parse(`${from}T09:30:00Z`);
    const record = startSubscription(one, { platform: "web", card: "paid", now, trial: null, country: ireland });
    const terms = nextPlanTerms(record, otherPeriod(record));
    const dayOf = (time = 0) => new Date(time).toISOString().slice(0, 10);
    expect([dayOf(terms?.startsAt), dayOf(terms?.nextAt)]).toEqual([startsAt, nextAt]);
  });

  it("LIFE-2 a cancellation and an end drop what was chosen, and neither a store's subscription nor one that is over changes", () => {
    fc.assert(
      fc.property(begun, (record) => {
        const chosen = withPlan(record, otherPeriod(record), record.startedAt);
        const cancelled = applySubscriptionChange(chosen, { kind: "cancel" }, record.startedAt);
        expect(cancelled.ok && plannedPeriod(cancelled.record)).toBe(null);
        const change = { kind: "plan", period: otherPeriod(record) } as const;
        for (const status of ["Not Auto-Renewable", "Grace Period", "Inactive", "Expired"] as const)
          expect(applySubscriptionChange({ ...record, status }, change, record.startedAt)).toMatchObject({
            error: "subscription_not_active",
          });
        expect(applySubscriptionChange({ ...record, platform: "ios" }, change, record.startedAt)).toMatchObject({
          error: "managed_by_store",
        });
      }),
    );
  });
});

describe("payments", () => {
  it("LIFE-3 follow one another without a gap, each of the price that was told, and add up to the cent", () => {
    fc.assert(
      fc.property(begun, fc.nat({ max: 800 }), (record, days) => {
        const end = record.startedAt + days * day;
        const made = payments(record, end);
        const times = [record.trialEndsAt ?? record.startedAt];
        while ((times.at(-1) ?? 0) <= end)
          times.push(afterPeriod(times.at(-1) ?? 0, periodOf(record), record.trialEndsAt ?? record.startedAt));
        expect(made.map(({ at }) => at)).toEqual(times.slice(0, -1));
        expect(made.map(({ from, until }) => [from, until])).toEqual(
          times.slice(0, -1).map((at, n) => [at, times[n + 1]]),
        );
        expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => index + 1));
        const price = centsOf(pricePaid(record)?.amount ?? "0");
        expect(made.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(price * made.length);
      }),
    );
  });

  it("LIFE-3 the tax and the rest of an amount add up to it, to the cent", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.integer({ min: 0, max: 27 }), (cents, rate) => {
        const { net, tax } = taxIn(amountOf(cents), rate);
        expect(centsOf(net) + centsOf(tax)).toBe(cents);
        expect(Math.abs(centsOf(net) * rate - centsOf(tax) * 100)).toBeLessThanOrEqual(100 + rate);
        expect(amountOf(centsOf(net))).toBe(net);
      }),
    );
  });

  it("LIFE-3 the first payment can be asked back on the promised days, no other can, and none twice", () => {
    fc.assert(
      fc.property(begun, fc.nat({ max: 60 }), (record, days) => {
        const now = record.startedAt + days * day;
        const made = payments(record, now);
        const due = record.trialEndsAt ?? record.startedAt;
        const asked = refundable(made, recordAt(record, now), now);
        expect(asked !== null).toBe(now >= due && now < lastDayEnd(due, facts.refundDays, record.country ?? null));
        expect(asked?.number ?? 1).toBe(1);
        const back = made.map((one) => ({ ...one, state: "refunded" as const }));
        expect(refundable(back, record, now)).toBe(null);
      }),
    );
  });

  it("LIFE-3 a renewal is no first payment, even if nothing before it is listed", () => {
    fc.assert(
      fc.property(begun, (record) => {
        const renewed = { state: "paid", at: record.startedAt + 40 * day + 30 * day, from: 0, until: 0 } as const;
        expect(firstPayment(withPayment([], record, renewed), record)).toBeUndefined();
      }),
    );
  });
});

describe("what is told beforehand", () => {
  it("LIFE-1 a trial is announced to end, a year to renew, each once and as early as is promised", () => {
    fc.assert(
      fc.property(begun, (record) => {
        const { trialEndsAt, expiresOrRenewsAt: date } = record;
        const reminder = reminderOf(record);
        if (trialEndsAt)
          expect(reminder).toEqual({ kind: "trial-ending", at: trialEndsAt - facts.trialReminderDays * day });
        else if (periodOf(record) === "yearly")
          expect(reminder).toEqual({ kind: "renewal-soon", at: date - facts.renewalReminderDays * day });
        else expect(reminder).toBe(null);
        expect(reminderOf({ ...record, remindedOf: date })).toBe(null);
        for (const status of ["Not Auto-Renewable", "Grace Period", "Inactive", "Expired"] as const)
          expect(reminderOf({ ...record, status })).toBe(null);
      }),
    );
  });

  it("LIFE-1 nobody pays a higher price that was not announced as early as the terms say, and each pays it from then", () => {
    const cheaper = fc.constantFrom("1.00", "5.49", "9.98");
    fc.assert(
      fc.property(begun, cheaper, fc.nat({ max: 300 }), (record, amount, days) => {
        const before = { ...record, price: { amount, currency: pricePaid(record)?.currency ?? "EUR" } };
        const now = before.startedAt + days * day;
        const current = recordAt(before, now);
        const announced = withListPrice(current, now);
        if (!announced) throw new Error("not announced");
        expect(withListPrice(announced, now)).toBe(null);
        const changed = withPlan(announced, otherPeriod(announced), now);
        expect(withPlan(changed, periodOf(announced), now), "a plan that is undone leaves it announced").toEqual(
          announced,
        );
        const first = announcedFor(announced);
        expect(first).toBeGreaterThanOrEqual(now + facts.noticeDays * day);
        const steps = stepsTo(announced, first + 400 * day).filter(({ kind }) => kind === "paid");
        for (const { at, record: after } of steps)
          expect(pricePaid(after)?.amount).toBe(at < first ? amount : announced.next?.price.amount);
        expect(steps.some(({ at }) => at === first)).toBe(true);
      }),
    );
  });

  it("LIFE-1 a lower price applies from the next payment", () => {
    fc.assert(
      fc.property(begun, (record) => {
        const dear = { ...record, price: { amount: "99999.00", currency: pricePaid(record)?.currency ?? "EUR" } };
        const told = withListPrice(dear, record.startedAt);
        expect(told && announcedFor(told)).toBe(record.expiresOrRenewsAt);
      }),
    );
  });

  it("LIFE-1 there is always a next moment until a subscription has ended, no later than its date", () => {
    fc.assert(
      fc.property(begun, fc.nat({ max: 800 }), (record, days) => {
        const now = record.startedAt + days * day;
        const current = recordAt(record, now);
        const next = nextMoment(current, now) ?? 0;
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThanOrEqual(current.expiresOrRenewsAt);
        expect(nextMoment({ ...current, status: "Expired" }, now)).toBe(null);
      }),
    );
  });

  it("LIFE-1 a mail that fails is tried again less and less often, for about two days", () => {
    const waits = Array.from({ length: mostTries - 1 }, (_, index) => retryWait(index + 1));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(36);
    expect(hours).toBeLessThan(72);
  });

  it.each(["Pacific/Auckland", "Europe/Dublin", "America/New_York", "America/St_Johns", "Asia/Kathmandu"])(
    "LIFE-1 LIFE-2 in %s, a payment is on the day that its moment has there, summer time or not",
    (zone) => {
      fc.assert(
        fc.property(begun, (record) => {
          const { startsAt } = nextPlanTerms(record, otherPeriod(record)) ?? { startsAt: 0 };
          const local = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: zone }).format(startsAt);
          expect(inZone(momentWords(startsAt), zone)).toContain(local);
          const clock = new Date(startsAt).toISOString().slice(11, 16);
          expect(clock).toBe(new Date(record.trialEndsAt ?? record.startedAt).toISOString().slice(11, 16));
        }),
      );
    },
  );
});
