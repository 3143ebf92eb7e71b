import type { Hono } from "hono";
import { Desk } from "../../../client/components/desk.tsx";
import type { ScreenName } from "../../../client/in-app/screen.ts";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import { type Page, type PlacedPage, page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import { screens } from "./in-app-screens.tsx";

/** Inside our app, unless somebody asked for the website's own page (`?via=web`). */
function isInApp({ app, url }: Pick<Visit, "app" | "url">): boolean {
  return app !== null && url.searchParams.get("via") !== "web";
}

/**
 * A page that has another form inside the app (FLOW-9). What it shows at first is complete without scripts; every other
 * view stands in it as a template, for the script that asks the native host (`client/in-app`).
 */
export function withScreen(outside: Page, name: ScreenName): Page {
  const { title, description } = outside;
  const { heading, lead, views } = screens[name];
  const inside = page({
    title,
    description,
    chrome: "bare",
    indexed: false,
    varies: ["app", "standIn"],
    body: ({ theme, app }) => (
      <main id="main">
        <Desk title={heading} lead={lead} plate="rest" theme={theme}>
          <div data-app-screen={name} data-device={app ?? "unknown"}>
            <div className="say" data-shown="" tabIndex={-1}>
              {views.pending}
            </div>
            {Object.entries(views).map(([view, content]) => (
              <template key={view} data-view={view}>
                {content}
              </template>
            ))}
          </div>
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
