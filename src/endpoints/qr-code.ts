import type { Context } from "hono";
import { qrPath } from "../answers/qr-path.ts";
import { parseOrigin } from "../contract/acquisition/origin.ts";
import { brand } from "../contract/brand/brand.ts";
import { settingLanguage } from "../contract/language/languages.ts";
import { activateHref, href } from "../contract/routes.ts";
import { colours, placeColours } from "../contract/theme/colours.ts";
import type { Http } from "../http.ts";
import { securityHeaders } from "../render/security.ts";

/** The empty modules that a reader needs on each side (ISO/IEC 18004). */
const quiet = 4;

/** Dark on light in both themes: not every reader accepts an inverted code. */
const [ink] = colours.ink;
const [paper] = placeColours.paper;

/**
 * `GET /qr.svg?origin=…`: a QR code that leads a phone's camera to the apps, on this variant of the site. A malformed
 * origin is left out. With `to=activate` it leads to signing in on that device, in the language
 * that `kad` names.
 */
export function qrCode(c: Context<Http>): Response {
  const { visit } = c.var;
  const given = visit.url.searchParams.get("origin");
  const origin = given !== null && parseOrigin(given) ? given : null;
  const scheme = visit.host === "onion" ? "http" : "https";
  // By the address alone, since the drawing is cached for everybody.
  const language = settingLanguage(visit.url.searchParams.get("kad") ?? "") ?? "en";
  const path = visit.url.searchParams.get("to") === "activate" ? activateHref(language) : href("app", { origin });
  const { d, size } = qrPath(`${scheme}://${brand.hosts[visit.host]}${path}`);
  const side = size + 2 * quiet;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="${paper}" d="M${-quiet} ${-quiet}h${side}v${side}h-${side}z"/><path fill="${ink}" d="${d}"/></svg>`;
  return new Response(drawing, {
    headers: {
      ...securityHeaders(visit, "data"),
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
    },
  });
}
