import { draftDays, draftMark } from "../../src/contract/scan/scan-cookies.ts";
import { readDraft, type ScanDraft } from "../../src/contract/scan/scan-profile.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";

/** The name in local storage. */
export const draftKey = "scan-draft";

function open() {
  return createExpiringStore({ open: () => localStorage, clock: Date });
}

/** The answers that this browser has stored; an empty draft if there are none, or if they have expired. */
export function loadDraft(): ScanDraft {
  return readDraft(open().get(draftKey));
}

/** Stores the answers in this browser. False if it stores nothing: then only the cookie of the worker can hold them. */
export function saveDraft(draft: ScanDraft): boolean {
  const text = JSON.stringify(draft);
  open().set(draftKey, text, draftDays);
  // Read by another store than the one that wrote, because that one may only have kept the text in memory.
  const isKept = open().get(draftKey) === text;
  if (isKept) markCookie(draftDays);
  return isKept;
}

export function forgetDraft(): void {
  open().remove(draftKey);
  markCookie(0);
}

/** Tells the worker that this browser has answers, but nothing of what they are. */
function markCookie(days: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `${draftMark}=${days ? "here" : ""}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
}

/** Whether this browser can store anything for longer than a page. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(`${draftKey}-probe`, "1");
    localStorage.removeItem(`${draftKey}-probe`);
    return true;
  } catch {
    return false;
  }
}
