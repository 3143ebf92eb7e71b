/** Experiments past their last day: somebody has to decide, and then the entry goes. Not a test, because time alone breaks it. */
import { experiments } from "../../src/contract/experiments.ts";
import { overdue } from "./overdue-experiments.ts";

const late = overdue(experiments, new Date().toISOString().slice(0, 10));
for (const line of late) console.error(line);
if (late.length > 0) process.exit(1);
