/** `/api/openapi.json`: the contract of the services as OpenAPI 3.1, made from the schemas that product and tests use. */
import * as z from "zod/mini";
import { brand } from "../../../src/contract/brand/brand.ts";
import { ownerHeader } from "../../../src/contract/scan/scans.ts";
import { signInCookie } from "../../../src/contract/worker-cookies.ts";
import { type Operation, operations } from "./operations.ts";

/** Served as a static file, so that it adds nothing to the worker. */
export const openApiPath = "/api/openapi.json";

type Json = Readonly<Record<string, unknown>>;

export function openApi(): Json {
  const entries = Object.entries(operations).flatMap(([service, list]) =>
    list.map((operation) => ({ service, operation })),
  );
  const byPath = Map.groupBy(entries, ({ operation }) => operation.path);
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name}: services`,
      version: "1.0.0",
      description: "What the site asks of its services, for whoever brings services of their own.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `https://${brand.hosts.main}` }],
    tags: Object.keys(operations).map((name) => ({ name })),
    paths: Object.fromEntries(
      [...byPath].map(([path, items]) => [
        path,
        Object.fromEntries(items.map(({ service, operation }) => [operation.method, describe(operation, service)])),
      ]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: signInCookie.wire },
        owner: { type: "apiKey", in: "header", name: ownerHeader },
      },
    },
  };
}

function describe(operation: Operation, service: string): Json {
  const { method, path, summary, opens, body, answers } = operation;
  const parameters = [...queryOf(operation), ...placesIn(path)];
  return {
    tags: [service],
    operationId: `${method}${path.replace(/[^a-z0-9]+/gi, "_")}`,
    summary,
    ...(opens && { security: [{ [opens]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, "input") } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, schema]) => [
        status,
        { description: statusWords(Number(status)), ...(schema && { content: contentOf(schema, "output") }) },
      ]),
    ),
  };
}

function queryOf({ query = [] }: Operation): readonly Json[] {
  return query.map((name) => ({
    ...{ name: name.replace("?", ""), in: "query", required: !name.endsWith("?") },
    schema: { type: "string" },
  }));
}

function placesIn(path: string): readonly Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true, schema: { type: "string" } },
  }));
}

/** Checks that JSON Schema cannot express (such as a check digit) are left out. */
function contentOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return { "application/json": { schema: described } };
}

function statusWords(status: number): string {
  if (status < 300) return "Done";
  return status < 400 ? "Leads on" : "Refused";
}
