import { parseOrigin } from "../../src/contract/acquisition/origin.ts";
import { parseCookies } from "../../src/contract/cookies.ts";
import {
  type Experiment,
  experimentKey,
  experiments,
  type VariantLetter,
} from "../../src/contract/experiments/registry.ts";
import type { SendEvent } from "../events/sender.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";
import type { Store } from "../storage/store.ts";
import { enrol } from "./enrol.ts";
import { experimentEvents, hiddenLetter } from "./exposure.ts";

/**
 * Shows the version that was drawn here, if the edge left the draw to the browser, and sends the events of the page's
 * experiment (EXP-6). Events after that, such as a press on an install button, say which version was shown. If the edge drew
 * another version than the one that this browser holds, as it may after midnight, the page is loaded again and shows that one.
 *
 * @param mark `data-exp` of the page
 * @param blocked nothing of this visit is measured
 * @param endBounce ends the watch for a visitor who leaves at once
 */
export function expose(mark: string, blocked: boolean, send: SendEvent, endBounce: () => void): void {
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
  const hidden = hiddenLetter(enrolment);
  if (hidden) {
    if (tellEdge(experimentKey(enrolment.name), hidden)) loadAgain(endBounce);
    return;
  }
  for (const { id, parameters } of experimentEvents(enrolment)) {
    document.documentElement.dataset.counted = parameters.variants;
    send(id, parameters);
  }
}

/** Not the answer to a form, which would be sent once more: only those that refuse have a page, and an error as their status. */
function loadAgain(endBounce: () => void): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if ((navigation?.responseStatus || 400) >= 400) return;
  endBounce();
  location.reload();
}

/** Lets the edge know what the browser holds, for the rest of the visit (EXP-3). False where it knows already, or can't. */
function tellEdge(key: string, letter: VariantLetter): boolean {
  const isTold = () => parseCookies(document.cookie).get(key) === letter;
  if (isTold()) return false;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser that we support
  document.cookie = `${key}=${letter}; Path=/; SameSite=Lax${secure}`;
  return isTold();
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
