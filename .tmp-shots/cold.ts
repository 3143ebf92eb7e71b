import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limitSizes } from "../src/platform/flood-table.ts";
import { modulesBelow, settleBinary, start } from "../test/bench/workerd.ts";
const front = `import edge from "./index.js";
const unlimited = { limit: async () => ({ success: true }) };
const names = ${JSON.stringify(["REQUESTS", ...limitSizes.map((size) => `LIMIT_${size}`)])};
const bindings = Object.fromEntries(names.map((name) => [name, unlimited]));
const dataset = { writeDataPoint() {} };
export default { fetch: (request, env, context) => edge.fetch(request, { ...env, ...bindings, EVENTS: dataset, ANSWERS: dataset }, context) };
`;
function released(dist: string, copies = 0) {
  const folder = mkdtempSync("/tmp/bench-");
  cpSync(dist + "/edge", folder, { recursive: true });
  cpSync(dist + "/client", join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "front.js"), front);
  const m = join(folder, "modules");
  const pos = readdirSync(m).filter((f) => f.endsWith(".js") && readFileSync(join(m, f), "utf8").slice(0, 400).includes("JSON.parse(") && /messages/.test(readFileSync(join(m, f), "utf8").slice(-200)));
  for (let i = 0; i < copies; i++) for (const f of pos) cpSync(join(m, f), join(m, `copy${i}-${f}`));
  console.log(dist, copies, "catalogs", pos.length, "bytes", pos.reduce((n, f) => n + readFileSync(join(m, f)).length, 0));
  return settleBinary({ folder, modules: ["front.js", "index.js", ...modulesBelow(folder)] });
}
const cases = { main: released("/work/main/dist"), seven: released("dist") };
const got: Record<string, number[]> = {};
for (let r = 0; r < 15; r++) for (const [n, s] of Object.entries(cases)) for (const path of ["/country.json", "/"]) {
  const w = await start(s);
  try { await (await fetch(w.url + path)).arrayBuffer();
    const cpu = readdirSync(`/proc/${w.pid}/task`).reduce((a, t) => a + Number(readFileSync(`/proc/${w.pid}/task/${t}/schedstat`, "utf8").split(" ")[0]), 0) / 1e6;
    (got[n + path] ??= []).push(cpu);
  } finally { w.stop(); }
}
for (const [n, l] of Object.entries(got)) console.log(n, l.sort((a, b) => a - b)[7].toFixed(1), l[0].toFixed(1));
