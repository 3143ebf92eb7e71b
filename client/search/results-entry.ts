import { i18n } from "../../src/contract/language/i18n.ts";
import { speakAsPage } from "../islands/page-words.ts";
import { keysKey, moveOf } from "./result-keys.ts";

speakAsPage();

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

const meanings = [
  ["j", /*i18n*/ "next result"],
  ["k", /*i18n*/ "previous result"],
  ["Enter", /*i18n*/ "open"],
  ["/", /*i18n*/ "search box"],
] as const;

/** A key, and what it does, on one line. */
function meaningOf([key, does]: (typeof meanings)[number]): HTMLElement {
  const meaning = document.createElement("span");
  const cap = document.createElement("kbd");
  cap.textContent = key;
  meaning.append(cap, ` ${i18n.t(does)}`);
  return meaning;
}

/** Adds a line that says what the keys do, with a button that turns them off or on. */
function sayKeys(place: HTMLElement): void {
  const line = document.createElement("p");
  const text = document.createElement("span");
  const button = document.createElement("button");
  const show = () => {
    const off = isOff();
    if (off) text.textContent = `${i18n.t("Keyboard shortcuts for results are off.")} `;
    else
      text.replaceChildren(`${i18n.t("Keyboard shortcuts:")} `, ...meanings.flatMap((each) => [meaningOf(each), " "]));
    button.textContent = off ? i18n.t("Turn keyboard shortcuts on") : i18n.t("Turn keyboard shortcuts off");
  };
  button.type = "button";
  button.addEventListener("click", () => {
    switchKeys(!isOff());
    show();
  });
  show();
  line.dataset.keys = "";
  line.append(text, button);
  place.append(line);
}

if (page?.querySelector("h3 a") && matchMedia("(any-hover: hover)").matches) {
  sayKeys(page);
  addEventListener("keydown", press);
}
