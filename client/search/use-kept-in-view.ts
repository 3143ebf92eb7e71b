import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { readOwnDevice } from "../../src/contract/device.ts";
import { keepInView } from "./keep-in-view.ts";
import { listRoom } from "./list-room.ts";

const timers = {
  set: (run: () => void, delay: number) => window.setTimeout(run, delay),
  clear: (timer: number) => window.clearTimeout(timer),
};

interface Kept {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The open list below the field. */
  readonly list: RefObject<HTMLElement | null>;
  /** What the list shows: it has its place again whenever this changes. */
  readonly options: readonly string[];
}

/**
 * Keeps the field and its open list in view while somebody types, from `start` to `stop`. An iPhone or iPad has to be told
 * to scroll to the field itself.
 */
export function useKeptInView({ field, list, options }: Kept) {
  const end = useRef(() => {});
  const place = useCallback(() => {
    if (field.current && list.current) placeList(field.current, list.current);
  }, [field, list]);
  const start = useCallback(() => {
    end.current();
    const { os } = readOwnDevice({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints });
    if (os.name !== "ios" && os.name !== "ipados") return;
    const scroll = () => {
      field.current?.scrollIntoView({ block: "center" });
      place();
    };
    end.current = keepInView(scroll, window, timers);
  }, [field, place]);
  useEffect(() => {
    // The tap that wakes the field has focused it already.
    if (field.current === document.activeElement) start();
  }, [field, start]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is as long as its options
  useLayoutEffect(place, [place, options]);
  useEffect(() => {
    const { visualViewport } = window;
    visualViewport?.addEventListener("resize", place);
    return () => visualViewport?.removeEventListener("resize", place);
  }, [place]);
  return { start, stop: () => end.current() };
}

/** In pixels, between the list and the lower edge of what is seen. */
const edge = 8;

/** Scrolls the page, and the list in itself where the screen is lower than the list. */
function placeList(field: HTMLInputElement, list: HTMLElement): void {
  list.style.maxBlockSize = "";
  const top = window.visualViewport?.offsetTop ?? 0;
  const seen = window.visualViewport?.height ?? window.innerHeight;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { scroll, height } = listRoom({
    box: (field.parentElement ?? field).getBoundingClientRect(),
    list: list.getBoundingClientRect(),
    seen: { top: top + Math.min(padding, seen / 24), bottom: top + seen - edge },
  });
  if (height !== null) list.style.maxBlockSize = `${height}px`;
  if (scroll > 0) window.scrollBy({ top: scroll });
}
