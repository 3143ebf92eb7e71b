/** The elements of a view, by the names of its contract. Asking for one that is missing is a bug, and throws. */

/** How the page marks each kind of part: `data-slot="email"`. */
type Kind = "view" | "shown" | "slot" | "place" | "row";

/** A text for each slot. Null removes the slot, and what the page says around it. */
export type SlotTexts<Name extends string = string> = Readonly<Record<Name, string | null>>;

/** One copy of a repeated row: its texts and, for a choice, the value of its input and whether it is chosen. */
export interface RowContents<Slot extends string = string> {
  readonly slots: SlotTexts<Slot>;
  readonly value?: string;
  readonly checked?: boolean;
}

/** What any view can be filled with. */
export interface AnyContents {
  readonly slots?: SlotTexts;
  readonly rows?: Readonly<Record<string, readonly RowContents[]>>;
  readonly fields?: Readonly<Partial<Record<string, string>>>;
}

/** The element of a kind and a name. Throws if there is none. */
export function part(of: ParentNode, kind: Kind, name: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]`);
  if (!found) throw new Error(`no ${kind} is called "${name}"`);
  return found;
}

/** Fills a view with its contents. */
export function fillView(view: ParentNode, { slots = {}, rows = {}, fields = {} }: AnyContents): void {
  for (const [name, contents] of Object.entries(rows)) repeatRow(part(view, "row", name), contents);
  writeSlots(view, slots);
  for (const [name, text] of Object.entries(fields)) if (text !== undefined) inputOf(view, name).value = text;
}

/** Writes texts into slots. A slot whose text is null is removed, and so are the words around it (`data-around`). */
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

/** The id of a note about a field. */
export function noteOf(field: string): string {
  return `about-${field}`;
}

/** Connects a note that was just added to the field that it is about (WCAG 3.3.1), and disconnects the one before. */
export function tieNote(shown: ParentNode): void {
  for (const input of shown.querySelectorAll("form input")) {
    const note = shown.querySelector(`#${noteOf(CSS.escape(input.getAttribute("name") ?? ""))}`);
    const described = [note?.id, shown.querySelector(`#${input.id}-hint`)?.id].filter(Boolean);
    input.setAttribute("aria-invalid", `${note !== null}`);
    input.setAttribute("aria-describedby", described.join(" "));
    if (note && input instanceof HTMLElement) input.focus();
  }
}
