// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { passDays } from "../../../client/scan/pass-days.ts";

/** The page on one day: a number in each part, and rows that open. `isLast`: no reply is due any more. */
function pageOf(day: number, { isLast = false } = {}): string {
  return `<p ${isLast ? "" : 'data-day-lasts="2000"'}><button hidden data-stop-days>Stop</button></p>
    <div data-day="chart"><b>${day}</b></div>
    <div data-day="findings"><article id="row"><details><summary>${day}</summary></details><button id="claim">Claim</button></article></div>`;
}

const text = (part: string) => document.querySelector(`[data-day="${part}"]`)?.textContent?.replace("Claim", "");

/** Time driven by hand, and the pages that come next. */
function started(answers: readonly (string | null)[]) {
  const timers: { milliseconds: number; run: () => void }[] = [];
  const pages = [...answers];
  passDays(document, {
    load: async () => {
      const next = pages.shift() ?? null;
      if (next === null) return null;
      const fresh = document.implementation.createHTMLDocument();
      fresh.body.innerHTML = next;
      return fresh;
    },
    after: (milliseconds, run) => {
      timers.push({ milliseconds, run });
      return () => {};
    },
  });
  return {
    timers,
    async day() {
      timers.shift()?.run();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

beforeEach(() => {
  document.body.innerHTML = pageOf(1);
});

describe("the days of a demonstration", () => {
  it("DBP-1 pass by themselves, as fast as the page says, until nothing more is due", async () => {
    const days = started([pageOf(2), null, pageOf(3, { isLast: true })]);
    expect(days.timers[0]?.milliseconds).toBe(2000);
    await days.day();
    expect([text("chart"), text("findings")]).toEqual(["2", "2"]);
    await days.day();
    expect(text("chart")).toBe("2");
    await days.day();
    expect(text("chart")).toBe("3");
    expect(days.timers).toEqual([]);
  });

  it("DBP-1 stop when the visitor stops them", async () => {
    const days = started([pageOf(2), pageOf(3)]);
    const stop = document.querySelector<HTMLButtonElement>("[data-stop-days]");
    expect(stop?.hidden).toBe(false);
    stop?.click();
    await days.day();
    expect([text("chart"), stop?.hidden]).toEqual(["1", true]);
  });

  it("DBP-1 leave open what was opened, and alone what has the focus", async () => {
    const days = started([pageOf(2), pageOf(3)]);
    document.querySelector("details")?.setAttribute("open", "");
    await days.day();
    expect(document.querySelector("details")?.open).toBe(true);
    document.querySelector<HTMLElement>("#claim")?.focus();
    await days.day();
    expect([text("chart"), text("findings")]).toEqual(["3", "2"]);
  });
});
