import { Notice } from "../components/notice.tsx";

/** Shown and read aloud after a press that only sends an email, because nothing else on the page changes. */
export function SentAgain({ email }: { readonly email: string }) {
  return (
    <Notice tone="good" title="We sent a new code" live>
      <p>
        It’s on its way to <b>{email}</b>. The codes before it no longer work.
      </p>
    </Notice>
  );
}
