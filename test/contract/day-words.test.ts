import { afterEach, describe, expect, it } from "vitest";
import { serviceTextsIn } from "../../client/build/catalogs.ts";
import { soldIn } from "../../src/contract/country.ts";
import { inZone, moment, momentWords, plannedDayWords } from "../../src/contract/day-words.ts";
import { letSpeak, plainTranslator } from "../../src/contract/language/i18n.ts";
import { type Language, languageNames } from "../../src/contract/language/languages.ts";
import { cancelBeforeWordsBelowDate } from "../../src/contract/subscription/payment-terms.ts";
import { westernmostZoneOf } from "../../src/contract/westernmost-zone.ts";

/** With the words of the catalogs. */
async function speak(language: Language): Promise<void> {
  if (language === "en") return letSpeak(() => undefined);
  const { messages, texts } = await serviceTextsIn(language);
  const translator = plainTranslator(
    Object.fromEntries(messages.map((message, at) => [message, texts[at] ?? message])),
  );
  letSpeak(() => ({ language, translator }));
}

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

describe("a moment in another language", () => {
  afterEach(() => letSpeak(() => undefined));

  it.each(languageNames)(
    "LANG-2 REACH-2 in %s is told whole in the zone of whoever reads, on the first and the last day of each month",
    async (language) => {
      await speak(language);
      for (const month of months.keys()) {
        for (const time of [Date.UTC(2026, month, 1, 14, 3), Date.UTC(2026, month + 1, 0, 14, 3)]) {
          const words = momentWords(time);
          expect(words.match(moment)).toEqual([words]);
          const there = inZone(`(${words})`, "Asia/Tokyo");
          expect(there).toMatch(/^\(.* 23:03.*\)$/);
          expect(there).not.toContain("UTC");
        }
      }
    },
  );

  it("LANG-2 REACH-2 a moment in a language that the page doesn’t speak stays as it is", async () => {
    await speak("de");
    expect(inZone("5 December 2026, 14:03 UTC", "Asia/Tokyo")).toBe("5 December 2026, 14:03 UTC");
  });
});

describe("a day that is planned", () => {
  const afterMidnightInDublin = Date.UTC(2026, 10, 30, 1, 30);

  it("REACH-2 is told with its weekday, by the clock of the country", () => {
    expect(plannedDayWords(afterMidnightInDublin, "IE")).toBe("Monday 30 November 2026");
  });

  it("REACH-2 is no later than anybody’s own day, in a country with several clocks or none that is known", () => {
    for (const country of ["US", "CA", "PT", null] as const) {
      const words = plannedDayWords(Date.UTC(2026, 10, 30, 0, 30), country);
      expect(words, `${country}`).toBe("Sunday 29 November 2026");
    }
  });

  it("REACH-2 the last day to cancel for nothing is the one before, until only the hours of the day itself are left", () => {
    const payment = Date.UTC(2026, 10, 30, 18, 33);
    const told = (now: number) => cancelBeforeWordsBelowDate(payment, "IE", now);
    for (const now of [Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 29, 23, 59)])
      expect(told(now)).toBe("Cancel by Sunday 29 November 2026 and you pay nothing.");
    expect(told(Date.UTC(2026, 10, 30))).toBe("Cancel before then and you pay nothing.");
  });

  it.each([...soldIn])("REACH-2 is told in %s by a clock of its own", (country) => {
    expect(westernmostZoneOf(country) === westernmostZoneOf(null)).toBe(country === "US");
    // Throws if there is no such time zone.
    expect(plannedDayWords(afterMidnightInDublin, country)).toMatch(/^(?:Sunday 29|Monday 30) November 2026$/);
  });
});
