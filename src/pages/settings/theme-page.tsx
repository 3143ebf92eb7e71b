import type { ReactNode } from "react";
import { Button } from "../../../client/components/button.tsx";
import { Field } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Band, Wrap } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { settingsFormIsland } from "../../../client/settings/settings-form-island.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { changedSettings, defaultSettings, readSettings, type Settings } from "../../contract/settings/settings.ts";
import { type SettingsInput, settingsPath } from "../../contract/settings/settings-form.ts";
import { findSettings, spokenGroup } from "../../contract/settings/settings-labels.ts";
import { statements } from "../../contract/statements.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import { findIn, longestFind } from "./find.ts";
import styles from "./theme-page.module.css";

/** The form with what the catalogue does not allow, and why. */
export type SettingsResult = { readonly tag: "invalid"; readonly input: SettingsInput };

export const themePage = page({
  title: () => i18n.t("Settings"),
  description: () =>
    i18n.t("Change the theme, fonts, colours, region and more, in your own browser and without an account."),
  vary: ({ searchesWeb }) => ({ searchesWeb }),
  // Most visitors never changed a setting, and see the same page.
  load: ({ var: { visit } }, _: SettingsResult | null) => {
    const { url, settings, origin } = visit;
    if (!url.search && settings === defaultSettings) return null;
    return { settings, origin, find: findIn(url.searchParams), status: <Status visit={visit} /> };
  },
  body: ({ searchesWeb, theme, host, data, result }) => (
    <>
      <Head {...{ searchesWeb, theme }} />
      <SettingsBody
        {...{ searchesWeb, theme, host }}
        find={data?.find ?? ""}
        origin={data?.origin}
        chosen={result?.input.settings ?? data?.settings ?? defaultSettings}
        faults={result?.input.typed}
        status={data?.status}
      />
    </>
  ),
});

function Head({ searchesWeb, theme }: Pick<SettingsBodyProps, "searchesWeb" | "theme">) {
  return (
    <PageHead
      quiet
      look={styles.head}
      illustration={<Illustration name="skies" theme={theme} eager alt="" />}
      title={i18n.t("Settings for search and appearance")}
      lead={i18n.t(
        "You don’t need an account: we save each setting as a cookie in this browser, and none says who you are.",
      )}
    >
      {!searchesWeb && (
        <p className="soft small">
          {statements.noWeb}{" "}
          {i18n.t("Settings without effect here are in the last group, “{group}”.", {
            group: spokenGroup(undefined).title,
          })}
        </p>
      )}
    </PageHead>
  );
}

interface SettingsBodyProps extends Pick<Frame, "theme" | "host"> {
  readonly searchesWeb: boolean;
  readonly find: string;
  readonly chosen: Settings;
  readonly faults?: SettingsInput["typed"] | undefined;
  /** What became of the last choice. */
  readonly status?: ReactNode;
  readonly origin?: string | undefined;
}

function SettingsBody(props: SettingsBodyProps) {
  const { find, chosen, faults = {}, status, origin = "", searchesWeb, theme, host } = props;
  const changed = changedSettings(chosen);
  return (
    <>
      <div className={styles.body}>
        <Wrap>
          {status}
          <Filter find={find} />
          {findSettings(find).length === 0 && <NothingFound />}
          {settingsFormIsland.mark({
            action: href("theme", { find: find || null }),
            find,
            searchesWeb,
            chosen: Object.fromEntries(changed),
            faults,
          })}
        </Wrap>
      </div>
      <Band tone="surface-alt" id="share">
        <Share {...{ theme, host }} address={changed.length > 0 ? origin + settingsPath(chosen) : null} />
      </Band>
    </>
  );
}

/** Says if the settings shown are not saved; after saving (`?saved`), what this browser keeps, read from its own cookies. */
function Status({ visit }: { visit: Visit }) {
  const kept = readSettings(new URLSearchParams(), visit.cookies);
  if (settingsPath(kept) !== settingsPath(visit.settings)) {
    return (
      <Notice title={i18n.t("These settings aren’t saved yet")}>
        {i18n.t("Select Save settings to keep them in this browser.")}
      </Notice>
    );
  }
  if (!visit.url.searchParams.has("saved")) return null;
  if (changedSettings(kept).length > 0)
    return <Notice tone="good" live title={i18n.t("Settings saved in this browser")} />;
  return (
    <Notice title={i18n.t("All settings are at their defaults")} live>
      {i18n.t(
        "This browser keeps no changed setting. If you’ve just changed one, allow cookies for this site and select Save settings again.",
      )}
    </Notice>
  );
}

/**
 * Part of the settings form, so that choices that are not saved yet are never lost. Enter in any field presses the first
 * button, which finds settings if the words have changed, and saves if they have not.
 */
function Filter({ find }: { find: string }) {
  const ofSettings = { form: "settings", name: "do" };
  return (
    <search>
      <div className={styles.filter}>
        <button {...ofSettings} value="enter" className="vh" tabIndex={-1} aria-hidden="true">
          {i18n.t("Save settings")}
        </button>
        <Field
          id="find"
          name="find"
          form="settings"
          type="search"
          label={i18n.t("Find a setting")}
          placeholder={i18n.t("Font, region, colour …")}
          defaultValue={find}
          maxLength={longestFind}
          autoComplete="off"
        />
        <Button {...ofSettings} value="find" variant="line">
          {i18n.t("Find settings")}
        </Button>
        {find && (
          <Button {...ofSettings} value="all" variant="line">
            {i18n.t("Show all settings")}
          </Button>
        )}
      </div>
    </search>
  );
}

function NothingFound() {
  return (
    <Notice title={i18n.t("No settings found")}>
      {i18n.t("Try a shorter word, like “font” or “video”, or show all settings.")}
    </Notice>
  );
}

interface ShareProps extends Pick<Frame, "theme" | "host"> {
  /** Null where nothing is changed. */
  readonly address: string | null;
}

function Share({ theme, host, address }: ShareProps) {
  return (
    <div className={styles.share}>
      <div className="say">
        <h2>{i18n.t("Use these settings in another browser")}</h2>
        {address === null ? (
          <p className="soft">
            {i18n.t("Once you save or preview a choice that isn’t our default, its address appears here.")}
          </p>
        ) : (
          <>
            <p className="soft">
              {i18n.t(
                "This address contains every setting that isn’t at its default, and nothing else. Open it in another browser and select Save settings. Other settings there stay as they are.",
              )}
            </p>
            <Field
              id="address"
              label={i18n.t("Address with your settings")}
              hint={i18n.t("Copy the whole address. It changes each time you save or preview.")}
              readOnly
              value={address}
            />
          </>
        )}
        <p className="acts">
          <GoLink href={href("cookies")}>{i18n.t("See what each cookie stores")}</GoLink>
          {host === "start" || <GoLink href={href("suggestions")}>{i18n.t("Open a shorter home page")}</GoLink>}
        </p>
      </div>
      <Illustration name="flight" theme={theme} alt="" />
    </div>
  );
}
