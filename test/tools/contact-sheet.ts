/** Pictures of whole pages, and the sheets that they are laid out on. */
import type { Browser, Page } from "@playwright/test";

export interface Shot {
  readonly caption: string;
  /** Its width on the sheet, in pixels. */
  readonly shown: number;
  readonly picture: Buffer;
}

export interface Sheet {
  /** Its file's name, without extension. */
  readonly name: string;
  readonly title: string;
  readonly shots: readonly Shot[];
}

/** Loads images below the window, which otherwise load late: here the whole page is looked at. */
async function loadAll(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** What keeps to the lower edge of the window would lie across the middle of the whole page, over what it belongs below. */
function letGo(): void {
  for (const element of document.querySelectorAll<HTMLElement>("main *")) {
    const { position, bottom } = getComputedStyle(element);
    if (position === "sticky" && bottom !== "auto") element.style.position = "static";
  }
}

/** The page at an address, from its top to its foot. */
export async function pictureOf(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.evaluate(loadAll);
  await page.evaluate(letGo);
  return page.screenshot({ fullPage: true, type: "jpeg", quality: 80, animations: "disabled" });
}

/** The browser lays the sheet out and takes its picture. */
export async function joinShots(browser: Browser, { title, shots }: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  const figures = shots.map(
    ({ caption, shown, picture }) => `<figure><figcaption>${caption}</figcaption>
      <img width="${shown}" src="data:image/jpeg;base64,${picture.toString("base64")}"></figure>`,
  );
  await page.setContent(`<style>
      body { margin: 0; padding: 16px; width: max-content; background: #777; color: #fff; font: 14px system-ui }
      h1 { margin: 0 0 12px; font-size: 20px }
      div { display: flex; gap: 16px; align-items: start }
      figure { margin: 0 } figcaption { margin-bottom: 4px } img { display: block }
    </style><h1>${title}</h1><div>${figures.join("")}</div>`);
  await page.evaluate(loadAll);
  const sheet = await page.locator("body").screenshot();
  await page.close();
  return sheet;
}
