import { afterEach, describe, expect, it } from "vitest";
import { letSpeak, plainTranslator } from "../../src/contract/language/i18n.ts";
import { rounded } from "../../src/product/figures.ts";

describe("a large number in words", () => {
  afterEach(() => letSpeak(() => undefined));

  it.each([
    ["en", "2.3 million", "3 billion", "3.1 billion"],
    ["de", "2,3 Millionen", "3 Milliarden", "3,1 Milliarden"],
    ["es", "2,3 millones", "3000 millones", "3100 millones"],
    ["fr", "2,3 millions", "3 milliards", "3,1 milliards"],
    ["it", "2,3 milioni", "3 miliardi", "3,1 miliardi"],
    ["nl", "2,3 miljoen", "3 miljard", "3,1 miljard"],
    ["pl", "2,3 miliona", "3 miliardy", "3,1 miliarda"],
  ] as const)("LANG-2 in %s is as people say it: %s, %s, %s", (language, ...said) => {
    letSpeak(() => ({ language, translator: plainTranslator() }));
    const written = [2_300_000, 3_000_000_000, 3_100_000_000].map((value) => rounded(value).replace(/\s/g, " "));
    expect(written).toEqual(said);
  });
});
