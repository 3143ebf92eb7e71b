import { LinkButton } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";
import { links } from "./links.ts";
import { SetbackNotice, Waiting } from "./purchase-notes.tsx";
import { RestoreOffer } from "./restore-offer.tsx";
import { SettingsButton } from "./settings-button.tsx";
import type { ScreenProps } from "./start.tsx";
import { StatusView } from "./status-view.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useStatus } from "./use-status.ts";

/** Activating this device from within the app: what its store knows, or a code by e-mail (FLOW-3, FLOW-9). */
export function RestoreScreen({ app }: ScreenProps) {
  const { status, askAgain } = useStatus(app);
  const { purchase, tell } = usePurchase(app);
  if (purchase.step !== "choosing") {
    return <Waiting purchase={purchase} giveUp={() => tell({ type: "given-up" })} />;
  }
  return (
    <StatusView
      status={status}
      askAgain={askAgain}
      subscribed={<Active app={app} />}
      unsubscribed={
        <>
          {purchase.setback && <SetbackNotice setback={purchase.setback} />}
          <RestoreOffer app={app} tell={tell} />
          <GoLink href={links.subscriptions}>I have none yet: see the plans</GoLink>
        </>
      }
    />
  );
}

function Active({ app }: ScreenProps) {
  return (
    <>
      <Notice tone="good" title="This device has it" live>
        <p>Nothing is left to activate here. Another device is joined from there, or by e-mail.</p>
      </Notice>
      <p className="acts">
        <LinkButton href={links.subscriptionsWelcome}>Go to the services</LinkButton>
        <SettingsButton app={app} />
      </p>
    </>
  );
}
