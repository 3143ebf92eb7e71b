import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scanStatusSchema } from "../../../src/contract/scan/scans.ts";
import { brokers } from "../../../src/services/scans/brokers.ts";
import { englishIn, missingInGerman } from "../english-in.ts";
import { type ScanVisitor, scanVisitor } from "../scan/scan-visitor.ts";

const scan = "/de/dbp/scan";
const dashboard = "/de/dbp/dashboard";

let german: ReturnType<typeof missingInGerman>;
beforeEach(() => {
  german = missingInGerman();
});
afterEach(() => german.stop());

/** What was typed, and the sites, which are invented and have English names. */
const invented = new RegExp([...brokers.map(({ name }) => name), "<dd>[^<]*</dd>"].join("|"), "g");

function expectGerman({ html }: { readonly html: string }): void {
  expect(html).toContain('<html lang="de"');
  expect(englishIn(html.replace(invented, ""), "de")).toEqual([]);
  expect(html.replace(/<a [^>]*lang="en-GB"[^>]*>/g, "")).not.toMatch(/ (?:href|action)="\/dbp\/(?!export)/);
  expect(german.missing).toEqual([]);
}

async function press(visitor: ScanVisitor, path: string, fields: Record<string, string>) {
  const answer = await visitor.post(path, Object.entries(fields));
  if (answer.to === "") return expectGerman(answer);
  expect(answer.to).toMatch(/^\/de\//);
  const next = await visitor.get(answer.to);
  if (next.to === "") expectGerman(next);
}

async function look(visitor: ScanVisitor, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) expectGerman(await visitor.get(path));
}

/** Waits until something was found. */
async function found(visitor: ScanVisitor): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { html } = await visitor.get("/dbp/progress/status");
    const [first] = scanStatusSchema.parse(JSON.parse(html)).resultsFound;
    if (first) return first.id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nothing was found in time");
}

describe("a scan in German", () => {
  it("LANG-1 LANG-2 DBP-1 says everything in German, from the first question to the deletion", async () => {
    const visitor = scanVisitor();
    await look(visitor, scan, `${scan}/name`);
    await press(visitor, `${scan}/name`, { first: "" });
    await press(visitor, `${scan}/name`, { first: "Ada", intent: "add" });
    await press(visitor, `${scan}/name`, { first: "Ada", last: "Wren", intent: "next" });
    for (const birthYear of ["", "1", "1500", "2999", "1966"]) await press(visitor, `${scan}/year`, { birthYear });
    await press(visitor, `${scan}/address`, { city: "" });
    await press(visitor, `${scan}/address`, { city: "Bray" });
    await look(visitor, scan, `${scan}/confirm`);
    await press(visitor, `${scan}/confirm`, { intent: "start" });
    const id = await found(visitor);
    await look(visitor, scan, "/de/dbp/progress", dashboard);
    await press(visitor, dashboard, { intent: "mine", id });
    await press(visitor, dashboard, { intent: "not-mine", id });
    await press(visitor, dashboard, { intent: "mine", id: "none" });
    await press(visitor, dashboard, { intent: "keep" });
    await look(visitor, "/de/dbp/edit", "/de/dbp/edit?change=name", "/de/dbp/edit?change=year");
    await press(visitor, "/de/dbp/edit?change=address", { city: "" });
    await press(visitor, "/de/dbp/feedback", {});
    await press(visitor, "/de/dbp/feedback", { verdict: "good", words: "x".repeat(1100) });
    await press(visitor, "/de/dbp/feedback", { verdict: "good", words: "gut" });
    await press(visitor, "/de/dbp/feedback", { verdict: "good", words: "gut" });
    await press(visitor, `${dashboard}?delete`, { intent: "delete" });
    await press(visitor, `${dashboard}?delete`, { intent: "delete", sure: "on" });
  });

  it("LANG-1 DBP-2 the mark of answers that a browser keeps is there on German pages too", async () => {
    const visitor = scanVisitor({ "scan-answers": "here" });
    await look(visitor, scan, `${scan}/name`, `${scan}/confirm`);
  });
});
