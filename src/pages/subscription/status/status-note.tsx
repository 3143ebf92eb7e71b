/** The note about the visitor's own subscription, for every screen about subscriptions (FLOW-6). */

import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Wrap } from "../../../../client/components/sections/band.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { pathIn } from "../../../contract/language/languages.ts";
import { href } from "../../../contract/routes.ts";
import type { C } from "../../../forms/form.ts";
import type { Page } from "../../../render/page.ts";
import type { ActionResult } from "../../../render/result.ts";
import type { ScreenStatus } from "../buy/buy-flow.ts";
import { statusFor } from "../buy/screen-status.ts";
import styles from "./status-note.module.css";

interface Words {
  readonly tone: "info" | "bad" | "good";
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** Null: the page itself, reloaded. */
  readonly to: string | null;
}

function words(): Readonly<Record<ScreenStatus, Words>> {
  return {
    subscribed: {
      tone: "good",
      title: i18n.t("{pro} is active in this browser", { pro: brand.pro }),
      text: i18n.t("You don’t need to pay again, or to sign in again in this browser."),
      link: i18n.t("Manage subscription"),
      to: href("subscriptionsManage"),
    },
    unsubscribed: {
      tone: "info",
      title: i18n.t("You don’t have an active subscription"),
      text: i18n.t("You’re signed in, but this account doesn’t have {pro} at the moment.", { pro: brand.pro }),
      link: i18n.t("See plans and prices"),
      to: href("subscriptions"),
    },
    unknown: {
      tone: "info",
      title: i18n.t("You aren’t signed in"),
      text: i18n.t("Sign in so we know which subscription is yours."),
      link: i18n.t("Sign in to your subscription"),
      to: href("subscriptionsActivate"),
    },
    pending: {
      tone: "info",
      title: i18n.t("We’re confirming your payment"),
      text: i18n.t("This usually takes a few seconds. You can’t pay twice while you wait."),
      link: i18n.t("Check again"),
      to: null,
    },
    error: {
      tone: "bad",
      title: i18n.t("We can’t load your subscription"),
      text: i18n.t("There has been a communication error. Please try again. If you’ve paid, your payment is safe."),
      link: i18n.t("Try again"),
      to: null,
    },
  };
}

interface StatusNoteProps {
  readonly status: ScreenStatus;
  /** The path of the page. */
  readonly here: string;
}

export function StatusNote({ status, here }: StatusNoteProps) {
  const { tone, title, text, link, to } = words()[status];
  return (
    <div className={styles.note}>
      <Notice tone={tone} title={title}>
        <p>{text}</p>
        <GoLink href={to ?? here}>{link}</GoLink>
      </Notice>
    </div>
  );
}

interface Noted {
  readonly note: StatusNoteProps | null;
}

/**
 * A screen with the note above it.
 *
 * @param usual the status that the screen is made for, which needs no note
 * @param own statuses that the screen itself tells a visitor who is signed in
 */
export function withStatus<Result extends ActionResult>(
  page: Page<Result>,
  usual: ScreenStatus,
  ...own: readonly ScreenStatus[]
): Page<Result> {
  return {
    ...page,
    load: async (c, result) => {
      const data = await page.load?.(c, result);
      return data instanceof Response ? data : { ...(data as object), note: await noteFor(c, usual, own) };
    },
    body: (given) => {
      const { note } = given.data as Noted;
      return (
        <>
          {note && (
            <Wrap>
              <StatusNote {...note} />
            </Wrap>
          )}
          {page.body(given)}
        </>
      );
    },
  };
}

async function noteFor(c: C, usual: ScreenStatus, own: readonly ScreenStatus[]): Promise<Noted["note"]> {
  const { language, url } = c.var.visit;
  const { account, status } = await statusFor(await c.var.subscriber(), url.search);
  return status === usual || (account && own.includes(status))
    ? null
    : { status, here: pathIn(language, url.pathname) };
}
