import { expect, it } from "vitest";
import { readOwnDevice } from "../../../src/contract/device.ts";
import { href, routes } from "../../../src/contract/routes.ts";
import { agents } from "../../contract/device/user-agents.ts";
import { found, request } from "../request.ts";

const { path } = routes.vpnSetUp;

async function heading(address: string, agent = ""): Promise<string> {
  const html = await (await request(address, { headers: { "user-agent": agent } })).text();
  return found(html, /<h1[^>]*>([^<]*)/);
}

const headings = {
  ios: "Set up the VPN on your iPhone or iPad",
  android: "Set up the VPN on your Android device",
  macos: "Set up the VPN on your Mac",
  windows: "Set up the VPN on your Windows computer",
  linux: "The VPN isn’t offered on Linux or ChromeOS",
} as const;
const choice = "Which device do you want to set up the VPN on?";

it("DEV-1 PAGE-9 the steps are for the visitor's device, or for the one that the address asks for", async () => {
  const agentOf = (os: string) =>
    agents.find(({ userAgent }) => readOwnDevice({ userAgent }).os.name === os)?.userAgent ?? "";
  const own = { ...headings, ipados: headings.ios, chromeos: headings.linux, unknown: choice };
  for (const [os, words] of Object.entries(own)) expect([os, await heading(path, agentOf(os))]).toEqual([os, words]);
  for (const [device, words] of Object.entries(headings))
    expect(await heading(href("vpnSetUp", { device }), agentOf("windows"))).toBe(words);
  for (const device of ["", "IOS", "toString", "__proto__", "ipados"])
    expect(await heading(href("vpnSetUp", { device }), agentOf("android"))).toBe(headings.android);
});

it("PAGE-9 every device links to all others, and says that there is nothing to install here", async () => {
  for (const device of Object.keys(headings)) {
    const html = await (await request(href("vpnSetUp", { device }))).text();
    const linked = [...html.matchAll(/\/vpn\/set-up\?device=(\w+)"/g)].map(([, other]) => other);
    expect([...linked, device].sort()).toEqual(Object.keys(headings).sort());
    if (device !== "linux") expect(html).toContain("Demonstration: there’s no browser to install");
  }
});
