import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { feedbackViews, notRespondingView, pendingView, uncheckedTitle } from "../../../client/in-app/app-answers.tsx";
import type { Slots } from "../../../client/in-app/page-view.ts";
import { CodeSheet } from "../../../client/restoration/access-code.tsx";
import type { Screens } from "../../contract/in-app/screens.ts";
import type { SlotOf } from "../../contract/in-app/view.ts";
import { href } from "../../contract/routes.ts";
import type { AppScreen } from "../../render/in-app.tsx";

/** The website's own page, which works without the app. */
const web = href("itrAccessCode", { via: "web" });

const toNumbers = <GoLink href={href("itrCall")}>See phone numbers</GoLink>;

function drawSheet(slots: Slots<SlotOf<Screens["access-code"]["shown"]>>) {
  return <CodeSheet {...slots} line={undefined} />;
}

/** The page of access codes inside the app: every view that its script may show. */
export const codeScreen: AppScreen<"access-code"> = {
  heading: "Your access code",
  lead: "Our advisers ask for an access code when you call. The app knows your subscription, so you don’t have to sign in.",
  views: {
    ...feedbackViews,
    pending: pendingView(web),
    error: notRespondingView(web),
    "signed-out": {
      title: "Nobody is signed in to this app",
      text: "You need a subscription to get an access code.",
      before: <LinkButton href={href("activateThisDevice")}>Restore subscription</LinkButton>,
      actions: { "ask-again": { label: "Check again", icon: "refresh" } },
    },
    unchecked: {
      title: uncheckedTitle,
      text: "Update the app to get an access code here. You can get one on the website too.",
      before: <LinkButton href={web}>Continue on the website</LinkButton>,
      actions: { "ask-again": { label: "Check again", icon: "refresh" } },
    },
    "not-held": {
      title: "Your subscription doesn’t include access codes",
      text: "It has ended, or it doesn’t include Identity Theft Restoration.",
      before: <LinkButton href={href("subscriptions")}>See plans and prices</LinkButton>,
      actions: { "ask-again": { label: "Check again", icon: "refresh" } },
    },
    ready: {
      actions: { make: { label: "Get access code", icon: "key", variant: "primary" } },
      after: toNumbers,
    },
    sending: { title: "Getting your access code…", text: "This usually takes a second or two." },
    failed: {
      tone: "bad",
      title: "You didn’t get an access code",
      text: "There has been a communication error. Please try again. You only ever have one access code at a time.",
    },
    shown: {
      draw: drawSheet,
      actions: {
        copy: { label: "Copy access code", icon: "copy", variant: "primary" },
        "ask-to-renew": { label: "Replace access code", icon: "refresh" },
      },
      after: toNumbers,
    },
    renewing: {
      draw: (slots) => (
        <>
          {drawSheet(slots)}
          <Notice title="Replace this access code?" live>
            <p>The code above stops working at once, even if an adviser has written it down.</p>
          </Notice>
        </>
      ),
      actions: {
        make: { label: "Replace access code", icon: "refresh", variant: "primary" },
        keep: { label: "Keep this access code" },
      },
    },
    "not-renewed": {
      tone: "bad",
      title: "Your access code wasn’t replaced",
      text: "There has been a communication error. Please try again. The code above still works.",
    },
    copied: {
      tone: "good",
      title: "Access code copied",
      text: "Other apps can read it until you copy something else.",
    },
    "not-copied": {
      title: "The app doesn’t let this page copy",
      text: "Select the code and copy it yourself.",
    },
  },
};
