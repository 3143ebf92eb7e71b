/** What a deletion took, counted: the receipt for it. Nothing in it says whose it was. */
import { Card } from "../../../../client/components/card.tsx";
import formStyles from "../sign-in/sign-in.module.css";

/** What is counted, in the order of the list: one of it, and several. */
const kinds = {
  accounts: ["account", "accounts"],
  addresses: ["email address", "email addresses"],
  sessions: ["signed-in device", "signed-in devices"],
  recoveryCodes: ["recovery code", "recovery codes"],
  subscriptions: ["subscription", "subscriptions"],
  payments: ["entry in your list of payments", "entries in your list of payments"],
  checkouts: ["order", "orders"],
  receipts: ["store receipt", "store receipts"],
  accessCodes: ["access code", "access codes"],
  newsletters: ["newsletter subscription", "newsletter subscriptions"],
  passkeys: ["passkey", "passkeys"],
  scans: ["scan of people-search sites, with its names and addresses", "scans of people-search sites"],
} as const;

/** How many of each kind were deleted, in the order of the list: the form in which the note keeps them. */
export type Erased = number[];

/** The largest count that is shown, which the session has room for. */
const most = 999;

export function receiptOf(counts: Readonly<Record<string, number>>): Erased {
  return Object.keys(kinds).map((kind) => Math.min(most, Math.max(0, counts[kind] ?? 0)));
}

export function DeletionReceipt({ erased }: { readonly erased: Readonly<Erased> }) {
  const lines = Object.values(kinds).flatMap(([one, several], at) => {
    const count = erased[at] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
  });
  return (
    <Card>
      <h2 className={formStyles.title}>What we deleted</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
