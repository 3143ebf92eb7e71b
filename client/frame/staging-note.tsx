import { Wrap } from "../components/band.tsx";
import { Notice } from "../components/notice.tsx";

/** What somebody does here is a test, which they must not take for a purchase of their own (SUB-7). */
export function StagingNote() {
  return (
    <Wrap>
      <Notice title="You’re on staging">
        <p>Accounts and payments here are for testing. Close the browser to leave staging.</p>
      </Notice>
    </Wrap>
  );
}
