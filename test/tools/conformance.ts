/**
 * `npm run conformance -- https://auth.example [--services auth,jobs] [--client ID --redirect ADDRESS]`: checks whether a host
 * speaks our protocols. It makes accounts there and leaves them behind.
 */
import { parseArgs } from "node:util";
import { authClients } from "../../src/contract/brand/brand-ids.ts";
import { checks } from "../conformance/checks.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    services: { type: "string", default: "auth" },
    client: { type: "string", default: authClients.web },
    redirect: { type: "string" },
  },
});
const [origin = ""] = positionals;
if (!URL.canParse(origin)) throw new Error("say which host: npm run conformance -- https://auth.example");
const client = { id: values.client, redirect: values.redirect ?? new URL("/subscriptions", origin).href };
const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), { ...init, redirect: "manual" });

let failed = 0;
const selectedChecks = checks.filter(({ service }) => values.services.split(",").includes(service));
for (const { service, title, run } of selectedChecks) {
  try {
    await run(ask, client);
    console.log(`ok    ${service}: ${title}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${service}: ${title}\n      ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${selectedChecks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && selectedChecks.length > 0 ? 0 : 1;
