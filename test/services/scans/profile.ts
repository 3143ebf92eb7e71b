import type { ScanProfile } from "../../../src/contract/scan/scan-profile.ts";

/** Somebody with every part that a profile may have, and whom no other text names by chance. */
export const profile: ScanProfile = {
  names: [{ first: "Zsófia", middle: "Quenby", last: "O'Threlkeld" }],
  birthYear: 1953,
  addresses: [{ street: "41 Wixcombe Row", city: "Brindlethorpe", state: "Kestrelshire", zipCode: "QX9 7ZV" }],
};
