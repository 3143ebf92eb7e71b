import type { Hono } from "hono";
import { endpoints } from "../../contract/routes.ts";
import type { C } from "../../forms/form.ts";
import { send } from "../../gateway/service.ts";
import { callerOf } from "../../gateway/service-of.ts";
import type { Http } from "../../http.ts";
import { failure } from "../../platform/json-http.ts";
import { ownerHeaders } from "./scan-calls.ts";
import { openScan } from "./scan-visitor.ts";

export function progressActions(app: Hono<Http>): void {
  app.get(endpoints.dbpEvents, (c) => passOn(c, endpoints.scanEvents));
  app.get(endpoints.dbpStatus, (c) => passOn(c, endpoints.scans));
  app.get(endpoints.dbpCsv, (c) => passOn(c, endpoints.scanCsv));
  app.get(endpoints.dbpJson, (c) => passOn(c, endpoints.scanJson));
}

/** Passes an answer of the service on to the holder of the cookie, so that the key to the scan never reaches a script. */
async function passOn(c: C, path: string): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scanId === null) return visitor.isLocked ? failure("owner_only", 401) : failure("scan_gone", 404);
  const passed = Object.fromEntries(
    ["accept", "last-event-id"].flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const headers = { ...passed, ...(visitor.isOwned && (await ownerHeaders(c))) };
  const { signal } = c.req.raw;
  const answer = await send({ ...callerOf(c), signal }, { path, bearer: visitor.scanId, headers });
  return new Response(answer.body, answer);
}
