import { Button } from "../../../client/components/button.tsx";
import { Field } from "../../../client/components/field.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { facts } from "../../contract/brand.ts";
import { href, routes } from "../../contract/routes.ts";
import type { Fields } from "../../platform/body.ts";
import styles from "./newsletter.module.css";

/** Why the address was not taken; it is shown as it was typed. */
export type NewsletterOutcome = { readonly tag: "invalid" | "unavailable"; readonly typed: Fields };

/** What the way back from the service says in the address: `?subscription=`. */
type State = "open" | "pending" | "invalid";

export function readState(query: URLSearchParams): State {
  const given = query.get("subscription");
  return given === "pending" || given === "invalid" ? given : "open";
}

interface NewsletterFormProps {
  readonly query: URLSearchParams;
  readonly outcome: NewsletterOutcome | null;
}

/** The sign-up at each point of its way: to be filled in, to be mended, sent. */
export function NewsletterForm({ query, outcome }: NewsletterFormProps) {
  if (!outcome && readState(query) === "pending") return <Sent />;
  const wrong = outcome ? outcome.tag === "invalid" : readState(query) === "invalid";
  return (
    <>
      {outcome?.tag === "unavailable" && <Unavailable />}
      <form className={styles.form} method="post" action={routes.newsletter.path}>
        <Field
          id="email"
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={outcome?.typed.get("email")?.slice(0, 254)}
          hint="Used for this letter and for nothing else."
          {...(wrong && { error: "That is no complete address. One looks like owl@people.example.", autoFocus: true })}
        />
        <Button>Send me a link to confirm</Button>
      </form>
    </>
  );
}

function Sent() {
  return (
    <>
      <Notice tone="good" title="Now look into your mailbox" live>
        <p>
          A message with a link is on its way, and you are on the list once you have opened the link and pressed the
          button behind it. The link works for {facts.newsletter.confirmHours} hours.
        </p>
      </Notice>
      <p className="soft small">
        Nothing there after some minutes? Look among the spam. An address that is on the list already gets no second
        message, and none gets more than three in a day. <a href={href("newsletter")}>Enter another address</a>
      </p>
    </>
  );
}

function Unavailable() {
  return (
    <Notice tone="bad" title="Your address did not get through" live>
      <p>
        The part of our site that keeps the list does not answer. What you typed is still here: send it again in a
        minute.
      </p>
    </Notice>
  );
}
