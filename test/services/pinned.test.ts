import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { accountOf } from "../../src/services/auth/objects.ts";
import { pinned } from "../../src/services/pinned.ts";

/** A namespace whose objects name the jurisdiction in which they were requested. */
function namespace(where: string): object {
  return {
    idFromName: (name: string) => `${where} ${name}`,
    getByName: (name: string) => `${where} ${name}`,
    jurisdiction: (place: string) => namespace(place),
  };
}

const namespaces = Object.fromEntries(inject("namespaces").map((name) => [name, namespace("anywhere")]));
const settings = (jurisdiction?: string) =>
  ({ ...env, ...namespaces, ...(jurisdiction && { JURISDICTION: jurisdiction }) }) as unknown as Env;

describe("where objects are", () => {
  it("OPS-6 every class is in the jurisdiction of the settings", () => {
    const inEurope = pinned(settings("eu")) as unknown as Record<string, { getByName(name: string): string }>;
    for (const name of inject("namespaces")) expect(inEurope[name]?.getByName("one"), name).toBe("eu one");
    expect(accountOf(pinned(settings("eu")), "one")).toBe("eu one");
    expect(pinned(settings()).AUTH_ACCOUNT).toBe(namespaces.AUTH_ACCOUNT);
  });

  it("OPS-6 no other place is one", () => {
    expect(() => pinned(settings("mars"))).toThrow();
  });
});
