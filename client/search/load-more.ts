import { i18n } from "../../src/contract/language/i18n.ts";
import { loadDocument } from "../flow/load-document.ts";
import { fieldsOf } from "../flow/send-form.ts";
import { speakAsPage } from "../islands/page-words.ts";

/** How many pages load by themselves; after that the link stays, so that the foot of the page can be reached. */
const most = 4;

/** The links below the results, if the settings allow the next page to load in their place (`kc` for pictures, else `kav`). */
const mark = "nav[data-more]";

/**
 * Loads the next page of results when a visitor scrolls near the end of this one. The link to it stays where that fails,
 * and while it has the focus.
 */
export function start(document: Document): void {
  const nav = document.querySelector(mark);
  if (!nav) return;
  speakAsPage();
  const said = document.createElement("p");
  said.className = "vh";
  said.role = "status";
  nav.after(said);
  let loaded = 0;
  const watch = new IntersectionObserver(
    async (seen) => {
      const nav = document.querySelector<HTMLElement>(mark);
      if (!nav || !seen.some(({ isIntersecting }) => isIntersecting) || nav.contains(document.activeElement)) return;
      watch.disconnect();
      const count = await addPage(nav);
      if (count === 0) return;
      said.textContent = i18n.t("{count} more results", { count });
      const next = document.querySelector(mark);
      if (next && ++loaded < most) watch.observe(next);
    },
    { rootMargin: "0px 0px 600px" },
  );
  watch.observe(nav);
}

/** Adds the next page. Resolves with how many results came; 0 if none came and nothing has changed. */
async function addPage(nav: HTMLElement): Promise<number> {
  const more = await nextPage(nav.lastElementChild);
  const list = more?.querySelector("section[data-kind] > ol");
  const end = more?.querySelector(`nav[aria-label="${nav.ariaLabel}"]`);
  if (!list || !end) return 0;
  const gap = document.createElement("p");
  gap.className = nav.className;
  gap.textContent = nav.querySelector("span")?.textContent ?? "";
  // Removes the link to the previous page, whose results are above.
  if (end.children.length > 1) end.firstElementChild?.remove();
  nav.before(gap, list);
  nav.replaceWith(end);
  return list.children.length;
}

/** Loads the page that a link or a form leads to, the same way, so that words which are sent by POST stay out of addresses. */
function nextPage(way: Element | null): Promise<Document | null> {
  if (way instanceof HTMLFormElement) return loadDocument(way.action, fieldsOf(way, null));
  return way instanceof HTMLAnchorElement ? loadDocument(way.href) : Promise.resolve(null);
}
