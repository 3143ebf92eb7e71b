/** Whether a page leaves room: for fingers (WCAG 2.5.8), and for readers who set their text wider (WCAG 1.4.12). */
import type { Page } from "@playwright/test";

/** The smallest width and height of a target, in pixels. */
const finger = 24;

/**
 * Targets that are smaller than a finger needs, however much space is around them. Left out: links within a sentence, and what
 * only the keyboard reaches.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const fits = ({ width, height }: DOMRect) => width >= finger && height >= finger;
    /** All boxes that activate a target: a link may be stretched over its container, and a label activates its control. */
    const boxesOf = (target: HTMLElement): Element[] => {
      const isStretched = getComputedStyle(target, "::after").position === "absolute";
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      return [target, ...labels, ...(isStretched && target.offsetParent ? [target.offsetParent] : [])];
    };
    const isInSentence = ({ parentElement }: HTMLElement) =>
      [...(parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isSeen = (target: HTMLElement) =>
      target.checkVisibility({ visibilityProperty: true }) && getComputedStyle(target).clipPath === "none";
    return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter(isSeen)
      .filter((target) => getComputedStyle(target).display !== "inline" || !isInSentence(target))
      .filter((target) => !boxesOf(target).some((box) => fits(box.getBoundingClientRect())))
      .map((target) => target.outerHTML.slice(0, 120));
  }, finger);
}

/** Sets the text of the page as wide as WCAG 1.4.12 asks, for as long as the page is shown. */
export function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
