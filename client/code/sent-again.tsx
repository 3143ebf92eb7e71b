import { Trans } from "@lingui/react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Notice } from "../components/notice.tsx";

/** Shown and read aloud after a press that only sends an email, because nothing else on the page changes. */
export function SentAgain({ email }: { readonly email: string }) {
  return (
    <Notice tone="good" title={i18n.t("We sent a new code")} live>
      <p>
        <Trans
          id="It’s on its way to <b>{email}</b>. The codes before it no longer work."
          values={{ email }}
          components={{ b: <b key="b" /> }}
        />
      </p>
    </Notice>
  );
}
