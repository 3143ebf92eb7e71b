import { describe, expect, it } from "vitest";
import { refillTime } from "../../src/platform/budget.ts";
import { budgetRule, type FloodRow, floods, limitPeriod, supportLines } from "../../src/platform/flood-table.ts";

const rows = Object.entries<FloodRow>(floods);

/** What one network, one block of addresses that somebody is given and the onion host send together in a minute at most. */
const attack = ({ network, block, onion }: FloodRow) => network + block + (onion ?? 0);

describe.each(rows)("the limits of %s", (_, row) => {
  const { network, household, block, onion, location, everybody } = row;

  it("HOLD-8 rise with the width of a network, and less than the number of networks in it", () => {
    // A household has 256 networks, a block 256 households.
    expect(household).toBeGreaterThan(network);
    expect(block).toBeGreaterThan(household);
    expect(household).toBeLessThanOrEqual(network * 4);
    expect(block).toBeLessThanOrEqual(household * 4);
  });

  it("HOLD-8 OPS-3 leave something for others: what is shared comes back faster than one attacker spends it", () => {
    if (everybody) {
      expect(everybody.perMinute).toBeGreaterThan(attack(row));
      // The platform counts in fixed minutes, so an attacker may send two of them at once, at the end of one.
      expect(everybody.burst).toBeGreaterThan(2 * attack(row));
    }
    if (location !== undefined) expect(location).toBeGreaterThan(2 * attack(row));
    // Without a limit on the onion host there is nothing to share, or whoever floods it takes it from all.
    expect(onion !== null || (!everybody && location === undefined)).toBe(true);
  });

  it("OPS-3 hold while an idle object is still in memory, so that none needs a row", () => {
    if (everybody) expect(refillTime([budgetRule(everybody)])).toBeLessThanOrEqual(2 * limitPeriod * 1000);
    expect(row.costs).not.toBe("");
  });
});

it("HOLD-8 each line of messages moves faster than one attacker fills it, so nobody waits for one", () => {
  const { support, declaration } = floods;
  const most = {
    messages: attack(support),
    "crowded messages": declaration.network + declaration.block,
    "onion messages": declaration.onion,
  };
  for (const [line, { burst, perMinute }] of Object.entries(supportLines)) {
    expect(perMinute, line).toBeGreaterThan(most[line as keyof typeof supportLines]);
    expect(burst, line).toBeGreaterThan(2 * most[line as keyof typeof supportLines]);
  }
});
