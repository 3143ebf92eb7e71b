import { href } from "../../src/contract/routes.ts";
import { LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";

/** Stands where the answers will, until the script that keeps them has read them out. */
export function ScanAnswersAway() {
  return (
    <div className="say">
      <Notice title="Your answers are in this browser’s storage">
        <p>
          They appear here as soon as the script that put them there has started. Without scripts they cannot be read,
          and you would have to type them once more.
        </p>
      </Notice>
      <LinkButton variant="line" href={href("dbpScanName")}>
        To the first question
      </LinkButton>
    </div>
  );
}
