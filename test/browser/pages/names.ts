/** Whether the names of a page's controls and headings say what they are for (WCAG 2.4.6, 3.2.4). */
import type { Page } from "@playwright/test";

/** Names that say nothing by themselves, only together with a field. */
const vague =
  /^(?:add|back|change|clear|click here|close|confirm|continue|delete|details|download|edit|go|here|learn more|more|next|no|ok|okay|open|read more|remove|save|see more|select|send|show|start|submit|view|yes)$/;

/**
 * Controls of one name that do different things, controls whose name says nothing, headings that occur twice below the same
 * one, and unnamed navigations beside others. Controls that do the same may share a name. Needs axe, which `barriers` loads.
 */
export function unclearNames(page: Page): Promise<string[]> {
  return page.evaluate((vague) => {
    const { axe } = window as unknown as { axe: Checker };
    const { text, dom } = axe.commons;
    axe.setup(document);
    const isHeard = (element: Element) => dom.isVisibleToScreenReaders(element);
    const nameOf = (element: Element) => text.accessibleText(element).replace(/\s+/g, " ").trim().toLowerCase();

    /** Links to another page lead to the same place, whichever section they name and whichever `origin` they carry. */
    const placeOf = ({ href }: HTMLAnchorElement) => {
      const place = new URL(href);
      place.searchParams.delete("origin");
      if (place.pathname !== location.pathname) place.hash = "";
      return place.href;
    };
    const effectOf = (element: Element): string => {
      if (element instanceof HTMLAnchorElement) return `leads to ${placeOf(element)}`;
      if (element instanceof HTMLButtonElement && element.form && element.type === "submit") {
        const sent = [...new FormData(element.form, element)].filter(([, value]) => !/^[\w-]{43}$/.test(String(value)));
        return `sends ${element.form.action} ${JSON.stringify(sent.map(String).sort())}`;
      }
      if ("name" in element && element.name) {
        const form = element.closest("form");
        return `fills ${form?.action} ${element.name} ${"value" in element && element.matches("[type=radio]") ? element.value : ""}`;
      }
      return element.parentElement?.outerHTML ?? "";
    };
    /** A screen reader reads a choice together with the question that it answers. */
    const questionOf = (element: Element) => {
      const legend = element.matches("input, select, textarea") && element.closest("fieldset")?.querySelector("legend");
      return legend ? `${legend.textContent}: ` : "";
    };
    /** A screen reader reads the role with the name, which tells a link to the search from the button that searches. */
    const roleOf = (element: Element) => {
      if (element instanceof HTMLAnchorElement) return "link";
      return element instanceof HTMLButtonElement ? "button" : element.localName;
    };
    const hasField = (element: Element) =>
      element instanceof HTMLButtonElement &&
      [...(element.form?.elements ?? [])].some((field) => !(field instanceof HTMLButtonElement) && isHeard(field));

    const faults: string[] = [];
    const effects = new Map<string, Set<string>>();
    const controls = document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea");
    for (const control of [...controls].filter(isHeard)) {
      const own = nameOf(control);
      const question = questionOf(control);
      if (own === "" || (new RegExp(vague).test(own) && !question && !hasField(control)))
        faults.push(`says nothing: "${own}" ${control.outerHTML.slice(0, 120)}`);
      const name = `${roleOf(control)} "${question}${own}"`;
      effects.set(name, (effects.get(name) ?? new Set()).add(effectOf(control)));
    }
    for (const [name, found] of effects) {
      if (found.size > 1)
        faults.push(
          `one name for ${found.size} things: ${name}: ${[...found].map((one) => one.slice(0, 160)).join(" | ")}`,
        );
    }

    const navigations = [...document.querySelectorAll("nav, [role=navigation]")].filter(isHeard);
    if (navigations.length > 1) {
      for (const unnamed of navigations.filter((navigation) => nameOf(navigation) === ""))
        faults.push(`leads nobody knows where: ${unnamed.outerHTML.slice(0, 120)}`);
    }

    const path: string[] = [];
    const headings = new Set<string>();
    for (const heading of [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(isHeard)) {
      const level = Number(heading.localName.slice(1));
      path.length = level - 1;
      path[level - 1] = nameOf(heading);
      const whole = path.join(" › ");
      if (path[level - 1] === "" || headings.has(whole)) faults.push(`heads nothing of its own: "${whole}"`);
      headings.add(whole);
    }
    axe.teardown();
    return faults;
  }, vague.source);
}

/** The functions of axe that are used here. */
interface Checker {
  setup(root: Document): void;
  teardown(): void;
  readonly commons: {
    readonly text: { accessibleText(element: Element): string };
    readonly dom: { isVisibleToScreenReaders(element: Element): boolean };
  };
}
