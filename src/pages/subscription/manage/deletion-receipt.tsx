/** What a deletion took, counted: the receipt for it. Nothing in it says whose it was. */
import { Card } from "../../../../client/components/card.tsx";

export type Erased = Readonly<Record<string, number>>;

/** What is counted, in the order of the list: one of it, and several. */
const kinds = {
  accounts: ["account", "accounts"],
  addresses: ["email address", "email addresses"],
  sessions: ["signed-in device", "signed-in devices"],
  recoveryCodes: ["recovery code", "recovery codes"],
  subscriptions: ["subscription", "subscriptions"],
  checkouts: ["checkout", "checkouts"],
  receipts: ["store receipt", "store receipts"],
  accessCodes: ["access code", "access codes"],
  newsletters: ["newsletter subscription", "newsletter subscriptions"],
} as const;

export function DeletionReceipt({ erased }: { readonly erased: Erased }) {
  const lines = Object.entries(kinds).flatMap(([kind, [one, several]]) => {
    const count = erased[kind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
  });
  return (
    <Card>
      <h2>What we deleted</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
