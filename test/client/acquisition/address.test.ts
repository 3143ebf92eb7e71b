import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fromDefaultSearch,
  fromHomepage,
  getSourceParam,
  getTParam,
  isOnionPage,
  isStartPage,
  updateQueryParams,
} from "../../../client/acquisition/address.ts";
import { brand } from "../../../src/contract/brand/brand.ts";

const at = (search: string, hostname: string = brand.hosts.main) => ({ search, hostname });
const readers = { fromHomepage, fromDefaultSearch, getTParam, isStartPage, isOnionPage, getSourceParam };

function windowAt(href: string) {
  const replaced: unknown[][] = [];
  const history = { state: { kept: true }, replaceState: (...given: unknown[]) => void replaced.push(given) };
  return { window: { location: { href }, history }, replaced };
}

describe("page address", () => {
  it.each([
    ["", false, false, "_"],
    ["?t=", false, false, "_"],
    ["?q=h", false, false, "_"],
    ["?t=h", true, false, "_"],
    ["?t=ha", true, false, "a"],
    ["?t=h_", true, false, "_"],
    ["?q=x&t=hz", true, false, "z"],
    ["?t=hA", false, true, "_"],
    ["?t=hab", false, true, "_"],
    ["?t=ffab", false, true, "_"],
    ["?t=%E0%A4%A", false, true, "_"],
    ["?t=ffab&t=ha", false, true, "_"],
  ])("HOST-6 t of %j", (search, homepage, defaultSearch, variant) => {
    expect(fromHomepage(at(search))).toBe(homepage);
    expect(fromDefaultSearch(at(search))).toBe(defaultSearch);
    expect(getTParam(at(search))).toBe(variant);
  });

  it.each([
    ["?source=ab", "ab"],
    ["", ""],
    ["?source=", ""],
    ["?source=a", ""],
    ["?source=abc", ""],
    ["?source=AB", ""],
    ["?source=a1", ""],
    ["?source=ab%0A", ""],
  ])("HOST-6 source of %j is %j", (search, expected) => {
    expect(getSourceParam(at(search))).toBe(expected);
  });

  it.each([
    [brand.hosts.start, true, false],
    [brand.hosts.start.toUpperCase(), true, false],
    ["start.localhost", true, false],
    [brand.hosts.onion, false, true],
    [`www.${brand.hosts.onion}`, false, true],
    ["onion.localhost", false, true],
    [brand.hosts.main, false, false],
    ["onion", false, false],
    [`${brand.hosts.onion}.example`, false, false],
    ["", false, false],
  ])("HOST-6 %s", (hostname, start, onion) => {
    expect(isStartPage(at("", hostname))).toBe(start);
    expect(isOnionPage(at("", hostname))).toBe(onion);
  });

  it.each(Object.entries(readers))("HOST-6 %s names what it was not given", (name, read) => {
    for (const nothing of [null, undefined]) {
      expect(() => read(nothing)).toThrow(new Error(`window.location must be provided to ${name}`));
    }
  });

  it("HOST-6 no query makes reading throw, or lets markup out", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.string().map((t) => `?t=${t}&source=${t}`),
        ),
        (search) => {
          const location = at(search);
          expect(fromHomepage(location) && fromDefaultSearch(location)).toBe(false);
          expect(getTParam(location)).toMatch(/^[a-z_]$/);
          expect(getSourceParam(location)).toMatch(/^(?:[a-z]{2})?$/);
        },
      ),
    );
  });

  it.each<[string, Record<string, string | null | undefined>, string]>([
    ["https://a.example/p?x=1#top", { y: "2" }, "https://a.example/p?x=1&y=2#top"],
    ["https://a.example/p?x=1&y=2", { x: null, y: undefined }, "https://a.example/p"],
    ["https://a.example/p?x=1&x=2", { x: "3" }, "https://a.example/p?x=3"],
    ["https://a.example//p", { x: "" }, "https://a.example//p?x="],
    ["https://a.example/", { "a b": "<&>" }, "https://a.example/?a+b=%3C%26%3E"],
  ])("HOST-6 ADDR-9 %s with %j", (href, parameters, expected) => {
    const { window, replaced } = windowAt(href);
    updateQueryParams(window, parameters);
    expect(replaced).toEqual([[{ kept: true }, "", expected]]);
  });

  it("HOST-6 ADDR-9 updateQueryParams names what it was not given", () => {
    for (const nothing of [null, undefined]) {
      expect(() => updateQueryParams(nothing, {})).toThrow(new Error("window must be provided to updateQueryParams"));
    }
  });
});
