import { Panel, type PanelRow } from "../../../client/mockups/panel.tsx";
import { facts } from "../../contract/brand.ts";
import { vpnPlaces } from "../../product/vpn-places.ts";
import { badges, findings } from "./demo-dashboard.tsx";

/** An IP address reserved for examples, and a place from our list. */
const connected: readonly PanelRow[] = [
  { name: "Sites see", text: `192.0.2.44, in ${vpnPlaces.IE[0]}`, state: "Connected", done: true },
  { name: "Devices", text: `2 of ${facts.vpn.devices} in use` },
];

const removals: readonly PanelRow[] = findings.slice(0, 4).map(({ site, says, state }) => ({
  name: site,
  text: says,
  state: badges[state].words,
  done: state === "removed",
}));

const caseSteps: readonly PanelRow[] = [
  { name: "Bank", text: "New account in your name, frozen", state: "Done", done: true },
  { name: "Credit agencies", text: "Fraud alert on your file", state: "Done", done: true },
  { name: "Card company", text: "Four payments disputed", state: "Waiting" },
];

/** The VPN with its one switch. */
export function VpnPanel() {
  return <Panel title="VPN" on rows={connected} />;
}

/** What became of the pages about an invented person. */
export function RemovalPanel() {
  return <Panel title="Robin Example" rows={removals} />;
}

/** How the case of an invented person stands. */
export function CasePanel() {
  return <Panel title="Robin’s case" rows={caseSteps} />;
}
