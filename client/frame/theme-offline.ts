import { choiceSeconds } from "../../src/contract/cookies.ts";

/**
 * Without a network the theme switch cannot wake, and sending its form would leave the page. So this part of the entry
 * script shows and stores the choice, as the form would (SET-3). Pictures stay as they are, since others could not load.
 */
export function keepThemeOffline(event: SubmitEvent): void {
  const { submitter } = event;
  if (navigator.onLine || !(submitter instanceof HTMLButtonElement) || submitter.name !== "theme") return;
  event.preventDefault();
  const { value, form } = submitter;
  const { dataset } = document.documentElement;
  // A background colour of the visitor's own decides the theme until the page is rendered again.
  if (!dataset.ground) dataset.theme = value;
  // Written by hand: the shared cookie functions would outweigh all of this file, which comes with every page.
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const kept = value === "system" ? "; Max-Age=0" : `${value === "dark" ? "d" : "l"}; Max-Age=${choiceSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `kae=${kept}; Path=/; SameSite=Lax${secure}`;
  for (const button of form?.querySelectorAll("button") ?? []) button.ariaPressed = String(button === submitter);
}
