/**
 * `npm run account -- list|export|erase|restore <id or email address> [development|staging|production] [moment]`: lists or
 * exports what is held of one account, erases the account with a receipt, or restores it as it was at a moment. Reaches the
 * services worker by a binding that only this command has, as whoever is signed in to the platform (`wrangler login`). For
 * development, `npm start` has to run beside it.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { compatibilityDate, environments, workerName } from "../wrangler/settings.ts";

const actions = ["list", "export", "erase", "restore"];
const [action = "", account = "", stage = "production", moment = ""] = process.argv.slice(2);
if (!actions.includes(action) || !account || !Object.hasOwn(environments, stage)) {
  console.error(
    "npm run account -- list|export|erase|restore <id or email address> [development|staging|production] [moment]",
  );
  process.exit(2);
}

const proxy = await getPlatformProxy<{ OPERATOR: Fetcher }>({ configPath: config(), remoteBindings: true });
const answer = await proxy.env.OPERATOR.fetch("https://services.invalid/", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ action, account, ...(moment && { at: Date.parse(moment) }) }),
});
process.stdout.write(`${JSON.stringify(await answer.json(), null, 2)}\n`);
await proxy.dispose();
process.exit(answer.ok ? 0 : 1);

/** The settings file of a throwaway worker with that one binding. */
function config(): string {
  const isHere = stage === "development";
  const service = isHere ? `${workerName}-services` : `${workerName}-services-${stage}`;
  const path = join(mkdtempSync(join(tmpdir(), "account-")), "wrangler.json");
  const services = [{ binding: "OPERATOR", service, entrypoint: "OperatorService", ...(!isHere && { remote: true }) }];
  const settings = { name: `${workerName}-operator`, compatibility_date: compatibilityDate, services };
  writeFileSync(path, JSON.stringify(settings));
  return path;
}
