import type { DonationKind } from "../../../src/pages/company/donations.ts";

/** Who gets our donations. */
export const recipients: readonly { readonly kind: DonationKind; readonly who: string; readonly what: string }[] = [
  {
    kind: "law",
    who: "Legal groups",
    what: "A legal defence fund for people sued over what they published, and two groups that fight unlawful surveillance in court.",
  },
  {
    kind: "software",
    who: "Software makers",
    what: "Maintainers of free encryption libraries, relays of an onion network, and a fund for unpaid bug fixes.",
  },
  {
    kind: "teaching",
    who: "Teachers and helplines",
    what: "A phone line for people watched by a partner, courses in public libraries, and training for newsrooms.",
  },
  {
    kind: "research",
    who: "Researchers",
    what: "University groups that test what apps and pages really send, and publish their methods.",
  },
];
