/** Files that crawlers, browsers, app stores and security researchers look for at agreed addresses. */
import type { Context } from "hono";
import { brand } from "../contract/brand/brand.ts";
import { endpoints, href, routes } from "../contract/routes.ts";
import type { EdgeConfig } from "../env.ts";
import type { Http } from "../http.ts";
import { validated } from "../platform/entity-tag.ts";
import { built } from "../render/assets.ts";
import { securityHeaders } from "../render/security.ts";
import type { HostVariant } from "../visit/host.ts";

export const origin = `https://${brand.hosts.main}`;

/** Whether search engines may list this host: the main one alone, so that a page has one address, and never staging. */
export function isListed(host: HostVariant, stage: EdgeConfig["stage"]): boolean {
  return host === "main" && stage !== "staging";
}

/**
 * Paths on the main host that are of no use to a crawler. These are prefixes: the question mark keeps `/ac` from closing
 * `/acceptable-use`.
 */
const closed = [`${endpoints.suggestions}?`, `${endpoints.image}?`, "/settings/"];

const robots = {
  listed: [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${endpoints.sitemap}`,
    "",
  ].join("\n"),
  // Disallowed pages can still be listed by address: only a crawler that may fetch them sees the `noindex`.
  unlisted: [
    "# Nothing on this host is to be listed: every answer says noindex.",
    `# The same pages, for listing: ${origin}/`,
    "User-agent: *",
    "Allow: /",
    "",
  ].join("\n"),
};

/** `GET /robots.txt` (RFC 9309), by host. */
export function robotsTxt(c: Context<Http>): Promise<Response> {
  const { host } = c.var.visit;
  if (isListed(host, c.var.config.stage)) return document(c, "text/plain", robots.listed);
  // The onion host names no address of the open web.
  const text = host === "onion" ? robots.unlisted.replace(/^# The same.*\n/m, "") : robots.unlisted;
  return document(c, "text/plain", text);
}

/** Half a year. RFC 9116 advises less than one. */
const securityDays = 180;

/**
 * `GET /.well-known/security.txt` (RFC 9116). It expires by the day of the build, not of the request: a site that nobody
 * has deployed for half a year should not claim that somebody still reads these letters.
 */
export function securityTxt(c: Context<Http>): Promise<Response> {
  const expires = new Date(Date.parse(built) + securityDays * 86_400_000).toISOString().replace(".000Z", "Z");
  const text = [
    `Contact: mailto:${brand.email.security}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${endpoints.securityTxt}`,
    `Hiring: ${origin}${href("hiring")}`,
    "",
  ].join("\n");
  return document(c, "text/plain", text);
}

/** `GET /.well-known/gpc.json`: says that we honour Global Privacy Control, and since when (GPC specification, section 4). */
export function gpcSupport(c: Context<Http>): Promise<Response> {
  return document(c, "application/json", JSON.stringify({ gpc: true, lastUpdate: "2026-11-21" }));
}

/** `GET /.well-known/change-password`: there is no password; leads to the page for subscribers, where sign-in is managed. */
export function changePassword(c: Context<Http>): Response {
  return c.redirect(href("subscriptionsManage"), 302);
}

const { ios, android } = brand.apps;

/** The addresses that the iOS app opens by itself, and that it may fill in credentials here. */
const appleAssociation = {
  applinks: {
    details: [
      {
        appIDs: [ios.id],
        components: [`${routes.activationFlow.path}*`, endpoints.activate].map((path) => ({
          "/": path,
          comment: "Activate a device",
        })),
      },
    ],
  },
  webcredentials: { apps: [ios.id] },
};

const androidAssociation = [
  {
    relation: ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"],
    target: {
      namespace: "android_app",
      package_name: android.package,
      sha256_cert_fingerprints: [android.certificate],
    },
  },
];

/** `GET /.well-known/apple-app-site-association`. */
export function appleApps(c: Context<Http>): Promise<Response> {
  return document(c, "application/json", JSON.stringify(appleAssociation));
}

/** `GET /.well-known/assetlinks.json` (Digital Asset Links). */
export function androidApps(c: Context<Http>): Promise<Response> {
  return document(c, "application/json", JSON.stringify(androidAssociation));
}

/** Answers with a text that is the same for every request to this host. */
export function document(c: Context<Http>, type: string, text: string): Promise<Response> {
  return validated(c.req.raw.headers, text, {
    ...securityHeaders(c.var.visit, "data"),
    "content-type": type === "application/json" ? type : `${type}; charset=utf-8`,
    "cache-control": "public, max-age=3600",
  });
}
