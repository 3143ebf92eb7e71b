import { brand, facts } from "../../../src/contract/brand.ts";
import { countryName } from "../../../src/contract/country.ts";
import { href } from "../../../src/contract/routes.ts";
import { settingLabels, unusedLabel } from "../../../src/contract/settings/settings-labels.ts";
import type { Document, Section } from "./document.ts";

const seat = countryName(facts.seat);

const contactForm = <a href={href("help")}>contact form</a>;

const agreement: readonly Section[] = [
  {
    id: "scope",
    title: "What this agreement covers",
    blocks: [
      {
        text: `These terms are an agreement between you and ${brand.name}. They apply when you use our search engine, our browser and apps, email protection or this website. You agree to them by using these products.`,
      },
      {
        text: (
          <>
            If you buy {brand.pro}, you also agree to the <a href={href("proPrivacyTerms")}>Pro terms</a>. Where the two
            differ, the Pro terms come first.
          </>
        ),
      },
    ],
  },
  {
    id: "service",
    title: "What we provide",
    blocks: [
      {
        list: [
          "search, without an account and without a record of your searches",
          "a browser for phones and computers, with the protections that its page lists",
          "email protection, if you turn it on",
          "this website, its settings and its newsletter",
        ],
      },
      {
        text: "All of this is free of charge. We may add to it, change it or remove parts of it. If we plan to end a part that people rely on, we announce it on this site beforehand.",
      },
    ],
  },
  {
    id: "age",
    title: "Who may use our products",
    blocks: [
      {
        text: "Anyone may use our free products. Parents decide how their children use them. To buy a subscription, you have to be an adult under the law of the country in which you live.",
      },
    ],
  },
];

const rights: readonly Section[] = [
  {
    id: "yours",
    title: "Your content",
    blocks: [
      {
        text: "What you search for, write, open and save remains yours. You grant us no rights in it. We use it only to answer you.",
      },
      {
        text: "If you send us an idea or report a mistake, we may act on it without owing you anything.",
      },
    ],
  },
  {
    id: "ours",
    title: "Our products and names",
    blocks: [
      {
        text: `The names ${brand.name} and ${brand.pro}, the bird and the drawings belong to us. You may show and quote them when you write about us, if nobody could think that we wrote it or paid for it.`,
      },
      {
        text: "You may use the browser and the apps on as many devices as you like. Parts of them come from open-source projects. Their licences are listed in each product under About, and come before these terms.",
      },
    ],
  },
  {
    id: "use",
    title: "What we ask of you",
    blocks: [
      {
        text: (
          <>
            Use our products lawfully, without harming people or systems. The{" "}
            <a href={href("acceptableUse")}>acceptable use</a> rules say what that means.
          </>
        ),
      },
      {
        text: "We do not watch what any one person does. We look into a case only if someone reports it, another network complains, or a server is under strain.",
      },
    ],
  },
];

const limits: readonly Section[] = [
  {
    id: "results",
    title: "Search results and other people’s sites",
    blocks: [
      {
        text: "Search results lead to sites that other people run. We order the results, but do not write what is on those sites and are not responsible for it. What you agree with such a site is between you and that site.",
      },
      {
        text: `If we show ads, we mark them as ads. A business can pay to appear among the ads, and cannot pay to appear among the results. The setting “${settingLabels.k1.label}” is under Settings, in the group “${unusedLabel.title}”, and has no effect until we show any.`,
      },
      {
        text: (
          <>
            If a result breaks the law or infringes your rights, tell us with the {contactForm}. We read the complaint,
            decide, and tell you the reason.
          </>
        ),
      },
    ],
  },
  {
    id: "ai",
    title: "Answers written by AI",
    blocks: [
      {
        text: `If an answer is written by an AI model, we label it. It may be wrong. Do not base a decision about health, law or money on one without checking it. Our results have no such answers at the moment: the setting “${settingLabels.kbe.label}” is under Settings, among those “${unusedLabel.title}”, and has no effect.`,
      },
    ],
  },
  {
    id: "promise",
    title: "What we promise and what we cannot",
    blocks: [
      {
        text: "We work with care, fix what fails and say when something has gone wrong. We cannot promise that a service never stops, that every result is right, or that the browser blocks every tracker. We provide the free products as they are.",
      },
      { text: "You keep every guarantee that the law does not allow us to exclude." },
    ],
  },
  {
    id: "liability",
    title: "Liability",
    blocks: [
      {
        text: "We are liable without limit for harm that we cause on purpose or by gross negligence, and for injury to life, body or health. The same applies wherever the law does not allow a limit.",
      },
      {
        text: "For ordinary negligence, we are liable only if we breach a duty that is essential to the agreement. We then answer only for damage that was foreseeable. Otherwise we are not liable for damage that arises from the use of a free product.",
      },
    ],
  },
];

const ending: readonly Section[] = [
  {
    id: "end",
    title: "How this agreement ends",
    blocks: [
      {
        text: (
          <>
            You can end it at any time: stop using our products, remove what you installed, and turn off email
            protection if you use it. The <a href={href("proPrivacyTerms", {}, "cancel")}>Pro terms</a> say how you
            cancel a subscription.
          </>
        ),
      },
      {
        text: (
          <>
            We may block a connection or an email address that causes serious harm, while the harm lasts. If we made a
            mistake, tell us with the {contactForm}, and a person reviews it.
          </>
        ),
      },
    ],
  },
  {
    id: "new-version",
    title: "Changes to these terms",
    blocks: [
      {
        text: `We publish new terms here, with their date, ${facts.noticeDays} days before they apply. The change history below says what is new. If you use our products after that day, the new terms apply. If you do not agree to them, stop using our products before that day. A change that a law or a court requires may apply sooner, and so may a clearer wording or a change that only gives you more.`,
      },
    ],
  },
  {
    id: "law",
    title: "Law and courts",
    blocks: [
      {
        text: (
          <>
            Our company is in {seat}, and the law of {seat} applies. If you are a consumer, you also keep the protection
            of the mandatory law of the country in which you live. You may sue us in the courts there, and we may sue
            you only there. The <a href={brand.external.imprint}>imprint</a> has our postal address.
          </>
        ),
      },
      {
        text: "Please write to us before you go to court. We do not take part in out-of-court dispute settlement for consumers. You may join others in suing us.",
      },
    ],
  },
  {
    id: "rest",
    title: "Other provisions",
    blocks: [
      {
        text: "If part of these terms is not valid, the rest still applies, and the law takes the place of that part. If we do not use a right once, we can still use it later. Only the English text is binding.",
      },
    ],
  },
  {
    id: "contact",
    title: "Contact",
    blocks: [
      {
        text: (
          <>
            Use the {contactForm}, or write to <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a>.
          </>
        ),
      },
    ],
  },
];

export const terms: Document = {
  summary: [
    { term: "Cost", note: "Free, without an account. Only the subscription costs money, under terms of its own" },
    { term: "Use", note: "Anything lawful that harms neither people nor systems" },
    { term: "Your content", note: "What you search for, write and save stays yours" },
    { term: "No promise", note: "A result may be wrong, and a server may fail" },
    { term: "Leaving", note: "Stop using our products, remove what you installed, and turn off email protection" },
    { term: "Your law", note: "Consumers keep the protection of their own country" },
  ],
  sections: [...agreement, ...rights, ...limits, ...ending],
  history: [
    {
      day: "2026-11-25",
      text: "The settings for ads and for answers written by AI are named with their group, and with the fact that they have no effect at the moment. How to cancel a subscription is left to the Pro terms. No right or duty was changed.",
    },
    {
      day: "2026-11-23",
      text: "The country whose law applies is named. What we say about ads and about answers written by AI applies if we show any. Some sentences are clearer.",
    },
    {
      day: "2026-11-22",
      text: "Every sentence in plainer words, with the names of the settings for ads and AI. No right was taken away and no duty added.",
    },
    { day: "2026-11-21", text: "First edition in plain language, with the same rights and duties as before." },
  ],
};
