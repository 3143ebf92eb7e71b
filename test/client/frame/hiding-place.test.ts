import fc from "fast-check";
import { expect, it } from "vitest";
import { hidingPlace, movedOn, placeOf } from "../../../client/frame/hiding-place.ts";
import { routeNames, routes } from "../../../src/contract/routes.ts";

const paths = routeNames.map((name) => routes[name].path);

it("PAGE-8 for who has found no bird, each page keeps its own place", () => {
  for (const path of paths) expect(hidingPlace(placeOf(path), null)).toBe(placeOf(path));
});

it("PAGE-8 a page whose bird was found has it elsewhere the next time, and has had it everywhere after six", () => {
  for (const path of paths) {
    let moved: string | null = null;
    const seen = Array.from({ length: 6 }, () => {
      const place = hidingPlace(placeOf(path), moved);
      moved = movedOn(moved);
      return place;
    });
    expect(new Set(seen).size, path).toBe(6);
  }
});

it("PAGE-8 whatever the browser keeps, the bird lies in a place that there is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.string(), (path, kept) => {
      expect([0, 1, 2, 3, 4, 5]).toContain(hidingPlace(placeOf(path), kept));
      expect(movedOn(kept)).toMatch(/^[0-5]$/);
    }),
  );
});
