/** In milliseconds: a visit that lasts longer is not a bounce. */
const window = 10_000;

/** In pixels: less is a slip of the finger. */
const scrolled = 50;

/** What can be pressed, filled in or opened. */
export const interactive = "a, button, input, select, textarea, summary, label, [role=button]";

export interface Bounce {
  /** Whole seconds. */
  readonly timeOnPage: number;
  readonly didScroll: boolean;
}

/**
 * Calls `onBounce` once if the page goes out of sight within ten seconds and nothing on it was pressed, sent or typed
 * (EVT-5); the function that it returns ends the watch. If the page was opened in the background, the time begins when it is first seen.
 */
export function watchBounce(page: Window, clock: { now(): number }, onBounce: (bounce: Bounce) => void): () => void {
  const { document } = page;
  const over = new AbortController();
  const { signal } = over;
  const top = page.scrollY;
  let seen = document.visibilityState === "visible" ? clock.now() : null;
  let didScroll = false;
  // On the window, which sees a click first: an island that is still waking hides it from every later listener.
  const listen = { capture: true, passive: true, signal };
  const end = () => over.abort();

  page.addEventListener("click", ({ target }) => isInteractive(target) && end(), listen);
  page.addEventListener("submit", end, listen);
  page.addEventListener("keyup", end, listen);
  page.addEventListener("scroll", () => (didScroll ||= page.scrollY - top >= scrolled), listen);
  page.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? hidden() : shown()), listen);
  page.addEventListener("pagehide", () => hidden(), listen);
  return end;

  function shown(): void {
    seen ??= clock.now();
  }

  function hidden(): void {
    if (seen === null) return;
    end();
    const time = clock.now() - seen;
    if (time <= window) onBounce({ timeOnPage: Math.floor(time / 1000), didScroll });
  }
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(interactive) !== null;
}
