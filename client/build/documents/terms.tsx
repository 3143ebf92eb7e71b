import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { countryInText } from "../../../src/contract/country.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { spokenGroup, spokenLabel } from "../../../src/contract/settings/settings-labels.ts";
import { links } from "../../../src/locales/links.tsx";
import type { DocumentSection, LegalDocument } from "./document.ts";

function agreement(): readonly DocumentSection[] {
  return [
    {
      id: "scope",
      title: i18n.t("What this agreement covers"),
      blocks: [
        {
          text: i18n.t(
            "These terms are an agreement between you and {brand}. They apply when you use our search engine, our browser and apps, email protection or this website. You agree to them by using these products.",
            { brand: brand.name },
          ),
        },
        {
          text: (
            <Trans
              id="If you buy {pro}, you also agree to the <a>Pro terms</a>. Where the two differ, the Pro terms come first."
              values={{ pro: brand.pro }}
              components={links({ a: href("proPrivacyTerms") })}
            />
          ),
        },
      ],
    },
    {
      id: "service",
      title: i18n.t("What we provide"),
      blocks: [
        {
          list: [
            i18n.t("search, without an account and without a record of your searches"),
            i18n.t("a browser for phones and computers, with the protections that its page lists"),
            i18n.t("email protection, if you turn it on"),
            i18n.t("this website, its settings and its newsletter"),
          ],
        },
        {
          text: i18n.t(
            "All of this is free of charge. We may add to it, change it or remove parts of it. If we plan to end a part that people rely on, we announce it on this site beforehand.",
          ),
        },
      ],
    },
    {
      id: "age",
      title: i18n.t("Who may use our products"),
      blocks: [
        {
          text: i18n.t(
            "Anyone may use our free products. Parents decide how their children use them. To buy a subscription, you have to be an adult under the law of the country in which you live.",
          ),
        },
      ],
    },
  ];
}

function rights(): readonly DocumentSection[] {
  return [
    {
      id: "yours",
      title: i18n.t("Your content", {}, { comment: "What a visitor writes, opens and saves" }),
      blocks: [
        {
          text: i18n.t(
            "What you search for, write, open and save remains yours. You grant us no rights in it. We use it only to answer you.",
          ),
        },
        {
          text: i18n.t("If you send us an idea or report a mistake, we may act on it without owing you anything."),
        },
      ],
    },
    {
      id: "ours",
      title: i18n.t("Our products and names"),
      blocks: [
        {
          text: i18n.t(
            "The names {brand} and {pro}, the bird and the drawings belong to us. You may show and quote them when you write about us, if nobody could think that we wrote it or paid for it.",
            { brand: brand.name, pro: brand.pro },
          ),
        },
        {
          text: i18n.t(
            "You may use the browser and the apps on as many devices as you like. Parts of them come from open-source projects. Their licences are listed in each product under About, and come before these terms.",
          ),
        },
      ],
    },
    {
      id: "use",
      title: i18n.t("What we ask of you"),
      blocks: [
        {
          text: (
            <Trans
              id="Use our products lawfully, without harming people or systems. The <a>acceptable use</a> rules say what that means."
              components={links({ a: href("acceptableUse") })}
            />
          ),
        },
        {
          text: i18n.t(
            "We do not watch what any one person does. We look into a case only if someone reports it, another network complains, or a server is under strain.",
          ),
        },
      ],
    },
  ];
}

function limits(): readonly DocumentSection[] {
  return [
    {
      id: "results",
      title: i18n.t("Search results and other people’s sites"),
      blocks: [
        {
          text: i18n.t(
            "Search results lead to sites that other people run. We order the results, but do not write what is on those sites and are not responsible for it. What you agree with such a site is between you and that site.",
          ),
        },
        {
          text: i18n.t(
            "If we show ads, we mark them as ads. A business can pay to appear among the ads, and cannot pay to appear among the results. The setting “{setting}” is under Settings, in the group “{group}”, and has no effect until we show any.",
            { setting: spokenLabel("k1").label, group: spokenGroup(undefined).title },
          ),
        },
        {
          text: (
            <Trans
              id="If a result breaks the law or infringes your rights, tell us with the <a>contact form</a>. We read the complaint, decide, and tell you the reason."
              components={links({ a: href("help") })}
            />
          ),
        },
      ],
    },
    {
      id: "ai",
      title: i18n.t("Answers written by AI"),
      blocks: [
        {
          text: i18n.t(
            "If an answer is written by an AI model, we label it. It may be wrong. Do not base a decision about health, law or money on one without checking it. Our results have no such answers at the moment: the setting “{setting}” is under Settings, among those “{group}”, and has no effect.",
            { setting: spokenLabel("kbe").label, group: spokenGroup(undefined).title },
          ),
        },
      ],
    },
    {
      id: "promise",
      title: i18n.t("What we promise and what we cannot"),
      blocks: [
        {
          text: i18n.t(
            "We work with care, fix what fails and say when something has gone wrong. We cannot promise that a service never stops, that every result is right, or that the browser blocks every tracker. We provide the free products as they are.",
          ),
        },
        { text: i18n.t("You keep every guarantee that the law does not allow us to exclude.") },
      ],
    },
    {
      id: "liability",
      title: i18n.t("Liability", {}, { comment: "A heading, as contracts name it" }),
      blocks: [
        {
          text: i18n.t(
            "We are liable without limit for harm that we cause on purpose or by gross negligence, and for injury to life, body or health. The same applies wherever the law does not allow a limit.",
          ),
        },
        {
          text: i18n.t(
            "For ordinary negligence, we are liable only if we breach a duty that is essential to the agreement. We then answer only for damage that was foreseeable. Otherwise we are not liable for damage that arises from the use of a free product.",
          ),
        },
      ],
    },
  ];
}

function ending(): readonly DocumentSection[] {
  return [
    {
      id: "end",
      title: i18n.t("How this agreement ends"),
      blocks: [
        {
          text: (
            <Trans
              id="You can end it at any time: stop using our products, remove what you installed, and turn off email protection if you use it. The <a>Pro terms</a> say how you cancel a subscription."
              components={links({ a: href("proPrivacyTerms", {}, "cancel") })}
            />
          ),
        },
        {
          text: (
            <Trans
              id="We may block a connection or an email address that causes serious harm, while the harm lasts. If we made a mistake, tell us with the <a>contact form</a>, and a person reviews it."
              components={links({ a: href("help") })}
            />
          ),
        },
      ],
    },
    {
      id: "new-version",
      title: i18n.t("Changes to these terms"),
      blocks: [
        {
          text: i18n.t(
            "We publish new terms here, with their date, {days} days before they apply. The change history below says what is new. If you use our products after that day, the new terms apply. If you do not agree to them, stop using our products before that day. A change that a law or a court requires may apply sooner, and so may a clearer wording or a change that only gives you more.",
            { days: facts.noticeDays },
          ),
        },
      ],
    },
    {
      id: "law",
      title: i18n.t("Law and courts"),
      blocks: [
        {
          text: (
            <Trans
              id="Our company is in {country}, and the law of {country} applies. If you are a consumer, you also keep the protection of the mandatory law of the country in which you live. You may sue us in the courts there, and we may sue you only there. The <a>imprint</a> has our postal address."
              values={{ country: countryInText(facts.seat) }}
              components={links({ a: brand.external.imprint })}
            />
          ),
        },
        {
          text: i18n.t(
            "Please write to us before you go to court. We do not take part in out-of-court dispute settlement for consumers. You may join others in suing us.",
          ),
        },
      ],
    },
    {
      id: "rest",
      title: i18n.t("Other provisions"),
      blocks: [
        {
          text: i18n.t(
            "If part of these terms is not valid, the rest still applies, and the law takes the place of that part. If we do not use a right once, we can still use it later. Only the English text is binding.",
          ),
        },
      ],
    },
    {
      id: "contact",
      title: i18n.t("Contact", {}, { comment: "A heading: how to reach us" }),
      blocks: [
        {
          text: (
            <Trans
              id="Use the <form>contact form</form>, or write to <mail>{email}</mail>."
              values={{ email: brand.email.help }}
              components={links({ form: href("help"), mail: `mailto:${brand.email.help}` })}
            />
          ),
        },
      ],
    },
  ];
}

export function terms(): LegalDocument {
  return {
    summary: [
      {
        term: i18n.t("Cost", {}, { comment: "In a summary: what our products cost" }),
        note: i18n.t("Free, without an account. Only the subscription costs money, under terms of its own"),
      },
      {
        term: i18n.t("Use", {}, { comment: "In a summary, a noun: what our products may be used for" }),
        note: i18n.t("Anything lawful that harms neither people nor systems"),
      },
      {
        term: i18n.t("Your content", {}, { comment: "What a visitor writes, opens and saves" }),
        note: i18n.t("What you search for, write and save stays yours"),
      },
      {
        term: i18n.t("No promise", {}, { comment: "In a summary: what we cannot promise" }),
        note: i18n.t("A result may be wrong, and a server may fail"),
      },
      {
        term: i18n.t("Leaving", {}, { comment: "In a summary: how to end the agreement" }),
        note: i18n.t("Stop using our products, remove what you installed, and turn off email protection"),
      },
      {
        term: i18n.t("Your law", {}, { comment: "In a summary: the law that applies to a consumer" }),
        note: i18n.t("Consumers keep the protection of their own country"),
      },
    ],
    sections: [...agreement(), ...rights(), ...limits(), ...ending()],
    history: [
      {
        day: "2026-11-25",
        text: i18n.t(
          "The settings for ads and for answers written by AI are named with their group, and with the fact that they have no effect at the moment. How to cancel a subscription is left to the Pro terms. No right or duty was changed.",
        ),
      },
      {
        day: "2026-11-23",
        text: i18n.t(
          "The country whose law applies is named. What we say about ads and about answers written by AI applies if we show any. Some sentences are clearer.",
        ),
      },
      {
        day: "2026-11-22",
        text: i18n.t(
          "Every sentence in plainer words, with the names of the settings for ads and AI. No right was taken away and no duty added.",
        ),
      },
      {
        day: "2026-11-21",
        text: i18n.t("First edition in plain language, with the same rights and duties as before."),
      },
    ],
  };
}
