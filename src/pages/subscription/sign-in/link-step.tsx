import { Trans } from "@lingui/react";
import { Button } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { hintedAddress } from "../../../contract/subscription/hinted-address.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import type { LoginLink } from "./sign-in-flow.ts";
import { type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";
import { problemWords } from "./sign-in-words.ts";

function LinkOver({ action }: { readonly action: string }) {
  return (
    <Notice tone="bad" title={problemWords()["link-spent"].title}>
      <p>{problemWords()["link-spent"].text(0)}</p>
      <p>
        <GoLink href={action}>{i18n.t("Enter email address")}</GoLink>
      </p>
    </Notice>
  );
}

/** Signing in by the link of a mail: one press, so that a mail program that opens links by itself signs nobody in. */
export function LinkStep({ theme, action, progress, result, above, link }: StepProps & { readonly link: LoginLink }) {
  const isOver = link.isChecked === false && !result;
  return (
    <TaskScreen
      progress={progress ?? { ...signInSteps(), now: 1 }}
      title={isOver ? i18n.t("Sign in with a new code") : i18n.t("Sign in to this browser?")}
      lead={
        link.isChecked ? (
          <Trans
            id="You opened the link we sent to <b>{address}</b>."
            values={{ address: hintedAddress(link.email) }}
            components={{ b: <b key="b" /> }}
          />
        ) : (
          i18n.t("You opened a sign-in link from an email.")
        )
      }
      illustration="cocoon"
      theme={theme}
    >
      {above}
      {isOver && <LinkOver action={action} />}
      {result && <Trouble result={result} />}
      {!isOver && <LinkForm action={action} link={link} />}
    </TaskScreen>
  );
}

function LinkForm({ action, link }: Pick<StepProps, "action"> & { readonly link: LoginLink }) {
  return (
    <>
      <form className="acts" method="post" action={action}>
        <input type="hidden" name="email" value={link.email} />
        <input type="hidden" name="otp" value={link.otp} />
        <IdempotencyKeyFields />
        <Button name="intent" value="link">
          {i18n.t("Sign in")}
        </Button>
        <Button variant="line" name="intent" value="restart">
          {i18n.t("Don’t sign in")}
        </Button>
      </form>
      <p className="soft small">
        {i18n.t("Didn’t ask for this link? Don’t sign in. The link stops working after {minutes} minutes.", {
          minutes: codeMinutes,
        })}
      </p>
    </>
  );
}
