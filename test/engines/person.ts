/** A person at a browser, who reads what is shown and finds controls by their names and labels. */
import { setTimeout as wait } from "node:timers/promises";
import { everything, type Found, keys, type Tab } from "./engine.ts";

/** The name of a control or heading: a string is the whole name, a pattern matches a part of it. */
export type Name = string | RegExp;

export interface Person {
  readonly hasScripts: boolean;
  open(address: string): Promise<void>;
  /** Presses a button, a link or the heading of a folded part. */
  press(name: Name): Promise<void>;
  /** Replaces the text in the field with that label. */
  fill(label: Name, text: string): Promise<void>;
  /** Presses keys in the field with that label. */
  keys(label: Name, pressed: string): Promise<void>;
  /** Selects a checkbox or a radio button. */
  tick(label: Name): Promise<void>;
  choose(label: Name, option: string): Promise<void>;
  /** Waits until the page shows matching words, and returns the match. */
  sees(words: RegExp): Promise<string>;
  /** Waits for the page with that heading. */
  arrives(heading: Name): Promise<void>;
  /** Whether the page shows matching words now. */
  reads(words: RegExp): Promise<boolean>;
  /** Waits until an expression is true, for what has no words to read, such as a colour. */
  shows(expression: string): Promise<void>;
  readonly tab: Tab;
}

/** Milliseconds to wait for anything that should appear. */
const longestWait = 20_000;

/** Milliseconds without a response after which a page counts as loaded, with all that it loads by itself. */
const quiet = 400;

/** The first element of a kind with that name that is shown and that nothing covers. Runs in the page. */
function shown(kind: "press" | "field" | "tick", source: string): Element | null {
  const kinds = {
    press: "button, a[href], summary, [role=option]",
    field: "input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select",
    tick: "input[type=radio], input[type=checkbox]",
  };
  const name = new RegExp(source);
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const called = (element: HTMLElement & { labels?: NodeListOf<HTMLElement> | null }) => {
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const own = element.getAttribute("aria-label") ?? by.map((id) => document.getElementById(id)?.innerText).join(" ");
    if (words(own)) return words(own);
    if (kind === "press") return words(element.innerText);
    return words(element.labels?.[0]?.innerText);
  };
  const isIn = (part: string) => (element: Element) => (element.closest(part) ? 0 : 1);
  const inMain = isIn("main, dialog");
  const candidates = [...document.querySelectorAll<HTMLElement>(kinds[kind])].toSorted(
    (one, other) => inMain(one) - inMain(other),
  );
  for (const candidate of candidates) {
    const labels = (candidate as HTMLInputElement).labels;
    const target = (kind === "tick" ? labels?.[0] : null) ?? candidate;
    if (!target.checkVisibility({ visibilityProperty: true }) || !name.test(called(candidate))) continue;
    if (candidate.matches(":disabled")) continue;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getClientRects()[0];
    if (!box) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && (target.contains(hit) || hit.contains(target))) return target;
  }
  return null;
}

function sourceOf(name: Name): string {
  return typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source;
}

export function personAt(tab: Tab, site: string, hasScripts: boolean): Person {
  async function until<Value>(wanted: string, ask: () => Promise<Value | null | false>): Promise<Value> {
    let why: unknown = "";
    for (const end = Date.now() + longestWait; Date.now() < end; await wait(100)) {
      try {
        const value = await ask();
        if (value !== null && value !== false) return value;
      } catch (error) {
        // The page was left during the call.
        why = error;
      }
    }
    const place = await tab.run("location.href + '\\n' + document.body.innerText.slice(0, 1500)").catch(String);
    throw new Error(`${wanted} did not come; ${why}\n${place}`);
  }
  const last = "Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd))";
  const settle = () =>
    until("rest", async () => {
      const rest = hasScripts ? `performance.now() - ${last} > ${quiet}` : "true";
      return (await tab.run(`document.readyState === "complete" && ${rest}`)) === true;
    });
  const use = async (kind: Parameters<typeof shown>[0], name: Name, act: (found: Found) => Promise<void>) => {
    await settle();
    await until(`${kind} ${name}`, async () => {
      const found = await tab.find(`(${shown})(${JSON.stringify(kind)}, ${JSON.stringify(sourceOf(name))})`);
      if (found === null) return false;
      await act(found);
      return true;
    });
  };
  const text = "(document.body?.innerText ?? '').replace(/\\s+/g, ' ')";
  return {
    tab,
    hasScripts,
    async open(address) {
      await settle();
      await tab.go(new URL(address, site).href);
    },
    press: (name) => use("press", name, (found) => tab.click(found)),
    fill: (label, typed) =>
      use("field", label, async (found) => {
        await tab.click(found);
        await tab.type(found, `${everything}${typed || keys.delete}`);
      }),
    keys: (label, pressed) => use("field", label, (found) => tab.type(found, pressed)),
    tick: (label) => use("tick", label, (found) => tab.click(found)),
    choose: (label, option) => use("field", label, (found) => tab.choose(found, option)),
    sees: (words) => until(String(words), async () => words.exec(String(await tab.run(text)))?.[0] ?? null),
    async arrives(heading) {
      const source = JSON.stringify(sourceOf(heading));
      const h1 = "document.querySelector('main h1')?.innerText.replace(/\\s+/g, ' ').trim() ?? ''";
      await until(`heading ${heading}`, async () => (await tab.run(`new RegExp(${source}).test(${h1})`)) === true);
    },
    reads: async (words) => words.test(String(await tab.run(text))),
    shows: async (expression) => void (await until(expression, async () => (await tab.run(expression)) === true)),
  };
}
