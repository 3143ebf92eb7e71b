import { inZone } from "../../src/contract/day-words.ts";

/** What was told by the visitor's own clock, with the words that came. */
const came = new WeakMap<Node, string>();

/** Tells every moment of a page by the visitor's own clock. The words around it are left alone, and so is what will be sent. */
export function tellOwnTime(shown: Element): void {
  for (const text of textsOf(shown)) {
    const told = inZone(text.data);
    if (told === text.data || text.parentNode?.nodeName === "TEXTAREA") continue;
    came.set(text, text.data);
    text.data = told;
  }
}

/** Paper is read by others, in other places: on it "your time" would be nobody's. */
export function printInUtc({ body }: Document): void {
  addEventListener("beforeprint", () => {
    for (const text of textsOf(body)) text.data = came.get(text) ?? text.data;
  });
  addEventListener("afterprint", () => tellOwnTime(body));
}

function textsOf(shown: Element): Text[] {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
