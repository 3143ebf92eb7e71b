import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";

const { vpn, removal } = facts;

interface Service {
  readonly drawing: IllustrationName;
  readonly title: string;
  /** What it does, in a line. */
  readonly what: string;
  /** Of the page about it. */
  readonly href: string;
}

/** The three services of the subscription, in the order in which they are named everywhere. */
export function proServices(): readonly Service[] {
  return [
    {
      drawing: "heathLog",
      title: i18n.t("VPN, {devices}\u00a0devices", { devices: vpn.devices }),
      what: i18n.t("Hides your IP address from sites and apps"),
      href: href("vpn"),
    },
    {
      drawing: "heathTracks",
      title: i18n.t("Removal, {sites}\u00a0sites", { sites: removal.sites }),
      what: i18n.t("Asks people-search sites to remove your details, and checks again"),
      href: href("dbp"),
    },
    {
      drawing: "heathEggs",
      title: i18n.t("Identity theft help"),
      what: i18n.t("An adviser by phone, until the case is closed"),
      href: href("identityTheftRestoration"),
    },
  ];
}
