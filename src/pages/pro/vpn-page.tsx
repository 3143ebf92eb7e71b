import { Band } from "../../../client/components/band.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { type Country, countryName } from "../../contract/country.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { href } from "../../contract/routes.ts";
import { vpnRecords } from "../../contract/vpn/records.ts";
import { Reach } from "../../product/reach.tsx";
import { vpnPlaces } from "../../product/vpn-places.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";
import { VpnPanel } from "./panels.tsx";
import { isSoldTo } from "./plan-offer.ts";
import { PlansButton, PriceCall } from "./price-call.tsx";
import { hides, leaves, systems, vpnQuestions } from "./texts/vpn.tsx";

const { trialDays, vpn } = facts;

export const vpnPage = page({
  title: "VPN",
  description: `A VPN for ${vpn.devices} devices, with servers in ${vpn.places} places and no log of what you do. Part of ${brand.pro}.`,
  structured: () => faqOf(vpnQuestions),
  body: ({ theme, host, country }) => (
    <>
      <PageHead
        title="A VPN for every app on your device"
        lead={`Sites see one of our IP addresses instead of yours, and the network you’re on can’t see which sites you open. We keep no log of what you do. The VPN is part of ${brand.pro}. You turn it on in our browser, on up to ${vpn.devices} devices at once.`}
        illustration={
          <Illustration
            name="sett"
            theme={theme}
            no={1}
            eager
            caption="A badger’s sett has many doors. You see that something comes out, but not who went in."
            legend={[
              "Your device, with every app on it",
              "The encrypted route to our server",
              "Where sites see you arrive",
            ]}
          />
        }
      >
        <PriceCall
          service="The VPN"
          origin="funnel_vpn_website__hero"
          other={<GoLink href="#log">What the VPN servers know</GoLink>}
          {...{ host, country }}
        />
      </PageHead>
      <Does />
      <Records />
      <Devices theme={theme} />
      <Places />
      <Questions title="Questions about the VPN" questions={vpnQuestions} tone="surface-alt" open={0} />
      <Closing
        scene="rain"
        title={
          isSoldTo({ host, country }) ? `Try the VPN free for ${trialDays} days` : "Three services, one subscription"
        }
        lead={`${brand.pro} is one subscription: the VPN, removal from people-search sites, and an adviser if your identity is stolen.`}
      >
        <p className="acts">
          <PlansButton origin="funnel_vpn_website__closing" {...{ host, country }} />
          <GoLink href={href("comparePrivacy")}>Compare our protections</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Does() {
  return (
    <Band tone="surface-alt">
      <h2>What the VPN hides, and what the VPN can’t hide</h2>
      <Reach
        does={{ title: "The VPN hides", items: hides }}
        leaves={{ title: "The VPN doesn’t hide", items: leaves }}
      />
    </Band>
  );
}

function Records() {
  return (
    <Band id="log">
      <div className="split">
        <div className="say">
          <h2>What our VPN servers know and write down</h2>
          <p className="soft">
            The same four lines are in our contract with you, word for word: see the{" "}
            <a href={href("proPrivacyTerms", {}, "vpn")}>Pro terms</a>.
          </p>
        </div>
        <FieldNotes notes={vpnRecords} />
      </div>
    </Band>
  );
}

function Devices({ theme }: Pick<Frame, "theme">) {
  return (
    <Band tone="surface-alt" id="devices">
      <div className={styles.diagram}>
        <div className="say">
          <h2>{`Use the VPN on ${vpn.devices} devices at once`}</h2>
          <p className="lead">
            The VPN is built into our browser, and covers every other app on the device as well. Add an email address to
            your subscription, install the browser, sign in with that address in its settings, and turn the VPN on
            there. You turn it off in the same place.
          </p>
          <FieldNotes notes={systems} />
          <p className="acts">
            <GoLink href={href("appDevices")}>Get the browser for your device</GoLink>
            <GoLink href={href("vpnSetUp")}>Set up the VPN, step by step</GoLink>
          </p>
        </div>
        <Specimen theme={theme} scene="logStage" no={2} caption="the VPN, connected. One switch turns it on and off.">
          <VpnPanel />
        </Specimen>
      </div>
    </Band>
  );
}

const places = Object.entries(vpnPlaces)
  .map(([code, cities]) => ({ code, country: countryName(code as Country), cities: cities.join(", ") }))
  .sort((a, b) => a.country.localeCompare(b.country, "en-GB"));

function Places() {
  return (
    <Band id="places">
      <div className="split">
        <div className="say">
          <h2>{`${vpn.places} places in ${vpn.countries} countries`}</h2>
          <p className="soft">{demonstration.places} The VPN picks the nearest place for you, or you choose one.</p>
        </div>
        <dl className={styles.places}>
          {places.map(({ code, country, cities }) => (
            <div key={code}>
              <dt>{country}</dt>
              <dd>{cities}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
