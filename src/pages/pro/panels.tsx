import { Panel, type PanelRow } from "../../../client/mockups/panel.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { vpnPlaces } from "../../product/vpn-places.ts";
import { badges, findings } from "./demo-dashboard.tsx";

/** An IP address reserved for examples, and a place from our list. */
function connected(): readonly PanelRow[] {
  return [
    {
      name: i18n.t("Sites see"),
      text: i18n.t("{ip}, in {place}", { ip: "192.0.2.44", place: i18n.t(vpnPlaces.IE[0]) }),
    },
    { name: i18n.t("Your network sees"), text: i18n.t("One connection, to our server") },
    { name: i18n.t("Devices"), text: i18n.t("2 of {devices} in use", { devices: facts.vpn.devices }) },
  ];
}

function removals(): readonly PanelRow[] {
  return findings()
    .slice(0, 3)
    .map(({ site, says, state }) => ({
      name: site,
      text: says,
      state: badges()[state].words,
      done: state === "removed",
    }));
}

function caseSteps(): readonly PanelRow[] {
  return [
    { name: i18n.t("Bank"), text: i18n.t("New account in your name, frozen"), state: i18n.t("Done"), done: true },
    { name: i18n.t("Credit agencies"), text: i18n.t("Fraud alert on your file"), state: i18n.t("Done"), done: true },
    { name: i18n.t("Card company"), text: i18n.t("Four payments disputed"), state: i18n.t("Waiting") },
  ];
}

/** The VPN with its one switch. */
export function VpnPanel() {
  return <Panel title="VPN" on state={i18n.t("Connected")} rows={connected()} />;
}

/** What became of the pages about an invented person. */
export function RemovalPanel() {
  return <Panel title="Robin Example" rows={removals()} />;
}

/** How the case of an invented person stands. */
export function CasePanel() {
  return <Panel title={i18n.t("Robin’s case")} rows={caseSteps()} />;
}
