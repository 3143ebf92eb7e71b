import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Pending, Press, Silent, Tell } from "../../../../client/in-app/app-view.tsx";
import type { ScreenName } from "../../../../client/in-app/screen.ts";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import type { AppScreen } from "../../../render/in-app.tsx";
import { addressViews } from "./in-app-address.tsx";
import { OffersView, ServicesView } from "./in-app-lists.tsx";
import { manageViews } from "./in-app-manage.tsx";
import { Notes, purchaseViews, Restore, ToSettings } from "./in-app-parts.tsx";

/** Those of them that are pages of the subscription. */
export type SubscriptionScreen = Exclude<ScreenName, "access-code">;

/** The website's own way to the same end, from each screen. It works without scripts, and does not lead back here. */
const web = {
  buy: href("subscriptions", { via: "web" }),
  restore: href("subscriptionsActivate", { via: "web" }),
  welcome: href("subscriptionsWelcome", { via: "web" }),
  return: href("subscriptionsWelcomeStripe", { via: "web" }),
  "sign-in": href("subscriptionsActivate", { via: "web" }),
  email: href("proAddEmail"),
  manage: href("subscriptionsManage", { via: "web" }),
} as const satisfies Readonly<Record<SubscriptionScreen, string>>;

const toServices = (
  <>
    <LinkButton href={href("subscriptionsWelcome")}>See the services</LinkButton>
    <ToSettings />
  </>
);

/** Every word and every view of the pages inside the app. */
export const screens: Readonly<Record<SubscriptionScreen, AppScreen>> = {
  buy: {
    heading: "Choose how to pay, here in the app.",
    lead: `This is ${brand.pro} as the app sells it. Nothing is taken before a payment page has named the sum.`,
    views: {
      ...purchaseViews,
      pending: <Pending web={web.buy} />,
      error: <Silent web={web.buy} />,
      subscribed: (
        <Tell tone="good" title="This device is subscribed" acts={toServices}>
          There is nothing to buy: the services are waiting to be switched on.
        </Tell>
      ),
      "store-asking": <Tell title="Asking the store for its prices">They are in your own currency, tax included.</Tell>,
      "store-failed": (
        <NoOffers title="The store does not tell its prices">
          It may be out of reach, or no account is signed in to it. The website sells the same by card.
        </NoOffers>
      ),
      "store-empty": (
        <NoOffers title="The store has nothing to sell here">
          It may not serve the country of its account. The website says where the subscription is sold.
        </NoOffers>
      ),
      offers: (
        <>
          <Notes />
          <OffersView />
          <Restore />
        </>
      ),
    },
  },
  restore: {
    heading: "Bring it to this device.",
    lead: "What was bought in the store of this device, the store can find again. For everything else a code by email does.",
    views: {
      ...purchaseViews,
      pending: <Pending web={web.restore} />,
      error: <Silent web={web.restore} />,
      subscribed: (
        <Tell tone="good" title="This device has it" acts={toServices}>
          Nothing is left to activate here. Another device is joined from there, or by email.
        </Tell>
      ),
      unsubscribed: (
        <>
          <Notes />
          <Restore />
          <GoLink href={href("subscriptions")}>I have none yet: see the plans</GoLink>
        </>
      ),
    },
  },
  welcome: {
    heading: "Switch on what is yours.",
    lead: "Each of the three has a place in this app. Press one to go there.",
    views: {
      pending: <Pending web={web.welcome} />,
      error: <Silent web={web.welcome} />,
      subscribed: <ServicesView />,
      unsubscribed: (
        <Tell
          title="The app has no subscription yet"
          acts={
            <>
              <Press act="ask-again" icon="refresh">
                Ask the app again
              </Press>
              <GoLink href={href("subscriptions")}>What there is to choose from</GoLink>
              <GoLink href={href("activateThisDevice")}>I am subscribed elsewhere</GoLink>
            </>
          }
        >
          A purchase can take a moment to arrive; this page changes by itself when it does.
        </Tell>
      ),
    },
  },
  return: {
    heading: "From the payment page into the app.",
    lead: "The app hears of the payment now, and fetches the subscription for this device.",
    views: {
      pending: <Pending web={web.return} />,
      subscribed: <ServicesView />,
      error: (
        <Tell
          tone="bad"
          title="The app has not heard of it yet"
          acts={
            <>
              <Press act="ask-again" icon="refresh">
                Tell it again
              </Press>
              <GoLink href={web.return}>See it on the website</GoLink>
            </>
          }
        >
          The payment itself is safe with the payment company. Tell the app once more, or close and open it.
        </Tell>
      ),
    },
  },
  manage: {
    heading: "How it stands.",
    lead: "This is what the app knows of its subscription. Whoever sold it is also who changes and ends it.",
    views: { ...manageViews, pending: <Pending web={web.manage} />, error: <Silent web={web.manage} /> },
  },
  "sign-in": {
    heading: "The app, by six digits.",
    lead: "Type the address that the subscription has. What we send there signs this app in, and nothing is left behind in the page.",
    views: {
      ...addressViews({
        label: "Email address of the subscription",
        hint: "Nobody learns from this page whether an address is known to us.",
        send: "Have the digits sent",
        confirm: "Sign the app in",
      }),
      pending: <Pending web={web["sign-in"]} />,
      error: <Silent web={web["sign-in"]} />,
      subscribed: (
        <Tell tone="good" title="The app is signed in" acts={toServices}>
          It has a subscription already. To use another one, sign out in the app’s settings first.
        </Tell>
      ),
    },
  },
  email: {
    heading: "An address, so that other devices find it.",
    lead: "The account in this app gets an email address or another one. Codes and receipts go there.",
    views: {
      ...addressViews({
        label: "Email address for this account",
        send: "Send digits there",
        confirm: "That is my address",
        removable: true,
      }),
      pending: <Pending web={web.email} />,
      error: <Silent web={web.email} />,
      unreachable: (
        <Tell
          tone="bad"
          title="The account cannot be looked up"
          acts={
            <>
              <Press act="ask-again" icon="refresh">
                Look it up again
              </Press>
              <ToSettings />
            </>
          }
        >
          There has been a communication error. Please try again. The address stays what it is.
        </Tell>
      ),
      "signed-out": (
        <Tell
          title="Nobody is signed in to this app"
          acts={
            <>
              <LinkButton href={href("activateThisDevice")}>Sign the app in first</LinkButton>
              <ToSettings />
            </>
          }
        >
          So there is no account here that an address could belong to.
        </Tell>
      ),
      done: (
        <Tell tone="good" title="That is its address now" acts={toServices}>
          <b data-slot="email" /> and six digits sign in any device from here on.
        </Tell>
      ),
      removed: (
        <Tell tone="good" title="It has no address any more" acts={toServices}>
          The subscription goes on in this app. The old address was told, and can take this back.
        </Tell>
      ),
    },
  },
};

function NoOffers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Tell
      tone="bad"
      title={title}
      acts={
        <>
          <Press act="ask-store" icon="refresh">
            Ask the store again
          </Press>
          <GoLink href={web.buy}>Use the website’s page</GoLink>
        </>
      }
    >
      {children}
    </Tell>
  );
}
