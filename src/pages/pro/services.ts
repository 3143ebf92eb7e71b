import type { IllustrationName } from "../../../client/components/illustration-list.ts";
import { facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";

const { vpn, removal } = facts;

interface Service {
  readonly drawing: IllustrationName;
  readonly title: string;
  /** Of the page about it. */
  readonly href: string;
}

/** The three services of the subscription, in the order in which they are named everywhere. */
export const services: readonly Service[] = [
  { drawing: "heathLog", title: `VPN, ${vpn.devices} devices`, href: href("vpn") },
  { drawing: "heathTracks", title: `Removal, ${removal.sites} sites`, href: href("dbp") },
  { drawing: "heathEggs", title: "Identity theft help", href: href("identityTheftRestoration") },
];
