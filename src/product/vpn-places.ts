import type { Country } from "../contract/country.ts";

/**
 * Where the VPN has servers. The demonstration's values, like every figure of the product that is not measured: a company
 * with servers of its own puts their places here, and their numbers into `facts.vpn`.
 */
export const vpnPlaces = {
  AT: [/*i18n*/ "Vienna"],
  AU: [/*i18n*/ "Sydney"],
  BE: [/*i18n*/ "Brussels"],
  BG: [/*i18n*/ "Sofia"],
  BR: [/*i18n*/ "São Paulo"],
  CA: [/*i18n*/ "Montreal", /*i18n*/ "Toronto"],
  CH: [/*i18n*/ "Zurich"],
  CZ: [/*i18n*/ "Prague"],
  DE: [/*i18n*/ "Berlin", /*i18n*/ "Frankfurt"],
  DK: [/*i18n*/ "Copenhagen"],
  EE: [/*i18n*/ "Tallinn"],
  ES: [/*i18n*/ "Madrid"],
  FI: [/*i18n*/ "Helsinki"],
  FR: [/*i18n*/ "Marseille", /*i18n*/ "Paris"],
  GB: [/*i18n*/ "London", /*i18n*/ "Manchester"],
  GR: [/*i18n*/ "Athens"],
  HR: [/*i18n*/ "Zagreb"],
  HU: [/*i18n*/ "Budapest"],
  IE: [/*i18n*/ "Dublin"],
  IT: [/*i18n*/ "Milan"],
  JP: [/*i18n*/ "Tokyo"],
  LV: [/*i18n*/ "Riga"],
  NL: [/*i18n*/ "Amsterdam"],
  NO: [/*i18n*/ "Oslo"],
  NZ: [/*i18n*/ "Auckland"],
  PL: [/*i18n*/ "Warsaw"],
  PT: [/*i18n*/ "Lisbon"],
  RO: [/*i18n*/ "Bucharest"],
  SE: [/*i18n*/ "Stockholm"],
  SG: [/*i18n*/ "Singapore"],
  US: [/*i18n*/ "Chicago", /*i18n*/ "Dallas", /*i18n*/ "New York", /*i18n*/ "Seattle"],
} as const satisfies Partial<Record<Country, readonly string[]>>;
