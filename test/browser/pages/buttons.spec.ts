import { routes } from "../../../src/contract/routes.ts";
import { expect, tall, test } from "../fixture.ts";

/** The least height of a button that is not one of the small ones. */
const large = 50;

const samples = ["home", "howWeHire", "dbp", "appNoSupport", "windows", "proWelcome", "itrSurvey"] as const;

for (const name of samples) {
  test(`DEV-6 on a phone, the large buttons of ${routes[name].path} are as wide as what they stand in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: tall });
    await page.goto(routes[name].path);
    const buttons = page.locator("main :is(a, button)").filter({ visible: true });
    const gaps = await buttons.evaluateAll((all, least) => {
      const roomOf = (element: Element): DOMRect => {
        const parent = element.parentElement;
        if (!parent) return element.getBoundingClientRect();
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(parent);
        const isBox = parent.matches("section, main, li") || parent.className.includes("card");
        if (!isBox && !parent.className.includes("wrap") && !parent.className.includes("main")) return roomOf(parent);
        const { x, width } = parent.getBoundingClientRect();
        const start = Number.parseFloat(paddingInlineStart);
        return new DOMRect(x + start, 0, width - start - Number.parseFloat(paddingInlineEnd), 0);
      };
      return all
        .filter((element) => /_button/.test(element.className) && element.getBoundingClientRect().height >= least)
        .map((element) => Math.round(roomOf(element).width - element.getBoundingClientRect().width));
    }, large);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.filter((gap) => gap > 2)).toEqual([]);
  });
}
