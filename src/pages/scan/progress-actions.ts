import type { Hono } from "hono";
import { endpoints, routes } from "../../contract/routes.ts";
import { send } from "../../gateway/ask.ts";
import type { Http } from "../../http.ts";
import { failure } from "../../platform/wire.ts";
import type { PlacedPage } from "../../render/page.ts";
import { askerOf } from "../../session/asker.ts";
import { progressHole } from "./progress-page.tsx";
import { readStatus } from "./scan-calls.ts";
import { type C, ledElsewhere, openScan, sent, showPage } from "./scan-visitor.ts";
import { showTrouble } from "./trouble.tsx";

export function progressActions(app: Hono<Http>, page: PlacedPage): void {
  app.get(routes.dbpProgress.path, (c) => progress(c, page));
  app.get(endpoints.dbpEvents, (c) => passOn(c, endpoints.scanEvents));
  app.get(endpoints.dbpStatus, (c) => passOn(c, endpoints.scans));
  app.get(endpoints.dbpCsv, (c) => passOn(c, endpoints.scanCsv));
  app.get(endpoints.dbpJson, (c) => passOn(c, endpoints.scanJson));
}

async function progress(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "progress");
  if (elsewhere) return elsewhere;
  const heard = await readStatus(c, visitor.scanId ?? "");
  if (!heard.ok) return showTrouble(visitor, { page, error: heard.error });
  // A search that is complete has nothing to look again for, so its page is one that does not refresh itself.
  const shown = heard.value.state === "searching" ? page : { ...page, id: `${page.id}/done`, refresh: null };
  return showPage(visitor, { page: shown, hole: progressHole(heard.value) });
}

/** An answer of the service to whoever holds the cookie: the key to the scan never reaches a script. */
async function passOn(c: C, path: string): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scanId === null) return failure("scan_gone", 404);
  const headers = Object.fromEntries(
    ["accept", "last-event-id"].flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const { signal } = c.req.raw;
  const answer = await send(askerOf(c), { path, bearer: visitor.scanId, headers, signal });
  return sent(visitor, new Response(answer.body, answer));
}
