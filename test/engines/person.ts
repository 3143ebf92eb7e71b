/** Somebody in front of a browser: reads what is shown, selects what is named, types into what has a label. */
import { setTimeout as wait } from "node:timers/promises";
import { everything, type Found, keys, type Tab } from "./engine.ts";

/** What something is called: all of its words, or a part. */
export type Name = string | RegExp;

export interface Person {
  readonly hasScripts: boolean;
  open(address: string): Promise<void>;
  /** Selects a button, a link or a heading that folds. */
  press(name: Name): Promise<void>;
  /** Types into the field of that label, in place of what is in it. */
  fill(label: Name, text: string): Promise<void>;
  /** Presses keys in the field of that label. */
  keys(label: Name, pressed: string): Promise<void>;
  /** Selects a box or one of several choices. */
  tick(label: Name): Promise<void>;
  choose(label: Name, option: string): Promise<void>;
  /** Waits until the words stand on the page; what they match. */
  sees(words: RegExp): Promise<string>;
  /** Waits for the page with that heading. */
  arrives(heading: Name): Promise<void>;
  /** Whether the words stand on the page now. */
  reads(words: RegExp): Promise<boolean>;
  /** Waits until an expression is true, where there are no words to read, such as of a colour. */
  shows(expression: string): Promise<void>;
  readonly tab: Tab;
}

/** Milliseconds that somebody waits for what should come. */
const longestWait = 20_000;

/** Milliseconds without anything that comes in, after which a page has loaded what it loads by itself. */
const quiet = 400;

/** Runs in the page: the first that is shown, is called so and lies open under a pointer. */
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
        // The page went while it was asked.
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
