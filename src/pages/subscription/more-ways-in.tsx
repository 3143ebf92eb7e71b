import { LinkButton } from "../../../client/components/button.tsx";
import { href } from "../../contract/routes.ts";
import { RecoveryCodeButton } from "./recovery-code-button.tsx";

/** For somebody who has only one way to sign in: the two others that need no device of their own. */
export function MoreWaysIn() {
  return (
    <div className="acts">
      <LinkButton variant="line" icon="mail" href={href("subscriptionsAddEmail")}>
        Add email address
      </LinkButton>
      <RecoveryCodeButton />
    </div>
  );
}
