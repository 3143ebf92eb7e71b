import { brand, facts } from "../../../src/contract/brand.ts";
import { retention } from "../../../src/contract/retention.ts";
import { statements } from "../../../src/contract/statements.ts";
import type { Section } from "./document.ts";
import { formal } from "./formal.ts";

/** What the privacy policy says of the subscription and of its three services. */
export const privacySubscribers: readonly Section[] = [
  {
    id: "pro",
    title: brand.pro,
    blocks: [
      {
        text: "Your account is a random number, which we call the payment reference when you pay. Your subscription adds a plan, a status, the dates on which it began and renews, and where you bought it. You do not have to give a name.",
      },
      {
        notes: [
          { term: "Email address", note: `Only if you add one. ${formal(statements.emailUse)}` },
          {
            term: "Recovery code",
            note: `Only if you create one. We store a scrambled form, from which the code cannot be read. ${formal(statements.recoveryCode)} If your account has an email address, signing out everywhere also ends the code, within ${facts.undoDays} days. Undoing a change of your email address can end it, too, and so can undoing changes with an older code. Without an email address, signing out everywhere does not end the code.`,
          },
          {
            term: "Passkeys",
            note: "Only if you add one: its name, its public key and when you added it. The key that signs you in stays on your devices. Signing out everywhere ends your passkeys if you have an email address or a recovery code.",
          },
          {
            term: "Where you are signed in",
            note: "For each browser or app: its kind (for example a browser on a Mac) and when you signed in. We show you the kind and the month, and email you about a new one.",
          },
          {
            term: "Language",
            note: "The language in which you last used your subscription on this site, so that our emails are in it. Only which of the site’s languages it is, and nothing for English.",
          },
          { term: "Payment", note: `${formal(statements.card)} We receive a receipt number and the country for tax.` },
          { term: "VPN", note: formal(statements.vpnLog) },
          {
            term: "Personal Information Removal",
            note: "Your names, your year of birth and your addresses. “How long data is kept” says until when.",
          },
          {
            term: "Identity Theft Restoration",
            note: "We store the access code that you create, until it ends. What you tell an adviser is in the case file, which the adviser’s company keeps. We receive the number of cases, and whether they were solved. If you answer our survey of cases, we keep only totals.",
          },
        ],
      },
      {
        text: "We do not link a subscription to searches, to visits or to usage events.",
      },
    ],
  },
  {
    id: "scans",
    title: "Scans of people-search sites",
    blocks: [
      {
        text: "Until you start a scan, we store none of the details that you enter: they stay in your browser. Without scripts, they travel to us in an encrypted cookie with each request, so that we can fill in the form again. When you start a demonstration scan, we store your answers, encrypted with a key that your browser holds. We can open them only while your browser sends the key with a request. We use them for that scan and nothing else. The sites are invented, and your details go to none of them. Once it has started, the scan needs none of your details, so it goes on while your browser is closed. We store what the scan finds beside your answers.",
      },
      {
        text: `We delete a demonstration scan, with your details and its results, ${facts.freeScanHours} hours after you started it. To delete it at once, select Delete scan and answers. For subscribers, we keep the details and the key to them while the service runs, because we check again every ${facts.removal.recheckDays} days. We delete both when the subscription ends or when you delete the details in the settings of our browser.`,
      },
      {
        text: `A subscriber can keep a demonstration scan on this site. Your answers then stay encrypted as before, and only your browser holds the key: repeat searches of the invented sites need none of your details. We store the scan, without your answers, with your account, and ask once a day whether your subscription still includes Personal Information Removal. We delete everything within a day of its end, when you delete your account, and at once when you delete the scan.`,
      },
      {
        text: `If you rate a scan, we store your rating and your words for ${retention.scanRatingDays} days, without anything that says whose scan it was. We take out the names and places that you entered.`,
      },
    ],
  },
  {
    id: "elsewhere",
    title: "Chat, community and other sites",
    blocks: [
      {
        text: (
          <>
            {brand.chat}, the blog, the help articles and the community forum are separate sites with privacy policies
            of their own. A link from here does not tell them which of our pages you came from.
          </>
        ),
      },
    ],
  },
];
