import type { Hono } from "hono";
import { Desk } from "../../../client/components/desk.tsx";
import { AppScreen } from "../../../client/in-app/mark.tsx";
import type { ScreenName } from "../../../client/in-app/start.tsx";
import { brand } from "../../contract/brand.ts";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import { type Page, type PlacedPage, page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";

interface Words {
  readonly title: string;
  readonly lead: string;
}

/** What stands above each screen whatever the app answers. */
const words: Readonly<Record<ScreenName, Words>> = {
  buy: {
    title: "Choose how to pay, here in the app.",
    lead: `This is ${brand.pro} as the app sells it. Nothing is taken before a payment page has named the sum.`,
  },
  welcome: {
    title: "Switch on what is yours.",
    lead: "Each of the three has a place in this app. Press one to go there.",
  },
  return: {
    title: "From the payment page into the app.",
    lead: "The app hears of the payment now, and fetches the subscription for this device.",
  },
  restore: {
    title: "Bring it to this device.",
    lead: "What was bought in the store of this device, the store can find again. For everything else a code by e-mail does.",
  },
};

/** Inside our app, unless somebody asked for the website's own page (`?via=web`). */
function isInApp({ app, url }: Pick<Visit, "app" | "url">): boolean {
  return app !== null && url.searchParams.get("via") !== "web";
}

/** A page that has another form inside the app (FLOW-9): one that asks the native host and runs in the browser. */
export function withScreen(outside: Page, name: ScreenName): Page {
  const { title, description } = outside;
  const inside = page({
    title,
    description,
    chrome: "bare",
    indexed: false,
    varies: ["app", "standIn"],
    body: ({ theme, app }) => (
      <main id="main">
        <Desk {...words[name]} plate="rest" theme={theme}>
          <AppScreen name={name} device={app ?? "unknown"} />
        </Desk>
      </main>
    ),
  });
  return { ...outside, variants: { app: inside }, variantFor: (visit) => (isInApp(visit) ? "app" : null) };
}

/** Before all other handlers: inside the app, a page needs neither a session of this server nor what it redirects to. */
export function inAppRoutes(app: Hono<Http>, pages: readonly PlacedPage[]): void {
  for (const placed of pages.filter(({ variants }) => "app" in variants)) {
    app.get(placed.path, (c, next) => (isInApp(c.var.visit) ? answerPage(c, placed) : next()));
  }
}
