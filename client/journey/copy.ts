/**
 * Copies for `<span data-copy="…" hidden>`, a button in it: then the words of `data-copied` in the same journey are said.
 * Where the clipboard is refused, the text to copy is still on the page, to be marked and copied by hand.
 */
export function copyFor({ target }: Event): void {
  const asked = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  if (asked) void copy(asked);
}

async function copy(asked: HTMLElement): Promise<void> {
  const said = asked.closest("[data-journey]")?.querySelector<HTMLElement>("[data-copied]");
  try {
    await navigator.clipboard.writeText(asked.dataset.copy ?? "");
    if (said) said.textContent = said.dataset.copied ?? "";
  } catch {
    if (said) said.textContent = said.dataset.refused ?? "";
  }
}
