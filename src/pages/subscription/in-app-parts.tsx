import type { ReactNode } from "react";
import { Button } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { href } from "../../contract/routes.ts";
import styles from "./in-app.module.css";

interface TellProps {
  readonly tone?: "info" | "bad" | "good";
  readonly title: string;
  readonly children: ReactNode;
  /** The ways on. */
  readonly acts?: ReactNode;
}

/** One view: what is the case, and the ways on from there. */
export function Tell({ tone = "info", title, children, acts }: TellProps) {
  return (
    <>
      <Notice tone={tone} title={title} live>
        <p>{children}</p>
      </Notice>
      {acts && <p className="acts">{acts}</p>}
    </>
  );
}

/** Where a script adds what came of the last press. */
export function Notes() {
  return <div className={styles.notes} data-notes="" />;
}

/** What a script hears by `data-do`. */
export function Press({ act, children, ...look }: PressProps) {
  return (
    <Button {...look} type="button" data-do={act}>
      {children}
    </Button>
  );
}

interface PressProps extends Pick<Parameters<typeof Button>[0], "variant" | "icon"> {
  readonly act: string;
  readonly children: ReactNode;
}

export function ToSettings() {
  return (
    <Press act="settings" variant="line" icon="settings">
      Back to the app’s settings
    </Press>
  );
}

/** While the app is asked, and for good where scripts are off: so it has a way on without them. */
export function Pending({ web }: { web: string }) {
  return (
    <Tell title="Asking the app" acts={<GoLink href={web}>Go on without the app</GoLink>}>
      It answers to scripts only, in a second at most. Should this text stay, the website’s own page does the same.
    </Tell>
  );
}

/** No answer, an answer of another kind, or no way to ask at all (NAT-2). */
export function Silent({ web }: { web: string }) {
  return (
    <Tell
      tone="bad"
      title="The app does not answer this page"
      acts={
        <>
          <Press act="ask-again" icon="refresh">
            Ask again
          </Press>
          <GoLink href={web}>Go on without the app</GoLink>
        </>
      }
    >
      It may be too old, or busy. Nothing was bought and nothing was lost. Ask once more, or use the page that every
      browser gets.
    </Tell>
  );
}

/** For somebody who has a subscription already: in the store of this device, or anywhere by its address. */
export function Restore() {
  return (
    <p className="acts">
      <Press act="restore" variant="line" icon="refresh">
        Restore a purchase
      </Press>
      <GoLink href={href("activateThisDeviceByEmail")}>It has an e-mail address</GoLink>
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
      It looks under the account that this device is signed in to. Sign in to the one that paid, or use a code by
      e-mail.
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
