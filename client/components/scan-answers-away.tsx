import { href } from "../../src/contract/routes.ts";
import { LinkButton } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** Stands where the answers will, until the script that keeps them has read them out. */
export function ScanAnswersAway() {
  return (
    <Notice title="Your answers are in this browser’s storage">
      <p>
        They appear here as soon as the script that put them there has started. Without scripts they cannot be read, and
        you would have to type them once more.
      </p>
      <p className="acts">
        <LinkButton variant="line" small href={href("dbpScanName")}>
          To the first question
        </LinkButton>
      </p>
    </Notice>
  );
}
