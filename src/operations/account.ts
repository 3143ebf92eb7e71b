/**
 * `npm run operate -- account list|export|erase|restore <id or email address> [development|staging|production] [moment]`: lists
 * or exports what is held of one account, erases the account with a receipt, or restores it as it was at a moment. Reaches the
 * services worker by a binding that only this command has, as whoever is signed in to the platform (`wrangler login`). For
 * development, `npm start` has to run beside it.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { type Stage, stageSchema } from "../platform/vars.ts";
import { readWorkerSettings } from "./settings.ts";

const actions = ["list", "export", "erase", "restore"];
const [action = "", account = "", given = "production", moment = ""] = process.argv.slice(2);
const { data: stage } = stageSchema.safeParse(given);
if (!actions.includes(action) || !account || !stage) {
  console.error(
    "npm run operate -- account list|export|erase|restore <id or email address> [development|staging|production] [moment]",
  );
  process.exit(2);
}

const proxy = await getPlatformProxy<{ OPERATOR: Fetcher }>({ configPath: config(stage), remoteBindings: true });
const answer = await proxy.env.OPERATOR.fetch("https://services.invalid/", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ action, account, ...(moment && { at: Date.parse(moment) }) }),
});
process.stdout.write(`${JSON.stringify(await answer.json(), null, 2)}\n`);
await proxy.dispose();
process.exit(answer.ok ? 0 : 1);

/** The settings file of a throwaway worker with that one binding. */
function config(stage: Stage): string {
  const isHere = stage === "development";
  const services = readWorkerSettings("services", stage);
  const path = join(mkdtempSync(join(tmpdir(), "account-")), "wrangler.json");
  const settings = {
    name: "operator",
    compatibility_date: services.compatibility_date,
    services: [
      {
        ...{ binding: "OPERATOR", service: services.name, entrypoint: "OperatorService" },
        ...(!isHere && { remote: true }),
      },
    ],
  };
  writeFileSync(path, JSON.stringify(settings));
  return path;
}
