import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HostVariant, resolveHost } from "../../src/visit/host.ts";

const names = {
  start: ["start.localhost", "start.nightjar.example"],
  noai: ["noai.localhost", "noai.nightjar.example"],
  onion: ["onion.localhost"],
};

describe("host", () => {
  it.each<[string | null, HostVariant]>([
    ["nightjar.example", "main"],
    ["localhost:8787", "main"],
    ["start.nightjar.example", "start"],
    ["START.Nightjar.Example", "start"],
    ["start.localhost:8787", "start"],
    ["start.localhost.", "start"],
    ["start.localhost.:8787", "start"],
    ["noai.nightjar.example:443", "noai"],
    ["noai.localhost", "noai"],
    ["onion.localhost", "onion"],
    ["abc.onion", "onion"],
    ["www.ABC.onion:80", "onion"],
    ["abc.onion.", "onion"],
    ["onion", "main"],
    ["abc.onion.example", "main"],
    ["notstart.localhost", "main"],
    ["start.localhost.evil.example", "main"],
    ["", "main"],
    [null, "main"],
    [":", "main"],
    ["[::1]:8787", "main"],
    ["start.localhost/path", "main"],
    ["start.localhost@evil.example", "main"],
    ["%", "main"],
    ["start.localhost:80:80", "main"],
  ])("HOST-1 %j is %s", (host, expected) => {
    expect(resolveHost(host, names)).toBe(expected);
  });

  it("HOST-1 no name makes it throw, and nothing odd is a variant by accident", () => {
    const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
    expect(() =>
      fc.assert(
        fc.property(latin1, (host) => {
          const variant = resolveHost(host, names);
          if (!/\.onion\.?(?::\d*)?$/i.test(host)) expect(variant).toBe("main");
        }),
      ),
    ).not.toThrow();
  });

  it("HOST-1 port and letter case make no difference", () => {
    const name = fc.constantFrom(...names.start, ...names.noai, ...names.onion, "abc.onion", "nightjar.example");
    fc.assert(
      fc.property(name, fc.nat(65_535), (host, port) => {
        expect(resolveHost(`${host.toUpperCase()}:${port}`, names)).toBe(resolveHost(host, names));
      }),
    );
  });

  it.each(["a", ".", ":1", "a.onion."])("HOST-1 10 kB of %j is the main site", (part) => {
    expect(resolveHost(part.repeat(10_240 / part.length), names)).toBe("main");
  });
});
