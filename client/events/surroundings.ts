import { isLegacy } from "../../src/contract/acquisition/legacy.ts";
import { extensionMark, readOwnDevice } from "../../src/contract/device.ts";
import type { EventParameters, PageName } from "../../src/contract/events/events.ts";
import { serverTimingValues } from "./objection.ts";

/** Selectors of the elements that say something about the page to its events. */
const marks = { install: '[data-sends="install_click"]', state: "main [data-page]" } as const;

/** All that an event may say about its page and device, field by field, from what scripts can read there. */
export function readSurroundings(page: Window): Partial<EventParameters> {
  const { document, navigator, location } = page;
  const { dataset } = document.documentElement;
  const query = new URLSearchParams(location.search);
  const device = readOwnDevice({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    platform: query.get("platform"),
  });
  return {
    page: pageName(document),
    start: dataset.host === "start",
    theme: themeOf(dataset),
    browser: device.browser.name,
    platform: device.os.name,
    formFactor: device.formFactor,
    installed: device.app !== null || extensionMark in dataset,
    legacy: isLegacy(device),
    canShowAtb: document.querySelector(marks.install) !== null,
    // Free text from the browser or the address: the catalogue leaves out values that do not have its format.
    locale: navigator.language,
    variants: dataset.counted ?? "",
    // The version that the visit arrived with, else that of the day.
    atb: dataset.atb ?? serverTimingValues(page, "atb")[0] ?? "",
    origin: dataset.origin ?? query.get("origin") ?? "",
  };
}

/** A page state that has a name of its own carries it inside `main`. The catalogue checks every name again. */
function pageName(document: Document): PageName {
  const state = document.querySelector<HTMLElement>(marks.state);
  return (state ?? document.documentElement).dataset.page as PageName;
}

function themeOf({ ground, theme }: DOMStringMap): EventParameters["theme"] {
  if (ground) return "own";
  if (theme === "light") return "light";
  return theme === "dark" ? "dark" : "system";
}
