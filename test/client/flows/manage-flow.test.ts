import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  featureNames,
  featureSlugs,
  platforms,
  slugsOfFeatures,
  statuses,
} from "../../../src/contract/subscription/subscription.ts";
import {
  manageStep,
  problemIn,
  problems,
  readQuestion,
  renewalOf,
} from "../../../src/pages/subscription/manage/manage-flow.ts";
import { noteSchema } from "../../../src/session/entries.ts";

describe("managing as rules", () => {
  it("FLOW-5 a note that was kept is read back, and anything else is none", () => {
    const readNote = (text: string) => noteSchema.safeParse(JSON.parse(text)).data ?? null;
    for (const note of [
      ...["canceled", "ended", "resumed", "left"].map((done) => ({ kind: "done", done })),
      { kind: "recovery-code", code: "7K3M0QXPABCDEFGHJKMNPQRS", madeAt: 1 },
    ]) {
      expect(readNote(JSON.stringify(note))).toEqual(note);
    }
    fc.assert(fc.property(fc.json(), (text) => void expect(readNote(text)).toBeNull()));
  });

  it.each([
    ["ask=cancel", "cancel"],
    ["ask=delete", "delete"],
    ["ask=export", null],
    ["ask=", null],
    ["", null],
  ])("FLOW-5 the address ?%s asks %s", (query, question) => {
    expect(readQuestion(new URLSearchParams(query))).toBe(question);
    expect(manageStep(new URLSearchParams(query))).toBe(question ? `${question}?` : "subscription");
  });

  it("FLOW-5 only what was bought from us and still runs is changed here", () => {
    const open = statuses.flatMap((status) =>
      platforms.flatMap((platform) => {
        const renewal = renewalOf({ platform, status });
        return renewal ? [`${platform} ${status} ${renewal}`] : [];
      }),
    );
    expect(open.sort()).toEqual([
      "stripe Auto-Renewable cancel",
      "stripe Grace Period cancel",
      "stripe Not Auto-Renewable resume",
      "web Auto-Renewable cancel",
      "web Grace Period cancel",
      "web Not Auto-Renewable resume",
    ]);
    expect(renewalOf({})).toBeNull();
  });

  it("FLOW-5 features are named once and in the order of the site", () => {
    expect(slugsOfFeatures([...featureNames].reverse())).toEqual(featureSlugs);
    expect(slugsOfFeatures([])).toEqual([]);
  });

  it("FLOW-5 every refusal has a name that the page knows", () => {
    fc.assert(fc.property(fc.option(fc.string()), (code) => void expect(problems).toContain(problemIn(code))));
    expect(problemIn("managed_by_store")).toBe("managed-by-store");
    expect(["subscription_not_active", "subscription_not_found"].map(problemIn)).toEqual(["over", "over"]);
    expect(["feature_not_held", "address_changed_lately"].map(problemIn)).toEqual(["not-held", "changed-lately"]);
    expect([problemIn(null), problemIn("constructor")]).toEqual(["unavailable", "unavailable"]);
  });
});
