import { Hono } from "hono";
import { href } from "../../contract/routes.ts";
import { type Job, jobsSchema } from "../../contract/services.ts";
import { failure, json } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { readDefinition } from "../definitions.ts";
import { errorAnswer } from "../error-answer.ts";
import { PinnedEntrypoint } from "../pinned.ts";
import { openRoles } from "./open-roles.ts";

export interface JobsBindings {
  readonly env: Pick<Env, "STORE">;
}

export const jobsApp = new Hono<{ Bindings: JobsBindings }>();

/** A JSON list in spite of its name, which is older than the format. */
jobsApp.get("/jobs.js", async (c) => {
  const jobs = await readDefinition(c.env.env.STORE, "jobs", jobsSchema, () => shippedJobs);
  return json(jobs, 200, { "cache-control": "public, max-age=300" });
});

/** Each role has its place on the hiring page. */
const shippedJobs: Job[] = openRoles.map((role) => ({ ...role, url: href("hiring", {}, role.id) }));

jobsApp.notFound((c) => otherMethod(jobsApp.routes, c.req.method, c.req.path) ?? failure("not_found", 404));

jobsApp.onError((error) => errorAnswer("jobs", error));

/** The jobs service: the open roles. */
export class JobsService extends PinnedEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return jobsApp.fetch(request, { env: this.env }, this.ctx);
  }
}
