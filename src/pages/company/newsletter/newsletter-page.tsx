import { Trans } from "@lingui/react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Band } from "../../../../client/components/sections/band.tsx";
import { Closing } from "../../../../client/components/sections/closing.tsx";
import { Questions } from "../../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../../client/components/sections/page-head.tsx";
import { type Step, Steps } from "../../../../client/components/sections/steps.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { demonstration } from "../../../contract/demonstration.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";
import { page } from "../../../render/page.ts";
import { faqOf } from "../../../render/structured.tsx";
import { factOf } from "../../../session/flash.ts";
import { newsletterQuestions } from "../texts/newsletter.tsx";
import styles from "./newsletter.module.css";
import { NewsletterForm, type NewsletterResult } from "./newsletter-form.tsx";

export const newsletterPage = page({
  title: () => i18n.t("Newsletter"),
  description: () =>
    i18n.t("A short weekly email about privacy on the web: what changed, what to look out for and one thing to try."),
  load: async (c, _: NewsletterResult | null) => {
    const told = await factOf(c);
    return told && { told };
  },
  structured: () => faqOf(newsletterQuestions()),
  body: ({ theme, data, result }) => (
    <>
      <PageHead
        title={i18n.t("Privacy news by email, once a week")}
        lead={i18n.t(
          "{brand} Privacy Weekly: three short pieces that take a few minutes to read. Free, and you can unsubscribe at any time.",
          { brand: brand.name },
        )}
        illustration={
          <Illustration
            name="feather"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("People used to write letters with a feather. Ours come by email.")}
          />
        }
      >
        <NewsletterForm told={data?.told ?? null} result={result} />
        <p className="soft small">{i18n.t(demonstration.newsletter)}</p>
      </PageHead>
      <Way />
      <Sample />
      <Questions
        title={i18n.t("Questions about the newsletter")}
        questions={newsletterQuestions()}
        tone="surface-alt"
      />
      <Closing
        scene="water"
        title={i18n.t("Read our news without email")}
        lead={i18n.t("You don’t have to give us an email address.")}
      >
        <p className="acts">
          <LinkButton href={href("updates")}>{i18n.t("Read product updates")}</LinkButton>
          <GoLink href={brand.external.blog}>{i18n.t("Read the blog")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function way(): readonly Step[] {
  return [
    {
      title: i18n.t("Enter your email address"),
      text: i18n.t(
        "We send one email with a link. If someone else entered your email address, ignore that email and nothing more happens.",
      ),
      kept: i18n.t("We keep: your email address, for {hours} hours", {
        hours: facts.newsletter.confirmHours,
      }),
    },
    {
      title: i18n.t("Confirm your email address"),
      text: i18n.t(
        "The link opens a page with one button. Select the button to confirm. Opening the link alone changes nothing.",
      ),
      kept: i18n.t("We keep: your email address and the time you confirmed"),
    },
    {
      title: i18n.t("Unsubscribe any time"),
      text: i18n.t("Use the link at the end of each issue or the button in your email app. We don’t ask why."),
      kept: i18n.t("We delete: your email address, within {hours} hours", {
        hours: facts.newsletter.confirmHours,
      }),
    },
  ];
}

function Way() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("How to subscribe and unsubscribe")}</h2>
      <Steps steps={way()} />
      <p className="soft">
        <Trans
          id="The newsletter has no tracking pixels and no links that count clicks. Only the unsubscribe link differs from copy to copy. <a>Read the privacy policy on the newsletter</a>"
          components={links({ a: href("privacy", {}, "newsletter") })}
        />
      </p>
    </Band>
  );
}

function Sample() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Read a sample issue")}</h2>
          <p className="soft">{i18n.t("A real issue would be a little longer.")}</p>
        </div>
        <article className={styles.letter} aria-label={i18n.t("A sample issue")}>
          <p className={styles.subject}>
            <b>{i18n.t("{brand} Privacy Weekly", { brand: brand.name })}</b>
            <span className="soft">{i18n.t("The signal, the parcel and the map")}</span>
          </p>
          <h3>{i18n.t("What changed")}</h3>
          <p>
            {i18n.t(
              "A browser can send a short signal that says: don’t sell or share what you learn about me. It’s called Global Privacy Control. Our site respects the signal.",
            )}
          </p>
          <h3>{i18n.t("Look out for")}</h3>
          <p>
            {i18n.t(
              "“Your parcel couldn’t be delivered.” The message has a link and a small fee. The fee isn’t the point, the card number is. If you expect a parcel, go to the carrier’s own page and enter the number from the shop.",
            )}
          </p>
          <h3>{i18n.t("A setting to try")}</h3>
          <p>
            {i18n.t(
              "On your phone, open the list of apps that may see where you are. Take that permission away from every app that isn’t a map. If one of them stops working, it’ll ask, and then you know what it wanted.",
            )}
          </p>
          <p className="soft small">
            {i18n.t("You get this email because you confirmed your email address. Unsubscribe")}
          </p>
        </article>
      </div>
    </Band>
  );
}
