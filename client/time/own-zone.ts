import { inZone } from "../../src/contract/day-words.ts";

/** The text nodes that were rewritten in the visitor's own time, each with its original text. */
const originalTexts = new WeakMap<Node, string>();

/**
 * Rewrites every time on a page in the visitor's own time zone. Other words stay, and so does text that may be sent, or that is
 * in another language than its page.
 */
export function showLocalTimes(shown: Element): void {
  for (const text of textsOf(shown)) {
    const local = inZone(text.data);
    if (local === text.data || text.parentNode?.nodeName === "TEXTAREA") continue;
    if (text.parentElement?.closest("[lang]") !== document.documentElement) continue;
    originalTexts.set(text, text.data);
    text.data = local;
  }
}

/** Prints times in UTC, because others may read the paper in other places, where "your time" would be wrong. */
export function printInUtc({ body }: Document): void {
  addEventListener("beforeprint", () => {
    for (const text of textsOf(body)) text.data = originalTexts.get(text) ?? text.data;
  });
  addEventListener("afterprint", () => showLocalTimes(body));
}

function textsOf(shown: Element): Text[] {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
