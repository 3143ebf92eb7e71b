import { sourceVersion } from "../../client/build/version.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { expect, test } from "./fixture.ts";

test("STREAM-2 what browsers are tested with is the build of these sources", async ({ request }) => {
  const { version } = await (await request.get(endpoints.health)).json();
  expect(version).toBe(sourceVersion());
});
