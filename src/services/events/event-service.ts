/** `/dev/events`: events added up for a developer to read. A deployment counts into the platform's own store instead. */

import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod/mini";
import { failure, json, readJson, wantsPage } from "../../platform/json-http.ts";
import { servicePage } from "../../platform/pages/service-page.ts";
import { readServicesConfig } from "../env.ts";
import { errorAnswer } from "../error-answer.ts";
import { PinnedEntrypoint } from "../pinned.ts";

/** An event that the edge counted. The edge has already checked it against the catalogue. */
const countedSchema = z.object({ id: z.string(), parameters: z.record(z.string(), z.string()) });

const eventApp = new Hono<{ Bindings: Env }>();

eventApp.use(async (c, next) => (readServicesConfig(c.env).development ? next() : failure("not_found", 404)));

eventApp.post("/dev/events", async (c) => {
  const event = await readJson(c.req.raw, countedSchema);
  if (!event) return failure("invalid_request", 400);
  const day = new Date().toISOString().slice(0, 10);
  await c.env.EVENT_COUNTS?.getByName("all").add(day, event.id, JSON.stringify(event.parameters));
  return new Response(null, { status: 204 });
});

/** The sums so far; a program gets `{counts}`. */
eventApp.get("/dev/events", async (c) => {
  const counts = (await c.env.EVENT_COUNTS?.getByName("all").list()) ?? [];
  if (!wantsPage(c.req.raw.headers)) {
    return json({ counts: counts.map((row) => ({ ...row, parameters: JSON.parse(row.parameters) })) });
  }
  const rows = counts.map(
    ({ day, id, parameters, times }) => html`<li>
      ${times} × ${id}
      <small>${day}: ${Object.entries(JSON.parse(parameters))
        .map(([name, value]) => `${name} ${value}`)
        .join(", ")}</small>
    </li>`,
  );
  return servicePage(c.req.raw, {
    title: "Events",
    body: html`<p>For developers: what was counted, most often first. A deployment counts into the platform’s own store.</p>
      ${rows.length ? html`<ol class="plain">${rows}</ol>` : html`<p class="note">No events yet. Open a page, and its events appear here.</p>`}`,
  });
});

eventApp.notFound(() => failure("not_found", 404));

eventApp.onError((error) => errorAnswer("events", error));

/** Development's counter of events. */
export class EventService extends PinnedEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return eventApp.fetch(request, this.env, this.ctx);
  }
}
