import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { countryInText } from "../../contract/country.ts";
import type { FormFactor } from "../../contract/device.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { retention } from "../../contract/retention.ts";
import type { Visit } from "../../visit/visit.ts";

/** The illustration of the moth, its four letters explained by what this very request told us, in coarse terms. */
export function MothSpecimen({ visit }: { visit: Visit }) {
  return (
    <Illustration
      name="search"
      theme={visit.theme}
      no={1}
      eager
      caption={i18n.t("What your browser sent us to get this page, and what we did with it.")}
      legend={[address(visit), browser(visit), languages(visit), cookies(visit)]}
    />
  );
}

function address({ host, country }: Visit): string {
  if (host === "onion") return i18n.t("IP address: none arrived. The onion network hides it.");
  const minutes = retention.ipAddressMinutes;
  if (!country) {
    return i18n.t("IP address: one. We used it to send you this page, and keep it for {minutes} minutes at most.", {
      minutes,
    });
  }
  return i18n.t(
    "IP address: one in {country}. We used it to send you this page, and keep it for {minutes} minutes at most.",
    { country: countryInText(country), minutes },
  );
}

const browsers: Readonly<Record<FormFactor, string>> = {
  desktop: /*i18n*/ "Browser: {name} on a computer. We used this to build the page. Some events name the browser too.",
  mobile: /*i18n*/ "Browser: {name} on a phone. We used this to build the page. Some events name the browser too.",
  tablet: /*i18n*/ "Browser: {name} on a tablet. We used this to build the page. Some events name the browser too.",
};

function browser({ device: { browser, formFactor } }: Visit): string {
  const name =
    browser.name === "unknown"
      ? i18n.t("an unknown browser")
      : browser.name.replace(/^./, (first) => first.toUpperCase());
  return i18n.t(browsers[formFactor], { name });
}

function languages({ languages }: Visit): string {
  return languages === 0
    ? i18n.t("Languages: none arrived.")
    : i18n.t(
        "Languages: your browser named {count}. We look whether the page is in one of them. An event may name the first one.",
        { count: languages },
      );
}

function cookies({ cookies: { size } }: Visit): string {
  return size === 0
    ? i18n.t("Cookies: none arrived.")
    : i18n.t("Cookies: {count} of ours, used for this page, then dropped.", { count: size });
}
