/** The elements of a view, by the names of its contract. What is called for here stands in the page, or it is a bug. */

/** How the page marks each kind of part: `data-slot="email"`. */
type Kind = "view" | "shown" | "slot" | "place" | "row";

/** A text for each slot. Null: what the page says around it is left out as well. */
export type SlotTexts<Name extends string = string> = Readonly<Record<Name, string | null>>;

/** One of what is repeated: its texts, and for a choice the value of its field and whether it is chosen. */
export interface RowContents<Slot extends string = string> {
  readonly slots: SlotTexts<Slot>;
  readonly value?: string;
  readonly checked?: boolean;
}

/** What a view is filled with, whatever view it is. */
export interface AnyContents {
  readonly slots?: SlotTexts;
  readonly rows?: Readonly<Record<string, readonly RowContents[]>>;
  readonly fields?: Readonly<Partial<Record<string, string>>>;
}

/** The part of a kind and a name. */
export function part(of: ParentNode, kind: Kind, name: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]`);
  if (!found) throw new Error(`no ${kind} is called "${name}"`);
  return found;
}

/** Writes into a view what it is to say. */
export function fillView(view: ParentNode, { slots = {}, rows = {}, fields = {} }: AnyContents): void {
  for (const [name, contents] of Object.entries(rows)) repeatRow(part(view, "row", name), contents);
  writeSlots(view, slots);
  for (const [name, text] of Object.entries(fields)) if (text !== undefined) inputOf(view, name).value = text;
}

/** Writes texts into slots. Without a text a slot goes, and with it what is there for its sake (`data-around`). */
export function writeSlots(view: ParentNode, slots: Partial<SlotTexts>): void {
  for (const [name, text] of Object.entries(slots)) {
    const slot = part(view, "slot", name);
    if (text === null) (slot.closest("[data-around]") ?? slot).remove();
    else if (text !== undefined) slot.textContent = text;
  }
}

function repeatRow(row: HTMLElement, contents: readonly RowContents[]): void {
  const copies = contents.map(({ slots, value, checked = false }) => {
    const copy = document.importNode(row, true);
    writeSlots(copy, slots);
    const input = copy.querySelector("input");
    if (input && value !== undefined) Object.assign(input, { value, checked });
    return copy;
  });
  row.replaceWith(...copies);
}

function inputOf(view: ParentNode, name: string): HTMLInputElement {
  const input = view.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  if (!input) throw new Error(`no field is called "${name}"`);
  return input;
}

/** The id of a view that speaks of a field. */
export function noteOf(field: string): string {
  return `about-${field}`;
}

/** Ties what was just added to the field that it speaks of (WCAG 3.3.1), and unties the one before. */
export function tieNote(shown: ParentNode): void {
  for (const input of shown.querySelectorAll("form input")) {
    const note = shown.querySelector(`#${noteOf(CSS.escape(input.getAttribute("name") ?? ""))}`);
    const described = [note?.id, shown.querySelector(`#${input.id}-hint`)?.id].filter(Boolean);
    input.setAttribute("aria-invalid", `${note !== null}`);
    input.setAttribute("aria-describedby", described.join(" "));
    if (note && input instanceof HTMLElement) input.focus();
  }
}
