import { describe, expect, it } from "vitest";
import { type ScreenName, screens } from "../../../src/contract/in-app/screens.ts";
import type { ScreenViews, ViewContract } from "../../../src/contract/in-app/view.ts";
import { routes } from "../../../src/contract/routes.ts";
import { appScreens } from "../../app-screens.ts";
import { found, request } from "../request.ts";

const agents = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Nightjar/7",
  android: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Nightjar/5",
} as const;

/** The templates of a page by the name of their view. */
function templatesOf(html: string): ReadonlyMap<string, string> {
  const all = html.matchAll(/<template data-view="([^"]*)">(.*?)<\/template>/gs);
  return new Map([...all].map(([, name = "", content = ""]) => [name, content]));
}

/** The values that elements have for an attribute, sorted. */
function named(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, name = ""]) => name).toSorted();
}

/** What a view contains according to the contract, in the form of {@link heldBy}. */
function agreed(view: ViewContract) {
  const rowSlots = Object.values(view.rows ?? {}).flat();
  return {
    actions: [...(view.actions ?? [])].toSorted(),
    slots: [...(view.slots ?? []), ...rowSlots].toSorted(),
    places: [...(view.places ?? [])].toSorted(),
    forms: Object.keys(view.forms ?? {}).toSorted(),
    fields: Object.values(view.forms ?? {})
      .flat()
      .toSorted(),
    rows: Object.keys(view.rows ?? {}).toSorted(),
  };
}

function heldBy(html: string) {
  return {
    actions: named(html, "data-do"),
    slots: named(html, "data-slot"),
    places: named(html, "data-place"),
    forms: named(html, "data-form"),
    fields: named([...html.matchAll(/<input[^>]*>/g)].join(""), "name"),
    rows: named(html, "data-row"),
  };
}

describe.each(Object.entries(agents))("pages in the app on %s", (_, agent) => {
  it("FLOW-9 every screen is the page of some address, and every such page is a screen", async () => {
    const shown = await Promise.all(
      appScreens.map(async (name) => found(await pageOf(name, agent), /data-app-screen="([\w-]+)"/)),
    );
    expect([...new Set(shown)].toSorted()).toEqual(Object.keys(screens).toSorted());
  });

  it.each(appScreens)("FLOW-9 %s holds each view of its contract, and in each what was agreed", async (name) => {
    const html = await pageOf(name, agent);
    const views: ScreenViews = screens[found(html, /data-app-screen="([\w-]+)"/) as ScreenName];
    const templates = templatesOf(html);
    expect([...templates.keys()]).toEqual(Object.keys(views));
    for (const [view, contract] of Object.entries(views)) {
      expect([view, heldBy(templates.get(view) ?? "")]).toEqual([view, agreed(contract)]);
    }
  });

  it.each(appScreens)("FLOW-9 %s has words in each view, and no room of a sentence is left open", async (name) => {
    for (const [view, html] of templatesOf(await pageOf(name, agent))) {
      const text = html.replace(/<[^>]*>/g, "");
      expect([view, text.trim()]).not.toEqual([view, ""]);
      expect(text).not.toMatch(/\{[\w-]+\}|undefined/);
    }
  });
});

async function pageOf(name: (typeof appScreens)[number], agent: string): Promise<string> {
  return (await request(routes[name].path, { headers: { "user-agent": agent } })).text();
}
