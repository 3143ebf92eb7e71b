import { expect, it } from "vitest";
import { facts } from "../../../src/contract/brand/brand.ts";
import { vpnPlaces } from "../../../src/product/vpn-places.ts";

it("PAGE-12 the VPN has as many places and countries as every page says", () => {
  const { places, countries } = facts.vpn;
  expect([Object.values(vpnPlaces).flat().length, Object.keys(vpnPlaces).length]).toEqual([places, countries]);
});
