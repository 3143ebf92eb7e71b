import { describe, expect, it } from "vitest";
import * as own from "../../src/contract/brand/brand.ts";
import * as ids from "../../src/contract/brand/brand-ids.ts";
import {
  androidSecret,
  appIds,
  authClients,
  nativeRedirect,
  onionHost,
  productLine,
} from "../../src/contract/brand/brand-ids.ts";
import * as name from "../../src/contract/brand/brand-name.ts";
import { brandSlug } from "../../src/contract/brand/brand-name.ts";
import * as story from "../../src/contract/brand/brand-story.ts";
import { birdCaptions, pictureAltTexts, previewSearch } from "../../src/contract/brand/brand-story.ts";
import * as figures from "../../src/contract/brand/invented-figures.ts";
import { departments } from "../../src/contract/services.ts";
import { statements } from "../../src/contract/statements.ts";
import { salaryOf } from "../../src/pages/company/salaries.ts";

import { otherBrand } from "../brand/same-shape.ts";

describe("what machines know the brand by", () => {
  it("NAT-1 the ids of the apps have the forms that the two systems take", () => {
    expect(appIds.ios).toMatch(/^[A-Z0-9]{10}(?:\.[a-z0-9-]+){2,}$/);
    expect(appIds.android).toMatch(/^[a-z]+(?:\.[a-z0-9]+){2,}$/);
  });

  it("SVC-2 clients, products and the callback of the apps carry the slug", () => {
    expect(Object.values(authClients)).toEqual([`${brandSlug}-web`, `${brandSlug}-native`]);
    expect(new URL(nativeRedirect).protocol).toBe(`${brandSlug}:`);
    expect([productLine, androidSecret].map((id) => id.startsWith(`${brandSlug}-`))).toEqual([true, true]);
  });

  it("HOST-3 the onion host has the form of a v3 address", () => {
    expect(onionHost).toMatch(/^[a-z2-7]{56}\.onion$/);
  });
});

describe("what is told in words", () => {
  const texts = [...Object.entries(pictureAltTexts), ...Object.entries(birdCaptions), ...Object.entries(statements)];
  it.each(texts)("PAGE-1 %s is a sentence", (_, text) => {
    expect(text).toMatch(/^[A-Z\d].{10,}\S$/s);
  });

  it("SET-7 the preview of the settings shows results that say where they lead", () => {
    expect(previewSearch.results.length).toBeGreaterThan(1);
    for (const { address } of previewSearch.results) expect(address).toMatch(/^[a-z]+\.example\/[a-z-]+$/);
  });

  it.each(departments)("PAGE-4 %s says what it pays: from less to more", (department) => {
    const [, from = "", to = ""] = /^([\d,]+) to ([\d,]+) USD a year$/.exec(salaryOf(department)) ?? [];
    const amount = (text: string) => Number(text.replaceAll(",", ""));
    expect(amount(from)).toBeGreaterThan(0);
    expect(amount(to)).toBeGreaterThan(amount(from));
    expect(amount(from) % 5000).toBe(0);
    expect(amount(to) % 5000).toBe(0);
  });
});

describe("the brand that the site is tried under", () => {
  /** The values that both brands may share: codes of countries, and a sum of other figures. */
  const alike = /\.adviserLines\.\d+\.country$|\.donatedUsd$/;

  it("PAGE-9 has a value of its own for every word, address and figure of the five files", () => {
    const theirs = leaves(otherBrand);
    const ours = new Map(leaves({ ids, name, story, brand: own, figures }));
    expect(theirs.length).toBeGreaterThan(100);
    expect(theirs.filter(([at, value]) => ours.get(at) === value && !alike.test(at)).map(([at]) => at)).toEqual([]);
  });
});

/** Every value of a tree, with the path to it. */
function leaves(tree: object, way = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value ? leaves(value, `${way}${key}.`) : [[`${way}${key}`, value] as const],
  );
}
