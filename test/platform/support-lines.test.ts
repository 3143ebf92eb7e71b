import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPlace } from "../../src/platform/budget.ts";
import {
  budgetRule,
  floods,
  limitPeriod,
  longestLine,
  type SupportLine,
  supportLines,
} from "../../src/platform/flood-table.ts";
import { retryWait } from "../../src/services/support/delivery-rules.ts";

const second = 1000;
const minute = limitPeriod * second;
const start = Date.UTC(2096, 10, 21);

interface Taken {
  readonly at: number;
  readonly due: number;
}

/** The lines, and the limits of networks in front of them, in minutes as the platform counts. */
class Site {
  readonly #counts = new Map<string, number>();
  readonly #last = new Map<SupportLine, number>();
  readonly taken: (Taken & { readonly line: SupportLine })[] = [];

  /** A declaration from a block of networks; null where it is refused. */
  declare(block: string, at: number): Taken | null {
    const limits = block === "onion" ? "onion" : "block";
    if (this.#admits(`${block} 1`, floods.support[limits], at)) return this.join("messages", at);
    if (!this.#admits(`${block} 2`, floods.declaration[limits], at)) return null;
    return this.join(block === "onion" ? "onion messages" : "crowded messages", at);
  }

  join(line: SupportLine, at: number, longest = longestLine): Taken | null {
    const place = nextPlace(this.#last.get(line), budgetRule(supportLines[line]), at);
    if (place > at + longest) return null;
    this.#last.set(line, place);
    const taken = { line, at, due: Math.max(at, Math.ceil(place)) };
    this.taken.push(taken);
    return taken;
  }

  #admits(key: string, size: number, at: number): boolean {
    const name = `${Math.floor(at / minute)} ${key}`;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count <= size;
  }
}

/** So many blocks of addresses and the onion host send all that is taken of them, in every second. */
function flood(site: Site, blocks: number, at: number) {
  for (let block = 0; block < blocks; block += 1) {
    while (site.declare(`flood ${block}`, at) !== null);
  }
  while (site.declare("onion", at) !== null);
}

it("HOLD-8 against one attacker, who also has the onion host, whoever is taken is delivered at once, on the same network too", () => {
  const times = fc.uniqueArray(fc.nat(6 * 60), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(times, (seconds) => {
      const site = new Site();
      for (let at = start; at <= start + 6 * minute; at += second) {
        if (seconds.includes((at - start) / second)) {
          const own = site.declare("flood 0", at);
          if (own) expect(own.due).toBe(at);
          expect(site.declare(`elsewhere ${at}`, at)).toEqual({ line: "messages", at, due: at });
        }
        flood(site, 1, at);
      }
    }),
    { numRuns: 20 },
  );
});

it("HOLD-8 against many attackers, whoever is taken is delivered within the stated time, oldest first, and at the stated rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(59), (blocks, offset) => {
      const site = new Site();
      for (let at = start + offset * second; at < start + 4 * 60 * minute; at += minute) flood(site, blocks, at);
      for (const line of Object.keys(supportLines) as SupportLine[]) {
        const { burst, perMinute } = supportLines[line];
        const of = site.taken.filter((one) => one.line === line);
        expect(of.every(({ at, due }) => due - at <= longestLine)).toBe(true);
        expect(of.every(({ due }, index) => due >= (of[index - 1]?.due ?? 0))).toBe(true);
        const later = (index: number) => (of[index + burst + perMinute]?.due ?? Number.POSITIVE_INFINITY) - minute;
        expect(of.every(({ due }, index) => later(index) >= due - second)).toBe(true);
      }
    }),
    { numRuns: 10 },
  );
});

it("HOLD-8 OPS-3 no more is stored than the number beside the limit, however long the mail service is down", () => {
  const site = new Site();
  const most = Object.values(supportLines).map(
    ({ burst, perMinute }) => burst + (perMinute * (longestLine + retryWait)) / minute,
  );
  const all = most.reduce((sum, count) => sum + count);
  expect(all).toBe(27_010);
  let stored: (Taken & { line: SupportLine })[] = [];
  for (let at = start; at < start + 5 * 60 * minute; at += 30 * second) {
    const isDue = ({ due }: Taken) => due <= at;
    const tried = stored.filter(isDue);
    stored = stored.filter((one) => !isDue(one));
    for (const { line } of tried) {
      const again = site.join(line, at, Number.POSITIVE_INFINITY);
      stored.push({ line, at, due: Math.max(again?.due ?? at, at + retryWait) });
    }
    for (const line of Object.keys(supportLines) as SupportLine[]) {
      for (let next = site.join(line, at); next; next = site.join(line, at)) stored.push({ ...next, line });
    }
    expect(stored.length).toBeLessThanOrEqual(all);
  }
  expect(stored.length, "an outage does fill the lines").toBeGreaterThan(26_000);
});
