import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { retention } from "../../../src/contract/retention.ts";
import { href } from "../../../src/contract/routes.ts";
import { spokenGroup, spokenLabel } from "../../../src/contract/settings/settings-labels.ts";
import { statements } from "../../../src/contract/statements.ts";
import { links } from "../../../src/locales/links.tsx";
import type { DocumentSection, LegalDocument } from "./document.ts";
import { formal } from "./formal.ts";
import { privacyRights } from "./privacy-rights.tsx";
import { privacySubscribers } from "./privacy-subscribers.tsx";

function ground(): readonly DocumentSection[] {
  return [
    {
      id: "scope",
      title: i18n.t("Who we are and what this policy covers"),
      blocks: [
        {
          text: (
            <Trans
              id="“We” are {brand}, the controller of the data described here. Our postal address is in the <a>imprint</a>. “You” are anyone who uses our products, with or without a subscription."
              values={{ brand: brand.name }}
              components={links({ a: brand.external.imprint })}
            />
          ),
        },
        {
          text: (
            <Trans
              id="This policy covers {site} at each of its addresses, including the start page, the site without AI and the onion address for Tor Browser. It also covers our browser and apps, email protection, and the personal data of {pro}. The contract for the subscription is in the <a>Pro terms</a>."
              values={{ site: brand.hosts.main, pro: brand.pro }}
              components={links({ a: href("proPrivacyTerms") })}
            />
          ),
        },
      ],
    },
    {
      id: "never",
      title: i18n.t("What we do not do"),
      blocks: [
        {
          list: [
            i18n.t("We do not record who searched for what."),
            i18n.t(
              "We do not give visitors an identifier, in a cookie or by any other means. We do not follow you from one visit to the next. Your browser may remember which version of a page it showed you, and tells us only the version and since which day.",
            ),
            i18n.t("We do not sell, rent or trade personal data."),
            i18n.t("We do not let other companies load scripts, pictures, fonts or pixels into our pages."),
          ],
        },
      ],
    },
  ];
}

function visiting(): readonly DocumentSection[] {
  return [
    {
      id: "visits",
      title: i18n.t("When you open a page"),
      blocks: [
        {
          text: i18n.t(
            "Your browser sends your IP address, the page it wants, your language and the kind of browser it is. We use these to answer. Of all this, our servers record only the name of the page. “Usage events” describes what your browser reports later.",
          ),
        },
        { text: formal(statements.ipAddress) },
        {
          text: (
            <Trans
              id="For each page we send, a counter records one line: the name of the page, whether it worked, roughly how long it took and the version of the site. <a>What our servers record</a> lists everything, and how long we keep it."
              components={links({ a: href("whatWeRecord") })}
            />
          ),
        },
        {
          text: i18n.t(
            "The company that runs our network handles this traffic for us, under contract. To stop floods, it counts requests: by your IP address, and by the blocks of IP addresses that it belongs to.",
          ),
        },
        {
          text: i18n.t(
            "Pages that offer our browser also ask yours for the version of your operating system, to offer the right file. Your browser may send the version to our other pages until you close it. We do not store it.",
          ),
        },
        {
          text: i18n.t(
            "If a page fails, a log records which part failed, the kind of error and the name of the page. It holds neither the words in the address nor anything about you.",
          ),
        },
      ],
    },
    {
      id: "country",
      title: i18n.t("Your country"),
      blocks: [
        {
          text: i18n.t(
            "Prices depend on your country, and so does whether we sell the subscription there. Our network derives the country from your IP address. We receive only the two letters of the country, and do not store them unless you subscribe. You can choose another country at the foot of most pages. The pages for ordering, for your account and for the scan use that choice. On the onion address, no country is known.",
          ),
        },
      ],
    },
    {
      id: "storage",
      title: i18n.t("Cookies and storage in your browser"),
      blocks: [
        {
          text: (
            <Trans
              id="Opening a page sets no cookie, with one exception: if we are trying out two versions of a page, a cookie can keep the letter of the version that your browser showed you before, until you close the browser. <a>Cookies and stored entries</a> lists every cookie and every stored entry that our site can set, what puts it there, what it holds and how long it stays. That list is part of this policy."
              components={links({ a: href("cookies") })}
            />
          ),
        },
        {
          text: i18n.t(
            "Your browser sends cookies to us with each request. It does not send what is in local storage or session storage.",
          ),
        },
        {
          text: (
            <Trans
              id="<a>Settings</a> lists your settings for search and appearance, and deletes the cookies of all of them at once."
              components={links({ a: href("theme") })}
            />
          ),
        },
      ],
    },
  ];
}

function searching(): readonly DocumentSection[] {
  return [
    {
      id: "search",
      title: i18n.t("When you search"),
      blocks: [
        {
          text: i18n.t(
            "We receive your words and your search settings, such as the region. We use them to choose results, and ads if we show any. We do not store the words, and link them to no IP address.",
          ),
        },
        {
          text: i18n.t(
            "The address of the results page holds your words, so your own browser keeps them in its history. To keep them out, open Settings and set “{setting}” to “{value}”.",
            { setting: spokenLabel("kg").label, value: spokenLabel("kg").values?.p ?? "" },
          ),
        },
        {
          text: i18n.t(
            "If you use a bang or choose another site on the results page, your browser takes your words to that site. Its privacy policy then applies.",
          ),
        },
      ],
    },
    {
      id: "suggestions",
      title: i18n.t("Suggestions while you type"),
      blocks: [
        {
          text: i18n.t(
            "To suggest searches, the search box sends what you have typed so far, and your region, before you search. We answer and store nothing. To stop this, open Settings and turn off “{setting}”.",
            { setting: spokenLabel("kac").label },
          ),
        },
      ],
    },
    {
      id: "ads",
      title: i18n.t("Ads", {}, { comment: "A heading: advertisements" }),
      blocks: [
        {
          text: i18n.t(
            "{noAds} If we show ads on a results page, we choose them by the words you search for and your region, never by a profile. If you open an ad, the advertiser’s own policy applies from there. You can set “{setting}” to “{value}” under Settings, in the group “{group}”: it has no effect until we show ads.",
            {
              noAds: statements.ads,
              setting: spokenLabel("k1").label,
              value: spokenLabel("k1").values?.["-1"] ?? "",
              group: spokenGroup(undefined).title,
            },
          ),
        },
      ],
    },
    {
      id: "events",
      title: i18n.t("Usage events"),
      blocks: [
        {
          text: i18n.t(
            "To learn which pages people read, which ones fail and where ordering fails, our pages send short usage events to our own server. An event can say, among other things:",
          ),
        },
        {
          list: [
            i18n.t(
              "which page it was, and what happened: opened, left within 10 seconds, a button used, a form refused, an error",
            ),
            i18n.t("the browser, the operating system, the kind of device, the language and the theme"),
            i18n.t(
              "the date of your visit. If you came by a link in our browser or extension, the date on which you installed it",
            ),
            i18n.t("the version of the page, and which link or ad of ours led here, if any"),
          ],
        },
        {
          text: i18n.t(
            "An event has no room for an identifier or for free text. It holds neither what you searched for nor what you typed. Our server stores the event and its time, and neither your IP address nor the full description of your browser.",
          ),
        },
        {
          text: i18n.t("If your browser sends Global Privacy Control or Do Not Track, our pages send no events."),
        },
        {
          text: (
            <Trans
              id="<a>What we measure</a> lists every event of your visit and every event that exists. One switch there stops events and experiments. Every page that sends events links to it, except the one that appears for a moment while another site opens."
              components={links({ a: href("whatWeMeasure") })}
            />
          ),
        },
      ],
    },
  ];
}

function products(): readonly DocumentSection[] {
  return [
    {
      id: "browser",
      title: i18n.t("The browser and the apps"),
      blocks: [
        {
          text: i18n.t(
            "History, bookmarks, passwords and open tabs stay on your device. If you sync devices, the data is encrypted with a key that only your devices hold, and we store only the encrypted form, which we cannot read. When you install the browser, it tells us the week of the installation and which link or ad of ours led you to it, so that we can count installations. If you later open our site by a link in the browser, the link can name the day of the installation. Neither tells us who you are.",
          ),
        },
      ],
    },
    {
      id: "email",
      title: i18n.t("Email protection"),
      blocks: [
        {
          text: i18n.t(
            "If you use email protection, we store the email address to which we forward your emails, and the protected addresses that you create. We need both to deliver your emails.",
          ),
        },
        {
          list: [
            i18n.t(
              "Emails: our program removes trackers from each email and forwards it. We do not store emails, and nobody reads them.",
            ),
            i18n.t(
              "Replies: if you reply, we send your reply from the protected address. The recipient does not see your own address.",
            ),
            i18n.t("Trackers: the note on top of an email says what we removed. We do not keep a record of it."),
            i18n.t("Your email provider receives the forwarded email, and its own policy applies to it."),
          ],
        },
        {
          text: i18n.t(
            "We delete your own address and your protected addresses when you delete them or turn email protection off. We give a deleted protected address to nobody else. To make sure of that, we keep a scrambled form of it, from which the address cannot be read.",
          ),
        },
      ],
    },
    {
      id: "newsletter",
      title: i18n.t("The newsletter"),
      blocks: [
        {
          text: i18n.t(
            "We store your email address from the moment you ask for the newsletter. If you do not confirm it within {hours} hours, we delete it. If you confirm, we store it, with the time, until you unsubscribe and for {hours} hours longer. If you delete a subscription account with this email address, we delete it from the newsletter at once. Every issue has a link to unsubscribe. We do not measure whether you open an issue.",
            { hours: facts.newsletter.confirmHours },
          ),
        },
      ],
    },
    {
      id: "support",
      title: i18n.t("When you write to us"),
      blocks: [
        {
          text: (
            <Trans
              id="The <a>contact form</a> sends us your message, its subject and your email address, and sends you a confirmation. Our website stores your message only until it is in our mailbox, and the rest until your confirmation is sent. Usually that takes seconds, and longer while a flood of messages lasts. We delete the correspondence when your question is settled, and earlier if you ask. We keep a withdrawal or cancellation for as long as the law lets you dispute it."
              components={links({ a: href("help") })}
            />
          ),
        },
        {
          text: i18n.t(
            "To stop floods of emails, we count how many emails we send to an address. We keep the count under a scrambled form of the address, for {hours} hours at most.",
            { hours: retention.mailCountHours },
          ),
        },
      ],
    },
  ];
}

export function privacy(): LegalDocument {
  return {
    summary: [
      {
        term: i18n.t("Searches", {}, { comment: "A noun, in a summary: what somebody searched for" }),
        note: i18n.t("We answer them and store nothing: no history and no profile"),
      },
      {
        term: i18n.t("Cookies", {}, { comment: "In a summary: when we set them" }),
        note: (
          <Trans
            id="Almost only when you do something, for example change a setting, choose a country, send a form or sign in: <a>Cookies and stored entries</a> lists them all."
            components={links({ a: href("cookies") })}
          />
        ),
      },
      { term: i18n.t("Other companies"), note: i18n.t("Our pages load nothing from them") },
      {
        term: i18n.t("Usage events"),
        note: i18n.t(
          "Pages opened, buttons used and errors, with the kind of browser and device, and nothing that names you. One switch stops them.",
        ),
      },
      {
        term: i18n.t("Subscribers", {}, { comment: "In a summary: what we store about those who subscribe" }),
        note: i18n.t(
          "A random number, a plan and its dates. Only if you use them: an email address, a recovery code, an access code, and your names, year of birth and addresses for removal",
        ),
      },
      { term: i18n.t("Your rights"), note: i18n.t("See your data, take it with you, correct it, delete it") },
    ],
    sections: [...ground(), ...visiting(), ...searching(), ...products(), ...privacySubscribers(), ...privacyRights()],
    history: [
      {
        day: "2026-11-28",
        text: i18n.t(
          "Clearer, without any new use of data: the one cookie that opening a page can set, and which pages have the choice of country and the link to what we measure. No longer promised: that a person reads what you write to us, since nobody reads messages to this demonstration.",
        ),
      },
      {
        day: "2026-11-27",
        text: i18n.t(
          "New: we keep which kind of browser or app you sign in with, so that you can see where you are signed in, and the public keys of passkeys, if you add any. Our website stores a message from the contact form until it is delivered, so that none is lost. For the limits on requests, the network company counts not only your IP address but also the blocks of addresses around it.",
        ),
      },
      {
        day: "2026-11-26",
        text: i18n.t("The list of cookies and stored entries has a page of its own. What it says is the same."),
      },
      {
        day: "2026-11-25",
        text: i18n.t(
          "Clearer, without any new use of data: when cookies are set, which date an event names, how long a recovery code, a sign-in cookie and a newsletter address are kept, when an account cannot be deleted yet, and that the setting for ads has no effect yet. The entries below now say what was new and what was only described for the first time.",
        ),
      },
      {
        day: "2026-11-24",
        text: i18n.t(
          "Clearer, without any new use of data: what ends a recovery code, that the country is stored with a subscription, and what the payment reference is.",
        ),
      },
      {
        day: "2026-11-23",
        text: i18n.t(
          "The summary names the details that removal needs. The time for which we keep an IP address is given in minutes. Described for the first time, and done before: which date a usage event names, and what an installation tells us. Long sentences were split, and some are clearer.",
        ),
      },
      {
        day: "2026-11-22",
        text: i18n.t(
          "Described for the first time, and done before: email protection, messages to us, recovery codes, cases and scans, with how long each is kept. Also every stored entry in the table of cookies, and that pages which offer our browser ask for the version of your operating system. New: our servers count their answers, without data about anyone, and a page lists what they record.",
        ),
      },
      {
        day: "2026-11-21",
        text: i18n.t("First edition in this form: one summary, numbered sections, a list of every cookie."),
      },
    ],
  };
}
