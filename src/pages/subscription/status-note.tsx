/** The note about the visitor's own subscription, for every screen about subscriptions (FLOW-6). */
import { Wrap } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { C } from "../../forms/form.ts";
import type { Page } from "../../render/page.ts";
import type { ActionResult } from "../../render/result.ts";
import type { ScreenStatus } from "./buy/buy-flow.ts";
import { statusFor } from "./buy/screen-status.ts";
import styles from "./status-note.module.css";

interface Words {
  readonly tone: "info" | "bad" | "good";
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** Null: the page itself, reloaded. */
  readonly to: string | null;
}

const words: Readonly<Record<ScreenStatus, Words>> = {
  subscribed: {
    tone: "good",
    title: `${brand.pro} is active in this browser`,
    text: "You don’t need to pay again, or to sign in again in this browser.",
    link: "Manage subscription",
    to: href("subscriptionsManage"),
  },
  unsubscribed: {
    tone: "info",
    title: "You don’t have an active subscription",
    text: `You’re signed in, but this account doesn’t have ${brand.pro} at the moment.`,
    link: "See plans and prices",
    to: href("subscriptions"),
  },
  unknown: {
    tone: "info",
    title: "You aren’t signed in",
    text: "Sign in so we know which subscription is yours.",
    link: "Sign in to your subscription",
    to: href("subscriptionsActivate"),
  },
  pending: {
    tone: "info",
    title: "We’re confirming your payment",
    text: "This usually takes a few seconds. You can’t pay twice while you wait.",
    link: "Check again",
    to: null,
  },
  error: {
    tone: "bad",
    title: "We can’t load your subscription",
    text: "There has been a communication error. Please try again. If you’ve paid, your payment is safe.",
    link: "Try again",
    to: null,
  },
};

interface StatusNoteProps {
  readonly status: ScreenStatus;
  /** The path of the page. */
  readonly here: string;
}

export function StatusNote({ status, here }: StatusNoteProps) {
  const { tone, title, text, link, to } = words[status];
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
  const { url } = c.var.visit;
  const { account, status } = await statusFor(await c.var.subscriber(), url.search);
  return status === usual || (account && own.includes(status)) ? null : { status, here: url.pathname };
}
