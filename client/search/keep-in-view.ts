/** In milliseconds: the time the keyboard of iOS takes to slide in; scrolling before it ends is undone (DEV-6). */
export const keyboardDelay = 350;

/** In milliseconds: one turn of the device fires several events in a row (DEV-6). */
export const turnDelay = 50;

interface Timers {
  set(run: () => void, delay: number): number;
  clear(timer: number): void;
}

interface Turns {
  addEventListener(type: "orientationchange", listener: () => void): void;
  removeEventListener(type: "orientationchange", listener: () => void): void;
}

/**
 * Scrolls to the text field once the keyboard of an iPhone or iPad has covered half of the page, and again after the
 * device was turned. Returns a function that ends it.
 */
export function keepInView(scroll: () => void, turns: Turns, timers: Timers): () => void {
  let timer = timers.set(scroll, keyboardDelay);
  const turned = () => {
    timers.clear(timer);
    timer = timers.set(scroll, turnDelay);
  };
  turns.addEventListener("orientationchange", turned);
  return () => {
    timers.clear(timer);
    turns.removeEventListener("orientationchange", turned);
  };
}
