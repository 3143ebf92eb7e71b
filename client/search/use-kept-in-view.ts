import { type RefObject, useCallback, useEffect, useRef } from "react";
import { readOwnDevice } from "../../src/contract/device.ts";
import { keepInView } from "./keep-in-view.ts";

const timers = {
  set: (run: () => void, delay: number) => window.setTimeout(run, delay),
  clear: (timer: number) => window.clearTimeout(timer),
};

/** On an iPhone or iPad, keeps the field in view while somebody types in it, from `start` to `stop`. */
export function useKeptInView(field: RefObject<HTMLElement | null>) {
  const end = useRef(() => {});
  const start = useCallback(() => {
    end.current();
    const { os } = readOwnDevice({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints });
    if (os.name !== "ios" && os.name !== "ipados") return;
    end.current = keepInView(() => field.current?.scrollIntoView({ block: "center" }), window, timers);
  }, [field]);
  useEffect(() => {
    // The tap that wakes the field has focused it already.
    if (field.current === document.activeElement) start();
  }, [field, start]);
  return { start, stop: () => end.current() };
}
