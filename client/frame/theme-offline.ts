import { choiceSeconds } from "../../src/contract/cookies.ts";

/**
 * Without a network the theme switch cannot wake, and its form would lead away from the page: what is here already shows the
 * choice and keeps it, as the form would (SET-3). Pictures stay as they are, since those of the other theme would not come.
 */
export function keepThemeOffline(event: SubmitEvent): void {
  const { submitter } = event;
  if (navigator.onLine || !(submitter instanceof HTMLButtonElement) || submitter.name !== "theme") return;
  event.preventDefault();
  const { value, form } = submitter;
  const { dataset } = document.documentElement;
  // The visitor's own colours stay until the page is made anew.
  if (!dataset.ground) dataset.theme = value;
  // By hand: what writes cookies elsewhere would weigh more than all of this, which comes with every page.
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const kept = value === "system" ? "; Max-Age=0" : `${value === "dusk" ? "d" : "l"}; Max-Age=${choiceSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `kae=${kept}; Path=/; SameSite=Lax${secure}`;
  for (const button of form?.querySelectorAll("button") ?? []) button.ariaPressed = String(button === submitter);
}
