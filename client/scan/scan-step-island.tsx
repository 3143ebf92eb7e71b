import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { href } from "../../src/contract/routes.ts";
import { firstOpen, stepFor, stepRoutes } from "../../src/contract/scan/scan-flow.ts";
import {
  answered,
  filledRows,
  intents,
  rowsAfter,
  rowsIn,
  rowsOf,
  type ScanRow,
} from "../../src/contract/scan/scan-form.ts";
import type { ProfileFault, ScanDraft } from "../../src/contract/scan/scan-profile.ts";
import { island } from "../islands/island.tsx";
import { canKeep, forgetDraft, loadDraft, saveDraft } from "./scan-draft.ts";
import { ScanStepForm } from "./scan-step.tsx";
import type { AnswerHolder } from "./scan-words.ts";

const shape = z.object({
  step: z.enum(["name", "year", "address"]),
  holder: z.enum(["browser", "nowhere"]),
  /** A form that was sent before this script had loaded, and came back from the worker. */
  held: z.optional(z.object({ rows: z.readonly(z.array(z.record(z.string(), z.string()))), isSent: z.boolean() })),
});

interface ShownRows {
  readonly rows: readonly ScanRow[];
  readonly keys: readonly string[];
  readonly faults: readonly ProfileFault[];
}

/** Keeps the answers in this browser instead of sending them; nothing leaves it here (DBP-2). */
function ScanStepIsland({ step, holder: known, held }: z.infer<typeof shape>) {
  const [shown, setShown] = useState<ShownRows>(() => shownRows(held?.rows ?? rowsOf(step, {})));
  const [draft, setDraft] = useState<ScanDraft>({});
  const [holder, setHolder] = useState<AnswerHolder>(known);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!canKeep()) return;
    const kept = loadDraft();
    const allowed = stepFor(step, kept);
    if (allowed !== step) return location.replace(href(stepRoutes[allowed]));
    setHolder("browser");
    setDraft(kept);
    // What was typed while this script was loading stays.
    if (!held && !isTouched(form.current)) setShown(shownRows(rowsOf(step, kept)));
    // Sent once only: a refusal is shown, and anything else leads to another page.
    if (held?.isSent) form.current?.requestSubmit();
  }, [step, held]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const intent = intentOf(event);
    const rows = rowsIn(step, new FormData(event.currentTarget));
    if (intent === intents.forget) return leave(event, () => forgetDraft(), href("dbpScan"));
    if (intent !== intents.next) return rearrange(event, rows, intent);
    const read = answered(loadDraft(), { step, rows: filledRows(rows), thisYear: new Date().getFullYear() });
    if (!read.ok) return refuse(event, filledRows(rows), read.faults);
    // If this browser stores nothing, the form is sent as it is without scripts.
    if (saveDraft(read.value)) leave(event, null, href(stepRoutes[firstOpen(read.value)]));
  };

  const rearrange = (event: FormEvent<HTMLFormElement>, typed: readonly ScanRow[], intent: string) => {
    event.preventDefault();
    const rows = rowsAfter(step, typed, intent);
    const keys = shown.keys.filter((_, index) => intent !== `${intents.remove}${index}`);
    flushSync(() => setShown({ rows, keys: keysFor(rows, keys), faults: [] }));
    focusRow(form.current, intent === intents.add ? rows.length - 1 : 0);
  };

  const refuse = (event: FormEvent<HTMLFormElement>, rows: readonly ScanRow[], faults: readonly ProfileFault[]) => {
    event.preventDefault();
    const keys = rows.length === shown.rows.length ? shown.keys : keysFor(rows, []);
    flushSync(() => setShown({ rows, keys, faults }));
    summary.current?.focus();
  };

  return (
    <ScanStepForm
      {...{ step, ...shown, holder, summary, ref: form }}
      isHeld={held !== undefined}
      action={href(stepRoutes[step])}
      forgettable={Object.keys(draft).length > 0}
      onSubmit={submit}
    />
  );
}

function leave(event: FormEvent, before: (() => void) | null, to: string): void {
  event.preventDefault();
  before?.();
  location.assign(to);
}

function intentOf(event: FormEvent<HTMLFormElement>): string {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : intents.next;
}

function isTouched(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll("input") ?? [])].some((input) => input.value !== "");
}

function shownRows(rows: readonly ScanRow[]): ShownRows {
  // Filled rows have other keys than empty ones, so that React replaces the empty fields instead of keeping them.
  const hint = rows.some((row) => Object.values(row).some(Boolean)) ? "kept" : "empty";
  return { rows, keys: rows.map((_, index) => `${hint}-${index}`), faults: [] };
}

/** The keys of rows that stay, and new ones for those that follow. */
function keysFor(rows: readonly ScanRow[], kept: readonly string[]): readonly string[] {
  return rows.map((_, index) => kept[index] ?? crypto.randomUUID());
}

function focusRow(form: HTMLFormElement | null, index: number): void {
  form?.querySelectorAll("fieldset")[index]?.querySelector("input")?.focus();
}

export const scanStepIsland = island({
  name: "scan-step",
  Component: ScanStepIsland,
  parseProps: (value) => shape.parse(value),
  // If the browser holds answers, the island has to show them. Otherwise it can wait until the form is touched.
  eager: ({ holder }) => holder === "browser",
});
