import type { ReactNode } from "react";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { type InstallPlacement, placementOf } from "../../contract/acquisition/campaign.ts";
import { type InstallCall, installCall } from "../../contract/acquisition/install.ts";
import { originText } from "../../contract/acquisition/origin.ts";
import { i18n } from "../../contract/language/i18n.ts";
import type { SiteFile } from "../../files/site-file.ts";
import {
  InstallActs,
  type InstallCallProps,
  leadsElsewhere,
  OtherSystems,
  PhoneCode,
  RunsElsewhere,
} from "../../product/install-call.tsx";
import type { Frame } from "../../render/frame.ts";
import { type Page, page } from "../../render/page.ts";
import type { Thing } from "../../render/structured-data.ts";

/** What each page places where it likes: the button for this device, a last band with it, a QR code, links to other systems. */
export interface InstallCalls {
  readonly acts: ReactNode;
  /** The same for a later band, after the page has said that nothing is downloaded. */
  readonly again: ReactNode;
  /** The same button, or on a device without our browser the devices that it runs on, where nothing else is the matter. */
  readonly browser: ReactNode;
  readonly closing: ReactNode;
  readonly code: ReactNode;
  readonly others: ReactNode;
  /** What an address of ours that leads to another install call is given. */
  readonly from: { readonly origin: InstallPlacement["origin"] };
}

interface InstallPage<Read extends object | null> extends Pick<Page, "title" | "description"> {
  readonly indexed?: boolean;
  readonly placement: InstallPlacement;
  pageOffers?(): InstallCallProps["pageOffers"];
  also?(): ReactNode;
  readonly isChooser?: boolean;
  readonly reads?: SiteFile<Read & object>;
  structured?(given: { readonly read: Read }): readonly Thing[];
  body(given: Frame & { readonly install: InstallCall; readonly calls: InstallCalls; readonly read: Read }): ReactNode;
}

/** What the last band says over its button, which does not lead to our browser on every device. */
function endsWith() {
  return {
    browser: { title: i18n.t("Get the private browser"), lead: i18n.t("It’s free on every device.") },
    search: { title: i18n.t("Search privately on this device"), lead: i18n.t("It’s free, without an account.") },
  } as const;
}

/**
 * A page with install calls. They depend on the device, of which there are few kinds. The origin that a visitor came with
 * travels with every install link (ADDR-6) and may be anything, so it is loaded.
 */
export function installPage<Read extends object | null = null>({
  placement,
  pageOffers,
  also,
  isChooser = false,
  body,
  ...about
}: InstallPage<Read>): Page {
  const callsAt = (host: Frame["host"], call: InstallCall, placed: InstallPlacement): InstallCalls => {
    const offers = pageOffers?.() ?? {};
    const about = { call, placement: placed, pageOffers: offers, also: also?.(), isChooser };
    const acts = <InstallActs {...about} />;
    return {
      acts,
      again: <InstallActs {...about} isAgain />,
      browser: leadsElsewhere(call) ? <RunsElsewhere placement={placed} /> : acts,
      closing: (
        <Closing scene="fern" {...(leadsElsewhere(call) ? endsWith().search : endsWith().browser)}>
          {acts}
        </Closing>
      ),
      code: <PhoneCode host={host} call={call} placement={placed} />,
      others: !isChooser && <OtherSystems call={call} placement={placed} pageOffers={offers} />,
      from: { origin: placed.origin },
    };
  };
  return page({
    ...about,
    asksVersion: true,
    vary: ({ device }) => ({ install: installCall(device) }),
    load: ({ var: { visit } }) => {
      const origin = visit.url.searchParams.get("origin");
      return originText(origin) === null ? null : { placed: placementOf(origin, placement) };
    },
    body: (given) => {
      const calls = callsAt(given.host, given.install, given.data?.placed ?? placement);
      return body({ ...given, calls });
    },
  });
}
