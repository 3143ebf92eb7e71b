import { Notice } from "../components/notice.tsx";

/** What an address says of a code that was just sent once more: `?sent=again`. */
export const sentAgain = { sent: "again" } as const;

export function isSentAgain(query: Pick<URLSearchParams, "get">): boolean {
  return query.get("sent") === sentAgain.sent;
}

/** Shown and read aloud after a press that only sends an email: nothing else on the page tells it. */
export function SentAgain({ email }: { readonly email: string }) {
  return (
    <Notice tone="good" title="We sent a new code" live>
      <p>
        It’s on its way to <b>{email}</b>. The codes before it no longer work.
      </p>
    </Notice>
  );
}
