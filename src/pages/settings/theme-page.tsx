import { Band, Wrap } from "../../../client/components/band.tsx";
import { Button } from "../../../client/components/button.tsx";
import { Field } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { settingsFormIsland } from "../../../client/settings/settings-form-island.tsx";
import { href, routes } from "../../contract/routes.ts";
import { changedSettings, readSettings, type Settings } from "../../contract/settings/settings.ts";
import { type SettingsInput, settingsPath } from "../../contract/settings/settings-form.ts";
import { findSettings } from "../../contract/settings/settings-labels.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./theme-page.module.css";

/** The form with what the catalogue does not allow, and why. */
export type SettingsOutcome = { readonly tag: "invalid"; readonly input: SettingsInput };

export const themePage = page({
  title: "Settings",
  description:
    "Appearance and search settings: theme, region, language, safe search and more. Kept in your browser, without an account.",
  holes: {
    settings: (visit, { outcome }: Given<SettingsOutcome | null>) => (
      <SettingsBody visit={visit} refused={outcome?.input ?? null} />
    ),
  },
  body: ({ host }) => (
    <>
      <PageHead
        quiet
        title="Set it up the way you read."
        lead="Theme, colours, fonts and text size hold for this whole site. The rest goes along with each search, to whatever answers it. Every choice is kept in a small cookie of its own, and none says who chose."
      >
        <p className="acts">
          <GoLink href={href("privacy", {}, "storage")}>What each cookie holds</GoLink>
          {host === "start" || (
            <GoLink href={href("home", { layout: "suggestions" })}>Home page with suggestions</GoLink>
          )}
        </p>
      </PageHead>
      <Hole name="settings" />
    </>
  ),
});

interface SettingsBodyProps {
  readonly visit: Visit;
  readonly refused: SettingsInput | null;
}

function SettingsBody({ visit, refused }: SettingsBodyProps) {
  const find = findIn(visit.url);
  const chosen = refused?.settings ?? visit.settings;
  const changed = Object.fromEntries(changedSettings(chosen));
  return (
    <>
      <div className={styles.body}>
        <Wrap>
          <Status visit={visit} />
          <Filter {...{ find, chosen }} />
          {findSettings(find).length === 0 && <NothingFound />}
          {settingsFormIsland.mark({
            action: routes.theme.path + (find ? `?${new URLSearchParams({ find })}` : ""),
            find,
            chosen: changed,
            faults: refused?.typed ?? {},
          })}
        </Wrap>
      </div>
      <Band tone="bark" id="share">
        <Share origin={visit.url.origin} chosen={chosen} />
      </Band>
    </>
  );
}

/** In characters: a search among labels is a word or two. */
const longestFind = 60;

function findIn(url: URL): string {
  return (url.searchParams.get("find") ?? "").trim().slice(0, longestFind);
}

/** What has just happened, or what is shown but not kept. */
function Status({ visit }: { visit: Visit }) {
  const saved = visit.url.searchParams.get("saved");
  if (saved === "reset") {
    return <Notice tone="good" live title="Everything is at its default again. The cookies are gone." />;
  }
  const kept = readSettings(new URLSearchParams(), visit.cookies);
  if (settingsPath(kept) !== settingsPath(visit.settings)) {
    return <Notice title="Shown from the address, not kept yet">Save keeps these choices on this device.</Notice>;
  }
  return saved === null ? null : <Notice tone="good" live title="Saved on this device." />;
}

/** Choices that are not kept yet travel along. */
function Filter({ find, chosen }: { find: string; chosen: Settings }) {
  return (
    <search>
      <form className={styles.filter} method="get" action={routes.theme.path}>
        {changedSettings(chosen).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Field
          id="find"
          name="find"
          type="search"
          label="Find a setting"
          placeholder="Font, region, colour …"
          defaultValue={find}
          maxLength={longestFind}
          autoComplete="off"
        />
        <Button variant="line">Find</Button>
        {find && <GoLink href={settingsPath(chosen)}>Show all</GoLink>}
      </form>
    </search>
  );
}

function NothingFound() {
  return (
    <Notice title="No setting is called that">
      Try a shorter word, such as “font” or “video”, or show all of them.
    </Notice>
  );
}

function Share({ origin, chosen }: { origin: string; chosen: Settings }) {
  return (
    <div className="split">
      <div className="say">
        <h2>Take it along</h2>
        <p className="soft">
          This address holds the choices above and nothing else. Open it in another browser, look, and save there.
        </p>
      </div>
      <Field
        id="address"
        label="Address with these choices"
        hint="Select it all and copy it. It changes when you save or try out."
        readOnly
        value={origin + settingsPath(chosen)}
      />
    </div>
  );
}
