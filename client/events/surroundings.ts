import { isLegacy } from "../../src/contract/acquisition/legacy.ts";
import { extensionMark, readOwnDevice } from "../../src/contract/device.ts";
import type { EventParameters, PageName } from "../../src/contract/events/events.ts";
import { toldByEdge } from "./objection.ts";

/** Set on the parts of a page that tell events about it. */
const marks = { install: '[data-sends="install_click"]', state: "main [data-page]" } as const;

/** What an event may say of where it happens: a list, field by field, of what a page tells its scripts. */
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
    // What an address or a browser may say freely: the catalogue leaves out what is not of its form.
    locale: navigator.language,
    variants: dataset.counted ?? "",
    // The version that the visit came with, else that of the day.
    atb: dataset.atb ?? toldByEdge(page, "atb")[0] ?? "",
    origin: dataset.origin ?? query.get("origin") ?? "",
  };
}

/** A state of a page that has a name of its own says so inside the page. The catalogue checks every name once more. */
function pageName(document: Document): PageName {
  const state = document.querySelector<HTMLElement>(marks.state);
  return (state ?? document.documentElement).dataset.page as PageName;
}

function themeOf({ ground, theme }: DOMStringMap): EventParameters["theme"] {
  if (ground) return "own";
  return theme === "dawn" || theme === "dusk" ? theme : "system";
}
