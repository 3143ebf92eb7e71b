import { inSeconds } from "../flow/in-seconds.ts";

/**
 * Counts down the seconds of a wait in `<p data-over="…">… <span data-wait="30">30 seconds</span>`. When the wait is over,
 * the text of `data-over` replaces the paragraph's and is read aloud; the seconds are not.
 */
export function countDown(root: Element): void {
  for (const told of root.querySelectorAll<HTMLElement>("[data-wait]")) run(told, Date.now());
}

function run(told: HTMLElement, begun: number): void {
  const seconds = Number(told.dataset.wait);
  const timer = setInterval(() => {
    const left = seconds - Math.floor((Date.now() - begun) / 1000);
    if (left > 0 && told.isConnected) {
      told.textContent = inSeconds(left);
      return;
    }
    clearInterval(timer);
    sayOver(told.closest<HTMLElement>("[data-over]"));
  }, 1000);
}

function sayOver(line: HTMLElement | null): void {
  if (!line) return;
  line.setAttribute("aria-live", "polite");
  line.textContent = line.dataset.over ?? "";
}
