import type { Scene } from "../../client/mockups/scenes.tsx";
import { facts } from "../contract/brand.ts";

const { vpn, removal } = facts;

/** The three services of the subscription, for every page that sells it. Each links to its section further down the page. */
export const serviceScenes: readonly Scene[] = [
  {
    illustration: "log",
    title: `VPN for ${vpn.devices} devices`,
    text: "Covers every app on those devices",
    href: "#vpn",
  },
  {
    illustration: "tracks",
    title: `Removal from ${removal.sites} sites`,
    text: "We ask people-search sites to remove your details",
    href: "#removal",
  },
  {
    illustration: "eggs",
    title: "An adviser if your identity is stolen",
    text: "By phone, while you subscribe",
    href: "#restoration",
  },
];
