import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { Button } from "../../components/button.tsx";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { uncheckedTitle } from "../answers.tsx";
import type { LastFailure, Purchase } from "./purchase.ts";

interface ProgressProps {
  readonly purchase: Exclude<Purchase, { step: "choosing" }>;
  readonly onGiveUp: () => void;
}

/** A purchase or a restore that is under way. */
export function PurchaseProgress({ purchase, onGiveUp }: ProgressProps) {
  const { title, text } = progressWords()[progressState(purchase)];
  return (
    <>
      <Notice title={title} live>
        <p>{text}</p>
      </Notice>
      {purchase.step === "waiting" && (
        <p className="acts">
          <Button type="button" variant="line" onClick={onGiveUp}>
            {i18n.t("Stop waiting and go back")}
          </Button>
        </p>
      )}
    </>
  );
}

/** The name of the state in which a screen shows it. */
export function progressState(purchase: ProgressProps["purchase"]) {
  return purchase.step === "waiting" ? (`waiting-${purchase.on}` as const) : purchase.step;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

function progressWords(): Readonly<Record<ReturnType<typeof progressState>, Words>> {
  return {
    "waiting-purchase": {
      title: i18n.t("Waiting for the store…"),
      text: i18n.t("Confirm or cancel the purchase in the store’s window. This page updates by itself."),
    },
    "waiting-restore": {
      title: i18n.t("Looking for your purchase…"),
      text: i18n.t(
        "The store is checking what was bought with its account on this device. This usually takes a few seconds.",
      ),
    },
    checkout: {
      title: i18n.t("Opening the payment page…"),
      text: i18n.t("This app takes payment by card on the website."),
    },
    done: { title: i18n.t("You’re subscribed"), text: i18n.t("Opening your services…") },
  };
}

interface NoteProps {
  readonly status: "unsubscribed" | "unknown";
  readonly lastFailure: LastFailure | null;
}

/** Why the last attempt ended without a subscription or, before there was one, that the app may have one already. */
export function PurchaseNote({ status, lastFailure }: NoteProps) {
  const note = lastFailure ?? (status === "unknown" ? "unknown" : null);
  if (note === null) return null;
  const { tone, title, text } = noteWords()[note];
  return (
    <Notice tone={tone} title={title} live>
      <p>{text}</p>
    </Notice>
  );
}

function noteWords(): Readonly<Record<LastFailure | "unknown", Words & { readonly tone: "info" | "bad" }>> {
  return {
    canceled: {
      tone: "info",
      title: i18n.t("You haven’t paid anything"),
      text: i18n.t("The purchase was cancelled or the payment was refused. You can choose a plan again at any time."),
    },
    "not-found": {
      tone: "bad",
      title: i18n.t("The store found no purchase"),
      text: i18n.t(
        "The store looked in the account that this device is signed in to. Sign in to the store account that paid, or sign in by email.",
      ),
    },
    "checkout-failed": {
      tone: "bad",
      title: i18n.t("The payment page didn’t open"),
      text: i18n.t(
        "There has been a communication error. Please try again. You haven’t paid anything, and your plan is still selected.",
      ),
    },
    unknown: {
      tone: "info",
      title: uncheckedTitle(),
      text: i18n.t("If you already subscribe, the store tells you before you pay."),
    },
  };
}

interface RestoreButtonProps {
  readonly variant: "primary" | "line";
  readonly onClick: () => void;
}

/** For a visitor who has a subscription already: from the store of this device, or from anywhere by its email address. */
export function RestoreActions(button: RestoreButtonProps) {
  return (
    <>
      <Button {...button} type="button" icon="refresh">
        {i18n.t("Restore purchase")}
      </Button>
      <GoLink href={href("activateThisDeviceByEmail")}>{i18n.t("Sign in by email")}</GoLink>
    </>
  );
}
