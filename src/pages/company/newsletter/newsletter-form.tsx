import { Trans } from "@lingui/react";
import { Button } from "../../../../client/components/button.tsx";
import { EmailField } from "../../../../client/components/field.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { emailFault } from "../../../forms/email-fault.ts";
import { links } from "../../../locales/links.tsx";
import type { FormFields } from "../../../platform/body.ts";
import type { FlashFact } from "../../../session/entries.ts";
import styles from "./newsletter.module.css";

/** Why the address was not taken; it is shown as it was typed. */
export type NewsletterResult = { readonly tag: "invalid" | "wait" | "unavailable"; readonly typed: FormFields };

interface NewsletterFormProps {
  /** What the last press did, if the address names a note of it. */
  readonly told: FlashFact | "unknown" | null;
  readonly result: NewsletterResult | null;
}

/** The sign-up form in each of its states: to be filled in, with an error, sent. */
export function NewsletterForm({ told, result }: NewsletterFormProps) {
  if (!result && told === "newsletter-asked") return <Sent />;
  return (
    <>
      {result?.tag === "unavailable" && <Unavailable />}
      {result?.tag === "wait" && <Wait />}
      {!result && told === "unknown" && <PerhapsSent />}
      <form className={styles.form} method="post" action={href("newsletter")} noValidate>
        <EmailField
          typed={result?.typed.get("email")}
          hint={i18n.t("We use your email address for the newsletter only.")}
          {...(result?.tag === "invalid" && {
            error: emailFault(result.typed.get("email")),
            autoFocus: true,
          })}
        />
        <Button>{i18n.t("Subscribe")}</Button>
      </form>
    </>
  );
}

function Sent() {
  return (
    <>
      <Notice tone="good" title={i18n.t("Check your inbox to confirm")} live>
        <p>
          {i18n.t(
            "We’ve sent you an email with a link. Open the link and select the button to subscribe. The link works for {hours} hours.",
            { hours: facts.newsletter.confirmHours },
          )}
        </p>
      </Notice>
      <p className="soft small">
        <Trans
          id="Nothing after a few minutes? Check your spam folder. If you’re already subscribed, we don’t send another email, and nobody gets more than three in a day. <a>Use another email address</a>"
          components={links({ a: href("newsletter") })}
        />
      </p>
    </>
  );
}

/** Also true of a visitor who sent nothing. */
function PerhapsSent() {
  return (
    <Notice title={i18n.t("If you’ve just entered your email address, check your inbox")}>
      <p>{i18n.t("When we can’t take an email address, this page says so.")}</p>
    </Notice>
  );
}

function Wait() {
  return (
    <Notice tone="bad" title={i18n.t("Too many people subscribe right now")} live>
      <p>{i18n.t("We haven’t sent an email. Your email address is still in the form: try again in a minute.")}</p>
    </Notice>
  );
}

function Unavailable() {
  return (
    <Notice tone="bad" title={i18n.t("We couldn’t subscribe you")} live>
      <p>
        {i18n.t(
          "Our newsletter service isn’t answering. Your email address is still in the form: try again in a minute.",
        )}
      </p>
    </Notice>
  );
}
