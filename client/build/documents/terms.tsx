import { brand, facts } from "../../../src/contract/brand.ts";
import { href } from "../../../src/contract/routes.ts";
import type { Document, Section } from "./document.ts";

const helpDesk = <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a>;

const agreement: readonly Section[] = [
  {
    id: "scope",
    title: "What this agreement covers",
    blocks: [
      {
        text: `These terms hold between you and ${brand.name} when you use our search engine, our browser and apps, email protection or this website. Using them is enough to agree; there is nothing to sign.`,
      },
      {
        text: (
          <>
            Whoever buys {brand.pro} also agrees to the <a href={href("proPrivacyTerms")}>Pro terms and privacy</a>.
            Where the two say different things about the subscription, those come first.
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
          "search, without an account and without a record of who asked",
          "a browser for phones and computers, with the protections that its page lists",
          "email protection, for those who switch it on",
          "this website, its settings and its letters",
        ],
      },
      {
        text: "All of this is free of charge. It is made for everybody at once, so we add to it, change it and now and then take something out. If a part on which people rely is to end, we say so beforehand.",
      },
    ],
  },
  {
    id: "age",
    title: "Who may use it",
    blocks: [
      {
        text: "Anyone. Children may search and browse with us as they would read in a library; whether alone or with company is for their parents to decide. To buy a subscription you have to be of age where you live.",
      },
    ],
  },
];

const yoursAndOurs: readonly Section[] = [
  {
    id: "yours",
    title: "What is yours",
    blocks: [
      {
        text: "What you search for, write, open and save remains yours. We get no rights in it, because we do not need any: it is used to answer you, and for nothing further.",
      },
      {
        text: "If you send us an idea or point out a mistake, we may act on it without owing you anything. We will be grateful.",
      },
    ],
  },
  {
    id: "ours",
    title: "What is ours",
    blocks: [
      {
        text: `The names ${brand.name} and ${brand.pro}, the bird and the drawings belong to us. You may show and quote them when you write about us, as long as nobody could think that we wrote it or paid for it.`,
      },
      {
        text: "The browser and the apps are licensed to you for use on as many devices as you like. Parts of them come from open projects; their licences are in each product under About, and go before this one.",
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
            Keep to the law, harm nobody, and leave the servers standing for the rest. The{" "}
            <a href={href("acceptableUse")}>acceptable use page</a> says what that means case by case.
          </>
        ),
      },
      {
        text: "We do not check on you. If something is reported to us, or a server begins to suffer, we look at that, and only that.",
      },
    ],
  },
];

const limits: readonly Section[] = [
  {
    id: "results",
    title: "Results and other people’s pages",
    blocks: [
      {
        text: "Results lead to pages that others have made. We arrange them, but do not write them and cannot vouch for them: not for a price, a diagnosis, a date of departure or a promise. What you agree with such a site is between you and it.",
      },
      {
        text: "Advertisements are marked as such. A business can pay to appear among them, and cannot pay to appear among the results.",
      },
      {
        text: (
          <>
            If a result breaks the law or your rights, tell us through <a href={brand.external.contact}>contact</a>. We
            read the complaint, decide, and give the reason to whoever asked.
          </>
        ),
      },
    ],
  },
  {
    id: "ai",
    title: "Answers written by a machine",
    blocks: [
      {
        text: "Some answers are written by AI models. They are labelled, they can be switched off, and they may be wrong. Do not rest a decision about health, law or money on one without looking it up.",
      },
    ],
  },
  {
    id: "promise",
    title: "What we promise, and what we cannot",
    blocks: [
      {
        text: "We work with care, mend what breaks and say when something has gone wrong. We cannot promise that the service never stops, that each result is right, or that no tracker on earth ever gets past the browser. What is free is given as it is.",
      },
      {
        text: "Where the law gives you a guarantee that cannot be signed away, you have it, whatever stands here.",
      },
    ],
  },
  {
    id: "liability",
    title: "If something goes wrong",
    blocks: [
      {
        text: "We answer without limit for harm that we do on purpose or through gross negligence, for injury to life, body or health, and wherever the law says that nobody may limit it.",
      },
      {
        text: "For ordinary carelessness we answer only if it touches a duty on which the agreement rests, and then for the damage that could be foreseen. For the rest of what happens while you use something free, we do not.",
      },
    ],
  },
];

const ending: readonly Section[] = [
  {
    id: "end",
    title: "How it ends",
    blocks: [
      {
        text: "For you: stop. Uninstall what you installed, clear the settings, and nothing of the agreement is left. A paid subscription is cancelled by its own two clicks.",
      },
      {
        text: "For us: we may shut out a connection or an address that does serious harm, for as long as it does. If we got it wrong, write to us, and a person looks again.",
      },
    ],
  },
  {
    id: "new-version",
    title: "When these terms change",
    blocks: [
      {
        text: `New terms are put here with their date, ${facts.noticeDays} days before they hold, and the history below says in a line what is new. If you carry on after that day, they apply. A change that a law or a court forces on us may come sooner.`,
      },
    ],
  },
  {
    id: "law",
    title: "Which law, which court",
    blocks: [
      {
        text: (
          <>
            The law of the country named in our <a href={brand.external.imprint}>imprint</a> applies. As a consumer you
            also keep every protection of the country you live in, and may go to the courts there. We would sue you
            nowhere else.
          </>
        ),
      },
      {
        text: "Before anyone goes to court, write to us. Most things are settled in two letters. We do not take part in arbitration, and we do not ask you to give up your right to sue together with others.",
      },
    ],
  },
  {
    id: "rest",
    title: "The rest",
    blocks: [
      {
        text: "Should a sentence of these terms turn out to be void, the others stand, and the law fills the gap. If we once let something pass, we have not given it up. Only this English text binds; a translation is a help.",
      },
    ],
  },
  {
    id: "contact",
    title: "How to reach us",
    blocks: [{ text: <>By email at {helpDesk}, for anything that these terms leave open.</> }],
  },
];

export const terms: Document = {
  summary: [
    {
      term: "What it costs",
      note: "Nothing, and no account. Only the subscription is paid for, with terms of its own",
    },
    { term: "What you may do", note: "Anything lawful that hurts neither people nor servers" },
    { term: "What is yours", note: "All that you search for, write and save" },
    { term: "What may fail", note: "A result may be wrong, a server may be down. We mend it and say so" },
    { term: "How to leave", note: "Stop using it. There is nothing to cancel" },
    { term: "Your law", note: "Consumer rights of your own country hold throughout" },
  ],
  sections: [...agreement, ...yoursAndOurs, ...limits, ...ending],
  history: [{ day: "2026-11-21", text: "First edition in plain language. No right was taken away and no duty added." }],
};
