import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, contrastsOf } from "../../../client/settings/contrast.ts";
import {
  allowsValue,
  defaultSettings,
  type Settings,
  settingKeys,
  settings,
} from "../../../src/contract/settings/settings.ts";
import { readSettingsForm, settingsPath } from "../../../src/contract/settings/settings-form.ts";
import { findSettings, groupLabels, settingLabels } from "../../../src/contract/settings/settings-labels.ts";

class Form {
  readonly #fields: readonly (readonly [string, unknown])[];

  constructor(...fields: readonly (readonly [string, unknown])[]) {
    this.#fields = fields;
  }

  has(name: string): boolean {
    return this.#fields.some(([field]) => field === name);
  }

  getAll(name: string): unknown[] {
    return this.#fields.filter(([field]) => field === name).map(([, value]) => value);
  }
}

const withSettings = (changes: Partial<Settings>): Settings => ({ ...defaultSettings, ...changes });

describe("labels", () => {
  it("SET-7 every value of the catalogue has a name, and no name stands for a value that is not allowed", () => {
    for (const key of settingKeys) {
      const { allowed }: { allowed: readonly string[] | RegExp } = settings[key];
      const { values = {} } = settingLabels[key];
      if (!(allowed instanceof RegExp)) expect(Object.keys(values).sort(), key).toEqual([...allowed].sort());
      for (const value of Object.keys(values)) expect(allowsValue(key, value), `${key} ${value}`).toBe(true);
    }
  });

  it("SET-7 no two settings share a label, no two values of a setting share a name", () => {
    const labels = settingKeys.map((key) => `${groupLabels[settings[key].group].title}: ${settingLabels[key].label}`);
    expect(new Set(labels).size).toBe(labels.length);
    for (const key of settingKeys) {
      const names = Object.values(settingLabels[key].values ?? {});
      expect(new Set(names).size, key).toBe(names.length);
    }
  });

  it.each([
    ["font size", "ks", true],
    ["TEXT size", "ks", true],
    ["k7", "k7", true],
    ["Ireland", "kl", true],
    ["video youtube", "k5", false],
    ["backgroundColour", "k7", true],
    ["color", "k7", true],
    ["dark mode", "kae", true],
  ] as const)("SET-7 “%s” and %s: %s", (words, key, expected) => {
    expect(findSettings(words).includes(key)).toBe(expected);
  });

  it("SET-7 no words find every setting", () => {
    expect(findSettings(" ")).toEqual(settingKeys);
  });
});

describe("a settings form", () => {
  it("SET-7 keeps what it does not name, takes what is allowed, and reports the rest with its text", () => {
    const before = withSettings({ kl: "ie-en", k8: "111111" });
    const read = readSettingsForm(new Form(["kp", "1"], ["k7", " #FfF "], ["k8", "blue"], ["k9", ""]), before);
    expect(read.settings).toEqual(withSettings({ kl: "ie-en", k8: "111111", kp: "1", k7: "FfF" }));
    expect(read.faults).toEqual(["k8"]);
    expect(read.typed).toEqual({ k8: "blue" });
  });

  it("SET-7 an empty field is the default, whichever setting it is", () => {
    const before = withSettings({ kp: "1", k7: "fff", kad: "de_DE", kax: "v47-3" });
    const form = new Form(...settingKeys.map((key) => [key, ""] as const));
    expect(readSettingsForm(form, before)).toEqual({ settings: defaultSettings, faults: [], typed: {} });
  });

  it("SET-7 SET-2 whatever is in it, only allowed values come out", () => {
    const field = fc.tuple(
      fc.oneof(fc.constantFrom(...settingKeys), fc.constant("kae-colour"), fc.string()),
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("own", "#fff", "1", "-1"),
        fc.integer(),
        fc.constant(null),
      ),
    );
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const read = readSettingsForm(new Form(...fields), defaultSettings);
        expect(Object.keys(read.settings)).toEqual(settingKeys);
        for (const key of settingKeys) {
          const value = read.settings[key];
          expect(value === settings[key].default || allowsValue(key, value)).toBe(true);
        }
        expect(Object.keys(read.typed).sort()).toEqual([...read.faults].sort());
      }),
    );
  });
});

describe("an address with a choice", () => {
  it("SET-7 names what differs from the default, in the order of the catalogue", () => {
    expect(settingsPath(defaultSettings)).toBe("/theme");
    expect(settingsPath(withSettings({ k7: "fff", kl: "ie-en", kah: "ie-en,uk-en" }))).toBe(
      "/theme?kl=ie-en&kah=ie-en%2Cuk-en&k7=fff",
    );
  });

  it("SET-7 names a default too, where another value is kept", () => {
    expect(settingsPath(defaultSettings, withSettings({ kp: "1" }))).toBe("/theme?kp=-1");
  });
});

describe("contrast", () => {
  it.each([
    ["000000", "ffffff", 21],
    ["ffffff", "ffffff", 1],
    ["767676", "ffffff", 4.54],
    ["ff0000", "0000ff", 2.15],
  ])("SET-7 of %s and %s is %d", (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  it("SET-7 is worked out only for pairs in which a colour was chosen", () => {
    expect(contrastsOf(defaultSettings)).toEqual([]);
    expect(contrastsOf(withSettings({ kx: "777777" })).map(({ words }) => words)).toEqual(["kx"]);
  });

  it.each([
    [{ k7: "fff", k8: "000" }, 21, true],
    [{ k7: "fff", k8: "777" }, 4.4, false],
    // Without a background of its own, a text is shown on both themes, and the lower contrast counts.
    [{ k8: "000" }, 1.1, false],
    [{ k8: "000", kae: "l" }, 19.8, true],
  ])("SET-7 text of %j on its ground has %d to 1", (changes, ratio, enough) => {
    const text = contrastsOf(withSettings(changes)).find(({ words, ground }) => words === "k8" && ground === "k7");
    expect(text).toEqual({ words: "k8", ground: "k7", ratio, enough });
  });
});
