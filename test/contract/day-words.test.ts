import { describe, expect, it } from "vitest";
import { inZone, momentWords } from "../../src/contract/day-words.ts";

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 5, 23, 30));

describe("a moment in a text", () => {
  it.each(months)("REACH-2 %s is told in the zone of whoever reads, whatever stands around it", (time) => {
    const text = `Free until ${momentWords(time)}. Cancel before then.`;
    const [auckland, here] = [inZone(text, "Pacific/Auckland"), inZone(text, "UTC")];
    expect(here).toBe(text.replace(" UTC", " your time"));
    expect(auckland).toMatch(/^Free until 6 \w+ 2026, (?:11|12):30 your time\. Cancel before then\.$/);
  });

  it("REACH-2 everything else stays as it is, and what is told stays told", () => {
    const text = "28 November 2026. The zone is UTC, 14:03 UTC.";
    expect(inZone(text, "Asia/Tokyo")).toBe(text);
    const told = inZone(momentWords(months[0] ?? 0), "Asia/Tokyo");
    expect(inZone(told, "Asia/Tokyo")).toBe(told);
  });
});
