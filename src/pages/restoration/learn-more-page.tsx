import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { restorationCases } from "../../contract/restoration/cases.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
import { Reach } from "../../product/reach.tsx";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";
import { kinds, times } from "./texts/learn-more.tsx";

export const learnMorePage = page({
  title: () => i18n.t("Identity theft: what to do first"),
  description: () =>
    i18n.t(
      "What to do about identity theft in the first hour, on the first day and in the first week. Free for everyone.",
    ),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Identity theft: what to do first")}
        lead={i18n.t(
          "Is someone using your name, your money or your records? Start with the list for the first hour. It’s free for everyone.",
        )}
        illustration={
          <Illustration
            name="strangers"
            theme={theme}
            eager
            caption={i18n.t("Tracks on the ground: a bird’s, and a stranger’s beside them.")}
          />
        }
      >
        <p className="acts">
          <LinkButton href="#hour">{i18n.t("See the first hour")}</LinkButton>
          <GoLink href={href("itrCall")}>{i18n.t("Call an adviser")}</GoLink>
        </p>
      </PageHead>
      <Times />
      <Meaning />
      <Covered />
      <Strangers />
      <OtherWays than="itrLearnMore" scene="pines" />
    </>
  ),
});

function Times() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("What to do, and when")}</h2>
      <div className={`three ${styles.times}`}>
        {times().map(({ id, title, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{title}</h3>
            <Instructions items={items} />
          </section>
        ))}
      </div>
    </Band>
  );
}

function Meaning() {
  return (
    <Band>
      <div className="say">
        <h2>{i18n.t("What identity theft is")}</h2>
        <p className="lead">
          {i18n.t(
            "Someone has enough of your details to pose as you to a company or an office. A stolen card number alone is simpler: your bank blocks the card and sends you a new one.",
          )}
        </p>
      </div>
      <ul className={`three ${styles.kinds}`}>
        {kinds().map(({ title, text }) => (
          <li key={title} className="say">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Covered() {
  const { covered, uncovered } = restorationCases;
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>{i18n.t("What advisers help with")}</h2>
        <p className="soft">
          <Trans
            id="With {pro}. {knownNow} The same list is in the <a>Pro terms</a>."
            values={{ pro: brand.pro, knownNow: statements.knownNow }}
            components={links({ a: href("proPrivacyTerms", {}, "restoration") })}
          />
        </p>
      </div>
      <Reach
        does={{ title: i18n.t("Covered"), items: covered }}
        leaves={{ title: i18n.t("Not covered"), items: uncovered }}
      />
    </Band>
  );
}

function Strangers() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Watch out for fake helpers")}</h2>
        </div>
        <div className="say">
          <p className="lead">
            {i18n.t(
              "After a theft, people may call and say they’re from your bank, the police or even {brand}. They may know your details. That proves nothing: the details were stolen.",
              { brand: brand.name },
            )}
          </p>
          <p>
            {i18n.t(
              "Hang up, and call back on a number you’ve looked up yourself. Our advisers call only if you’ve asked for a call or agreed a day with them. They never ask for a password, a full card number, a code from your bank or a payment.",
            )}
          </p>
        </div>
      </div>
    </Band>
  );
}
