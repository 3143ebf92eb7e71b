import { brand, facts } from "../../../src/contract/brand.ts";
import { soldIn } from "../../../src/contract/country.ts";
import { href } from "../../../src/contract/routes.ts";
import type { Document, Section } from "./document.ts";

const { priceUsd, trialDays, refundDays, graceDays, noticeDays, otpMinutes, vpn, removal, restoration } = facts;
const manage = <a href={href("subscriptionsManage")}>Manage subscription</a>;

const buying: readonly Section[] = [
  {
    id: "scope",
    title: "What this document is",
    blocks: [
      {
        text: (
          <>
            Two things in one: the contract for {brand.pro}, and the part of our privacy policy that concerns
            subscribers. It adds to the general <a href={href("terms")}>terms</a> and the{" "}
            <a href={href("privacy")}>privacy policy</a> and comes before them where they differ.
          </>
        ),
      },
    ],
  },
  {
    id: "who",
    title: "Who can subscribe",
    blocks: [
      {
        text: (
          <>
            Anyone of age who lives in one of the {soldIn.size} countries where it is sold:{" "}
            <a href={href("pro", {}, "sold")}>the list, with prices</a>. Once bought, the VPN and the rest go with you
            when you travel.
          </>
        ),
      },
      {
        text: "No name is asked for and no account opened. What you get is a random number that your device keeps for you.",
      },
    ],
  },
  {
    id: "price",
    title: "Price and payment",
    blocks: [
      {
        text: `In the United States it costs ${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year; other countries pay in their currency. The amount that stands beside the button is the amount taken, with tax in it wherever the law asks for that.`,
      },
      {
        text: "You pay by card through our payment company, or through an app store. The contract begins when we confirm the order on the screen, and by email if you gave an address.",
      },
    ],
  },
  {
    id: "trial",
    title: "The free trial",
    blocks: [
      {
        text: `A first subscription bought on this site begins with ${trialDays} free days; some offers have more, and then say so. All three services work in full. Unless you cancel before the trial is over, the first payment is taken when it ends, and the page shows that moment from the start.`,
      },
      { text: "One trial a person. We trust you on that, since we could not check without knowing who you are." },
    ],
  },
];

const leaving: readonly Section[] = [
  {
    id: "renewal",
    title: "Renewal",
    blocks: [
      {
        text: "At the end of each month or year the subscription renews for another, at the price that then holds, and the payment is taken on that day. The date of the next one is always on the manage page.",
      },
    ],
  },
  {
    id: "cancel",
    title: "Cancelling",
    blocks: [
      {
        text: (
          <>
            Two clicks: open {manage}, press Cancel. You can do it at any hour and without giving a reason. What you
            have paid for runs to its end, nothing more is charged, and until that day you may take it back.
          </>
        ),
      },
      {
        text: "A letter or an email does it as well. It counts from the day it reaches us.",
      },
    ],
  },
  {
    id: "refund",
    title: "Refunds, and your right to withdraw",
    blocks: [
      {
        text: `Ask within ${refundDays} days of the first payment and you get the whole of it back, even if you have used everything. It goes back the way it came, to the same card.`,
      },
      {
        text: "In the European Union and the United Kingdom the law gives a consumer 14 days from the day of the order to withdraw. Our own period begins with the first payment, so it never ends sooner. You need no form; a sentence to the help desk is enough.",
      },
      {
        text: "After that there is no refund for a period that has begun, except where a service did not work and we could not put it right, or where the law entitles you to one.",
      },
    ],
  },
  {
    id: "failed",
    title: "When a payment fails",
    blocks: [
      {
        text: `The services keep running for ${graceDays} days. In that time you can name another card. If none works, the subscription becomes inactive, and we do not send the debt to anybody.`,
      },
    ],
  },
  {
    id: "stores",
    title: "Bought in an app store",
    blocks: [
      {
        text: "There the store is the seller: it takes the payment, renews, refunds and cancels by its own rules. Its trial may be longer, shorter or absent. Everything else in this document holds all the same.",
      },
    ],
  },
];

const services: readonly Section[] = [
  {
    id: "devices",
    title: "Devices and your email address",
    blocks: [
      {
        text: `The subscription is on the device that bought it. To bring it to others, add an email address; a code of six digits, good for ${otpMinutes} minutes, then signs them in. You can change the address or take it off at any time. Without one, a lost device means a lost subscription: there would be nothing to find it by.`,
      },
    ],
  },
  {
    id: "vpn",
    title: "The VPN",
    blocks: [
      {
        text: `It may run on ${vpn.devices} devices at the same time, through servers in ${vpn.places} places. The servers are rented as whole machines, and what they need while running is in memory only.`,
      },
      {
        notes: [
          { term: "Sees", note: "That some subscriber is entitled to connect; a token says so, without saying which" },
          { term: "Needs", note: "Your network address, while the connection is open, to send the answers back" },
          { term: "Counts", note: "How busy a server is, to know when to add another" },
          { term: "Writes down", note: "Nothing: neither sites nor names looked up, neither times nor addresses" },
        ],
      },
      {
        text: "It makes you harder to follow. It does not make you anonymous to a site you sign in to, and it may not be used to do what is unlawful where you are.",
      },
    ],
  },
  {
    id: "removal",
    title: "Personal Information Removal",
    blocks: [
      {
        text: `You tell it your names, year of birth and addresses, and you may enter only yourself. From then on we act in your name towards the ${removal.sites} sites on our list: we search them, ask for removal, and look again every ${removal.recheckDays} days.`,
      },
      {
        text: "What you entered stays in your browser until a scan is started. It is encrypted on its way and while we hold it, is used for the searches and requests and for nothing else, and goes when the scan expires, when the subscription ends, or when you press Delete.",
      },
      {
        text: "We cannot oblige a site to obey. If one refuses for good, the dashboard says so.",
      },
    ],
  },
  {
    id: "restoration",
    title: "Identity Theft Restoration",
    blocks: [
      {
        text: `A code from this site, valid for ${restoration.codeHours} hours, opens the way to an adviser, and one code at a time is enough. The adviser gives advice and does paperwork. That is no insurance, no legal counsel and no monitoring.`,
      },
      {
        text: "The adviser’s company keeps the file of your case apart from ours. We receive the number of cases, and whether they were solved. You may have your file, and have it deleted once the case is closed and no law needs it.",
      },
      {
        text: "A case that began before the subscription did, or that you brought about yourself, is not taken on.",
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
            It is for people, not for resale. The <a href={href("acceptableUse")}>rules of acceptable use</a> hold for
            subscribers too. If somebody breaks them badly, we may end the subscription; we say why, and return what is
            left of the money unless the harm was done on purpose.
          </>
        ),
      },
    ],
  },
];

const knowing: readonly Section[] = [
  {
    id: "data",
    title: "What we know about a subscriber",
    blocks: [
      {
        notes: [
          { term: "Always", note: "A random number, the plan, its status, when it began and when it renews or ends" },
          { term: "From the seller", note: "A receipt number, the country for tax, where it was bought" },
          { term: "If you gave it", note: "An email address, and which devices are signed in by it" },
          { term: "Never", note: "Card, name, postal address; what you search for; where you go" },
        ],
      },
      {
        text: "The subscription is not joined to searches, to visits of this site or to usage events. The counters of our pages learn that somebody bought, with the name of the button, and not who it was.",
      },
    ],
  },
  {
    id: "processors",
    title: "Who works on it with us",
    blocks: [
      {
        list: [
          "the payment company, which has the card and the name on it",
          "the app store, if you bought there",
          "the carrier of our email, which sees the address a code goes to",
          "two partners for restoration, one for the United States and one for all other countries",
          "the owners of the machines on which the VPN runs, who cannot see into them",
        ],
      },
      { text: "Each is bound by contract to use what it gets for that task. None may pass it on." },
    ],
  },
  {
    id: "kept",
    title: "How long it is kept",
    blocks: [
      {
        text: "The number and its dates stay while the subscription lasts. When you delete it, they go at once, together with the email address. Receipts remain with us and with the payment company for as long as tax law says, without a link to anything else.",
      },
    ],
  },
  {
    id: "rights",
    title: "What you can demand",
    blocks: [
      {
        text: (
          <>
            On {manage} you can see, correct, export and delete what there is, without asking us first. For all else,
            the <a href={href("privacy", {}, "rights")}>rights in the privacy policy</a> apply, and{" "}
            <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a> is the address to write to.
          </>
        ),
      },
    ],
  },
];

const changing: readonly Section[] = [
  {
    id: "new-price",
    title: "New prices, new terms",
    blocks: [
      {
        text: `A higher price is announced ${noticeDays} days before it is first charged, on the manage page and by email if we have an address. It never touches a period that is paid for. The same notice goes for terms that would leave you worse off. Cancel within it, and the old ones hold to the end.`,
      },
      {
        text: "We may improve a service, move servers or alter the list of sites. If we had to give up one of the three, you could leave at once and would be paid back for the time that is left.",
      },
    ],
  },
  {
    id: "faults",
    title: "If a service does not work",
    blocks: [
      {
        text: "Tell us. You are owed a service as it is described here and on the product pages. If we cannot mend it in reasonable time, you may ask for a lower price or end the contract, as consumer law provides. How far we answer for damage is in the general terms, and applies to what is paid for in the same way.",
      },
    ],
  },
  {
    id: "contact",
    title: "Whom to ask",
    blocks: [
      {
        text: (
          <>
            <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> for the subscription,{" "}
            <a href={brand.external.imprint}>the imprint</a> for post. Courts and law are those of the general terms:
            yours, if you are a consumer.
          </>
        ),
      },
    ],
  },
];

export const proTerms: Document = {
  summary: [
    {
      term: "Price",
      note: `${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year, elsewhere in the money of the country`,
    },
    { term: "Trial", note: `${trialDays} days, in full, with nothing charged if you leave in time` },
    { term: "Renewal", note: "By itself, each month or year, until you stop it" },
    { term: "Cancelling", note: "Two clicks, with effect at the end of what is paid" },
    { term: "Refund", note: `The whole first payment, for ${refundDays} days` },
    { term: "VPN", note: "No log is kept, so none can be asked for" },
    { term: "Removal", note: `Looked up again every ${removal.recheckDays} days; your details go when you say so` },
    { term: "Known of you", note: "A number, a plan, dates and perhaps an email address" },
  ],
  sections: [...buying, ...leaving, ...services, ...knowing, ...changing],
  history: [
    {
      day: "2026-11-21",
      text: "First edition. The contract and the privacy rules of the subscription were put into one document.",
    },
  ],
};
