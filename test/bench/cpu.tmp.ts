import { startWorker, exactCpuMilliseconds } from "./workerd.ts";
import { fire } from "./load.ts";
const here = process.cwd();
const now = await startWorker("test/bench/wrangler.toml");
process.chdir("/tmp/wa0");
const before = await startWorker("test/bench/wrangler.toml");
process.chdir(here);
const paths = ["/bench/json", "/ac?q=we", "/ac?q=wea", "/ac?q=weat", "/ac?q=weath&kl=fr-fr", "/ac?q=wea&type=list"];
const cases = paths.flatMap((p) => [["now", now, p], ["before", before, p]] as const);
for (const [, w, p] of cases) await fire({ url: w.origin + p, connections: 4, seconds: 1 });
const sums = new Map<string, number[]>();
for (let r = 0; r < 9; r++) for (const [n, w, p] of cases) { const b = exactCpuMilliseconds(w.pid); const c = await fire({ url: w.origin + p, connections: 4, seconds: 0.5 }); const k = `${n} ${p}`; sums.set(k, [...(sums.get(k) ?? []), (exactCpuMilliseconds(w.pid) - b) / c]); }
const low = (v: readonly number[]) => [...v].sort((a, b) => a - b)[3] ?? 0;
for (const n of ["now", "before"]) for (const p of paths) { const m = low(sums.get(`${n} ${p}`) ?? []); console.log(n.padEnd(7), p.padEnd(24), (m * 1000).toFixed(0), "µs", (low(sums.get(`${n} /bench/json`) ?? []) / m).toFixed(2)); }
now.stop(); before.stop();
