import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acquisitionOriginOf,
  formatOrigin,
  originText,
  parseOrigin,
  trialOrigin,
  withSource,
} from "../../../src/contract/acquisition/origin.ts";

const part = fc.string({
  unit: fc.constantFrom(..."ABCxyz0189."),
  maxLength: 40,
});
const origin = fc.record({ entry: part, source: part, campaign: part, content: part });

describe("origin", () => {
  it.each([
    ["funnel_home_website__hero", { entry: "home", source: "website", campaign: "", content: "hero" }],
    ["funnel_pro_google_radio_a.b", { entry: "pro", source: "google", campaign: "radio", content: "a.b" }],
    ["funnel_app_ios", { entry: "app", source: "ios", campaign: "", content: "" }],
    ["funnel____", { entry: "", source: "", campaign: "", content: "" }],
  ])("ADDR-1 reads %s", (text, expected) => {
    expect(parseOrigin(text)).toEqual(expected);
  });

  it.each([
    null,
    undefined,
    5,
    "",
    "ab",
    "tunnel_home_website__hero",
    "Funnel_home_website__hero",
    "funnel_home_website__hero_more",
    "funnel_home_web-site__hero",
    "funnel_home_website__<b>",
    "funnel_home_website__hero\n",
    "funnel_höme_website__hero",
    `funnel_${"a".repeat(200)}`,
  ])("ADDR-1 ignores %j", (text) => {
    expect(parseOrigin(text)).toBeNull();
  });

  it.each([
    ["abc", "abc"],
    ["a_.", "a_."],
    ["ab", null],
    ["a b", null],
    ["a/b", null],
    [["abc"], null],
  ])("ADDR-1 of %j travels %j", (value, expected) => {
    expect(originText(value)).toBe(expected);
  });

  it("ADDR-1 what was written is read back", () => {
    fc.assert(
      fc.property(origin, (written) => {
        const text = formatOrigin(written);
        expect(originText(text)).toBe(text);
        expect(parseOrigin(text)).toEqual(written);
      }),
    );
  });

  it("ADDR-1 no text makes reading throw, and what was read can be written", () => {
    const almost = fc.array(fc.constantFrom("funnel", "_", "a", ".", "-", " ", "<"), { maxLength: 12 });
    expect(() =>
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            almost.map((pieces) => pieces.join("")),
          ),
          (text) => {
            const read = parseOrigin(text);
            if (read) expect(parseOrigin(formatOrigin(read))).toEqual(read);
          },
        ),
      ),
    ).not.toThrow();
  });

  it.each(["a_b", "a b", "é", "a\n", "%20"])("ADDR-1 writes no part %j", (wrong) => {
    expect(() => formatOrigin({ entry: "home", source: "website", campaign: "", content: wrong })).toThrow(TypeError);
  });

  it("ADDR-5 a key that is none of an origin's is an error in development and dropped in production", () => {
    const parts = { entry: "home", medium: "mail", content: "hero" };
    expect(() => acquisitionOriginOf(parts, { development: true })).toThrow(
      /"medium".*entry, source, campaign, content/,
    );
    expect(acquisitionOriginOf(parts, { development: false })).toEqual({
      entry: "home",
      source: "",
      campaign: "",
      content: "hero",
    });
  });

  it("ADDR-5 no key gets through but the four", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.string(), fc.constantFrom("entry", "__proto__", "toString")), part),
        (parts) => {
          const read = acquisitionOriginOf(parts, { development: false });
          expect(Object.keys(read)).toEqual(["entry", "source", "campaign", "content"]);
          expect(parseOrigin(formatOrigin(read))).toEqual(read);
        },
      ),
    );
  });

  it.each([
    ["funnel_home_website__hero", "funnel_home_google__hero"],
    ["partner.letter", "partner.letter"],
    [`funnel_${"a".repeat(190)}`, `funnel_${"a".repeat(190)}`],
  ])("ADDR-2 %s with another source is %s", (text, expected) => {
    expect(withSource(text, "google")).toBe(expected);
  });

  it("ADDR-4 a trial has an origin of its own", () => {
    expect(formatOrigin(trialOrigin("yearly"))).toBe("funnel_home_website_trial_annual");
    expect(formatOrigin(trialOrigin("monthly", "google"))).toBe("funnel_home_google_trial_monthly");
  });
});
