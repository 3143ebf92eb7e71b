import type { NotMeasuredReason } from "../../src/contract/events/measuring.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import badge from "../components/badge.module.css";
import { speakAsPage } from "../islands/page-words.ts";
import { measuringWords } from "./measuring-words.ts";
import { objectionOf } from "./objection.ts";
import { createRecord, type RecordedEvent, recordChange } from "./record.ts";
import styles from "./sent-list.module.css";
import { visitStore } from "./visit-store.ts";
import { deliveryWords, detailOf, eventTitle } from "./words.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

/** Shows what only the browser knows of this visit, in plain elements: nobody has touched the island yet, so React can wait. */
export function wake(place: HTMLElement): null {
  speakAsPage();
  const form = place.querySelector("form");
  const list = place.querySelector<HTMLElement>("[role=log]");
  if (form) showMeasuring(form, objectionOf(window));
  if (list) showSent(list);
  return null;
}

/** Corrects the words of the switch: the page was written with what the edge knows, but some signals only scripts can see. */
function showMeasuring(form: HTMLFormElement, whyNotMeasured: NotMeasuredReason | null): void {
  const { title, text, press } = measuringWords(whyNotMeasured);
  const [shown, note] = form.querySelectorAll("b, p");
  const button = form.querySelector("button");
  if (!shown || !note || shown.textContent === title) return;
  shown.textContent = title;
  note.textContent = text;
  if (!press) button?.remove();
  else if (button) Object.assign(button, { value: press.value, textContent: press.label });
}

/** Fills the list with the events of this visit as they come, newest first. Returns a function that stops it. */
export function showSent(list: HTMLElement): () => void {
  const record = createRecord(visitStore, () => {});
  const rows = element("ol", { className: styles.list ?? "", reversed: true });
  let shown = 0;
  const show = () => {
    const events = record.list();
    if (events.length === 0) return;
    // Rows that are already shown are left alone, so that an event whose details are open stays open.
    const from = events.length > shown ? shown : 0;
    if (from === 0) rows.replaceChildren();
    rows.prepend(
      ...events
        .slice(from)
        .map((event, index) => row(event, from + index + 1))
        .toReversed(),
    );
    shown = events.length;
    if (!rows.isConnected) list.replaceChildren(rows);
  };
  show();
  document.addEventListener(recordChange, show);
  return () => document.removeEventListener(recordChange, show);
}

/** An event in words, with the exact text that was sent folded away. */
function row({ id, parameters, status, at }: RecordedEvent, no: number): HTMLElement {
  const tone = status === "sent" ? badge.accent : badge.success;
  const details = Object.entries(parameters).map(([name, value]) => {
    const [label, said] = detailOf(name, String(value));
    return element("div", {}, element("dt", {}, label), element("dd", {}, said));
  });
  return element(
    "li",
    {},
    element(
      "div",
      { className: styles.head ?? "" },
      element("b", {}, eventTitle(id)),
      element("time", { dateTime: new Date(at).toISOString() }, clock.format(at)),
      element("span", { className: `${badge.badge} ${tone}` }, i18n.t(deliveryWords[status])),
    ),
    element("dl", { className: styles.values ?? "" }, ...details),
    element(
      "details",
      { className: styles.exact ?? "" },
      element("summary", {}, i18n.t("Exact data of event {no}", { no })),
      element("code", {}, `${id}?${new URLSearchParams(parameters)}`),
    ),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
