import type { ReactNode } from "react";
import { Closing } from "../../../client/components/closing.tsx";
import { type Placement, placementOf } from "../../contract/acquisition/campaign.ts";
import { type InstallCall, installCall } from "../../contract/acquisition/install.ts";
import { originText } from "../../contract/acquisition/origin.ts";
import type { SiteFile } from "../../files/site-file.ts";
import {
  InstallActs,
  type InstallCallProps,
  leadsElsewhere,
  OtherSystems,
  PhoneCode,
} from "../../product/install-call.tsx";
import { Hole } from "../../render/hole.tsx";
import { type ChromeFacet, type Facets, type Page, page } from "../../render/page.ts";
import type { Thing } from "../../render/structured-data.ts";
import type { Visit } from "../../visit/visit.ts";

/** What each page places where it likes: the button for this device, a last band with it, a QR code, links to other systems. */
export interface Calls {
  readonly acts: ReactNode;
  readonly closing: ReactNode;
  readonly code: ReactNode;
  readonly others: ReactNode;
}

interface InstallPage<Read extends object> extends Pick<Page, "title" | "description"> {
  readonly indexed?: boolean;
  readonly placement: Placement;
  readonly pageOffers?: InstallCallProps["pageOffers"];
  readonly isChooser?: boolean;
  readonly reads?: SiteFile<Read>;
  structured?(facets: Pick<Facets, ChromeFacet>, read: Read): readonly Thing[];
  body(facets: Pick<Facets, ChromeFacet>, calls: Calls, read: Read): ReactNode;
}

/** What the last band says over its button, which does not lead to our browser on every device. */
const endsWith = {
  browser: { title: "Get the private browser", lead: "It’s free on every device." },
  search: { title: "Search privately on this device", lead: "It’s free, without an account." },
} as const;

/**
 * A page with install calls. They depend on the device, a facet with few values, so the whole page is kept as a shell. A
 * visitor who came with an origin gets a variant with the calls in holes, because the origin travels with every install
 * link (ADDR-6) and may be anything.
 */
export function installPage<Read extends object = never>({
  placement,
  pageOffers = {},
  isChooser = false,
  body,
  ...about
}: InstallPage<Read>): Page {
  const actsOf = (call: InstallCall, placed: Placement) => (
    <InstallActs call={call} placement={placed} pageOffers={pageOffers} isChooser={isChooser} />
  );
  const calls = (host: Facets["host"], call: InstallCall, placed: Placement): Calls => ({
    acts: actsOf(call, placed),
    closing: <Closing {...(leadsElsewhere(call) ? endsWith.search : endsWith.browser)}>{actsOf(call, placed)}</Closing>,
    code: <PhoneCode host={host} call={call} placement={placed} />,
    others: <OtherSystems call={call} placement={placed} pageOffers={pageOffers} />,
  });
  const ofVisit = (visit: Visit) =>
    calls(visit.host, installCall(visit.device), placementOf(visit.url.searchParams.get("origin"), placement));
  const arrived = page({
    ...about,
    asksVersion: true,
    holes: {
      acts: (visit) => ofVisit(visit).acts,
      closing: (visit) => ofVisit(visit).closing,
      code: (visit) => ofVisit(visit).code,
      others: (visit) => ofVisit(visit).others,
    },
    body: (facets, read) =>
      body(
        facets,
        {
          acts: <Hole name="acts" />,
          closing: <Hole name="closing" />,
          code: <Hole name="code" />,
          others: <Hole name="others" />,
        },
        read,
      ),
  });
  return page({
    ...about,
    asksVersion: true,
    varies: ["install"],
    variants: { arrived },
    variantFor: ({ url }) => (originText(url.searchParams.get("origin")) === null ? null : "arrived"),
    body: (facets, read) => body(facets, calls(facets.host, facets.install, placement), read),
  });
}
