import { installLink } from "../../src/contract/acquisition/campaign.ts";
import { brandName } from "../../src/contract/brand/brand-name.ts";
import { parseCookies, serializeCookie } from "../../src/contract/cookies.ts";
import { readOwnDevice } from "../../src/contract/device.ts";
import { formatVersion, versionAt } from "../acquisition/version.ts";
import button from "../components/button.module.css";
import { icons } from "../components/icons.ts";
import { rules } from "./banner-rules.ts";
import { type HomeBanner, homeBanner } from "./home-banner.ts";

const svg = "http://www.w3.org/2000/svg";

const placement = { origin: "funnel_home_website__banner", campaign: "home-banner" };

/**
 * Shows the install banner of home if it is due (DEV-5). It appears only when the page is first scrolled, and over its lower
 * edge, so that it distracts nobody before and moves nothing. It is made of plain elements: a link and a button need no
 * React.
 */
export function start(document: Document): void {
  const device = readOwnDevice({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    platform: new URLSearchParams(location.search).get("platform"),
  });
  const due = homeBanner(device, parseCookies(document.cookie), Date.now());
  if (!due) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(draw(document, due));
}

function draw(document: Document, { offer, label }: HomeBanner): HTMLElement {
  const banner = document.createElement("aside");
  banner.setAttribute("aria-label", `${brandName} for this device`);
  banner.dataset.homeBanner = "";
  const words = document.createElement("p");
  words.textContent = "The browser that goes with this search.";
  const link = document.createElement("a");
  link.className = `${button.button} ${button.primary} ${button.small}`;
  link.href = installLink(offer, placement);
  link.dataset.sends = "install_click";
  link.textContent = label;
  const close = document.createElement("button");
  close.type = "button";
  close.setAttribute("aria-label", "Hide this banner for now");
  close.append(cross(document));
  close.addEventListener("click", () => {
    banner.remove();
    putOff(document);
  });
  banner.append(words, link, close);
  return banner;
}

function cross(document: Document): SVGElement {
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", icons.close);
  icon.append(path);
  return icon;
}

/** Stored as a setting, so that the visitor can see, change and clear it on the settings page. */
function putOff(document: Document): void {
  const transport = { secure: location.protocol === "https:" };
  document.cookie = serializeCookie("kax", formatVersion(versionAt(Date.now())), transport);
}
