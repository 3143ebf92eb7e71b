import { Button } from "../../../client/components/button.tsx";
import { pressField } from "../../contract/press.ts";
import { href } from "../../contract/routes.ts";
import { newSecret } from "../../platform/random.ts";

interface RecoveryCodeButtonProps {
  readonly action?: string;
  /** There is one already, in whose place it comes. */
  readonly isNext?: boolean;
}

/** Makes a code and shows it. Its press is marked: of two equal presses each shows the code, and to nobody else. */
export function RecoveryCodeButton({ action = href("subscriptionsManage"), isNext = false }: RecoveryCodeButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={pressField} value={newSecret()} />
      <Button variant="line" icon="key" name="intent" value="recovery-code">
        {isNext ? "Create new recovery code" : "Create recovery code"}
      </Button>
    </form>
  );
}
