import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { retention } from "../../../src/contract/retention.ts";
import { statements } from "../../../src/contract/statements.ts";
import type { DocumentSection } from "./document.ts";
import { formal } from "./formal.ts";

/** What the privacy policy says of the subscription and of its three services. */
export function privacySubscribers(): readonly DocumentSection[] {
  return [
    {
      id: "pro",
      title: brand.pro,
      blocks: [
        {
          text: i18n.t(
            "Your account is a random number, which we call the payment reference when you pay. Your subscription adds a plan, a status, the dates on which it began and renews, and where you bought it. You do not have to give a name.",
          ),
        },
        {
          notes: [
            {
              term: i18n.t("Email address"),
              note: i18n.t("Only if you add one. {use}", { use: formal(statements.emailUse) }),
            },
            {
              term: i18n.t("Recovery code"),
              note: i18n.t(
                "Only if you create one. We store a scrambled form, from which the code cannot be read. {oldCode} If your account has an email address, signing out everywhere also ends the code, within {days} days. Undoing a change of your email address can end it, too, and so can undoing changes with an older code. Without an email address, signing out everywhere does not end the code.",
                { oldCode: formal(statements.recoveryCode), days: facts.undoDays },
              ),
            },
            {
              term: i18n.t("Passkeys"),
              note: i18n.t(
                "Only if you add one: its name, its public key and when you added it. The key that signs you in stays on your devices. Signing out everywhere ends your passkeys if you have an email address or a recovery code.",
              ),
            },
            {
              term: i18n.t("Where you are signed in"),
              note: i18n.t(
                "For each browser or app: its kind (for example a browser on a Mac) and when you signed in. We show you the kind and the month, and email you about a new one.",
              ),
            },
            {
              term: i18n.t("Language"),
              note: i18n.t(
                "The language in which you last used your subscription on this site, so that our emails are in it. Only which of the site’s languages it is, and nothing for English.",
              ),
            },
            {
              term: i18n.t("Payment", {}, { comment: "What we learn when somebody pays" }),
              note: i18n.t("{card} We receive a receipt number and the country for tax.", {
                card: formal(statements.card),
              }),
            },
            {
              term: i18n.t("VPN", {}, { comment: "What we record about the use of the VPN" }),
              note: formal(statements.vpnLog),
            },
            {
              term: i18n.t("Personal Information Removal"),
              note: i18n.t(
                "Your names, your year of birth and your addresses. “How long data is kept” says until when.",
              ),
            },
            {
              term: i18n.t("Identity Theft Restoration"),
              note: i18n.t(
                "We store the access code that you create, until it ends. What you tell an adviser is in the case file, which the adviser’s company keeps. We receive the number of cases, and whether they were solved. If you answer our survey of cases, we keep only totals.",
              ),
            },
          ],
        },
        {
          text: i18n.t("We do not link a subscription to searches, to visits or to usage events."),
        },
      ],
    },
    {
      id: "scans",
      title: i18n.t("Scans of people-search sites"),
      blocks: [
        {
          text: i18n.t(
            "Until you start a scan, we store none of the details that you enter: they stay in your browser. Without scripts, they travel to us in an encrypted cookie with each request, so that we can fill in the form again. When you start a demonstration scan, we store your answers, encrypted with a key that your browser holds. We can open them only while your browser sends the key with a request. We use them for that scan and nothing else. The sites are invented, and your details go to none of them. Once it has started, the scan needs none of your details, so it goes on while your browser is closed. We store what the scan finds beside your answers.",
          ),
        },
        {
          text: i18n.t(
            "We delete a demonstration scan, with your details and its results, {hours} hours after you started it. To delete it at once, select Delete scan and answers. For subscribers, we keep the details and the key to them while the service runs, because we check again every {days} days. We delete both within a day of the subscription’s end, or when you delete the details in the settings of our browser.",
            { hours: facts.freeScanHours, days: facts.removal.recheckDays },
          ),
        },
        {
          text: i18n.t(
            "A subscriber can keep a demonstration scan on this site. Your answers then stay encrypted as before, and only your browser holds the key: repeat searches of the invented sites need none of your details. We store the scan, without your answers, with your account, and ask once a day whether your subscription still includes Personal Information Removal. We delete everything within a day of its end, when you delete your account, and at once when you delete the scan.",
          ),
        },
        {
          text: i18n.t(
            "If you rate a scan, we store your rating and your words for {days} days, without anything that says whose scan it was. We take out the names and places that you entered.",
            { days: retention.scanRatingDays },
          ),
        },
      ],
    },
    {
      id: "elsewhere",
      title: i18n.t("Chat, community and other sites"),
      blocks: [
        {
          text: i18n.t(
            "{chat}, the blog, the help articles and the community forum are separate sites with privacy policies of their own. A link from here does not tell them which of our pages you came from.",
            { chat: brand.chat },
          ),
        },
      ],
    },
  ];
}
