import { Button } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { links } from "./links.ts";
import type { PurchaseFact } from "./purchase.ts";
import type { ScreenProps } from "./start.tsx";

interface RestoreOfferProps extends ScreenProps {
  readonly tell: (fact: PurchaseFact) => void;
}

/** For somebody who has a subscription already: in the store of this device, or anywhere by its address. */
export function RestoreOffer({ app, tell }: RestoreOfferProps) {
  function restore(): void {
    tell({ type: "asked", on: "restore" });
    app.connect().notify("useSubscription", "activateSubscription");
  }
  return (
    <p className="acts">
      <Button type="button" variant="line" icon="refresh" onClick={restore}>
        Restore a purchase
      </Button>
      <GoLink href={links.activateThisDeviceByEmail}>It has an e-mail address</GoLink>
    </p>
  );
}
