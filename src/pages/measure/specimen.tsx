import { Illustration } from "../../../client/components/illustration.tsx";
import { countryInText } from "../../contract/country.ts";
import type { FormFactor } from "../../contract/device.ts";
import { retention } from "../../contract/retention.ts";
import type { Visit } from "../../visit/visit.ts";

/** The illustration of the moth, its four letters explained by what this very request told us, in coarse terms. */
export function Specimen({ visit }: { visit: Visit }) {
  return (
    <Illustration
      name="search"
      theme={visit.theme}
      no={1}
      eager
      caption="What your browser sent us to get this page, and what we did with it."
      legend={[address(visit), browser(visit), languages(visit), cookies(visit)]}
    />
  );
}

function address({ host, country }: Visit): string {
  if (host === "onion") return "IP address: none arrived. The onion network hides it.";
  const place = country ? ` in ${countryInText(country)}` : "";
  return `IP address: one${place}. We used it to send you this page, and keep it for ${retention.ipAddressMinutes} minutes at most.`;
}

const kinds: Readonly<Record<FormFactor, string>> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

function browser({ device: { browser, formFactor } }: Visit): string {
  const name =
    browser.name === "unknown" ? "an unknown browser" : browser.name.replace(/^./, (first) => first.toUpperCase());
  return `Browser: ${name} on a ${kinds[formFactor]}. We used this to build the page. Some events name the browser too.`;
}

function languages({ languages }: Visit): string {
  return languages === 0
    ? "Languages: none arrived."
    : `Languages: your browser named ${languages}. We look whether the page is in one of them. An event may name the first one.`;
}

function cookies({ cookies: { size } }: Visit): string {
  return size === 0 ? "Cookies: none arrived." : `Cookies: ${size} of ours, used for this page, then dropped.`;
}
