import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { demonstration } from "../../../src/contract/demonstration.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { restorationCases } from "../../../src/contract/restoration/cases.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { codeMinutes } from "../../../src/contract/subscription/one-time-code.ts";
import { vpnRecords } from "../../../src/contract/vpn/records.ts";
import { links } from "../../../src/locales/links.tsx";
import type { DocumentSection } from "./document.ts";
import { formal } from "./formal.ts";

const { vpn } = facts;

/** What the three services do and do not do, and what they require of subscribers. */
export function proServices(): readonly DocumentSection[] {
  return [
    {
      id: "devices",
      title: i18n.t("Devices and ways to sign in"),
      blocks: [
        {
          text: i18n.t(
            "{oneBrowser} If you bought in an app store, that is the device on which you bought. To use the subscription elsewhere, add an email address. To sign in, you enter the six-digit code that we email you or, on this site, open the link in the same email. Either works once, for {minutes} minutes. You can change or remove the email address at any time. You can also add passkeys or create a recovery code. They sign you in on this site, but not to the VPN.",
            { oneBrowser: statements.oneBrowser, minutes: codeMinutes },
          ),
        },
        {
          text: (
            <Trans
              id="{lostDevice} The payments go on until you cancel. If you cannot open your subscription, <a>ask us to stop them</a>."
              values={{ lostDevice: formal(statements.lostDevice) }}
              components={links({ a: href("help", { subject: "stopPaying" }) })}
            />
          ),
        },
      ],
    },
    {
      id: "vpn",
      title: i18n.t("The VPN"),
      blocks: [
        {
          text: i18n.t(
            "You and your family can use the VPN on {devices} devices at a time, through servers in {places} places in {countries} countries. {demonstration} We rent the servers as whole machines. What they need while they run is in memory only.",
            {
              devices: vpn.devices,
              places: vpn.places,
              countries: vpn.countries,
              demonstration: i18n.t(demonstration.places),
            },
          ),
        },
        { text: i18n.t("This is what a server learns about you, and what it writes down:") },
        { notes: vpnRecords.map(({ term, note }) => ({ term: i18n.t(term), note: i18n.t(note) })) },
        {
          text: i18n.t(
            "{signIn} The VPN does not make you anonymous to a site that you sign in to. You may not use it for what is unlawful where you are.",
            { signIn: statements.vpnSignIn },
          ),
        },
      ],
    },
    {
      id: "removal",
      title: i18n.t("Personal Information Removal"),
      blocks: [
        { text: statements.removal },
        {
          text: `${statements.removalStart} ${statements.removalReach}`,
        },
        {
          text: i18n.t(
            "You enter the names you use, your year of birth and your addresses. You may enter only your own details. You authorise us to send the requests for removal in your name. We cannot force a site to remove a page. If a site refuses, the removal page of our browser says so.",
          ),
        },
        { text: formal(statements.freeScan) },
      ],
    },
    {
      id: "restoration",
      title: i18n.t("Identity Theft Restoration"),
      blocks: [
        {
          text: i18n.t(
            "{restoration} To call one, you create an access code under Manage subscription. {accessCode} {hours} The service is help and paperwork. It is not insurance, not legal advice and not monitoring.",
            {
              restoration: formal(statements.restoration),
              accessCode: statements.accessCode,
              hours: statements.adviserHours,
            },
          ),
        },
        { text: i18n.t("The service covers:") },
        { list: restorationCases.covered.map((text) => formal(text)) },
        { text: i18n.t("The service does not cover:") },
        { list: restorationCases.uncovered.map((text) => formal(text)) },
        {
          text: `${statements.caseFinished} ${statements.caseReopened}`,
        },
        {
          text: (
            <Trans
              id="Two companies employ the advisers for us: one for the United States, one for all other countries. The <a>privacy policy</a> says who keeps the file of your case, and for how long."
              components={links({ a: href("privacy", {}, "retention") })}
            />
          ),
        },
      ],
    },
    {
      id: "fair",
      title: i18n.t("Fair use"),
      blocks: [
        {
          text: (
            <Trans
              id="{pro} is for people, not for resale. The <a>acceptable use</a> rules apply. If you break them seriously, we may end the subscription. We tell you why, and refund the time that is left, unless you broke them on purpose."
              values={{ pro: brand.pro }}
              components={links({ a: href("acceptableUse") })}
            />
          ),
        },
      ],
    },
  ];
}
