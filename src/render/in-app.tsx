import { Wrap } from "../../client/components/sections/band.tsx";
import { TaskScreen } from "../../client/flow/task-screen.tsx";
import { StagingNote } from "../../client/frame/staging-note.tsx";
import { AppHead } from "../../client/in-app/app-head.tsx";
import type { AppScreen } from "../../client/in-app/app-screen.tsx";
import { appOn, type Os } from "../contract/device.ts";
import { i18n } from "../contract/language/i18n.ts";
import { href } from "../contract/routes.ts";
import { campaignOf } from "../contract/subscription/campaigns.ts";
import type { Visit } from "../visit/visit.ts";
import { type Page, page, said, type Words } from "./page.ts";
import type { ActionResult } from "./result.ts";

/** What a page has in its other form, inside the app. */
export interface InsideApp {
  readonly heading: Words;
  readonly lead: Words;
  readonly screen: AppScreen;
}

/** Inside our app, unless somebody asked for the website's own page (`?via=web`). */
function isInApp({ app, url }: Pick<Visit, "app" | "url">): boolean {
  return app !== null && url.searchParams.get("via") !== "web";
}

/**
 * A page that has another form inside the app (FLOW-9): a heading and one island, which wakes at once and asks the native host
 * (`client/in-app`). A refused form is shown on the outside page, since the one inside the app takes no forms.
 */
export function withAppScreen<Result extends ActionResult>(
  outside: Page<Result>,
  { heading, lead, screen }: InsideApp,
): Page<Result> {
  const { title, description } = outside;
  const inside = page({
    title,
    description,
    chrome: "bare",
    words: "in-app",
    indexed: false,
    vary: ({ app, country, url }) => ({
      app,
      campaignCountry: campaignOf(url.searchParams.get("origin")) === null ? null : country,
    }),
    body: ({ theme, app, campaignCountry, staging }) => (
      <main id="main">
        <AppHead theme={theme} />
        {staging && <StagingNote />}
        <TaskScreen title={said(heading)} lead={said(lead)} illustration="gate" theme={theme}>
          {screen.mark(deviceOf(app), campaignCountry)}
        </TaskScreen>
        <Wrap>
          <p className="soft small">
            <a href={href("whatWeMeasure")}>{i18n.t("What we measure")}</a>
          </p>
        </Wrap>
      </main>
    ),
  });
  return { ...outside, instead: (visit) => (isInApp(visit) ? inside : null) };
}

/** The name by which the script finds its transport: the app, or the system if that has no app. */
function deviceOf(os: Os | null): string {
  return os === null ? "unknown" : (appOn[os] ?? os);
}
