import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Frame } from "../../render/frame.ts";
import { CasePanel, RemovalPanel, VpnPanel } from "./panels.tsx";

const { vpn, removal } = facts;

type FeatureProps = Pick<Frame, "theme">;

/** The three services, one after the other, each with a picture of it at work. */
export function Features({ theme }: FeatureProps) {
  return (
    <>
      <Vpn theme={theme} />
      <Removal theme={theme} />
      <Restoration theme={theme} />
    </>
  );
}

function Vpn({ theme }: FeatureProps) {
  return (
    <Band tone="surface-alt" id="vpn">
      <ProductSection
        no={1}
        title="A VPN that keeps no log"
        lead="Every app on your device connects through our servers, not only the browser. Sites see our IP address instead of yours."
        illustration={
          <Specimen theme={theme} scene="logStage" no={1} caption="the VPN, connected. One switch turns it on and off.">
            <VpnPanel />
          </Specimen>
        }
      >
        <FieldNotes
          notes={[
            { term: "Covers", note: `${vpn.devices} devices at a time, every app on them` },
            {
              term: "Servers",
              note: `${vpn.places} places in ${vpn.countries} countries (an example)`,
            },
            { term: "Writes down", note: "No sites, no times and no IP addresses" },
          ]}
        />
        <p className="acts">
          <GoLink href={href("proPrivacyTerms", {}, "vpn")}>What the VPN servers know</GoLink>
          <GoLink href={href("activationFlow")}>Set up the VPN</GoLink>
        </p>
      </ProductSection>
    </Band>
  );
}

function Removal({ theme }: FeatureProps) {
  return (
    <Band id="removal">
      <ProductSection
        no={2}
        flip
        title="Your details, removed from people-search sites"
        lead="People-search sites sell names, home addresses and phone numbers. We find the pages about you and ask the sites to take them down."
        illustration={
          <Specimen
            theme={theme}
            scene="tracksStage"
            no={2}
            caption="three weeks of removals. The person and the sites are made up."
          >
            <RemovalPanel />
          </Specimen>
        }
      >
        <FieldNotes
          notes={[
            { term: "Searches", note: `${removal.sites} people-search sites` },
            { term: "Checks again", note: `Every ${removal.recheckDays} days, for as long as you subscribe` },
            { term: "Asks of you", note: "Name, year of birth, addresses. No documents" },
          ]}
        />
        <p className="acts">
          <GoLink href={href("dbp")}>See how removal works</GoLink>
          <GoLink href={href("dbpScan")}>Try a free demonstration scan</GoLink>
        </p>
      </ProductSection>
    </Band>
  );
}

function Restoration({ theme }: FeatureProps) {
  return (
    <Band tone="surface-alt" id="restoration">
      <ProductSection
        no={3}
        title="Help if your identity is stolen"
        lead="Banks, offices and shops each want their own form. An adviser fills in the forms with you, by phone, and follows up until each one is answered."
        illustration={
          <Specimen
            theme={theme}
            scene="eggsStage"
            no={3}
            caption="a case after one week. The person and the case are made up."
          >
            <CasePanel />
          </Specimen>
        }
      >
        <FieldNotes
          notes={[
            { term: "Help", note: "By phone, every day" },
            { term: "Covers", note: "Bank, card, tax and medical fraud" },
            { term: "Lasts", note: "From the first call until you say the case is closed" },
          ]}
        />
        <p className="acts">
          <GoLink href={href("identityTheftRestoration")}>See how a case runs</GoLink>
          <GoLink href={href("itrAccessCode")}>Get an access code</GoLink>
        </p>
      </ProductSection>
    </Band>
  );
}
