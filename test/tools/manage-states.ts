/** What a subscriber is shown of their subscription: each status, on each platform that it may have been bought on. */
import { type APIRequestContext, type APIResponse, type BrowserContext, expect } from "@playwright/test";
import { productLine } from "../../src/contract/brand/brand-ids.ts";
import { href, routes } from "../../src/contract/routes.ts";
import { type ShownTheme, themeSetting } from "../../src/contract/settings/theme.ts";
import {
  type Platform,
  platforms,
  type SubscriptionStatus,
  statuses,
} from "../../src/contract/subscription/subscription.ts";
import { pictureOf, type Sheet, type Shot } from "./contact-sheet.ts";

const width = 800;
const scale = 0.4;

/** One sheet for each status. All show the same account, which is put into one state after the other. */
export async function* manageSheets(
  context: BrowserContext,
  { origin, themes }: { origin: string; themes: readonly ShownTheme[] },
): AsyncGenerator<Sheet> {
  const account = await subscribe(context.request, origin);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  for (const status of statuses) {
    const shots: Shot[] = [];
    for (const platform of platforms) {
      await seed(context.request, { origin, account, status, platform });
      for (const theme of themes) {
        const picture = await pictureOf(page, origin + href("subscriptionsManage", { kae: themeSetting[theme] }));
        shots.push({ caption: `${platform}, ${theme}`, shown: Math.round(width * scale), picture });
      }
    }
    const name = `manage-${status.toLowerCase().replaceAll(" ", "-")}`;
    yield { name, title: `${routes.subscriptionsManage.path} ${status}`, shots };
  }
  await page.close();
}

/** Buys as a browser without scripts does, and reads the account's id from the export of its data. */
async function subscribe(request: APIRequestContext, origin: string): Promise<string> {
  const post = (path: string, form: Record<string, string>) =>
    request.post(new URL(path, origin).href, { form, headers: { origin }, maxRedirects: 0 });
  const checkout = await post(href("subscriptions"), { period: "monthly" });
  const paid = await post(wayOn(checkout), { card: "paid" });
  await request.get(new URL(wayOn(paid), origin).href);
  const exported = await post(href("subscriptionsManage"), { intent: "export" });
  const [account = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(await exported.text()) ?? [];
  if (!account) throw new Error("no account in what was exported");
  // What confirms the order belongs to none of the states: it is read, as soon as it is there to be read.
  await expect
    .poll(async () => (await request.get(origin + href("subscriptionsManage"))).text(), { timeout: 15_000 })
    .toContain('name="until"');
  await post(href("subscriptionsManage"), { intent: "read", until: String(Date.now()) });
  return account;
}

function wayOn(answer: APIResponse): string {
  const { location } = answer.headers();
  if (!location) throw new Error(`${answer.url()} answered ${answer.status()} and leads nowhere`);
  return location;
}

interface Seed {
  readonly origin: string;
  readonly account: string;
  readonly status: SubscriptionStatus;
  readonly platform: Platform;
}

async function seed(request: APIRequestContext, { origin, ...chosen }: Seed): Promise<void> {
  const form = { ...chosen, productId: `${productLine}-monthly-renews-row` };
  const answer = await request.post(`${origin}/dev/seed`, { form });
  if (!answer.ok()) throw new Error(`${chosen.status} on ${chosen.platform}: ${answer.status()}`);
}
