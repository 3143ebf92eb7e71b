import { type CDPSession, CDPSessionEvent, type Page } from "puppeteer-core";
import { expect } from "../fixture.ts";
import { test } from "./tab.ts";

/** Prerenders a page, and returns a function that evaluates expressions in it while another page is shown. */
async function prerender(tab: Page, path: string): Promise<(expression: string) => Promise<unknown>> {
  const browser = await tab.browser().target().createCDPSession();
  const attached = Promise.withResolvers<CDPSession>();
  browser.connection()?.once(CDPSessionEvent.SessionAttached, attached.resolve);
  await tab.evaluate((url) => {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = JSON.stringify({ prerender: [{ source: "list", urls: [url], eagerness: "immediate" }] });
    document.head.appendChild(rules);
  }, path);
  const session = await attached.promise;
  return async (expression) => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    return (await session.send("Runtime.evaluate", asked)).result.value;
  };
}

test("EVT-4 a page made ready in advance is counted when it is shown, and not before", async ({
  tab,
  site,
  origin,
  counted,
}) => {
  // The page's own policy would refuse the speculation rules that this test adds.
  await tab.setBypassCSP(true);
  await tab.goto(`${site}/press?origin=${origin}`);
  await expect.poll(counted).toEqual(["page_view press"]);
  const path = `/about?origin=${origin}`;
  const ask = await prerender(tab, path);
  // Waits until its scripts have run; the request below is answered after anything that they sent.
  const state = "[document.prerendering, document.readyState, location.pathname].join()";
  await expect.poll(() => ask(state).catch(() => "on its way"), { timeout: 20_000 }).toBe("true,complete,/about");
  expect(await ask("fetch('/country.json').then(({ status }) => status)")).toBe(200);
  expect(await ask("document.prerendering")).toBe(true);
  expect(await counted()).toEqual(["page_view press"]);

  await tab.evaluate((shown) => location.assign(shown), path);
  await expect.poll(counted).toEqual(["bounce press", "page_view about", "page_view press"]);
  expect(await ask("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
});
