import { Trans } from "@lingui/react";
import { Dated } from "../../render/dated.tsx";

/** The day from which a text holds, below its headline. */
export function InForce({ since }: { readonly since: string }) {
  return (
    <p className="soft small">
      <Trans id="In force since <day/>" components={{ day: <Dated day={since} /> }} />
    </p>
  );
}
