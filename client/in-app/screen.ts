import type { InApp } from "./in-app.ts";

/** The pages that are another inside the app (FLOW-9). */
export type ScreenName = "buy" | "restore" | "welcome" | "return" | "sign-in" | "email" | "manage" | "access-code";

/**
 * A page inside the app as its script sees it. All that it can show stands in the page as templates, one a view, with
 * every word: the script only chooses, and fills in what the app alone knows.
 */
export interface Screen {
  readonly app: InApp;
  /** Shows a view in the place of the one before; `fill` gets it first. */
  show(view: string, fill?: (view: DocumentFragment) => void): void;
  /** Adds a view to what is shown, where that says `data-{place}`, in place of another that was added there. */
  note(view: string, fill?: (view: DocumentFragment) => void, place?: string): void;
  /** Whether the page has such a view. */
  has(view: string): boolean;
  /** Acts on a press of what says `data-do`. */
  onPress(name: string, act: () => void): void;
  /** Takes a form that says `data-form`; the browser does not send it. */
  onSubmit(name: string, take: (fields: FormData) => void): void;
}

export function openScreen(marked: HTMLElement, app: InApp): Screen {
  const shown = part(marked, "[data-shown]");
  const presses = new Map<string, () => void>();
  const forms = new Map<string, (fields: FormData) => void>();

  marked.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-do]");
    if (pressed) presses.get(pressed.dataset.do ?? "")?.();
  });
  marked.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    forms.get(form.dataset.form ?? "")?.(new FormData(form));
  });

  function copyOf(view: string): DocumentFragment {
    const template = part(marked, `template[data-view="${view}"]`);
    if (!(template instanceof HTMLTemplateElement)) throw new Error(`"${view}" is no template`);
    return document.importNode(template.content, true);
  }

  return {
    app,
    show(view, fill) {
      const next = copyOf(view);
      fill?.(next);
      const hadFocus = shown.contains(document.activeElement);
      shown.replaceChildren(next);
      // Whoever pressed a key goes on from here, not from the top of the page.
      if (hadFocus) (shown.querySelector<HTMLElement>("[autofocus]") ?? shown).focus();
    },
    note(view, fill, place = "notes") {
      const next = copyOf(view);
      fill?.(next);
      part(shown, `[data-${place}]`).replaceChildren(next);
    },
    has: (view) => marked.querySelector(`template[data-view="${CSS.escape(view)}"]`) !== null,
    onPress: (name, act) => void presses.set(name, act),
    onSubmit: (name, take) => void forms.set(name, take),
  };
}

/** What a page must have, or it is not the page that this script belongs to. */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

/** Where a sentence of the page leaves room for a date, which only the app knows. */
export const datePlace = "{date}";

/** Writes the date into the sentences of a view. */
export function wordsWithDate(view: ParentNode, date: string): void {
  for (const sentence of view.querySelectorAll("p")) {
    sentence.textContent = sentence.textContent.replaceAll(datePlace, date);
  }
}

/** Writes the texts of a view into the places that say `data-slot`. */
export function fillSlots(view: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) part(view, `[data-slot="${name}"]`).textContent = text;
}
