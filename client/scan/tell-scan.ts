/**
 * Keeps the page of a scan up to date (`scan-live.tsx`): each step as it happens, announced only when another quarter is
 * done. It runs without being touched, so it uses plain elements and no React; the words of its rows are in the page.
 */

import type { endpoints } from "../../src/contract/routes.ts";
import { type ScannedBroker, type ScanStatus, scanStatusSchema } from "../../src/contract/scan/scans.ts";
import { loadDocument } from "../flow/load-document.ts";
import { speakAsPage } from "../islands/page-words.ts";
import { systemClock } from "../time/clock.ts";
import { aheadWords, connectionWords, foundWords, searchedWords, spokenWords } from "./live-words.ts";
import { forgetDraft } from "./scan-draft.ts";
import { quarterOf, watchScan } from "./scan-watch.ts";

type Endpoints = typeof endpoints;

/** Only the types are imported: the table of addresses weighs more than this whole module. */
const eventsPath = "/dbp/progress/events" satisfies Endpoints["dbpEvents"];
const statusPath = "/dbp/progress/status" satisfies Endpoints["dbpStatus"];

export function tellScan(shown: HTMLElement): void {
  speakAsPage();
  // Once the scan has started, the service has the answers, and the copy in this browser is no longer needed.
  forgetDraft();
  const known = scanStatusSchema.parse(JSON.parse(shown.dataset.scan ?? ""));
  if (known.state === "settled") return;
  let [quarter, searching] = [quarterOf(known), known.state === "searching"];
  watchScan(known, {
    openEvents,
    ask: askStatus,
    after: systemClock.after,
    onStatus(status) {
      fill(shown, status);
      if (quarterOf(status) > quarter) write(shown, "[role=status]", spokenWords(status));
      if (searching !== (status.state === "searching")) void renew(shown);
      [quarter, searching] = [quarterOf(status), status.state === "searching"];
    },
    onConnection: (connection) => write(shown, "[data-connection]", connectionWords()[connection]),
    onGone: () => location.replace(location.pathname),
  });
}

function openEvents({ onData, onEnd }: { onData: (data: string) => void; onEnd: () => void }) {
  if (!("EventSource" in window)) return null;
  const events = new EventSource(eventsPath);
  events.onmessage = ({ data }) => onData(String(data));
  events.onerror = onEnd;
  return () => events.close();
}

async function askStatus(): Promise<unknown> {
  const answer = await fetch(statusPath);
  return answer.ok ? answer.json() : answer.status;
}

function fill(shown: HTMLElement, status: ScanStatus): void {
  const { currentScans, scannedBrokers } = status.scanProgress;
  const bar = shown.querySelector("[role=progressbar]");
  bar?.setAttribute("aria-valuenow", String(currentScans));
  bar?.setAttribute("aria-valuetext", searchedWords(status));
  write(shown, "[data-searched]", String(currentScans));
  write(shown, "[data-found]", String(status.resultsFound.length));
  write(shown, "[data-found-words]", foundWords(status));
  write(shown, "[data-ahead]", aheadWords(status));
  shown.querySelector("[data-ahead]")?.toggleAttribute("hidden", aheadWords(status) === "");
  const list = shown.querySelector("[data-brokers]");
  for (const [index, broker] of scannedBrokers.entries()) {
    bar?.children[index]?.setAttribute("data-is", broker.state);
    if (list) fillRow(list, index, broker);
  }
}

function fillRow(list: Element, index: number, { name, state }: ScannedBroker): void {
  const row = list.children[index];
  if (row?.getAttribute("data-is") === state) return;
  const template = list.parentElement?.querySelector<HTMLTemplateElement>(`template[data-row="${state}"]`);
  const fresh = template?.content.firstElementChild?.cloneNode(true);
  if (!(fresh instanceof Element)) return;
  write(fresh, "b", name);
  if (row) row.replaceWith(fresh);
  else list.append(fresh);
}

function write(within: Element, place: string, text: string): void {
  const written = within.querySelector(place);
  if (written && written.textContent !== text) written.textContent = text;
}

/** Reloads the content when a search begins or ends. The live region stays in place, else it would not be announced. */
async function renew(shown: HTMLElement): Promise<void> {
  const page = await loadDocument(location.pathname);
  const fresh = page?.querySelector("[data-scan]");
  if (!fresh) return;
  write(document.body, "h1", page?.querySelector("h1")?.textContent ?? "");
  const isSaid = (part: Element) => part.matches("[role=status]");
  const parts = [...shown.children].filter(isSaid);
  shown.replaceChildren(...parts, ...[...fresh.children].filter((part) => !isSaid(part)));
}
