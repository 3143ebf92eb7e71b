import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearestPages } from "../../../src/pages/fallback/nearest-pages.ts";

const targets = [
  { label: "Browser", href: "/browser" },
  { label: "Plans and prices", href: "/pro?origin=funnel_home_website__footer" },
  { label: "Privacy", href: "/privacy" },
  { label: "How we compare", href: "/compare-privacy" },
  { label: "Manage subscription", href: "/subscriptions/manage" },
  { label: "Careers", href: "/hiring" },
  { label: "Identity Theft Restoration", href: "/identity-theft-restoration" },
];

const first = (path: string) => nearestPages(path, targets)[0]?.href;

describe("nearest pages", () => {
  it.each([
    ["/prvacy", "/privacy"],
    ["/pirvacy", "/privacy"],
    ["/privacy-policy", "/privacy"],
    ["/comparison/privacy", "/compare-privacy"],
    ["/browsers", "/browser"],
    ["/pages/browser.html", "/browser"],
    ["/careers", "/hiring"],
    ["/subscription", "/subscriptions/manage"],
    ["/identity_theft", "/identity-theft-restoration"],
  ])("PAGE-11 leads %s to %s", (path, expected) => {
    expect(first(path)).toBe(expected);
  });

  it("PAGE-11 has none for an address that is like no other", () => {
    expect(nearestPages("/wp-login.php", targets)).toEqual([]);
    expect(nearestPages("/", targets)).toEqual([]);
    expect(nearestPages("/%70%72%6f", targets)).toEqual([]);
  });

  it("PAGE-11 is not misled by the query of a target", () => {
    expect(nearestPages("/funnel", targets)).toEqual([]);
  });

  it("PAGE-11 names only pages of the site, at most four, whatever is asked", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (path) => {
        const found = nearestPages(path, targets);
        expect(found.length).toBeLessThanOrEqual(4);
        for (const target of found) expect(targets).toContain(target);
      }),
    );
  });

  it("PAGE-11 reads a bounded part of a path", () => {
    expect(nearestPages(`/${"x/".repeat(200)}privacy`, targets)).toEqual([]);
  });

  it("PAGE-11 counts the letters between two words", () => {
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("privacy", "prvacy")).toBe(1);
    expect(editDistance("privacy", "pirvacy")).toBe(1);
    expect(editDistance("terms", "teams")).toBe(1);
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
