import type { PanelRow } from "./panel.tsx";

export const stoppedTitle = "12 trackers blocked";

/** What the open shield lists of them. Invented hosts: nothing here can be looked up. */
export const stopped: readonly PanelRow[] = [
  { name: "count.example", text: "Reports each visit", state: "Blocked", done: true },
  { name: "follow.example", text: "Shows the same ad everywhere", state: "Blocked", done: true },
  { name: "Cookie pop-up", text: "Asked to share with 214 companies", state: "Declined", done: true },
];
