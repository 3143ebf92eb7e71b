import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { feedbackViews } from "../../../../client/in-app/app-answers.tsx";
import type { PageView, Sentence } from "../../../../client/in-app/page-view.ts";
import type { Screens } from "../../../contract/in-app/screens.ts";
import { href } from "../../../contract/routes.ts";
import type { Platform, SubscriptionStatus } from "../../../contract/subscription/subscription.ts";
import { platformWords, statusWords } from "../manage/manage-words.ts";
import styles from "./in-app.module.css";
import { settingsAction } from "./parts.tsx";

type Manage = Screens["manage"];

const tones = { moss: "good", ember: "bad", plain: "info" } as const;

/** How a subscription stands, in the same words as on the website. */
function statusView(status: SubscriptionStatus): PageView<Manage["status-Expired"]> {
  const { badge, tone, text } = statusWords[status];
  return { tone: tones[tone], title: badge, text: withRoom(text) };
}

/** The words around a date, with `{date}` in its place: only the app knows it. */
function withRoom(text: (date: string) => string): Sentence<"date"> {
  const [before, after, ...more] = text("\0").split("\0");
  if (before === undefined || after === undefined || more.length > 0) throw new Error("a status names one date");
  return `${before}{date}${after}`;
}

/** Where it was bought, and how it is changed there. */
function storeView(platform: Platform): PageView<Manage["bought-web"]> {
  const { where, how, refund, page } = platformWords[platform];
  return {
    draw: () => (
      <div className="say">
        <h2 className={styles.bought}>{where}</h2>
        <p>{refund ? `${how} ${refund}` : how}</p>
        <GoLink href={page.url}>{page.label}</GoLink>
      </div>
    ),
  };
}

export const manageViews: { readonly [View in Exclude<keyof Manage, "pending" | "error">]: PageView<Manage[View]> } = {
  ...feedbackViews,
  "status-Auto-Renewable": statusView("Auto-Renewable"),
  "status-Not Auto-Renewable": statusView("Not Auto-Renewable"),
  "status-Grace Period": statusView("Grace Period"),
  "status-Inactive": statusView("Inactive"),
  "status-Expired": statusView("Expired"),
  "bought-android": storeView("android"),
  "bought-ios": storeView("ios"),
  "bought-macos": storeView("macos"),
  "bought-windows": storeView("windows"),
  "bought-stripe": storeView("stripe"),
  "bought-web": storeView("web"),
  subscribed: {
    before: (
      <>
        <LinkButton href={href("subscriptionsWelcome")}>Open your services</LinkButton>
        <LinkButton variant="line" href={href("subscriptionsEditEmail")}>
          Change email address
        </LinkButton>
      </>
    ),
    actions: settingsAction,
  },
  unsubscribed: {
    title: "This app has no subscription",
    text: "Choose a plan, or restore a subscription that you already have.",
    before: (
      <>
        <LinkButton href={href("subscriptions")}>See plans</LinkButton>
        <LinkButton variant="line" href={href("activateThisDevice")}>
          Restore subscription
        </LinkButton>
      </>
    ),
    actions: settingsAction,
  },
  ended: {
    before: (
      <>
        <LinkButton href={href("subscriptions")}>Subscribe again</LinkButton>
        <LinkButton variant="line" href={href("activateThisDevice")}>
          Restore another subscription
        </LinkButton>
      </>
    ),
    actions: settingsAction,
  },
  unknown: {
    title: "This version of the app can’t show your subscription here",
    text: "You can see your subscription in the app’s settings. Update the app to see it on this page too.",
    actions: settingsAction,
    after: <GoLink href={href("subscriptionsManage", { via: "web" })}>Sign in on the website</GoLink>,
  },
};
