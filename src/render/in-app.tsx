import type { Hono } from "hono";
import { Wrap } from "../../client/components/band.tsx";
import { StagingNote } from "../../client/frame/staging-note.tsx";
import type { AppScreen } from "../../client/in-app/app-screen.tsx";
import { TaskScreen } from "../../client/journey/task-screen.tsx";
import { appOn, type Os } from "../contract/device.ts";
import { href } from "../contract/routes.ts";
import type { Http } from "../http.ts";
import type { Visit } from "../visit/visit.ts";
import { answerPage } from "./answer-page.ts";
import type { AnyOutcome } from "./outcome.ts";
import { type AnyPage, inPlaceOf, type Page, page } from "./page.ts";

/** What a page has in its other form, inside the app. */
export interface InsideApp {
  readonly heading: string;
  readonly lead: string;
  readonly screen: AppScreen;
}

/** Inside our app, unless somebody asked for the website's own page (`?via=web`). */
function isInApp({ app, url }: Pick<Visit, "app" | "url">): boolean {
  return app !== null && url.searchParams.get("via") !== "web";
}

/**
 * A page that has another form inside the app (FLOW-9): a heading and one island, which wakes at once and asks the native host
 * (`client/in-app`).
 */
export function withAppScreen<Outcome extends AnyOutcome>(
  outside: Page<Outcome>,
  { heading, lead, screen }: InsideApp,
): Page<Outcome> {
  const { title, description } = outside;
  const inside = page<"app" | "standIn", never, Outcome>({
    title,
    description,
    chrome: "bare",
    indexed: false,
    varies: ["app", "standIn"],
    body: ({ theme, app, staging }) => (
      <main id="main">
        {staging && <StagingNote />}
        <TaskScreen title={heading} lead={lead} plate="gate" theme={theme}>
          {screen.mark(deviceOf(app))}
        </TaskScreen>
        <Wrap>
          <p className="soft small">
            <a href={href("whatWeMeasure")}>What we measure</a>
          </p>
        </Wrap>
      </main>
    ),
  });
  // A refused form is shown on the outside page, since the one inside the app takes no forms.
  const variantFor: Page<Outcome>["variantFor"] = (visit, outcome) => (!outcome && isInApp(visit) ? "app" : null);
  return { ...outside, variants: { app: inside }, variantFor };
}

/** The name by which the script finds its transport: the app, or the system if that has no app. */
function deviceOf(os: Os | null): string {
  return os === null ? "unknown" : (appOn[os] ?? os);
}

/** Call this before other handlers are registered: inside the app, a page needs no session of this server and no redirect. */
export function inAppRoutes(app: Hono<Http>, pages: readonly AnyPage[]): void {
  for (const placed of pages) {
    const inside = placed.variants.app;
    if (!inside) continue;
    const page = inPlaceOf(
      placed,
      { ...inside, holes: {}, variants: {}, variantFor: () => null, titleFor: () => null },
      "app",
    );
    app.get(placed.path, (c, next) => (isInApp(c.var.visit) ? answerPage(c, page) : next()));
  }
}
