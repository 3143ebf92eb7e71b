import type { Page } from "@playwright/test";

interface Walk {
  /** How many places of the page Tab should stop at. */
  readonly stops: number;
  /** Places that were passed by or never come to, come to in another order than they are read in, or stopped at without being seen. */
  readonly faults: readonly string[];
}

/**
 * Goes through the whole page by Tab alone, and further than it has stops, so that the last one lets go, too. The keys are
 * sent without a wait between them and looked at where they arrive: two questions for each would take most of the time.
 */
export async function walkByKeys(page: Page): Promise<Walk> {
  // No smooth scrolling, so that what has the focus is where it will stay.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const stops = await page.evaluate(startWalk);
  const keys = await page.context().newCDPSession(page);
  // The focus moves when the key goes down: to let it go again would be as much work once more.
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

  /** Of a group of radio buttons, Tab stops at the chosen one, or at either end of the group where none is. */
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

  /** What a pointer reaches and Tab does not; arrows go through the options of a list. */
  const unreachable = () =>
    seen(native)
      .filter(({ tabIndex }) => tabIndex < 0)
      .filter((element) => !element.closest("[aria-hidden=true], [role=option]"));

  /** What keeps a visitor from seeing that this has the focus. */
  const faultOf = (element: Element): string | null => {
    // A field may leave its ring to the box around it.
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

  // Before a key does anything, what the last one moved the focus to has been scrolled to.
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
      const after = visited[stops.length];
      const faults = stops.flatMap((stop, index) =>
        visited[index] === stop ? [] : [`${index}: ${named(visited[index])} in the place of ${named(stop)}`],
      );
      if (after === undefined || after === stops.at(-1)) faults.push(`holds the focus: ${named(after)}`);
      return [...faults.slice(0, 3), ...unseen, ...unreachable().map((control) => `out of reach: ${named(control)}`)];
    },
  };
  Object.assign(window, walking);
  return stopsNow().length;
}
