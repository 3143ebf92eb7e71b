/** Whether the names of a page's controls and headings say what they do and head (WCAG 2.4.6, 3.2.4). */
import type { Page } from "@playwright/test";

/** Says nothing by itself, only with a field that it belongs to. */
const vague =
  /^(?:add|back|change|clear|click here|close|confirm|continue|delete|details|download|edit|go|here|learn more|more|next|no|ok|okay|open|read more|remove|save|see more|select|send|show|start|submit|view|yes)$/;

/**
 * Two of one name that do different things, one that says nothing, a heading that stands twice below the same one, and a
 * navigation without a name beside others. What does the same may have one name. Needs the checker that `barriers` brings into the page.
 */
export function unclearNames(page: Page): Promise<string[]> {
  return page.evaluate((vague) => {
    const { axe } = window as unknown as { axe: Checker };
    const { text, dom } = axe.commons;
    axe.setup(document);
    const isHeard = (element: Element) => dom.isVisibleToScreenReaders(element);
    const nameOf = (element: Element) => text.accessibleText(element).replace(/\s+/g, " ").trim().toLowerCase();

    /** Another page is one place, whichever of its sections a link shows first, and wherever it says that it stands. */
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
    /** A choice is read with the question that it answers. */
    const questionOf = (element: Element) => {
      const legend = element.matches("input, select, textarea") && element.closest("fieldset")?.querySelector("legend");
      return legend ? `${legend.textContent}: ` : "";
    };
    /** It is read with the name: a link to the search and the button that searches are told apart by it. */
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

/** What the checker offers besides its rules. */
interface Checker {
  setup(root: Document): void;
  teardown(): void;
  readonly commons: {
    readonly text: { accessibleText(element: Element): string };
    readonly dom: { isVisibleToScreenReaders(element: Element): boolean };
  };
}
