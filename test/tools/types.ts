/** `npm run types`: writes the types of the platform and of each worker's bindings below `.types`, then compiles everything. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { writeTestSettings } from "../setup/worker-settings.ts";

const services = ["--config", "src/services/wrangler.toml"];
const bindings = ["--include-runtime=false", "--strict-vars=false"];
const files: readonly (readonly string[])[] = [
  [".types/runtime.d.ts", ...services, "--include-env=false"],
  [".types/edge.d.ts", "--config", "wrangler.toml", ...bindings],
  [".types/services.d.ts", ...services, ...bindings],
  [".types/tests.d.ts", "--config", writeTestSettings(), ...bindings],
];

mkdirSync(".types", { recursive: true });
const codes = await Promise.all(files.map(write));
process.exitCode = Math.max(...codes) || (spawnSync("tsc", ["-b"], { stdio: "inherit" }).status ?? 1);

async function write(args: readonly string[]): Promise<number> {
  const running = spawn("wrangler", ["types", ...args], { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(running, "exit");
  return Number(code ?? 1);
}
