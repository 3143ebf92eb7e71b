import fc from "fast-check";
import { expect, it } from "vitest";
import { listRoom } from "../../../client/search/list-room.ts";

const page = fc.record({
  top: fc.integer({ min: -500, max: 1500 }),
  height: fc.integer({ min: 46, max: 80 }),
  gap: fc.integer({ min: 0, max: 10 }),
  list: fc.integer({ min: 70, max: 480 }),
  seen: fc.record({ top: fc.integer({ min: 0, max: 40 }), height: fc.integer({ min: 168, max: 1400 }) }),
});

it("SRCH-3 box and list are seen after the scroll, wherever the box was below the upper edge", () => {
  fc.assert(
    fc.property(page, ({ top, height, gap, list, seen }) => {
      const start = top + height + gap;
      const end = seen.top + seen.height;
      const { scroll, height: room } = listRoom({
        box: { top, bottom: top + height },
        list: { top: start, bottom: start + list },
        seen: { top: seen.top, bottom: end },
      });
      expect(scroll).toBeGreaterThanOrEqual(0);
      if (top < seen.top) return;
      expect(top - scroll).toBeGreaterThanOrEqual(seen.top);
      expect(start - scroll + (room ?? list)).toBeLessThanOrEqual(end);
    }),
  );
});
