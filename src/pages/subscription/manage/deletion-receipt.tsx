/** What a deletion took, counted: the receipt for it. Nothing in it says whose it was. */

import { Card } from "../../../../client/components/card.tsx";
import { i18n } from "../../../contract/language/i18n.ts";

/** What is counted, in the order of the list: the words for one of it, and for several. */
const kinds: Readonly<Record<string, (count: number) => string>> = {
  accounts: (count) => (count === 1 ? i18n.t("1 account") : i18n.t("{count} accounts", { count })),
  addresses: (count) => (count === 1 ? i18n.t("1 email address") : i18n.t("{count} email addresses", { count })),
  sessions: (count) => (count === 1 ? i18n.t("1 signed-in device") : i18n.t("{count} signed-in devices", { count })),
  recoveryCodes: (count) => (count === 1 ? i18n.t("1 recovery code") : i18n.t("{count} recovery codes", { count })),
  subscriptions: (count) => (count === 1 ? i18n.t("1 subscription") : i18n.t("{count} subscriptions", { count })),
  payments: (count) =>
    count === 1
      ? i18n.t("1 entry in your list of payments")
      : i18n.t("{count} entries in your list of payments", { count }),
  checkouts: (count) => (count === 1 ? i18n.t("1 order") : i18n.t("{count} orders", { count })),
  receipts: (count) => (count === 1 ? i18n.t("1 store receipt") : i18n.t("{count} store receipts", { count })),
  accessCodes: (count) => (count === 1 ? i18n.t("1 access code") : i18n.t("{count} access codes", { count })),
  newsletters: (count) =>
    count === 1 ? i18n.t("1 newsletter subscription") : i18n.t("{count} newsletter subscriptions", { count }),
  passkeys: (count) => (count === 1 ? i18n.t("1 passkey") : i18n.t("{count} passkeys", { count })),
  scans: (count) =>
    count === 1
      ? i18n.t("1 scan of people-search sites, with its names and addresses")
      : i18n.t("{count} scans of people-search sites", { count }),
};

/** How many of each kind were deleted, in the order of the list: the form in which the note keeps them. */
export type ReceiptCounts = number[];

/** The largest count that is shown, which the session has room for. */
const most = 999;

export function receiptOf(counts: Readonly<Record<string, number>>): ReceiptCounts {
  return Object.keys(kinds).map((kind) => Math.min(most, Math.max(0, counts[kind] ?? 0)));
}

export function DeletionReceipt({ erased }: { readonly erased: Readonly<ReceiptCounts> }) {
  const lines = Object.values(kinds).flatMap((words, at) => {
    const count = erased[at] ?? 0;
    return count > 0 ? [words(count)] : [];
  });
  return (
    <Card>
      <h2>{i18n.t("What we deleted")}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
