import type { ReactNode } from "react";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Press, Tell } from "../../../../client/in-app/app-view.tsx";
import { href } from "../../../contract/routes.ts";
import styles from "./in-app.module.css";

/** Where a script adds what came of the last press. */
export function Notes() {
  return <div className={styles.notes} data-notes="" />;
}

export function ToSettings() {
  return (
    <Press act="settings" variant="line" icon="settings">
      Back to the app’s settings
    </Press>
  );
}

/** For somebody who has a subscription already: in the store of this device, or anywhere by its address. */
export function Restore() {
  return (
    <p className="acts">
      <Press act="restore" variant="line" icon="refresh">
        Restore a purchase
      </Press>
      <GoLink href={href("activateThisDeviceByEmail")}>It has an email address</GoLink>
    </p>
  );
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Tell
      title={title}
      acts={
        <Press act="give-up" variant="line">
          Nothing happens: go back
        </Press>
      }
    >
      {children}
    </Tell>
  );
}

/** The steps of a purchase or a restore, and what it came to when it came to nothing. */
export const purchaseViews = {
  "waiting-purchase": <Waiting title="Over to the store">Confirm there, or cancel: this page hears of both.</Waiting>,
  "waiting-restore": (
    <Waiting title="The store is looking">It goes through what was bought under its account on this device.</Waiting>
  ),
  checkout: <Tell title="Opening the payment page">This app sells on the web, so a card is asked for next.</Tell>,
  done: <Tell title="Done">You are being led to what is yours now.</Tell>,
  canceled: (
    <Tell title="Nothing was paid">
      You stopped before the end, or the payment was refused. Choose again whenever you want to.
    </Tell>
  ),
  "not-found": (
    <Tell tone="bad" title="The store knows of no purchase here">
      It looks under the account that this device is signed in to. Sign in to the one that paid, or use a code by email.
    </Tell>
  ),
  "checkout-failed": (
    <Tell tone="bad" title="The payment page could not be opened">
      There has been a communication error. Please try again. No money has moved, and your choice is kept.
    </Tell>
  ),
  unknown: (
    <Tell title="The app does not say whether it is subscribed">
      Older versions cannot. Should you be subscribed already, the store says so before it takes anything.
    </Tell>
  ),
} as const;
