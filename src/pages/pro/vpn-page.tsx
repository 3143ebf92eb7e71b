import { Trans } from "@lingui/react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { type Country, countryName } from "../../contract/country.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n, languageTag } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { vpnRecords } from "../../contract/vpn/records.ts";
import { links } from "../../locales/links.tsx";
import { Reach } from "../../product/reach.tsx";
import { vpnPlaces } from "../../product/vpn-places.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";
import { VpnPanel } from "./panels.tsx";
import { PlansButton, PriceCall, PriceLine } from "./price-call.tsx";
import { hides, leaves, systems, vpnQuestions } from "./texts/vpn.tsx";

const { vpn } = facts;

export const vpnPage = page({
  title: "VPN",
  description: () =>
    i18n.t("A VPN for {devices} devices, with servers in {places} places and no log of what you do. Part of {pro}.", {
      devices: vpn.devices,
      places: vpn.places,
      pro: brand.pro,
    }),
  structured: () => faqOf(vpnQuestions()),
  body: ({ theme, host, country }) => (
    <>
      <PageHead
        title={i18n.t("A VPN for every\u00a0app on\u00a0your device")}
        lead={i18n.t(
          "Sites see one of our IP addresses instead of yours, and the network you’re on can’t see which sites you open. We keep no log of what you do. The VPN is part of {pro}. You turn it on in our browser, on up to {devices} devices at once.",
          { pro: brand.pro, devices: vpn.devices },
        )}
        illustration={
          <Illustration
            name="sett"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("A badger’s sett has many doors. You see that something comes out, but not who went in.")}
            legend={[
              i18n.t("Your device, with every app on it"),
              i18n.t("The encrypted route to our server"),
              i18n.t("Where sites see you arrive"),
            ]}
          />
        }
      >
        <PriceCall
          service={i18n.t("The VPN")}
          origin="funnel_vpn_website__hero"
          other={<GoLink href="#log">{i18n.t("What the VPN servers know")}</GoLink>}
          {...{ host, country }}
        />
      </PageHead>
      <Does />
      <Records />
      <Devices theme={theme} />
      <Places />
      <Questions title={i18n.t("Questions about the VPN")} questions={vpnQuestions()} tone="surface-alt" />
      <Closing
        scene="pines"
        title={i18n.t("A VPN that keeps no log")}
        lead={i18n.t(
          "{pro} is one subscription: the VPN, removal from people-search sites, and an adviser if your identity is stolen.",
          { pro: brand.pro },
        )}
      >
        <p className="acts">
          <PlansButton origin="funnel_vpn_website__closing" {...{ host, country }} />
          <GoLink href={href("comparePrivacy")}>{i18n.t("Compare our protections")}</GoLink>
        </p>
        <PriceLine service={i18n.t("The VPN")} {...{ host, country }} />
      </Closing>
    </>
  ),
});

function Does() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("What the VPN hides, and what the VPN can’t hide")}</h2>
      <Reach
        does={{ title: i18n.t("The VPN hides"), items: hides() }}
        leaves={{ title: i18n.t("The VPN doesn’t hide"), items: leaves() }}
      />
    </Band>
  );
}

function Records() {
  return (
    <Band id="log">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("What our VPN servers know and write down")}</h2>
          <p className="soft">
            <Trans
              id="The same four lines are in our contract with you, word for word: see the <a>Pro terms</a>."
              components={links({ a: href("proPrivacyTerms", {}, "vpn") })}
            />
          </p>
        </div>
        <FieldNotes notes={vpnRecords.map(({ term, note }) => ({ term: i18n.t(term), note: i18n.t(note) }))} />
      </div>
    </Band>
  );
}

function Devices({ theme }: Pick<Frame, "theme">) {
  return (
    <Band tone="surface-alt" id="devices">
      <div className={styles.diagram}>
        <div className="say">
          <h2>{i18n.t("Use the VPN on {devices} devices at once", { devices: vpn.devices })}</h2>
          <p className="lead">
            {i18n.t(
              "The VPN is built into our browser, and covers every other app on the device as well. Add an email address to your subscription, install the browser, sign in with that address in its settings, and turn the VPN on there. You turn it off in the same place.",
            )}
          </p>
          <FieldNotes notes={systems()} />
          <p className="acts">
            <GoLink href={href("appDevices")}>{i18n.t("Get the browser for your device")}</GoLink>
            <GoLink href={href("vpnSetUp")}>{i18n.t("Set up the VPN, step by step")}</GoLink>
          </p>
        </div>
        <Specimen
          theme={theme}
          scene="logStage"
          no={2}
          caption={i18n.t("the VPN, connected. One switch turns it on and off.")}
        >
          <VpnPanel />
        </Specimen>
      </div>
    </Band>
  );
}

function placesNow() {
  const tag = languageTag();
  return Object.entries(vpnPlaces)
    .map(([code, cities]) => ({
      code,
      country: countryName(code as Country, tag),
      // A line breaks between names, not inside of one.
      cities: cities.map((city) => i18n.t(city).replaceAll(" ", "\u00a0")).join(", "),
    }))
    .sort((a, b) => a.country.localeCompare(b.country, tag));
}

function Places() {
  return (
    <Band id="places">
      <div className="split">
        <div className="say">
          <h2>
            {i18n.t("{places} places in {countries} countries", { places: vpn.places, countries: vpn.countries })}
          </h2>
          <p className="soft">
            {`${i18n.t(demonstration.places)} ${i18n.t("The VPN picks the nearest place for you, or you choose one.")}`}
          </p>
        </div>
        <dl className={styles.places}>
          {placesNow().map(({ code, country, cities }) => (
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
