import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowsValue,
  changedSettings,
  defaultSettings,
  readSettings,
  type SettingKey,
  settingKeys,
  settings,
} from "../../../src/contract/settings/settings.ts";

const none = new Map<string, string>();
const query = (search: string) => new URLSearchParams(search);

/** The settings of the protocol that have a list of values, the default first. */
const lists: Partial<Record<SettingKey, string>> = {
  kp: "-1 1 -2",
  kz: "1 -1",
  kc: "1 -1",
  kav: "1 -1",
  kn: "-1 1",
  kf: "1 -1",
  kaf: "1 -1",
  kac: "1 -1",
  kd: "1 -1",
  kh: "1 -1",
  kg: "g p",
  k5: "-1 1 2",
  ks: "n l t m s",
  kw: "n w s",
  km: "m l",
  ka: "a c g h n e s o t b v",
  kt: "a c g h n e s o t b v",
  ku: "-1 1",
  ko: "s 1 -1 -2",
  k1: "1 -1",
  kv: "-1 1 n",
  kaj: "-1 m u",
  kak: "1 -1",
  kaq: "1 -1",
  kao: "1 -1",
  kbe: "0 1 2 3",
  kbg: "1 -1",
  kbj: "-1 1",
};

const colours: readonly SettingKey[] = ["kj", "kx", "k7", "k8", "k9", "kaa", "k21"];
const formed: readonly SettingKey[] = ["kl", "kae", "kad", "kah", "kax", "kap"];

describe("settings", () => {
  it("SET-1 the catalogue has every key of the protocol and no other", () => {
    expect([...settingKeys].sort()).toEqual([...Object.keys(lists), ...colours, ...formed].sort());
  });

  it.each(Object.entries(lists) as [SettingKey, string][])("SET-1 %s takes %s, the first by default", (key, values) => {
    expect(settings[key].allowed).toEqual(values.split(" "));
    expect(defaultSettings[key]).toBe(values.split(" ")[0]);
  });

  it("SET-1 no two settings share a name", () => {
    const names = settingKeys.map((key) => settings[key].name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each<[SettingKey, string, readonly string[], readonly string[]]>([
    ["kl", "wt-wt", ["ie-en", "hk-tzh", "ue-es"], ["", "xx-yy", "IE-en", "wt_wt"]],
    ["kae", "-1", ["-1", "d", "l", "c", "fff", "1b1726", "1B1726"], ["", "x", "D", "dd", "ffff", "#fff", "1"]],
    ["kad", "wt_WT", ["de_DE", "en_GB"], ["", "de", "de-DE", "DE_de", "de_DE\n"]],
    ["kah", "", ["ie-en", "ie-en,uk-en"], ["ie-en,", ",ie-en", "ie en", "xx-yy", "ie-en,xx-yy"]],
    ["kax", "-1", ["-1", "v47-3"], ["", "1", "v47", "v47-8", "47-3"]],
    ["kap", "-1", ["-1", "v47-3"], ["", "0", "v-1"]],
  ])("SET-1 %s is %j by default and takes its own form only", (key, byDefault, good, bad) => {
    expect(defaultSettings[key]).toBe(byDefault);
    for (const value of good) expect([value, allowsValue(key, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, allowsValue(key, value)]).toEqual([value, false]);
  });

  it.each(colours)("SET-1 SET-6 %s takes 3 or 6 hex digits", (key) => {
    for (const value of ["fff", "FFF", "a1b2c3"]) expect(allowsValue(key, value)).toBe(true);
    for (const value of ["ff", "ffff", "#fff", "ggg", "red", "fffffff", "fff\n"]) {
      expect([value, allowsValue(key, value)]).toEqual([value, false]);
    }
  });

  it.each([
    ["the address", "kp=1", [["kp", "-2"]], "1"],
    ["else the cookie", "", [["kp", "-2"]], "-2"],
    ["else the default", "", [], "-1"],
    ["the cookie where the address holds markup", "kp=<b>", [["kp", "-2"]], "-2"],
    ["the cookie where the address is not allowed", "kp=7", [["kp", "-2"]], "-2"],
    ["the default where neither is allowed", "kp=", [["kp", "/"]], "-1"],
    ["the first of two in the address", "kp=1&kp=-2", [], "1"],
  ] as const)("SET-2 %s", (_, search, cookies, expected) => {
    expect(readSettings(query(search), new Map(cookies)).kp).toBe(expected);
  });

  it("SET-2 only what differs from its default is worth a cookie, and comes back from it", () => {
    const read = readSettings(query("kp=1&k7=fff&kl=wt-wt&kah=ie-en,uk-en"), none);
    expect(Object.fromEntries(changedSettings(read))).toEqual({ kp: "1", k7: "fff", kah: "ie-en,uk-en" });
    expect(readSettings(query(""), new Map(changedSettings(read)))).toEqual(read);
    expect(changedSettings(defaultSettings)).toEqual([]);
  });

  it("SET-2 neither address nor cookie makes reading throw or lets markup out", () => {
    const key = fc.oneof(fc.constantFrom(...settingKeys), fc.constantFrom("__proto__", "constructor"), fc.string());
    const entries = fc.array(fc.tuple(key, fc.string({ unit: "binary" })));
    fc.assert(
      fc.property(entries, entries, (given, kept) => {
        const read = readSettings(new URLSearchParams(given), new Map(kept));
        expect(Object.keys(read)).toEqual(settingKeys);
        for (const known of settingKeys) {
          expect(read[known]).not.toMatch(/[<>/"';\s]/);
          expect(read[known] === defaultSettings[known] || allowsValue(known, read[known])).toBe(true);
        }
      }),
    );
  });

  it("SET-2 an address of 10,000 parameters is read", () => {
    const long = query(`${"x=1&".repeat(9_999)}kp=1`);
    expect(readSettings(long, none).kp).toBe("1");
  });
});
