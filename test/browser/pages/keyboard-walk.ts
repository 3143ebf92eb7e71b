import type { Page } from "@playwright/test";

interface Walk {
  /** At how many elements of the page Tab should stop. */
  readonly stops: number;
  /** Stops that were skipped, never reached, reached in another order than they are read in, or not visible when reached. */
  readonly faults: readonly string[];
}

/**
 * Walks the whole page by Tab alone, and beyond its last stop, so that a stop that traps the focus is found. The keys are sent
 * without waiting in between and are evaluated in the page: two round trips for each would take most of the time.
 */
export async function walkByKeys(page: Page): Promise<Walk> {
  // Without smooth scrolling, a focused element is at once where it will stay.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const stops = await page.evaluate(startWalk);
  const keys = await page.context().newCDPSession(page);
  // The focus moves on key-down; sending key-up events too would double the work.
  const tab = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;
  await Promise.all(Array.from({ length: stops + 2 }, () => keys.send("Input.dispatchKeyEvent", tab)));
  await keys.detach();
  const faults = await page.evaluate(() => (window as unknown as Walking).faultsOfWalk());
  return { stops, faults };
}

interface Walking {
  faultsOfWalk(): string[];
}

/** Runs in the page. */
function startWalk(): number {
  const reached: Element[] = [];
  const unseen: string[] = [];
  const named = (element: Element | undefined) => element?.outerHTML.slice(0, 90) ?? "nothing";

  /** Whether Tab skips a radio button: in a group it stops only at the chosen one, or at the first if none is chosen. */
  const isPassed = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)];
    const own = group.filter(({ form }) => form === element.form);
    return own.some(({ checked }) => checked) || own[0] !== element;
  };
  const native =
    'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary';
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const stopsNow = () => seen(`${native}, [tabindex]`).filter((element) => element.tabIndex >= 0 && !isPassed(element));

  /** What a pointer reaches and Tab does not, except options of a list, which arrow keys reach. */
  const unreachable = () =>
    seen(native)
      .filter(({ tabIndex }) => tabIndex < 0)
      .filter((element) => !element.closest("[aria-hidden=true], [role=option]"));

  /** What keeps a visitor from seeing that this element has the focus; null if nothing does. */
  const faultOf = (element: Element): string | null => {
    // The box around a field may show the focus ring in its place.
    const isRinged = [element, element.parentElement].some((bearer) => {
      if (!bearer) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(bearer);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    });
    if (!isRinged) return "no ring";
    const [box] = element.getClientRects();
    if (!box) return "no box";
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "off the screen";
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? null : `covered by ${named(top ?? undefined)}`;
  };

  // When a key arrives, the element that the previous key focused has been scrolled into view.
  addEventListener("keydown", ({ key }) => {
    const element = document.activeElement;
    if (key !== "Tab" || !element) return;
    reached.push(element);
    const fault = element === document.body ? null : faultOf(element);
    if (fault) unseen.push(`${fault}: ${named(element)}`);
  });
  const walking: Walking = {
    faultsOfWalk: () => {
      const stops = stopsNow();
      const [, ...visited] = reached;
      // A window that the focus has left may not be told of the last key.
      const after = visited[stops.length] ?? document.activeElement ?? undefined;
      const faults = stops.flatMap((stop, index) =>
        visited[index] === stop ? [] : [`${index}: ${named(visited[index])} in the place of ${named(stop)}`],
      );
      if (after === stops.at(-1)) faults.push(`holds the focus: ${named(after)}`);
      return [...faults.slice(0, 3), ...unseen, ...unreachable().map((control) => `out of reach: ${named(control)}`)];
    },
  };
  Object.assign(window, walking);
  return stopsNow().length;
}
