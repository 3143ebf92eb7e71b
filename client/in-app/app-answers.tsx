import { href } from "../../src/contract/routes.ts";
import { GoLink } from "../components/go-link.tsx";

/** Views that screens of every subject have alike: what the app says, or does not. */

/** While the app is asked, and for good where scripts are off: so it has a way on without them. */
export function pendingView(web: string) {
  return {
    title: "Connecting to the app…",
    text: "This takes a second at most. If nothing happens, you can use the website instead.",
    after: <GoLink href={web}>Continue on the website</GoLink>,
  };
}

/** No answer, an answer of another kind, or no way to ask at all (NAT-2). */
export function notRespondingView(web: string) {
  return {
    tone: "bad",
    title: "The app isn’t responding",
    text: "It may be busy or out of date. Nothing was bought and nothing was lost. Try again, or use the website.",
    actions: { "ask-again": { label: "Try again", icon: "refresh", variant: "primary" } },
    after: <GoLink href={web}>Continue on the website</GoLink>,
  } as const;
}

/** Of an app that does not know the message which asks for it (NAT-2). */
export const uncheckedTitle = "This version of the app can’t check for a subscription";

/** Where feedback goes, which a flag of the app decides. */
export const feedbackViews = {
  "feedback-app": {
    text: "Have something to tell us? Send feedback from the app’s settings.",
    actions: { feedback: { label: "Send feedback in the app", icon: "mail" } },
  },
  "feedback-web": { after: <GoLink href={href("help")}>Send feedback</GoLink> },
} as const;
