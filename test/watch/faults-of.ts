/** The faults of a log line, for tests that run inside workerd. */
import source from "../../src/platform/log.ts?raw";
import { faultsBy } from "./log-lines.ts";

export const faultsOf = faultsBy(source);
