import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { AppScreen } from "../../../client/in-app/app-screen.tsx";
import { hydrate } from "../../../client/islands/hydrate.tsx";
import { type Playing, playApp, settle } from "./app-under-test.ts";

/** React asks for these of a browser, and of a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, reportError: (error: unknown) => console.error(error) });
Object.defineProperty(HTMLElement.prototype, "autofocus", {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute("autofocus");
  },
});

/** A screen as the worker writes it, woken in an app that gives these answers. */
export async function openScreen(screen: AppScreen, playing: Playing) {
  const { inApp, host, ...played } = playApp(playing);
  document.body.innerHTML = renderToString(screen.mark(playing.app, playing.country ?? null));
  const marked = one("[data-app-screen]");
  await acting(() => hydrate(marked, { wake: () => screen.wake(inApp) }));
  const push = (...event: Parameters<typeof host.push>) => acting(() => host.push(...event));
  return { ...played, ...person, push };
}

/** Any part of a screen by itself. */
export async function show(part: ReactElement) {
  document.body.innerHTML = "<main></main>";
  await acting(() => createRoot(one("main")).render(part));
  return person;
}

/** What a person sees and does. */
const person = {
  /** The state that is shown. */
  state: () => one("[data-state]").dataset.state,
  /** The roles of the messages that are read aloud, in their order. */
  messages: () => [...document.querySelectorAll("[role]")].map((message) => message.getAttribute("role")),
  html: () => document.body.innerHTML,
  text: () => document.body.textContent,
  /** Presses the button or link with such words. */
  press: (words: RegExp) => acting(() => named(words).click()),
  has: (words: RegExp) => find(words) !== undefined,
  /** Chooses the radio button of a value. */
  choose: (value: string) => acting(() => one(`[value="${value}"]`).click()),
  /** Types into the only field of the screen, and sends its form. */
  async enter(text: string): Promise<void> {
    one<HTMLInputElement>("input").value = text;
    await acting(() => one<HTMLFormElement>("form").requestSubmit());
  },
  /** What has the focus. */
  focused: () => document.activeElement,
};

/** Does something, and lets React and all that is ready run to the end. */
export async function acting(deed: () => void): Promise<void> {
  await act(async () => {
    deed();
    await settle();
  });
}

export function one<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function find(words: RegExp): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("button, a")].find((element) =>
    words.test(element.textContent ?? ""),
  );
}

function named(words: RegExp): HTMLElement {
  const found = find(words);
  if (!found) throw new Error(`nothing to press says ${words}`);
  // A link is not followed: there is no page behind it.
  found.addEventListener("click", (event) => found.matches("a") && event.preventDefault(), { once: true });
  return found;
}
