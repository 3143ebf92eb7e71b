import { about } from "./about.ts";
import { accessibility } from "./accessibility.ts";
import { hiringLists, howWeHire } from "./how-we-hire.ts";
import { howWeWork } from "./how-we-work.ts";
import { identityTheft, restorationLists } from "./identity-theft.ts";
import { protectionReasons } from "./protection-reasons.ts";
import { recipients } from "./recipients.ts";
import { record } from "./record.ts";
import { removalLists } from "./removal.ts";
import { storedTables } from "./stored-tables.ts";
import { vpnLists } from "./vpn.ts";

/** Long lists of pages, by the name of their file: `src/files/page-lists.ts` reads them. */
export const pageLists: Readonly<Record<string, object>> = {
  about,
  accessibility,
  "compare-privacy": { reasons: protectionReasons },
  cookies: storedTables,
  donations: { recipients },
  hiring: hiringLists,
  "how-we-hire": howWeHire,
  "how-we-work": howWeWork,
  "learn-more": identityTheft,
  record,
  removal: removalLists,
  restoration: restorationLists,
  vpn: vpnLists,
};
