/** What a combobox with a list of options shows (ARIA Authoring Practices, editable combobox with list autocomplete). */
export interface Combobox {
  readonly options: readonly string[];
  readonly open: boolean;
  /** Index of the option that the arrow keys are on; -1 for the text field itself. */
  readonly active: number;
}

export type ComboboxEvent =
  | { readonly type: "answered"; readonly options: readonly string[] }
  | { readonly type: "opened" }
  | { readonly type: "closed" }
  | { readonly type: "moved"; readonly by: 1 | -1 }
  | { readonly type: "left" };

export const emptyCombobox: Combobox = { options: [], open: false, active: -1 };

type Changes = {
  readonly [Type in ComboboxEvent["type"]]: (box: Combobox, event: Extract<ComboboxEvent, { type: Type }>) => Combobox;
};

const changes: Changes = {
  answered: (_, { options }) => ({ options, open: options.length > 0, active: -1 }),
  opened: (box) => ({ ...box, open: box.options.length > 0, active: -1 }),
  closed: (box) => (box.open ? { ...box, open: false, active: -1 } : box),
  moved: moved,
  left: (box) => (box.active === -1 ? box : { ...box, active: -1 }),
};

export function changeCombobox(box: Combobox, event: ComboboxEvent): Combobox {
  const change = changes[event.type] as (box: Combobox, event: ComboboxEvent) => Combobox;
  return change(box, event);
}

/** Transitions in a circle: the text field, the first option … the last, and the text field again. */
function moved(box: Combobox, { by }: { readonly by: 1 | -1 }): Combobox {
  const { length } = box.options;
  if (length === 0) return box;
  const places = length + 1;
  const from = box.open ? box.active : -1;
  return { ...box, open: true, active: ((from + 1 + by + places) % places) - 1 };
}

/** What a key does to the combobox. A key without an action does what it always does in the text field. */
export type KeyAction = "down" | "up" | "opened" | "closed" | "left" | "picked" | "cleared";

interface Key {
  readonly key: string;
  readonly altKey: boolean;
}

/** The action of a key, null for none; `keepsDefault`: the key also does what it always does in the text field. */
export function actionOf(
  { key, altKey }: Key,
  box: Combobox,
): { readonly action: KeyAction; readonly keepsDefault: boolean } | null {
  if (key === "ArrowDown") return { action: altKey ? "opened" : "down", keepsDefault: false };
  if (key === "ArrowUp") return { action: altKey ? "closed" : "up", keepsDefault: false };
  if (key === "Escape") return { action: box.open ? "closed" : "cleared", keepsDefault: false };
  if (key === "Enter")
    return { action: box.open && box.active >= 0 ? "picked" : "closed", keepsDefault: box.active < 0 };
  if (key === "Tab") return { action: "closed", keepsDefault: true };
  if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) return { action: "left", keepsDefault: true };
  return null;
}
