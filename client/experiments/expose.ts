import { parseOrigin } from "../../src/contract/acquisition/origin.ts";
import { type Experiment, experiments, type VariantLetter } from "../../src/contract/experiments/registry.ts";
import type { Send } from "../events/sender.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";
import type { Store } from "../storage/store.ts";
import { enrol } from "./enrol.ts";
import { experimentEvents } from "./exposure.ts";

/**
 * Shows the version that was drawn here, if the edge left the draw to the browser, and sends the events of the page's
 * experiment (EXP-6). Events after that, such as a press on an install button, say which version was shown.
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
  if (enrolment.shown) showVersion(enrolment.shown);
  for (const { id, parameters } of experimentEvents(enrolment)) {
    document.documentElement.dataset.counted = parameters.variants;
    send(id, parameters);
  }
}

/** If the browser draws, the page holds every version and hides all but the first (`src/render/versions.tsx`). */
function showVersion(letter: VariantLetter): void {
  const versions = [...document.querySelectorAll<HTMLElement>("[data-version]")];
  if (!versions.some(({ dataset }) => dataset.version === letter)) return;
  for (const version of versions) version.hidden = version.dataset.version !== letter;
}

/** Where storage is blocked, even reading `localStorage` throws. */
function openStore(kind: Experiment["persistence"]["storage"]): Store | null {
  try {
    const storage = kind === "local" ? localStorage : sessionStorage;
    return createExpiringStore({ open: () => storage, clock: Date });
  } catch {
    return null;
  }
}
