import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { openApi, openApiPath } from "../../client/build/openapi/openapi.ts";
import { operations } from "../../client/build/openapi/operations.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { floodOf } from "../../src/gateway/flood-addresses.ts";
import { covers } from "../../src/platform/path-pattern.ts";
import { serviceNames, serviceTable } from "../../src/platform/service-table.ts";

const file = join(resolve(import.meta.dirname, "../../dist/client"), openApiPath);
const built = JSON.parse(readFileSync(file, "utf8"));
const all = Object.entries(operations).flatMap(([service, list]) =>
  list.map((operation) => ({ service, ...operation })),
);

describe("/api/openapi.json", () => {
  it("OPS-7 is OpenAPI 3.1 and what the schemas say", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(built));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(built.openapi).toMatch(/^3\.1\./);
    expect(built).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it("OPS-7 a document that is none is found", async () => {
    expect((await new Validator().validate({ ...structuredClone(built), paths: { about: 1 } })).valid).toBe(false);
  });

  it.each(serviceNames)("OPS-7 %s has each address where the gateway sends it", (name) => {
    const own = all.filter(({ service }) => service === name);
    expect(own.length).toBeGreaterThan(0);
    for (const { path } of own) {
      expect([
        path,
        serviceTable[name].paths.some((pattern) => covers(pattern, path.replace(/\{\w+\}/g, "x"))),
      ]).toEqual([path, true]);
    }
  });

  it("OPS-7 has every address of signing in, version 2, and of scans", () => {
    const paths = new Set(all.map(({ path }) => path));
    const second = Object.values(authPaths).filter((path) => path.startsWith("/api/auth/v2/"));
    expect(second.filter((path) => !paths.has(path))).toEqual([]);
    expect(
      Object.values(endpoints).filter((path) => /^\/api\/scans(?!.*export)/.test(path) && !paths.has(path)),
    ).toEqual([]);
  });
});

/** Each needs what was mailed to somebody and works once. */
const mailed: ReadonlySet<string> = new Set([authPaths.loginLink, authPaths.accountEditUndo]);

it("HOLD-3 what anybody may send to a service has a limit, or is worth nothing without a mail", () => {
  const open = all.filter(({ method, opens }) => method !== "get" && opens === undefined);
  expect(open.length).toBeGreaterThan(4);
  expect(open.filter(({ method, path }) => !floodOf(method.toUpperCase(), path) && !mailed.has(path))).toEqual([]);
});
