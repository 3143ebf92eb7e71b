import type { ReactNode } from "react";
import { sentLinkIsland } from "../../client/events/sent-link-island.tsx";
import { countryPickerIsland } from "../../client/frame/country-picker-island.tsx";
import { SiteFooter } from "../../client/frame/footer.tsx";
import { type NavLink, SiteHeader } from "../../client/frame/header.tsx";
import { HiddenBird } from "../../client/frame/hidden-bird.tsx";
import { menuIsland } from "../../client/frame/menu-island.tsx";
import { SkipLink } from "../../client/frame/skip-link.tsx";
import { StagingNote } from "../../client/frame/staging-note.tsx";
import { themeSwitchIsland } from "../../client/frame/theme-switch-island.tsx";
import { searchBoxIsland } from "../../client/search/search-box-island.tsx";
import { brand } from "../contract/brand.ts";
import { type Country, countryName, noCountry, pickerCountries } from "../contract/country.ts";
import { demonstration } from "../contract/demonstration.ts";
import { endpoints, href, notFoundPath } from "../contract/routes.ts";
import type { Frame } from "./frame.ts";
import { siteLinks } from "./site-links.ts";

interface ChromeProps {
  readonly path: string;
  readonly frame: Frame;
  readonly children: ReactNode;
  /** Around a task: nothing that leads away from it. */
  readonly isLean?: boolean;
}

/** Header, main landmark and footer: what stands around every page that is not `bare`. */
export function Chrome({ isLean = false, ...props }: ChromeProps) {
  const { path, frame, children } = props;
  return (
    <>
      <SkipLink />
      {isLean ? <TaskHeader {...props} /> : <FullHeader {...props} />}
      <main id="main">
        {frame.staging && <StagingNote />}
        {children}
      </main>
      {isLean ? (
        <SiteFooter home={href("home")} low={<TaskLow />} ground={<HiddenBird path={path} />} />
      ) : (
        <FullFooter {...{ path, frame }} />
      )}
    </>
  );
}

/** The mark, help, the account and the theme. */
function TaskHeader({ path, frame }: ChromeProps) {
  return (
    <SiteHeader
      home={href("home")}
      current={path}
      ways={[
        { label: "Help", href: href("help") },
        // Beside help and the theme, a phone has room for one word.
        { ...accountLink, label: "Account" },
      ]}
      themeSwitch={themeSwitchIsland.mark({ action: endpoints.chooseTheme, theme: frame.theme, back: path })}
    />
  );
}

/** One line below a task. */
function TaskLow() {
  return (
    <>
      {`© 2026 ${brand.name}`}
      <a href={href("privacy")}>Privacy policy</a>
      <a href={href("proPrivacyTerms")}>Terms</a>
      {sentLinkIsland.mark({})}
    </>
  );
}

/** The page shows the subscription of the session, or asks to sign in. One label for both, so that the frame is the same. */
const accountLink: NavLink = { label: "Manage subscription", href: href("subscriptionsManage") };

function FullHeader({ path, frame }: ChromeProps) {
  const links = siteLinks(frame.ai);
  const home = href("home");
  const box = { action: home, method: frame.method };
  return (
    <SiteHeader
      home={home}
      links={links.header}
      current={path}
      search={
        searchesItself.has(path) ? undefined : searchBoxIsland.mark({ ...box, id: "header-q", placeholder: "Search" })
      }
      ways={[accountLink]}
      action={browserLink}
      themeSwitch={themeSwitchIsland.mark({ action: endpoints.chooseTheme, theme: frame.theme, back: path })}
      menu={menuIsland.mark({
        items: [
          { ...accountLink, icon: "user" },
          { ...browserLink, icon: "download" },
          ...links.menu.map(({ label, href, icon }) => ({ label, href, icon })),
        ],
        current: path,
      })}
    />
  );
}

const browserLink: NavLink = { label: "Get the browser", href: href("app") };

function FullFooter({ path, frame }: Pick<ChromeProps, "path" | "frame">) {
  return (
    <SiteFooter
      home={href("home")}
      line={`${brand.line} ${brand.plainLine}`}
      groups={siteLinks(frame.ai).footer}
      picker={<Picker path={path} country={frame.country} host={frame.host} />}
      low={
        <>
          {`© 2026 ${brand.name}`}
          <span className="small">{demonstration.site}</span>
          {sentLinkIsland.mark({})}
        </>
      }
      ground={<HiddenBird path={path} />}
    />
  );
}

/** Pages with a search box of their own, where a second one would only be in the way. */
const searchesItself: ReadonlySet<string> = new Set([href("home"), href("suggestions"), notFoundPath]);

/** On the onion host nobody knows a country, and nothing asks for one (HOST-3). */
function Picker({ path, country, host }: { path: string; country: Country | null; host: Frame["host"] }) {
  if (host === "onion") return null;
  const codes = country && !pickerCountries.includes(country) ? [...pickerCountries, country] : pickerCountries;
  const countries = codes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));
  return countryPickerIsland.mark({
    id: "visitor-country",
    action: endpoints.chooseCountry,
    countries,
    current: country ?? noCountry,
    back: path,
  });
}
