/**
 * Copies the text of `<span data-copy="…" hidden>` when the button in it is pressed, and then shows the words of
 * `data-copied` in the same flow. If the clipboard is refused, the text is still on the page to be copied by hand.
 */
export function copyFor({ target }: Event): void {
  const asked = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  if (asked) void copy(asked);
}

async function copy(asked: HTMLElement): Promise<void> {
  const said = asked.closest("[data-flow]")?.querySelector<HTMLElement>("[data-copied]");
  try {
    await navigator.clipboard.writeText(asked.dataset.copy ?? "");
    if (said) said.textContent = said.dataset.copied ?? "";
  } catch {
    if (said) said.textContent = said.dataset.refused ?? "";
  }
}
