import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routes } from "../../../src/contract/routes.ts";
import { customThemeOf, fontFamilies, sizes } from "../../../src/contract/settings/custom-theme.ts";
import { allowsValue, defaultSettings, settings } from "../../../src/contract/settings/settings.ts";

const customTheme = (changes: Partial<typeof defaultSettings>) => customThemeOf({ ...defaultSettings, ...changes });

describe("custom theme", () => {
  it("SET-5 there is none where nothing of the look was chosen", () => {
    expect(customThemeOf(defaultSettings)).toBeNull();
    expect(customTheme({ kae: "d", kp: "1" })).toBeNull();
  });

  it("SET-5 SET-6 a ground of the visitor's own decides the theme of the page", () => {
    expect(customTheme({ k7: "222" })?.theme).toBe("dark");
    expect(customTheme({ k7: "eee" })?.theme).toBe("light");
    expect(customTheme({ k8: "222" })?.theme).toBeNull();
    expect(customTheme({ k7: "222" })?.css).toContain("#222222");
  });

  it("SET-7 every face and size that the catalogue offers is known", () => {
    for (const key of ["ka", "kt"] as const) expect(settings[key].allowed).toEqual(Object.keys(fontFamilies));
    expect([...(settings.ks.allowed as readonly string[])].sort()).toEqual(Object.keys(sizes).sort());
  });

  it("SET-7 faces and size of text hold without touching the sky", () => {
    expect(customTheme({ kt: "g", ks: "t" })).toEqual({
      theme: null,
      css: "html:root{--text:Georgia,serif;--scale:1.3;font-size:130%}",
    });
    expect(customTheme({ ka: "v" })?.css).toBe("html:root{--title-face:Verdana,sans-serif}");
  });

  it("SET-7 width, place and underlines hold on every page", () => {
    const wholeLines = "section[data-kind] li p{max-inline-size:none}";
    expect(customTheme({ kw: "w", km: "l" })?.css).toBe(
      `html:root{--page-width:max(1600px, var(--measure));--results-width:1040px;--page-start:var(--gutter)}${wholeLines}`,
    );
    expect(customTheme({ kw: "s" })?.css).toBe(`html:root{--page-width:100%;--results-width:100%}${wholeLines}`);
    expect(customTheme({ ku: "1" })?.css).toBe("html:root{}a[href]{text-decoration-line:underline}");
  });

  it("SET-7 high contrast has every token of text and ground at one end of the scale", () => {
    const tokens = Object.fromEntries(
      [...(customTheme({ kae: "c" })?.css ?? "").matchAll(/--([\w-]+):(#\w+)/g)].map(([, name = "", colour]) => [
        name,
        colour,
      ]),
    );
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining(["background", "surface", "ink", "ink-soft", "accent"]));
    for (const ground of ["background", "surface", "surface-alt"]) expect(tokens[ground]).toBe("#000000");
    for (const words of ["ink", "ink-soft"]) expect(tokens[words]).toBe("#ffffff");
    expect(customTheme({ kae: "d" })).toBeNull();
  });

  it("SET-7 what nobody wants offered is on no page (kaq)", () => {
    expect(customTheme({ kaq: "-1" })?.css).toContain(`a[href^="${routes.newsletter.path}"]{display:none`);
  });

  it("SET-5 no setting can break out of the style sheet", () => {
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("fff", "A1B2C3", "g", "t", "constructor"));
    const keys = ["k7", "k8", "k9", "k21", "kt", "ka", "ks"] as const;
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, value]))), (given) => {
        const allowed = Object.fromEntries(
          Object.entries(given).filter(([key, text]) => allowsValue(key as "k7", text) || key.startsWith("k7")),
        );
        const css = customTheme(allowed)?.css ?? "html:root{}";
        expect(css).toMatch(/^html:root\{[A-Za-z0-9#:;,.%" -]*\}$/);
      }),
    );
  });
});
