import { interactive } from "../events/bounce.ts";
import { keepThemeOffline } from "../frame/theme-offline.ts";
import type { Hydration, IslandName } from "./island.tsx";

/** Where each island comes from when it is first needed. */
const islands: Readonly<Record<IslandName, () => Promise<Hydration>>> = {
  "theme-switch": () => import("../frame/theme-switch-island.tsx").then((module) => module.themeSwitchIsland),
  menu: () => import("../frame/menu/menu-island.tsx").then((module) => module.menuIsland),
  coat: () => import("../compare/coat-island.tsx").then((module) => module.coatIsland),
  "search-box": () => import("../search/search-box-island.tsx").then((module) => module.searchBoxIsland),
  "country-picker": () => import("../frame/country-picker-island.tsx").then((module) => module.countryPickerIsland),
  "settings-form": () => import("../settings/settings-form-island.tsx").then((module) => module.settingsFormIsland),
  "bang-list": () => import("../bangs/wake-bang-list.ts").then((module) => module.bangListWaker()),
  "scan-step": () => import("../scan/scan-step-island.tsx").then((module) => module.scanStepIsland),
  "scan-confirm": () => import("../scan/scan-confirm-island.tsx").then((module) => module.scanConfirmIsland),
  "scan-kept": () => import("../scan/scan-kept-island.tsx").then((module) => module.scanKeptIsland),
  "sent-events": () => import("../events/show-sent.ts"),
  sent: () => import("../events/sent-link-island.tsx").then((module) => module.sentLinkIsland),
};

interface Waking {
  state: "waking" | "awake" | "failed";
  readonly done: Promise<void>;
}

const wakings = new WeakMap<Element, Waking>();

/** Signs that somebody is about to use an island. A pointer over it, most of a second before the click, is another. */
const signs = ["pointerdown", "focusin", "input"] as const;

/** Milliseconds. A module that takes longer is not worth the wait: the form is then sent as it is without scripts. */
const timeLimit = 4000;

/**
 * Wakes each island at the first sign that it is needed, and eager ones when they come into view. A click or a submission
 * that comes before it is awake is held and repeated afterwards; if the island cannot be loaded, the browser does what it
 * does without scripts.
 */
export function watchIslands(root: Document, painted: Promise<unknown>): void {
  for (const sign of signs) root.addEventListener(sign, wakeTouched, { passive: true });
  for (const press of ["click", "submit"]) root.addEventListener(press, hold, { capture: true });
  // The visitor may have been quicker than this script: text in the field is a sign, the focus alone is not.
  const target = root.querySelector<HTMLInputElement>("input:focus");
  if (target?.value !== target?.defaultValue) wakeTouched({ target });
  // Not before the first paint, which needs no island; and a pointer that is resting where the page appears is no sign.
  painted.then(() => {
    root.addEventListener("pointerover", wakeTouched, { passive: true });
    const looked = new IntersectionObserver((views) => {
      for (const { isIntersecting, target } of views) if (isIntersecting) wake(target as HTMLElement);
    });
    for (const island of root.querySelectorAll("[data-eager]")) looked.observe(island);
  });
}

function wakeTouched(event: Pick<Event, "target">): void {
  const island = islandOf(event);
  if (island) wake(island);
}

function islandOf(event: Pick<Event, "target">): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-island]") : null;
}

function hold(event: Event): void {
  const island = islandOf(event);
  if (!island) return;
  const waking = wake(island);
  if (waking.state === "failed" && event instanceof SubmitEvent) keepThemeOffline(event);
  if (waking.state !== "waking") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waking.done.then(() => repeat(event));
}

/** Repeats a held event: for the awakened island or, if waking it failed, for the browser itself. */
function repeat(event: Event): void {
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    event.target.requestSubmit(event.submitter);
  } else if (event.target instanceof Element) {
    event.target.closest<HTMLElement>(interactive)?.click();
  }
}

function wake(island: HTMLElement): Waking {
  const known = wakings.get(island);
  if (known) return known;
  const waking: Waking = {
    state: "waking",
    done: load(island).then(
      () => {
        waking.state = "awake";
      },
      (error) => {
        waking.state = "failed";
        reportError(error);
      },
    ),
  };
  wakings.set(island, waking);
  return waking;
}

async function load(island: HTMLElement): Promise<void> {
  // A known name, because `island()` or `PlainIsland` wrote it.
  const name = island.dataset.island as IslandName;
  const { eager } = island.dataset;
  const [react, woken] = await inTime(Promise.all([eager ? null : import("./hydrate.tsx"), islands[name]()]));
  react ? react.hydrate(island, woken) : woken.wake(island);
}

/** Does not use `time/deadline.ts`: code shared with another script would be one more file that every page loads. */
function inTime<Value>(value: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("an island took longer")), timeLimit);
  });
  return Promise.race([value, late]);
}
