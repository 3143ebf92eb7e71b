import { Wrap } from "../../client/components/band.tsx";
import { StagingNote } from "../../client/frame/staging-note.tsx";
import { type AnyPageView, View } from "../../client/in-app/app-view.tsx";
import type { PageViews } from "../../client/in-app/page-view.ts";
import { TaskScreen } from "../../client/journey/task-screen.tsx";
import { appOn, type Os } from "../contract/device.ts";
import { type ScreenName, screens } from "../contract/in-app/screens.ts";
import type { ScreenViews } from "../contract/in-app/view.ts";
import { href } from "../contract/routes.ts";
import type { Visit } from "../visit/visit.ts";
import { type Page, page } from "./page.ts";
import type { ActionResult } from "./result.ts";

/** All text of a page inside the app. */
export interface AppScreen<Name extends ScreenName> {
  readonly heading: string;
  readonly lead: string;
  /** By the names in the screen's contract. The first one shown is `pending`. */
  readonly views: PageViews<Name>;
}

/** Any screen: its views were checked against their contract, by type, where they were written. */
interface AnyScreen extends Omit<AppScreen<ScreenName>, "views"> {
  readonly views: Readonly<Record<string, AnyPageView>>;
}

/** Inside our app, unless somebody asked for the website's own page (`?via=web`). */
function isInApp({ app, url }: Pick<Visit, "app" | "url">): boolean {
  return app !== null && url.searchParams.get("via") !== "web";
}

/**
 * A page that has another form inside the app (FLOW-9). What it shows at first is complete without scripts; every other
 * view stands in it as a template, for the script that asks the native host (`client/in-app`). A refused form is shown on the
 * outside page, since the one inside the app takes no forms.
 */
export function withAppScreen<Result extends ActionResult, Name extends ScreenName>(
  outside: Page<Result>,
  name: Name,
  screen: AppScreen<Name>,
): Page<Result>;
export function withAppScreen<Result extends ActionResult>(
  outside: Page<Result>,
  name: ScreenName,
  { heading, lead, views }: AnyScreen,
): Page<Result> {
  const { title, description } = outside;
  const inside = page({
    title,
    description,
    chrome: "bare",
    indexed: false,
    vary: ({ app }) => ({ app }),
    body: ({ theme, app, staging }) => (
      <main id="main">
        {staging && <StagingNote />}
        <TaskScreen title={heading} lead={lead} plate="gate" theme={theme}>
          <div data-app-screen={name} data-device={deviceOf(app)}>
            <Views contract={screens[name]} views={views} />
          </div>
        </TaskScreen>
        <Wrap>
          <p className="soft small">
            <a href={href("whatWeMeasure")}>What we measure</a>
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

interface ViewsProps {
  readonly contract: ScreenViews;
  readonly views: Readonly<Record<string, AnyPageView>>;
}

function Views({ contract, views }: ViewsProps) {
  const all = Object.entries(contract).map(([name, view]) => (
    <template key={name} data-view={name}>
      <View contract={view} view={views[name] ?? {}} />
    </template>
  ));
  return (
    <>
      <div className="say" data-shown="" tabIndex={-1}>
        <View contract={contract.pending} view={views.pending ?? {}} />
      </div>
      {all}
    </>
  );
}
