/** An account that this browser holds beside the one that it is signed in to. */
import { i18n } from "../../../contract/language/i18n.ts";
import { PressForm } from "../../../forms/press-form.tsx";

export function otherAccountWords() {
  return {
    title: i18n.t("Your other account"),
    text: i18n.t(
      "This browser has another account as well. If it has a subscription, switch to it. Both accounts stay open.",
    ),
  };
}

/** The button that switches to it; `action` is the address of the managing page. */
export function SwitchAccount({ action }: { readonly action: string }) {
  return (
    <PressForm action={action} intent="switch" variant="line">
      {i18n.t("Switch account")}
    </PressForm>
  );
}
