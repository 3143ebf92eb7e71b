import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";

interface RecoveryCodeButtonProps {
  readonly action?: string;
  /** There is one already, which the new one replaces. */
  readonly isNext?: boolean;
}

/** Makes a code and shows it. Its press is marked (`contract/idempotency-key.ts`): both of two equal presses show the same code. */
export function RecoveryCodeButton({ action = href("subscriptionsManage"), isNext = false }: RecoveryCodeButtonProps) {
  return (
    <form method="post" action={action}>
      <IdempotencyKeyFields />
      <Button variant="line" name="intent" value="recovery-code">
        {isNext ? i18n.t("Create new recovery code") : i18n.t("Create recovery code")}
      </Button>
    </form>
  );
}

/** For somebody who has only one way to sign in: the two others that need no device of their own. */
export function MoreWaysIn() {
  return (
    <div className="acts">
      <LinkButton variant="line" href={href("subscriptionsAddEmail")}>
        {i18n.t("Add email address")}
      </LinkButton>
      <RecoveryCodeButton />
    </div>
  );
}
