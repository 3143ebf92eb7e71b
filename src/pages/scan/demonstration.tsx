import { Notice } from "../../../client/components/notice.tsx";

/** Stands wherever something of a scan shows: neither the brokers nor what they say are real. */
export function Demonstration() {
  return (
    <Notice title="Demonstration data">
      <p>
        The sites that are searched here are invented, and so is everything they say. Nobody outside this service gets
        to see your answers.
      </p>
    </Notice>
  );
}
