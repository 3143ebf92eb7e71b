import { brand } from "../../src/contract/brand/brand.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { statements } from "../../src/contract/statements.ts";
import type { FeatureName } from "../../src/contract/subscription/subscription.ts";
import type { FlagFeature } from "../bridge/native-tokens.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { SettingsButton, uncheckedTitle } from "./answers.tsx";
import { Feedback } from "./feedback.tsx";
import type { InApp } from "./in-app.ts";
import styles from "./services.module.css";

interface ServicesProps {
  readonly app: InApp;
  /** `unknown`: the app is too old to say whether there is a subscription. It opens whatever services there are. */
  readonly status: "subscribed" | "unknown";
  readonly feature: FlagFeature;
}

/** What a subscriber may do next: open the services, each by the name that the app knows it by, and the rest. */
export function Services({ app, status, feature }: ServicesProps) {
  return (
    <>
      {status === "subscribed" ? <Active /> : <Unchecked />}
      {status === "subscribed" && <Feedback app={app} feature={feature} />}
      <ul className={styles.services}>
        {services().map(({ feature, name, about }) => (
          <li key={feature}>
            <h2>{name}</h2>
            <p className="soft">{about}</p>
            <Button
              type="button"
              variant="line"
              onClick={() => app.connect().notify("useSubscription", "featureSelected", { productFeature: feature })}
            >
              {i18n.t("Open")}
              <span className="vh"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="acts">
        <LinkButton
          href={href("subscriptionsAddEmail")}
          icon="mail"
          onClick={() => app.connect().notify("useSubscription", "subscriptionsWelcomeAddEmailClicked")}
        >
          {i18n.t("Add email address")}
        </LinkButton>
        <SettingsButton app={app} />
        <LinkButton
          href={href("pro")}
          variant="line"
          onClick={() => app.connect().notify("useSubscription", "subscriptionsWelcomeFaqClicked")}
        >
          {i18n.t("Questions and answers")}
        </LinkButton>
      </p>
    </>
  );
}

function services(): readonly { readonly feature: FeatureName; readonly name: string; readonly about: string }[] {
  return [
    { feature: "Network Protection", name: i18n.t("VPN"), about: statements.vpn },
    { feature: "Data Broker Protection", name: i18n.t("Personal Information Removal"), about: statements.removal },
    {
      feature: "Identity Theft Restoration",
      name: i18n.t("Identity Theft Restoration"),
      about: statements.restoration,
    },
  ];
}

function Active() {
  return (
    <Notice tone="good" title={i18n.t("{pro} is active on this device", { pro: brand.pro })} live>
      <p>{i18n.t("Turn on each service below. Add an email address to use your subscription on other devices too.")}</p>
    </Notice>
  );
}

function Unchecked() {
  return (
    <Notice title={uncheckedTitle()} live>
      <p>{i18n.t("If you’ve subscribed, turn on each service below. If one doesn’t open, update the app.")}</p>
    </Notice>
  );
}
