/** Writes the types of the platform and of each worker's bindings, below `.types`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { typedEdge } from "./files.ts";

const bindings = ["--include-runtime=false", "--strict-vars=false"];
const files: readonly (readonly string[])[] = [
  [".types/runtime.d.ts", "--config", "src/services/wrangler.toml", "--include-env=false"],
  [".types/edge.d.ts", "--config", ".types/edge.toml", ...bindings],
  [".types/services.d.ts", "--config", "src/services/wrangler.toml", ...bindings],
  [".types/test.d.ts", "--config", "test/wrangler.toml", ...bindings],
];

mkdirSync(".types", { recursive: true });
writeFileSync(".types/edge.toml", typedEdge);
// Nothing is built for this, so all of them may run at once.
const codes = await Promise.all(files.map(write));
process.exitCode = Math.max(...codes);

async function write(args: readonly string[]): Promise<number> {
  const running = spawn("wrangler", ["types", ...args], { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(running, "exit");
  return Number(code ?? 1);
}
