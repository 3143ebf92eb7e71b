import type { ComponentProps } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { intents } from "../../src/contract/scan/scan-form.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { notSentByScripts } from "./scan-step.tsx";

type ScanKeptProps = { to: string } & Pick<ComponentProps<"form">, "onSubmit">;

/** Answers of an earlier visit: go on with them, or forget them. */
export function ScanKept({ to, onSubmit }: ScanKeptProps) {
  return (
    <div className="say">
      <Notice title={i18n.t("You’ve started answering")}>
        <p>{i18n.t("Your answers are still in this browser.")}</p>
      </Notice>
      <form
        className="acts"
        method="post"
        action={href("dbpScan")}
        {...(onSubmit && { onSubmit, ...notSentByScripts })}
      >
        <LinkButton href={to}>{i18n.t("Continue with my answers")}</LinkButton>
        <Button variant="line" icon="trash" name="intent" value={intents.forget}>
          {i18n.t("Delete my answers")}
        </Button>
      </form>
    </div>
  );
}
