import { scriptedForm } from "../../src/contract/scripted-form.ts";
import { usageEventNamed } from "../events/dom-events.ts";

/** Where an accepted form leads; the page that shows what was not accepted; or why neither came. */
export type FormAnswer =
  | { readonly tag: "next"; readonly address: string }
  | { readonly tag: "page"; readonly page: Document }
  | { readonly tag: "offline" }
  | { readonly tag: "slow" };

/** Milliseconds: longer than the edge's limit for a service (8 s) and its own work, so that its answer always arrives. */
const formTimeLimit = 20_000;

/** What a form sends: its fields and the button that was pressed. None of our forms has a field for files. */
export function fieldsOf(form: HTMLFormElement, pressed: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  if (pressed instanceof HTMLButtonElement && pressed.name) fields.append(pressed.name, pressed.value);
  return fields;
}

/**
 * Posts fields as the form itself would. Only one form of the site is sent at a time, across all tabs: two tabs that send
 * their first form at once would otherwise both begin without a session. It uses `XMLHttpRequest`, which parses a page
 * without `DOMParser`, which the policy on trusted types refuses.
 */
export function sendForm(action: string, fields: URLSearchParams): Promise<FormAnswer> {
  return navigator.locks ? navigator.locks.request("journey", () => post(action, fields)) : post(action, fields);
}

function post(action: string, fields: URLSearchParams): Promise<FormAnswer> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open("POST", action);
    request.responseType = "document";
    request.timeout = formTimeLimit;
    request.setRequestHeader(scriptedForm.request, "script");
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve({ tag: "offline" });
    request.ontimeout = () => resolve({ tag: "slow" });
    request.send(fields);
  });
}

function answerOf(request: XMLHttpRequest): FormAnswer {
  tellSeen(request.getResponseHeader("server-timing") ?? "");
  const address = request.getResponseHeader(scriptedForm.next);
  if (address !== null) return { tag: "next", address };
  const page = request.responseXML;
  return page ? { tag: "page", page } : { tag: "slow" };
}

/** Reports the events that the edge names in its answer. Where a form loads a page, that page reads them itself. */
function tellSeen(timing: string): void {
  for (const [, id = ""] of timing.matchAll(/\bseen;desc=(\w+)/g)) {
    document.dispatchEvent(new CustomEvent(usageEventNamed, { detail: id }));
  }
}
