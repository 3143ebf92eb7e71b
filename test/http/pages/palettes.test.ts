import { describe, expect, it } from "vitest";
import { type RouteName, routeNames, routes } from "../../../src/contract/routes.ts";
import { type ColourPair, colours, inBoth } from "../../../src/contract/theme/colours.ts";
import { type PaletteName, palettes } from "../../../src/contract/theme/palettes.ts";
import { paletteCss } from "../../../src/render/paint/palette-style.ts";
import { laterSteps } from "../../later-steps.ts";
import { pages } from "../../pages.ts";
import { found, request, styleSources } from "../request.ts";

const declared = routeNames.flatMap((name): [RouteName, PaletteName][] => {
  const { palette } = pages[name];
  return palette === null || laterSteps.has(name) ? [] : [[name, palette]];
});

const lichenPage = routes.itrAbout.path;

const stylesIn = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
const barsIn = (html: string) =>
  [...html.matchAll(/<meta name="theme-color"[^>]* content="([^"]+)"/g)].map(([, bar]) => bar);

const productRoutes = [
  "pro",
  "vpn",
  "dbp",
  "identityTheftRestoration",
  "duckai",
  "email",
  "browser",
  "app",
  "mac",
  "windows",
] as const satisfies readonly RouteName[];

describe("palettes", () => {
  it("SET-5 every product page has a palette of its own, and what belongs to it shares it", () => {
    const own = productRoutes.map((name) => pages[name].palette);
    expect(own).not.toContain(null);
    expect(new Set(own).size).toBe(productRoutes.length);
    expect(pages.subscriptions.palette).toBe(pages.pro.palette);
    expect(pages.dbpScan.palette).toBe(pages.dbp.palette);
    expect(pages.itrAbout.palette).toBe(pages.identityTheftRestoration.palette);
    expect(pages.windowsPreview.palette).toBe(pages.windows.palette);
  });

  it("SET-5 no two palettes look alike", () => {
    const lights = Object.values(palettes).map((palette) => palette["a-illustration"][0]);
    expect(new Set(lights).size).toBe(lights.length);
  });

  it("SET-3 SET-5 who chose the colours of the hour has them on every page", async () => {
    const html = await (await request(lichenPage, { cookie: "kae=h" })).text();
    expect(stylesIn(html).join()).toContain("[data-hour=");
    expect(stylesIn(html).join()).not.toContain(paletteCss("lichen"));
  });

  it("SET-5 more than one route has a palette of its own, and every palette is some route's", () => {
    expect(declared.length).toBeGreaterThan(1);
    expect(new Set(declared.map(([, palette]) => palette))).toEqual(new Set(Object.keys(palettes)));
  });

  it.each(declared)(
    "SET-5 %s is sent in %s: its tokens in both themes, allowed by the policy",
    async (name, palette) => {
      const answer = await request(routes[name].path);
      const html = await answer.text();
      expect(found(html, /<html[^>]* data-palette="(\w+)"/)).toBe(palette);
      const [site = "", own = ""] = stylesIn(html);
      for (const [token, pair] of Object.entries<ColourPair>(palettes[palette])) {
        expect(own).toContain(`--${token}:${inBoth(pair)}`);
        expect(site).not.toContain(`--${token}:${inBoth(pair)}`);
      }
      expect(answer.headers.get("content-security-policy")).toContain(await styleSources(html));
      expect(barsIn(html)).toEqual([...colours.background]);
    },
  );

  it("SET-5 a page without one has the site's colours", async () => {
    const html = await (await request("/about")).text();
    expect(html).not.toContain("data-palette");
    expect(stylesIn(html)).toHaveLength(1);
    expect(barsIn(html)).toEqual([...colours.background]);
  });

  it("SET-6 what a visitor chose stands after the palette, and in no layer, so that it counts", async () => {
    const html = await (await request(lichenPage, { cookie: "k7=abcdef" })).text();
    const [, palette = "", own = ""] = stylesIn(html);
    expect(palette).toMatch(/^@layer tokens\{/);
    expect(own).toMatch(/^html:root\{.*--background:#abcdef/);
  });

  it("SET-5 a palette leaves paper alone, and who asks for more contrast", async () => {
    const [, palette = ""] = stylesIn(await (await request(lichenPage)).text());
    expect(palette).toMatch(
      /^@layer tokens\{@media screen and \(not \(prefers-contrast:more\)\)\{:root\{[^{}]+\}\}\}$/,
    );
  });
});
