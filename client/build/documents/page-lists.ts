import { accessibility } from "./accessibility.ts";
import { identityTheft } from "./identity-theft.ts";
import { record } from "./record.ts";

/** Long lists of pages, by the name of their file: `src/files/page-lists.ts` reads them. */
export const pageLists: Readonly<Record<string, object>> = { accessibility, "learn-more": identityTheft, record };
