import { describe, expect, it } from "vitest";
import { customThemeOf, fontFamilies, sizes } from "../../../src/contract/settings/custom-theme.ts";
import {
  allowsValue,
  colourExample,
  defaultSettings,
  type SettingKey,
  settingKeys,
  settings,
} from "../../../src/contract/settings/settings.ts";
import { ownTheme, readSettingsForm, takesColour } from "../../../src/contract/settings/settings-form.ts";
import { parseColour, pickTheme, themeOf, themeSetting } from "../../../src/contract/settings/theme.ts";

interface Entry {
  readonly name: string;
  readonly group: string;
  readonly default: string;
  readonly allowed: readonly string[] | RegExp;
}
const entries = Object.entries<Entry>(settings);

describe("the catalogue of settings", () => {
  it.each(entries)("SET-1 %s is a short key with a name, a group and a default", (key, entry) => {
    expect(key).toMatch(/^k[a-z0-9]{1,2}$/);
    expect(entry.name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
    expect(["results", "privacy", "look", "colours", "language", "promotion", "ai"]).toContain(entry.group);
    expect(entry.default === "" || /^[\w-]+$/.test(entry.default)).toBe(true);
  });

  it("SET-1 no two settings share a name", () => {
    expect(new Set(entries.map(([, { name }]) => name)).size).toBe(entries.length);
  });

  it.each(entries)("SET-2 %s allows its default, and nothing with a mark of HTML or a path in it", (key, entry) => {
    const isColour = entry.group === "colours";
    // The default of a colour setting is that there is none, which is not a value it allows.
    if (!isColour) expect(allowsValue(key as SettingKey, entry.default)).toBe(true);
    for (const value of ["<b>", "a/b", ">", `${entry.default}<`, `${entry.default}?`, "x".repeat(2000)]) {
      expect(allowsValue(key as SettingKey, value)).toBe(false);
    }
  });

  it.each(entries.filter(([, { allowed }]) => !(allowed instanceof RegExp)))(
    "SET-1 %s has two values at least, each once",
    (_, { allowed }) => {
      const values = allowed as readonly string[];
      expect(values.length).toBeGreaterThan(1);
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(value).toMatch(/^(?:-?\d|[a-z]{1,2}(?:-[a-z]{2,3})?)$/);
    },
  );

  it.each([
    ["kah", "", true],
    ["kah", "ie-en", true],
    ["kah", "ie-en,uk-en", true],
    ["kah", Array(10).fill("ie-en").join(","), true],
    ["kah", Array(11).fill("ie-en").join(","), false],
    ["kah", "ie-en,", false],
    ["kah", ",ie-en", false],
    ["kah", "xx-xx", false],
    ["kah", "ie-enuk-en", false],
    ["kad", "de_DE", true],
    ["kad", "de_de", false],
    ["kad", "xde_DE", false],
    ["kad", "de_DEX", false],
    ["kax", "v47-3", true],
    ["kax", "v123456-3", false],
    ["kax", "v47-8", false],
    ["kax", "v47-33", false],
    ["kax", "xv47-3", false],
    ["kae", "d", true],
    ["kae", "e", false],
    ["kae", "fff", true],
    ["kae", "FFFFFF", true],
    ["kae", "ffff", false],
    ["k7", "fff", true],
    ["k7", "ffff", false],
    ["k7", "fffffff", false],
    ["k7", "xfff", false],
    ["k7", "#fff", false],
  ] as const)("SET-1 %s takes %j: %s", (key, value, expected) => {
    expect(allowsValue(key, value)).toBe(expected);
  });

  it("SET-7 the colour that is shown as an example is one", () => {
    expect(colourExample).toMatch(/^#/);
    expect(parseColour(colourExample.slice(1))).toBe(colourExample.slice(1));
  });

  it("SET-1 nobody changes the defaults while the worker runs", () => {
    expect(Object.isFrozen(defaultSettings)).toBe(true);
    expect(Object.keys(defaultSettings)).toEqual(settingKeys);
  });
});

describe("the theme", () => {
  it.each([
    ["-1", "system"],
    ["d", "dark"],
    ["c", "dark"],
    ["l", "light"],
    ["000", "dark"],
    ["fff", "light"],
    ["ABCDEF", "light"],
    ["constructor", "system"],
    ["x", "system"],
  ])("SET-3 %s is %s", (value, theme) => expect(themeOf(value)).toBe(theme));

  it("SET-3 is kept under a value that stands for it", () => {
    for (const [theme, value] of Object.entries(themeSetting)) {
      expect(themeOf(value)).toBe(theme);
      expect(allowsValue("kae", value)).toBe(true);
    }
  });
});

describe("the switch of a page", () => {
  it("SET-3 keeps what was picked, and nothing while the address overrides", () => {
    expect(pickTheme({ override: null, saved: "light" }, "dark")).toEqual({ override: null, saved: "dark" });
    const overridden = { override: "light", saved: "system" } as const;
    expect(pickTheme(overridden, "dark")).toBe(overridden);
  });
});

describe("a look of one's own", () => {
  const look = (changes: Partial<typeof defaultSettings>) => customThemeOf({ ...defaultSettings, ...changes });

  it("SET-5 there is none where nothing was chosen", () => {
    expect(customThemeOf(defaultSettings)).toBeNull();
    expect(look({ kp: "1", kae: "d" })).toBeNull();
  });

  it.each([
    [{ k7: "fff" }, "html:root{color-scheme:light;--background:#ffffff;--a-background:#ffffff}", "light"],
    [{ k7: "000" }, "html:root{color-scheme:dark;--background:#000000;--a-background:#000000}", "dark"],
    [{ k8: "123456" }, "html:root{--ink:#123456;--ink-soft:#123456}", null],
    [{ k9: "123456" }, "html:root{--accent:#123456}", null],
    [{ k21: "123456" }, "html:root{--surface:#123456}", null],
    [{ kj: "123456" }, "html:root{--header-background:#123456}body>header{background:var(--header-background)}", null],
    [{ kx: "123456" }, "html:root{--address:#123456}", null],
    [{ kaa: "123456" }, "html:root{--visited:#123456}", null],
    [{ kt: "g" }, "html:root{--text:Georgia,serif}", null],
    [{ ka: "o" }, "html:root{--title-face:Tahoma,sans-serif}", null],
    [{ ks: "t" }, "html:root{--scale:1.3;font-size:130%}", null],
    [{ ks: "s" }, "html:root{--scale:0.8;font-size:80%}", null],
  ] as const)("SET-6 %j is %s", (changes, css, theme) => {
    expect(look(changes)).toEqual({ css, theme });
  });

  const valuesOf = ({ allowed }: Entry) => (allowed instanceof RegExp ? [] : allowed);

  it("SET-5 every face and size of the catalogue is one, and no face can end its declaration", () => {
    for (const key of valuesOf(settings.kt))
      expect(fontFamilies[key], key).toMatch(/^(?:"[A-Z][A-Za-z ]+",)?[A-Za-z]+(?:,[a-z-]+)*(?:-serif)?$/);
    expect(Object.keys(fontFamilies).toSorted()).toEqual(valuesOf(settings.kt).toSorted());
    expect(Object.keys(sizes).toSorted()).toEqual(valuesOf(settings.ks).toSorted());
    for (const face of Object.values(fontFamilies)) expect(face).toMatch(/(?:^|,)(?:sans-)?serif$/);
    const inOrder = ["s", "m", "n", "l", "t"].map((key) => sizes[key] ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(sizes.n).toBe(1);
  });
});

describe("a form with a colour for a theme", () => {
  const read = (...fields: (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readSettingsForm(form, defaultSettings);
  };

  it("SET-7 takes the colour that was typed beside it, where that was chosen", () => {
    expect(read(["kae", ownTheme.value], [ownTheme.field, "#FFF"]).settings.kae).toBe("FFF");
    expect(read(["kae", "d"], [ownTheme.field, "#FFF"]).settings.kae).toBe("d");
    expect(read(["kae", ownTheme.value]).settings.kae).toBe("-1");
    // The form and the script use the same name for the field, `kae-colour`.
    expect([ownTheme.value, ownTheme.field]).toEqual(["own", "kae-colour"]);
  });

  it("SET-7 tells a wrong colour with what was typed, and no more of it than can be shown", () => {
    const long = "blue".repeat(100);
    const { faults, typed, settings: kept } = read(["kae", ownTheme.value], [ownTheme.field, long], ["k7", "#ff"]);
    expect([faults, kept]).toEqual([["kae", "k7"], defaultSettings]);
    expect([typed.kae, typed.k7]).toEqual([long.slice(0, 120), "#ff"]);
  });

  it("SET-7 reads several values of one name as a list, the empty one that comes first left out", () => {
    expect(read(["kah", ""], ["kah", "ie-en"], ["kah", "uk-en"]).settings.kah).toBe("ie-en,uk-en");
    expect(read(["kah", ""]).settings.kah).toBe("");
  });

  it("SET-7 a sign for a colour means nothing before other values", () => {
    expect(settingKeys.filter(takesColour).toSorted()).toEqual(["k21", "k7", "k8", "k9", "kaa", "kae", "kj", "kx"]);
    expect(read(["kp", "#1"]).faults).toEqual(["kp"]);
    expect(read(["k7", "#12"]).typed).toEqual({ k7: "#12" });
    expect(read(["k7", "#1"]).faults).toEqual(["k7"]);
  });
});
