import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Pending, Press, Silent, Tell } from "../../../client/in-app/app-view.tsx";
import { CodeSheet } from "../../../client/restoration/access-code.tsx";
import { href } from "../../contract/routes.ts";
import type { AppScreen } from "../../render/in-app.tsx";

/** The website's own page, which works without the app. */
const web = href("itrAccessCode", { via: "web" });

const toNumbers = <GoLink href={href("itrCall")}>The number to call</GoLink>;

/** What the script writes into the sheet. */
const sheet = (
  <CodeSheet
    code={<span data-slot="code" />}
    left={<span data-slot="left" />}
    until={<span data-slot="until" />}
    line={undefined}
  />
);

/** The page of access codes inside the app: every view that its script may show. */
export const codeScreen: AppScreen = {
  heading: "An access code, here in the app.",
  lead: "The app knows the subscription, so there is nothing to sign in to. Press once, and read the code to the adviser.",
  views: {
    pending: <Pending web={web} />,
    error: <Silent web={web} />,
    "signed-out": (
      <Tell
        title="Nobody is signed in"
        acts={
          <>
            <LinkButton href={href("activateThisDevice")}>Bring a subscription here</LinkButton>
            <Press act="ask-again" variant="line" icon="refresh">
              It is here, look again
            </Press>
          </>
        }
      >
        The app has no subscription in hand, and codes belong to one.
      </Tell>
    ),
    "not-held": (
      <Tell
        title="This subscription makes no codes"
        acts={
          <>
            <LinkButton href={href("subscriptions")}>What the plans hold</LinkButton>
            <Press act="ask-again" variant="line" icon="refresh">
              It runs now, look again
            </Press>
          </>
        }
      >
        It is over, or Identity Theft Restoration is no part of it.
      </Tell>
    ),
    ready: (
      <>
        <div className="say" data-notes="" />
        <p className="acts">
          <Press act="make" icon="key">
            Make a code
          </Press>
          {toNumbers}
        </p>
      </>
    ),
    sending: <Tell title="Making the code">It comes from our server, not from the app.</Tell>,
    failed: (
      <Tell tone="bad" title="It did not come">
        There has been a communication error. Please try again. Pressing twice makes one code.
      </Tell>
    ),
    shown: (
      <>
        {sheet}
        <div className="say" data-notes="" />
        <p className="acts">
          <Press act="copy" icon="copy">
            Copy it
          </Press>
          <Press act="ask-to-renew" variant="line" icon="refresh">
            Make another
          </Press>
          {toNumbers}
        </p>
      </>
    ),
    renewing: (
      <>
        {sheet}
        <Tell
          title="Make another?"
          acts={
            <>
              <Press act="make" icon="refresh">
                Yes, another one
              </Press>
              <Press act="keep" variant="line">
                Keep this one
              </Press>
            </>
          }
        >
          The code above ends at that moment, also for an adviser who wrote it down.
        </Tell>
      </>
    ),
    "not-renewed": (
      <Tell tone="bad" title="It stays the same for now">
        No answer came to the request for another. This one is as good as it was.
      </Tell>
    ),
    copied: (
      <Tell tone="good" title="Copied">
        Other apps can read it from there until something else is copied.
      </Tell>
    ),
    "not-copied": <Tell title="The app does not let this page copy">Mark the code and copy it by hand.</Tell>,
  },
};
