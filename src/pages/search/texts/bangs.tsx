import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { bangCounts } from "../../../contract/search/bangs.ts";
import { links } from "../../../locales/links.tsx";

export const bangQuestions = (): readonly FaqQuestion[] => [
  {
    question: i18n.t("Where do I type a bang?"),
    answer: (
      <p>
        <Trans
          id="In any search box on this site. In your browser’s address bar too, once you’ve <a>added {brand} to your browser</a>."
          values={{ brand: brand.name }}
          components={links({ a: href("addToBrowser") })}
        />
      </p>
    ),
  },
  {
    question: i18n.t("What if I type a bang that doesn’t exist?"),
    answer: i18n.t(
      "We search for it together with your other words. If you type several bangs, we use the first one we know.",
    ),
  },
  {
    question: i18n.t("What does a bang do without other words?"),
    answer: i18n.t("It opens the site’s home page. “!osm” alone opens a map of the world."),
  },
  {
    question: i18n.t("Does the other site know that I came from here?"),
    answer: i18n.t(
      "Not from us. We tell your browser not to say where you came from, and our links don’t name us. The site still sees what any site sees, such as your IP address.",
    ),
  },
  {
    question: i18n.t("Do you earn anything from bangs?"),
    answer: i18n.t("No. None of the {bangs} links contains a partner code, and no site can pay for a bang.", {
      bangs: bangCounts.bangs,
    }),
  },
  {
    question: i18n.t("How do I suggest or report a bang?"),
    answer: (
      <p>
        <Trans
          id="Email <a>{email}</a> with the site’s name, the address of its search and the bang you’d expect. We add bangs that many people can use."
          values={{ email: brand.email.help }}
          components={links({ a: `mailto:${brand.email.help}` })}
        />
      </p>
    ),
  },
];
