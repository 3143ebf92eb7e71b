import { describe, expect, it } from "vitest";
import { covers } from "../../src/platform/path-pattern.ts";

describe("a pattern of paths", () => {
  it.each([
    ["/a", ["/a"], ["/", "/a/", "/a/b", "/ab"]],
    ["/a/*", ["/a/b", "/a/b/c", "/a/b/"], ["/a", "/a/", "/ab", "/b/a"]],
    ["/a*", ["/a", "/a/", "/a/b", "/a/b/c"], ["/", "/ab", "/ab/c"]],
    ["/a/b*", ["/a/b", "/a/b/c"], ["/a", "/a/bc", "/c/b"]],
    ["/a/:id", ["/a/b"], ["/a", "/a/", "/a/b/c", "/b/c"]],
    ["/a/:id/c", ["/a/b/c"], ["/a//c", "/a/b", "/a/b/d"]],
    ["/a/:id/*", ["/a/b/c", "/a/b/c/d"], ["/a/b", "/a/b/", "/a//c"]],
  ])("SVC-1 %s covers %j and not %j", (pattern, inside, outside) => {
    const covered = [...inside, ...outside].filter((path) => covers(pattern, path));
    expect(covered).toEqual(inside);
  });
});
