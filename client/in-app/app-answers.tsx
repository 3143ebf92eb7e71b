import { href } from "../../src/contract/routes.ts";
import { GoLink } from "../components/go-link.tsx";

/** Views that the screens of all subjects share: for waiting, for an app without a usable answer, and for feedback. */

/** Shown while the app is asked, and permanently if scripts are off, so it has a link that works without them. */
export function pendingView(web: string) {
  return {
    title: "Connecting to the app…",
    text: "This takes a second at most. If nothing happens, you can use the website instead.",
    after: <GoLink href={web}>Continue on the website</GoLink>,
  };
}

/** For no answer, an invalid answer, or no way to ask at all (NAT-2). */
export function notRespondingView(web: string) {
  return {
    tone: "bad",
    title: "The app isn’t responding",
    text: "It may be busy or out of date. Nothing was bought and nothing was lost. Try again, or use the website.",
    actions: { "ask-again": { label: "Try again", icon: "refresh", variant: "primary" } },
    after: <GoLink href={web}>Continue on the website</GoLink>,
  } as const;
}

/** For an app that does not know the message that asks for its subscription (NAT-2). */
export const uncheckedTitle = "This version of the app can’t check for a subscription";

/** Where feedback goes, which a flag of the app decides. */
export const feedbackViews = {
  "feedback-app": {
    text: "Have something to tell us? Send feedback from the app’s settings.",
    actions: { feedback: { label: "Send feedback in the app", icon: "mail" } },
  },
  "feedback-web": { after: <GoLink href={href("help")}>Send feedback</GoLink> },
} as const;
