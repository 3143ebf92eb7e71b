import type { ScanProfile } from "../../../src/contract/scan/scan-profile.ts";

/** A profile with every part that one may have, all of them words that occur in no other text. */
export const profile: ScanProfile = {
  names: [{ first: "Zsófia", middle: "Quenby", last: "O'Threlkeld" }],
  birthYear: 1953,
  addresses: [{ street: "41 Wixcombe Row", city: "Brindlethorpe", state: "Kestrelshire", zipCode: "QX9 7ZV" }],
};
