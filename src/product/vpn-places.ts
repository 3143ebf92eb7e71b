import type { Country } from "../contract/country.ts";

/**
 * Where the VPN has servers. The demonstration's values, like every figure of the product that is not measured: a company
 * with servers of its own puts their places here, and their numbers into `facts.vpn`.
 */
export const vpnPlaces = {
  AT: ["Vienna"],
  AU: ["Sydney"],
  BE: ["Brussels"],
  BG: ["Sofia"],
  BR: ["São Paulo"],
  CA: ["Montreal", "Toronto"],
  CH: ["Zurich"],
  CZ: ["Prague"],
  DE: ["Berlin", "Frankfurt"],
  DK: ["Copenhagen"],
  EE: ["Tallinn"],
  ES: ["Madrid"],
  FI: ["Helsinki"],
  FR: ["Marseille", "Paris"],
  GB: ["London", "Manchester"],
  GR: ["Athens"],
  HR: ["Zagreb"],
  HU: ["Budapest"],
  IE: ["Dublin"],
  IT: ["Milan"],
  JP: ["Tokyo"],
  LV: ["Riga"],
  NL: ["Amsterdam"],
  NO: ["Oslo"],
  NZ: ["Auckland"],
  PL: ["Warsaw"],
  PT: ["Lisbon"],
  RO: ["Bucharest"],
  SE: ["Stockholm"],
  SG: ["Singapore"],
  US: ["Chicago", "Dallas", "New York", "Seattle"],
} as const satisfies Partial<Record<Country, readonly string[]>>;
