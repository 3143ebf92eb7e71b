import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { departments, jobsSchema } from "../../../src/contract/services.ts";
import { jobsApp } from "../../../src/services/jobs/jobs-service.ts";

describe("jobs", () => {
  it("SVC-5 /jobs.js is a JSON list with roles in every department, each with its own address", async () => {
    const answer = await jobsApp.request("http://localhost/jobs.js", {}, { env });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const jobs = jobsSchema.parse(await answer.json());
    expect(jobs.length).toBeGreaterThanOrEqual(14);
    expect(new Set(jobs.map(({ department }) => department))).toEqual(new Set(departments));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
    for (const { id, url } of jobs) expect(url).toBe(`/hiring#${id}`);
  });

  it("SVC-5 is read only, and anything else is not found", async () => {
    expect((await jobsApp.request("http://localhost/jobs.js", { method: "POST" }, { env })).status).toBe(405);
    expect((await jobsApp.request("http://localhost/jobs", {}, { env })).status).toBe(404);
  });
});
