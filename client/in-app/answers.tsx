import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";
import styles from "./answers.module.css";
import type { InApp } from "./in-app.ts";

/** What screens of all subjects show: while they wait, if the app has no usable answer, and as ways back. */

interface PendingProps {
  /** The website's own page. */
  readonly web: string;
}

/** Shown while the app is asked, and permanently if scripts are off, so it has a link that works without them. */
export function Pending({ web }: PendingProps) {
  return (
    <Wait
      title={i18n.t("Connecting to the app…")}
      text={i18n.t("This takes a second at most. If nothing happens, you can use the website instead.")}
    >
      <GoLink href={web}>{i18n.t("Continue on the website")}</GoLink>
    </Wait>
  );
}

interface WaitProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** While somebody else has to answer. Most answer before it is seen: its style sheet shows it late. */
export function Wait({ title, text, children }: WaitProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is this one screen, and what follows is read from where the focus is
    <div className={styles.wait} role="status" tabIndex={-1} autoFocus>
      <b>{title}</b>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface UnansweredProps extends PendingProps {
  readonly status: "pending" | "error";
  readonly onRetry: () => void;
}

/** For as long as the app has not answered; and for no answer, an invalid one, or no way to ask at all (NAT-2). */
export function Unanswered({ status, web, onRetry }: UnansweredProps) {
  if (status === "pending") return <Pending web={web} />;
  return (
    <>
      <Notice tone="bad" title={i18n.t("The app isn’t responding")} live>
        <p>
          {i18n.t(
            "It may be busy or out of date. Nothing was bought and nothing was lost. Try again, or use the website.",
          )}
        </p>
      </Notice>
      <p className="acts">
        <RetryButton onClick={onRetry}>{i18n.t("Try again")}</RetryButton>
        <GoLink href={web}>{i18n.t("Continue on the website")}</GoLink>
      </p>
    </>
  );
}

/** For an app that does not know the message that asks for its subscription (NAT-2). */
export function uncheckedTitle(): string {
  return i18n.t("This version of the app can’t check for a subscription");
}

interface RetryButtonProps {
  readonly variant?: "primary" | "line";
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function RetryButton(props: RetryButtonProps) {
  return <Button {...props} type="button" icon="refresh" />;
}

/** The way back to where the app's settings show the subscription. */
export function SettingsButton({ app }: { readonly app: InApp }) {
  return (
    <Button
      type="button"
      variant="line"
      icon="settings"
      onClick={() => app.connect().notify("useSubscription", "backToSettings")}
    >
      {i18n.t("Back to app settings")}
    </Button>
  );
}

/** Where a screen ends once there is a subscription. */
export function OnwardActions({ app }: { readonly app: InApp }) {
  return (
    <p className="acts">
      <LinkButton href={href("subscriptionsWelcome")}>{i18n.t("See your services")}</LinkButton>
      <SettingsButton app={app} />
    </p>
  );
}
