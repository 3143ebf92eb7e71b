import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { networksOf } from "../../src/platform/networks.ts";

const keysOf = (address: string | null) => networksOf(address).map(({ width, key }) => `${width} ${key}`);

const group = fc.integer({ min: 0, max: 0xffff });
const octet = fc.integer({ min: 0, max: 255 });
/** Eight groups, often with zeros in them, as addresses have. */
const groups = fc.array(fc.oneof({ weight: 2, arbitrary: group }, fc.constant(0)), { minLength: 8, maxLength: 8 });

/** Every part of how an address may be written that changes nothing. */
const spelling = fc.record({
  isLong: fc.boolean(),
  isUpper: fc.boolean(),
  zone: fc.constantFrom("", "%eth0", "%25en1"),
  space: fc.constantFrom("", " "),
  endsInV4: fc.boolean(),
  shortens: fc.boolean(),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never;

function written(address: readonly number[], { isLong, isUpper, zone, space, endsInV4, shortens }: Spelling): string {
  const parts = address.map((one) => one.toString(16).padStart(isLong ? 4 : 1, "0"));
  const [high = 0, low = 0] = address.slice(6);
  const last = [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const all = endsInV4 ? [...parts.slice(0, 6), last] : parts;
  const text = all.join(":");
  const short = shortens ? text.replace(/(?:^|:)(?:0+(?::|$))+/, "::") : text;
  return `${space}${isUpper ? short.toUpperCase() : short}${zone}${space}`;
}

describe("the networks of an address", () => {
  it.each([
    ["203.0.113.7", ["network 203.0.113.7", "block 203.0.113.0/24"]],
    ["::ffff:203.0.113.7", ["network 203.0.113.7", "block 203.0.113.0/24"]],
    ["::FFFF:cb00:7107", ["network 203.0.113.7", "block 203.0.113.0/24"]],
    [
      "2001:DB8:1:ff23::9%eth0",
      ["network 2001:db8:1:ff23::/64", "household 2001:db8:1:ff00::/56", "block 2001:db8:1::/48"],
    ],
    ["::1", ["network 0:0:0:0::/64", "household 0:0:0:0::/56", "block 0:0:0::/48"]],
  ])("HOLD-8 of %s are %j", (address, expected) => expect(keysOf(address)).toEqual(expected));

  it.each([
    null,
    "",
    "unknown",
    "203.0.113",
    "203.0.113.256",
    "1.2.3.4.5",
    "2001:db8",
    "1::2::3",
    "1:2:3:4:5:6:7:8:9",
    "g::1",
  ])("HOLD-8 %j is no address, and counts for none", (address) => expect(networksOf(address)).toEqual([]));

  it("HOLD-8 are the same however the address is written", () => {
    fc.assert(
      fc.property(groups, spelling, spelling, (address, one, other) => {
        expect(networksOf(written(address, one))).toEqual(networksOf(written(address, other)));
      }),
    );
  });

  it("HOLD-8 are shared by two addresses of IPv6 exactly as far as their first 64, 56 and 48 bits agree", () => {
    fc.assert(
      fc.property(groups, groups, fc.constantFrom(0, 1, 2, 3, 4), group, (one, other, agreeing, fourth) => {
        const close = [...one.slice(0, agreeing), ...other.slice(agreeing)];
        if (agreeing === 3) close[3] = fourth;
        const isPlain = (address: readonly number[]) => address.slice(0, 5).some((part) => part !== 0);
        fc.pre(isPlain(one) && isPlain(close));
        const [a, b] = [one, close].map((address) => networksOf(address.map((part) => part.toString(16)).join(":")));
        const bits = (address: readonly number[]) => address.map((part) => part.toString(2).padStart(16, "0")).join("");
        for (const [place, length] of [64, 56, 48].entries()) {
          const agree = bits(one).slice(0, length) === bits(close).slice(0, length);
          expect(a?.[place]?.key === b?.[place]?.key).toBe(agree);
        }
      }),
    );
  });

  it("HOLD-8 of an IPv4 address are the same inside IPv6", () => {
    fc.assert(
      fc.property(octet, octet, octet, octet, (a, b, c, d) => {
        const plain = `${a}.${b}.${c}.${d}`;
        const mapped = `::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
        expect(networksOf(mapped)).toEqual(networksOf(plain));
        expect(networksOf(`::ffff:${plain}`)).toEqual(networksOf(plain));
      }),
    );
  });

  it("HOLD-8 have short keys, whatever the text is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\da-f:.%]{0,60}$/)), (text) => {
        const networks = networksOf(text);
        expect([0, 2, 3]).toContain(networks.length);
        for (const { key } of networks) expect(key).toMatch(/^[\da-f:./]{4,32}$/);
      }),
    );
  });
});
