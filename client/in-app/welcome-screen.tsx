import { brand } from "../../src/contract/brand.ts";
import type { FeatureName } from "../../src/contract/subscription.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";
import type { InApp } from "./in-app.ts";
import { links } from "./links.ts";
import { SettingsButton } from "./settings-button.tsx";
import type { ScreenProps } from "./start.tsx";
import { StatusView } from "./status-view.tsx";
import { useStatus } from "./use-status.ts";
import styles from "./welcome-screen.module.css";

/** Where a purchase ends inside the app: the services, each with the way to its place. */
export function WelcomeScreen({ app }: ScreenProps) {
  const { status, askAgain } = useStatus(app);
  return (
    <StatusView
      status={status}
      askAgain={askAgain}
      subscribed={<Services app={app} />}
      unsubscribed={<NotYet askAgain={askAgain} />}
      unknown={<Services app={app} />}
    />
  );
}

interface Service {
  readonly product: FeatureName;
  readonly name: string;
  readonly text: string;
}

/** By the names that the app knows them by. */
const services: readonly Service[] = [
  { product: "Network Protection", name: "VPN", text: "Hides where you are from the sites that you visit." },
  {
    product: "Data Broker Protection",
    name: "Personal Information Removal",
    text: "Looks for your address where addresses are sold, and has it taken down.",
  },
  {
    product: "Identity Theft Restoration",
    name: "Identity Theft Restoration",
    text: "Rests until somebody misuses your name.",
  },
];

/** What somebody subscribed may do next. */
export function Services({ app }: { app: InApp }) {
  const bridge = app.connect();
  return (
    <>
      <Notice tone="good" title={`${brand.pro} runs on this device`} />
      <ul className={styles.services}>
        {services.map(({ product, name, text }) => (
          <li key={product}>
            <h2>{name}</h2>
            <p className="soft">{text}</p>
            <Button
              type="button"
              variant="line"
              onClick={() => bridge.notify("useSubscription", "featureSelected", { productFeature: product })}
            >
              Open <span className="vh">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="soft">
        With an e-mail address the subscription follows you to other devices, whatever store they have.
      </p>
      <p className="acts">
        <LinkButton
          icon="mail"
          href={links.subscriptionsAddEmail}
          onClick={() => bridge.notify("useSubscription", "subscriptionsWelcomeAddEmailClicked")}
        >
          Add an e-mail address
        </LinkButton>
        <SettingsButton app={app} />
        <GoLink href={links.pro} onClick={() => bridge.notify("useSubscription", "subscriptionsWelcomeFaqClicked")}>
          Questions and answers
        </GoLink>
      </p>
    </>
  );
}

function NotYet({ askAgain }: { askAgain: () => void }) {
  return (
    <>
      <Notice title="The app has no subscription yet" live>
        <p>A purchase can take a moment to arrive; this page changes by itself when it does.</p>
      </Notice>
      <p className="acts">
        <Button type="button" icon="refresh" onClick={askAgain}>
          Ask the app again
        </Button>
        <GoLink href={links.subscriptions}>What there is to choose from</GoLink>
        <GoLink href={links.activateThisDevice}>I am subscribed elsewhere</GoLink>
      </p>
    </>
  );
}
