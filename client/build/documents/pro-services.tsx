import { brand, facts } from "../../../src/contract/brand.ts";
import { demonstration } from "../../../src/contract/demonstration.ts";
import { restorationCases } from "../../../src/contract/restoration/cases.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { codeMinutes } from "../../../src/contract/subscription/one-time-code.ts";
import { vpnRecords } from "../../../src/contract/vpn/records.ts";
import type { Section } from "./document.ts";
import { formal } from "./formal.ts";

const { vpn } = facts;

/** What the three services do and do not do, and what they require of subscribers. */
export const proServices: readonly Section[] = [
  {
    id: "devices",
    title: "Devices and ways to sign in",
    blocks: [
      {
        text: `${statements.oneBrowser} If you bought in an app store, that is the device on which you bought. To use the subscription elsewhere, add an email address. To sign in, you enter a code of six digits that we email you. It works once, for ${codeMinutes} minutes. You can change or remove the email address at any time. You can also add passkeys or create a recovery code. They sign you in on this site, but not to the VPN.`,
      },
      {
        text: (
          <>
            {formal(statements.lostDevice)} The payments go on until you cancel. If you cannot open your subscription,{" "}
            <a href={href("help", { subject: "stopPaying" })}>ask us to stop them</a>.
          </>
        ),
      },
    ],
  },
  {
    id: "vpn",
    title: "The VPN",
    blocks: [
      {
        text: `You and your family can use the VPN on ${vpn.devices} devices at a time, through servers in ${vpn.places} places in ${vpn.countries} countries. ${demonstration.places} We rent the servers as whole machines. What they need while they run is in memory only.`,
      },
      { text: "This is what a server learns about you, and what it writes down:" },
      { notes: [...vpnRecords] },
      {
        text: `${statements.vpnSignIn} The VPN does not make you anonymous to a site that you sign in to. You may not use it for what is unlawful where you are.`,
      },
    ],
  },
  {
    id: "removal",
    title: "Personal Information Removal",
    blocks: [
      { text: statements.removal },
      {
        text: `${statements.removalStart} ${statements.removalReach}`,
      },
      {
        text: "You enter the names you use, your year of birth and your addresses. You may enter only your own details. You authorise us to send the requests for removal in your name. We cannot force a site to remove a page. If a site refuses, the removal page of our browser says so.",
      },
      { text: formal(statements.freeScan) },
    ],
  },
  {
    id: "restoration",
    title: "Identity Theft Restoration",
    blocks: [
      {
        text: `${formal(statements.restoration)} To call one, you create an access code under Manage subscription. ${statements.accessCode} ${statements.adviserHours} The service is help and paperwork. It is not insurance, not legal advice and not monitoring.`,
      },
      { text: "The service covers:" },
      { list: restorationCases.covered.map((text) => formal(text)) },
      { text: "The service does not cover:" },
      { list: restorationCases.uncovered.map((text) => formal(text)) },
      {
        text: `${statements.caseFinished} ${statements.caseReopened}`,
      },
      {
        text: (
          <>
            Two companies employ the advisers for us: one for the United States, one for all other countries. The{" "}
            <a href={href("privacy", {}, "retention")}>privacy policy</a> says who keeps the file of your case, and for
            how long.
          </>
        ),
      },
    ],
  },
  {
    id: "fair",
    title: "Fair use",
    blocks: [
      {
        text: (
          <>
            {brand.pro} is for people, not for resale. The <a href={href("acceptableUse")}>acceptable use</a> rules
            apply. If you break them seriously, we may end the subscription. We tell you why, and refund the time that
            is left, unless you broke them on purpose.
          </>
        ),
      },
    ],
  },
];
