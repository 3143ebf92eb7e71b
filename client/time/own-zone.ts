import { inZone } from "../../src/contract/day-words.ts";

/** Tells every moment of a page by the visitor's own clock. The words around it are left alone, and so is what will be sent. */
export function tellOwnTime(shown: Element): void {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const told = inZone(text.nodeValue ?? "");
    if (told !== text.nodeValue && text.parentNode?.nodeName !== "TEXTAREA") text.nodeValue = told;
  }
}
