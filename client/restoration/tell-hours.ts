import { facts } from "../../src/contract/brand/brand.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import { speakAsPage } from "../islands/page-words.ts";
import { openingChangeWords, openTimeAt, shownHours } from "./hours.ts";

const { lines } = facts.restoration;

/** Milliseconds between updates: often enough for a page that stays open, as the lines open and close on the minute. */
const every = 20_000;

/** Shows the hours in the visitor's own time, and keeps up to date whether somebody answers. */
export function tellHours(hours: Element): void {
  const { timeZone: clock } = new Intl.DateTimeFormat().resolvedOptions();
  speakAsPage();
  hours.querySelector("[data-zone]")?.remove();
  const update = () => {
    const now = Date.now();
    const time = openTimeAt(lines, now);
    for (const badge of hours.querySelectorAll<HTMLElement>("[data-open]")) {
      badge.hidden = (badge.dataset.open === "yes") !== time.isOpen;
    }
    write(hours, "[data-change]", openingChangeWords(time, now, clock));
    write(hours, "dt", i18n.t("In your time"));
    write(hours, "dd", shownHours(clock, time));
  };
  update();
  setInterval(update, every);
}

function write(hours: Element, place: string, text: string): void {
  const shown = hours.querySelector(place);
  if (shown && shown.textContent !== text) shown.textContent = text;
}
