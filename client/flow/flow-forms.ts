/**
 * Improves the forms of a flow in place (`data-flow`): a refused form is shown again without leaving the page, a form
 * is sent once however often its button is pressed, and a lost network loses nothing that was typed. Until this script
 * has loaded, or if it cannot, the browser sends the forms. It keeps no state of its own and needs no React.
 */

import { readCode } from "../../src/contract/subscription/one-time-code.ts";
import { countDown } from "../code/countdown.ts";
import { stepShown } from "../events/dom-events.ts";
import { speakAsPage } from "../islands/page-words.ts";
import { printInUtc, showLocalTimes } from "../time/own-zone.ts";
import { copyFor } from "./copy.ts";
import { type FormAnswer, fieldsOf, sendForm } from "./send-form.ts";

const flow = "[data-flow]";

/** Handles all flows of a document, including those that later replace others. */
export function enhanceForms(root: Document): void {
  speakAsPage();
  root.addEventListener("submit", (event) => void submit(event));
  root.addEventListener("paste", tidyPasted);
  // A page restored from the back/forward cache may have been left while its form was being sent.
  addEventListener("pageshow", ({ persisted }) => persisted && all(flow, root).forEach(release));
  addEventListener("online", () => unsay(root));
  root.addEventListener("click", print);
  root.addEventListener("click", copyFor);
  all(flow, root).forEach(begin);
  // In the whole body, because there are times outside the flow too: the dates of a scan are all over its page.
  showLocalTimes(root.body);
  printInUtc(root);
}

/** Runs once for each flow that appears: starts its countdowns, and shows the buttons that only work with scripts. */
function begin(shown: Element): void {
  countDown(shown);
  for (const button of all("[data-print], [data-copy]", shown)) button.hidden = false;
  if (shown.matches("[data-hours]")) {
    import("../restoration/tell-hours.ts").then((module) => module.tellHours(shown), reportError);
  }
  const scan = shown.querySelector<HTMLElement>("[data-scan]");
  if (scan) import("../scan/tell-scan.ts").then((module) => module.tellScan(scan), reportError);
  if (shown.querySelector("[data-passkey]")) {
    import("../passkeys/offer-passkeys.ts").then((module) => module.offerPasskeys(shown), reportError);
  }
  if (shown.querySelector("[data-day-lasts]")) {
    import("../scan/pass-days.ts").then((module) => module.passDays(document), reportError);
  }
  if (shown.querySelector("[data-eligible]")) {
    import("./ask-eligible.ts").then((module) => module.askEligible(shown), reportError);
  }
}

function print({ target }: Event): void {
  if (target instanceof Element && target.closest("[data-print]")) window.print();
}

async function submit(event: SubmitEvent): Promise<void> {
  const form = event.target;
  const shown = form instanceof HTMLFormElement ? form.closest(flow) : null;
  if (!(form instanceof HTMLFormElement) || !shown || form.hasAttribute("data-plain") || event.defaultPrevented) return;
  event.preventDefault();
  if (shown.getAttribute("aria-busy") === "true") return;
  const pressed = event.submitter ?? form.querySelector<HTMLElement>("button");
  shown.setAttribute("aria-busy", "true");
  pressed?.setAttribute("data-pending", "");
  unsay(shown);
  follow(await sendForm(form.action, fieldsOf(form, pressed)), shown, form);
}

/** An accepted form keeps the page busy until the next page is there. */
function follow(sent: FormAnswer, shown: Element, form: HTMLFormElement): void {
  const instead = sent.tag === "page" ? sent.page.querySelector<HTMLElement>(flow) : null;
  if (sent.tag === "next") location.assign(sent.address);
  else if (sent.tag === "page" && instead) {
    document.title = sent.page.title;
    show(instead, shown);
  } else {
    release(shown);
    say(sent.tag === "offline" ? "offline" : "slow", shown, form);
  }
}

/** Replaces the flow with the one in the answer, and moves the focus to what has to be corrected. */
function show(instead: HTMLElement, shown: Element): void {
  const fresh = document.adoptNode(instead);
  // The focus is set below, and browsers log a complaint if `autofocus` asks for another element.
  for (const chosen of all("[autofocus]", fresh)) chosen.removeAttribute("autofocus");
  shown.replaceWith(fresh);
  begin(fresh);
  showLocalTimes(fresh);
  document.dispatchEvent(new Event(stepShown));
  const place =
    fresh.querySelector<HTMLElement>("[aria-invalid]") ??
    fresh.querySelector<HTMLElement>("[role=alert], [role=status]") ??
    fresh.querySelector<HTMLElement>("h1");
  if (!place) return;
  if (!place.matches("input")) place.tabIndex = -1;
  place.focus();
}

function release(shown: Element): void {
  shown.removeAttribute("aria-busy");
  for (const pressed of all("[data-pending]", shown)) pressed.removeAttribute("data-pending");
}

/** Shows a message from a template in the page, so that the component that renders messages decides how it looks. */
function say(name: "offline" | "slow", shown: Element, form: HTMLFormElement): void {
  const template = shown.querySelector<HTMLTemplateElement>(`template[data-message="${name}"]`);
  const message = template?.content.firstElementChild?.cloneNode(true);
  if (!(message instanceof HTMLElement)) return;
  message.setAttribute("data-said", "");
  form.before(message);
}

function unsay(within: ParentNode): void {
  for (const said of all("[data-said]", within)) said.remove();
}

/** A code that was copied with its spaces and dashes goes in without them. */
function tidyPasted(event: ClipboardEvent): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.autocomplete !== "one-time-code") return;
  const code = readCode(event.clipboardData?.getData("text"));
  if (!code) return;
  event.preventDefault();
  field.value = code;
}

function all(selector: string, within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}
