import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Tell } from "../../../../client/in-app/app-view.tsx";
import { datePlace } from "../../../../client/in-app/screen.ts";
import { href } from "../../../contract/routes.ts";
import { platformWords, statusWords } from "../manage/manage-words.ts";
import styles from "./in-app.module.css";
import { Notes, ToSettings } from "./in-app-parts.tsx";

/** How a subscription stands in each status and where each platform changes it: the same words as on the website. */
const known: Readonly<Record<string, ReactNode>> = Object.fromEntries([
  ...Object.entries(statusWords).map(([status, { badge, tone, text }]) => [
    `status-${status}`,
    <Tell key={status} tone={tone === "moss" ? "good" : tone === "ember" ? "bad" : "info"} title={badge}>
      {text(datePlace)}
    </Tell>,
  ]),
  ...Object.entries(platformWords).map(([platform, { where, how, store }]) => [
    `bought-${platform}`,
    <div key={platform} className="say">
      <h2 className={styles.bought}>{where}</h2>
      <p>{how}</p>
      {store && <GoLink href={store.url}>{store.label}</GoLink>}
    </div>,
  ]),
]);

export const manageViews: Readonly<Record<string, ReactNode>> = {
  ...known,
  subscribed: (
    <>
      <Notes />
      <div data-bought="" />
      <p className="acts">
        <LinkButton href={href("subscriptionsWelcome")}>Open a service</LinkButton>
        <LinkButton variant="line" href={href("subscriptionsEditEmail")}>
          Email address
        </LinkButton>
        <ToSettings />
      </p>
    </>
  ),
  unsubscribed: (
    <>
      <Notes />
      <div data-bought="" />
      <p>Nothing runs in this app now.</p>
      <p className="acts">
        <LinkButton href={href("subscriptions")}>Look at the plans</LinkButton>
        <LinkButton variant="line" href={href("activateThisDevice")}>
          Bring one here
        </LinkButton>
        <ToSettings />
      </p>
    </>
  ),
  unknown: (
    <Tell
      title="This version of the app cannot say"
      acts={
        <>
          <ToSettings />
          <GoLink href={href("subscriptionsManage", { via: "web" })}>Sign in on the website</GoLink>
        </>
      }
    >
      Its settings show the subscription, and an update teaches it to tell this page, too.
    </Tell>
  ),
};
