/**
 * Lets the days of a demonstration pass on the page of its results: as often as a day lasts, the parts that tell of it
 * (`data-day`) are renewed, until no reply is due. A visitor can stop the days, and a part that holds the focus waits for it.
 */
import { loadDocument } from "../flow/load-document.ts";
import { type Clock, systemClock } from "../time/clock.ts";

interface Passing {
  /** The page as it stands now; null without an answer. */
  readonly load: () => Promise<Document | null>;
  readonly after: Clock["after"];
}

const passing: Passing = { load: () => loadDocument(location.pathname), after: systemClock.after };

export function passDays(root: Document, { load, after }: Passing = passing): void {
  const page = root.querySelector<HTMLElement>("[data-day-lasts]");
  const stop = root.querySelector<HTMLButtonElement>("[data-stop-days]");
  if (!page || !stop) return;
  const lasts = Number(page.dataset.dayLasts);
  let isStopped = false;
  stop.hidden = false;
  stop.addEventListener("click", () => {
    isStopped = true;
    stop.hidden = true;
  });
  const wait = () => void after(lasts, () => void next());
  const next = async () => {
    if (isStopped) return;
    const fresh = root.hidden ? null : await load();
    if (fresh && !isStopped) renew(root, fresh);
    if (!fresh || fresh.querySelector("[data-day-lasts]")) wait();
    else stop.hidden = true;
  };
  wait();
}

/** What the visitor has opened stays open, and what has the focus stays as it is. */
function renew(root: Document, fresh: Document): void {
  for (const part of root.querySelectorAll<HTMLElement>("[data-day]")) {
    const instead = fresh.querySelector(`[data-day="${part.dataset.day}"]`);
    if (!instead || part.contains(root.activeElement)) continue;
    const opened = [...part.querySelectorAll("details[open]")].map(nameOf);
    for (const details of instead.querySelectorAll("details")) {
      if (opened.includes(nameOf(details))) details.open = true;
    }
    if (part.innerHTML !== instead.innerHTML) part.replaceChildren(...root.adoptNode(instead).childNodes);
  }
}

/** A row keeps its id from day to day, in whichever group it stands; the table below the chart is the only one without. */
function nameOf(details: Element): string {
  return details.closest("[id]")?.id ?? "";
}
