import { parseOrigin } from "../../src/contract/acquisition/origin.ts";
import { type Experiment, experimentEvents, experiments } from "../../src/contract/experiments.ts";
import type { Send } from "../events/sender.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";
import type { Store } from "../storage/store.ts";
import { enrol } from "./enrol.ts";

/**
 * Tells of the experiment that a page shows (EXP-6).
 *
 * @param mark `data-exp` of the page
 * @param blocked nothing of this visit is measured
 */
export function expose(mark: string, blocked: boolean, send: Send): void {
  const enrolment = enrol(experiments, {
    mark,
    blocked,
    search: location.search,
    cookie: document.cookie,
    origin: parseOrigin(new URLSearchParams(location.search).get("origin")),
    today: new Date().toISOString().slice(0, 10),
    random: Math.random,
    open: openStore,
  });
  if (!enrolment) return;
  for (const { id, parameters } of experimentEvents(enrolment)) send(id, parameters);
}

/** Naming the browser's storage throws by itself where it is blocked. */
function openStore(kind: Experiment["persistence"]["storage"]): Store | null {
  try {
    const storage = kind === "local" ? localStorage : sessionStorage;
    return createExpiringStore({ open: () => storage, clock: Date });
  } catch {
    return null;
  }
}
