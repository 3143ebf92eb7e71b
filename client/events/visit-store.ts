import { createExpiringStore } from "../storage/expiring-store.ts";

/** What lasts as long as the tab; where that is blocked, as long as the page. One for the sender and for who shows the list. */
export const visitStore = createExpiringStore({ open: () => sessionStorage, clock: Date });
