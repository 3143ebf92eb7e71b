import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readme, withDiagrams } from "../../tools/diagrams.ts";

describe("the diagrams of the journeys", () => {
  it("FLOW-1 FLOW-2 FLOW-3 FLOW-4 FLOW-5 are those of the tables: `npm run diagrams` draws them", () => {
    const text = readFileSync(readme, "utf8");
    expect(text.match(/```mermaid/g)).toHaveLength(5);
    expect(withDiagrams(text)).toBe(text);
  });
});
