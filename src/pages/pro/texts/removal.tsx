import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import type { Step } from "../../../../client/components/sections/steps.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { links } from "../../../locales/links.tsx";

const { removal } = facts;

/** How the removal of personal information works, what it reaches and what it doesn't. */
export function steps(): readonly Step[] {
  return [
    {
      title: i18n.t("You enter details"),
      text: i18n.t(
        "In our browser’s settings, enter your name, year of birth and the places you’ve lived. Former names and old addresses help, because sites list those too.",
      ),
      kept: i18n.t("We don’t know anything yet. Your details stay on your device until you start the search."),
    },
    {
      title: i18n.t("We search the sites"),
      text: i18n.t(
        "We search each of the {sites} sites for your details. You see the pages that match, and tell us which are about you.",
        { sites: removal.sites },
      ),
      kept: i18n.t(
        "We know your details. We keep them encrypted and hold the key, so we can read them, until you delete them or a day after your subscription’s\u00a0end.",
      ),
    },
    {
      title: i18n.t("We ask for removal"),
      text: i18n.t("Every site has its own form. We fill in each form and watch the site’s deadline."),
      kept: i18n.t("The site knows the name and town we search for, and what its page already says."),
    },
    {
      title: i18n.t("We check again"),
      text: i18n.t(
        "Every {days} days while you subscribe, we search again. If a page is back, we ask for removal again.",
        { days: removal.recheckDays },
      ),
      kept: i18n.t("We know which page came back, and on what day."),
    },
  ];
}

export function taken(): readonly string[] {
  return [
    i18n.t("Full name, former names and nicknames"),
    i18n.t("Current and earlier addresses"),
    i18n.t("Phone numbers and email addresses"),
    i18n.t("Age and year of birth"),
    i18n.t("The names of relatives and people in your household"),
  ];
}

export function left(): readonly string[] {
  return [
    i18n.t("What you’ve posted on social networks and forums"),
    i18n.t("News, and registers that are public by law"),
    i18n.t("Lists that companies trade among themselves"),
    i18n.t("Sites other than the {sites}", { sites: removal.sites }),
  ];
}
export function removalQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("How did these sites get my details?"),
      answer: i18n.t(
        "From public registers, directories, competitions, loyalty cards and each other. Each sale makes a copy, so asking one site isn’t enough.",
      ),
    },
    {
      question: i18n.t("How long does removal take?"),
      answer: i18n.t("Sites take from a day to about six weeks. Your dashboard shows when each reply is due."),
    },
    {
      question: i18n.t("Why do removed pages come back?"),
      answer: i18n.t(
        "Sites buy new lists, and you may be on them. That’s why we check every {days} days while you subscribe.",
        { days: removal.recheckDays },
      ),
    },
    {
      question: i18n.t("Does removal work outside the United States?"),
      answer: i18n.t("Sometimes. {removalReach}", { removalReach: statements.removalReach }),
    },
    {
      question: i18n.t("Do I have to prove who I am?"),
      answer: i18n.t(
        "Not to us. If a site asks for an identity document, we tell you. We never send one: you decide whether to send it yourself.",
      ),
    },
    {
      question: i18n.t("Where are my details kept?"),
      answer: (
        <p>
          <Trans
            id="In the {brand} browser, until you start the search. From then on we store them encrypted, because we search again every {days} days. You can delete them at any time in the browser’s settings. Otherwise, we delete them within a day of your subscription’s end. <a>Read the terms for removal</a>"
            values={{ brand: brand.name, days: removal.recheckDays }}
            components={links({ a: href("proPrivacyTerms", {}, "removal") })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Can I remove my details myself?"),
      answer: i18n.t(
        "Yes, free: find each site’s form, fill it in, and check again later. With {sites} sites that’s a lot of work. With {pro}, we do it for you.",
        { sites: removal.sites, pro: brand.pro },
      ),
    },
    {
      question: i18n.t("Can I get removal for my parents?"),
      answer: i18n.t(
        "A subscription covers one person. Your parents each need their own subscription, and have to agree.",
      ),
    },
  ];
}
