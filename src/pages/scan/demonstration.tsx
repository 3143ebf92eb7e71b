import { Notice } from "../../../client/components/notice.tsx";

/** Stands wherever something of a scan shows: neither the brokers nor what they say are real. */
export function Demonstration() {
  return (
    <Notice title="Demonstration data">
      <p>
        These people-search sites and their pages are invented, anew for each scan. Nothing you enter goes to a real
        site.
      </p>
    </Notice>
  );
}
