import { keysKey, moveOf } from "./result-keys.ts";

/** Loaded by the page of results alone, which works without it: Tab goes through the results as through all links. */
const page = document.querySelector<HTMLElement>("[data-page='results']");

function isOff(): boolean {
  try {
    return sessionStorage.getItem(keysKey) === "off";
  } catch {
    return false;
  }
}

function switchKeys(off: boolean): void {
  try {
    if (off) sessionStorage.setItem(keysKey, "off");
    else sessionStorage.removeItem(keysKey);
  } catch {
    // Without storage the keys stay as they are.
  }
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isOff()) return;
  const results = [...document.querySelectorAll<HTMLElement>("[data-page='results'] h3 a")];
  const from = results.findIndex((result) => result.matches(":focus"));
  if (from < 0 && event.target !== document.body) return;
  const move = moveOf(event, from, results.length);
  if (!move) return;
  event.preventDefault();
  if (move.to === "result") results[move.at]?.focus();
  else document.querySelector<HTMLInputElement>("#q")?.select();
}

/** Shows the line that says what the keys do, or that they are off, each with a button for the other (`key-lines.tsx`). */
function sayKeys(place: HTMLElement): void {
  const lines = [...place.querySelectorAll<HTMLElement>("[data-keys]")];
  const show = () => {
    for (const line of lines) line.hidden = (line.dataset.keys === "off") !== isOff();
  };
  for (const button of lines.flatMap((line) => [...line.querySelectorAll("button")])) {
    button.addEventListener("click", () => {
      switchKeys(!isOff());
      show();
      lines
        .find(({ hidden }) => !hidden)
        ?.querySelector("button")
        ?.focus();
    });
  }
  show();
}

/** Nobody goes by keys to the one result there is, nor on a phone. */
const hasUse = matchMedia("(any-hover: hover) and (width >= 600px)").matches;

if (page && page.querySelectorAll("h3 a").length > 1 && hasUse) {
  sayKeys(page);
  addEventListener("keydown", press);
}
