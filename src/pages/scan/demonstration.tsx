import { Notice } from "../../../client/components/notice.tsx";

/** Stands wherever something of a scan shows: neither the brokers nor what they say are real. */
export function Demonstration() {
  return (
    <Notice title="Demonstration data">
      <p>
        These people-search sites and their pages are invented, so nothing you enter goes to a real one. Only our scan
        service receives your answers, when you start the scan.
      </p>
    </Notice>
  );
}
