import { useEffect, useState } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { type FlagFeature, readFlags } from "../bridge/native-tokens.ts";
import { Button } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import type { InApp } from "./in-app.ts";
import styles from "./pane.module.css";

interface FeedbackProps {
  readonly app: InApp;
  /** One that belongs to the context of the page, because each context has flags of its own. */
  readonly feature: FlagFeature;
}

/**
 * Where feedback goes: to the app's own form, which is in its settings, if the app has one for everything
 * (`useUnifiedFeedback`), else to the form on the website (NAT-4). A host that does not answer counts as having none.
 */
export function Feedback({ app, feature }: FeedbackProps) {
  const [goes, setGoes] = useState<"unknown" | "to-app" | "to-web">("unknown");
  useEffect(() => {
    void isUnified(app, feature).then((unified) => setGoes(unified ? "to-app" : "to-web"));
  }, [app, feature]);
  if (goes === "unknown") return null;
  if (goes === "to-web") {
    return (
      <p className="acts">
        <GoLink href={href("help")}>{i18n.t("Send feedback")}</GoLink>
      </p>
    );
  }
  return (
    <div className={styles.part}>
      <p>{i18n.t("Have something to tell us? Send feedback from the app’s settings.")}</p>
      <p className="acts">
        <Button
          type="button"
          variant="line"
          icon="mail"
          onClick={() => app.connect().notify("useSubscription", "backToSettings")}
        >
          {i18n.t("Send feedback in the app")}
        </Button>
      </p>
    </div>
  );
}

async function isUnified(app: InApp, feature: FlagFeature): Promise<boolean> {
  const bridge = app.bridge();
  return bridge !== null && (await readFlags(bridge, feature)).useUnifiedFeedback;
}
