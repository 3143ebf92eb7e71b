import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { MarkedList } from "../../../client/components/marked-list.tsx";
import { Band, Wrap } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Faq, type FaqQuestion, Questions } from "../../../client/components/sections/faq.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { notIncluded } from "../../contract/subscription/payment-terms.ts";
import { links } from "../../locales/links.tsx";
import { PlansClosing } from "../../product/plans-closing.tsx";
import { trialOf } from "../../product/trial-days.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { subscriptionProduct } from "../../render/structured-data.ts";
import { FreeAndPro } from "./free-and-pro.tsx";
import { Heath } from "./heath.tsx";
import { isSoldTo } from "./plan-offer.ts";
import { Plans } from "./plans.tsx";
import styles from "./pro.module.css";
import { Features } from "./pro-features.tsx";
import { proQuestions } from "./texts/pro.tsx";
import { PriceTable, soldId } from "./where-sold.tsx";

type Shown = Pick<Frame, "host" | "country"> & { readonly trial: number };

const { trialDays, noticeDays } = facts;

function description(): string {
  return i18n.t(
    "One subscription with a VPN, personal information removal and identity theft help. Free for {days} days the first time, then paid monthly or yearly.",
    { days: trialDays },
  );
}

export const proPage = page({
  title: brand.pro,
  description,
  vary: (visit) => ({ trial: trialOf(visit) }),
  structured: ({ host, country, trial }) => [
    subscriptionProduct(country, description()),
    ...faqOf([...endOfTrial({ host, country, trial }), ...proQuestions()]),
  ],
  body: ({ host, theme, ai, country, trial }) => (
    <>
      <PageHead
        look={styles.opening}
        title={i18n.t("{pro}: three more ways to stay unseen", { pro: brand.pro })}
        lead={i18n.t(
          "One subscription hides your IP address, asks people-search sites to remove your details, and helps if your identity is stolen.",
        )}
      />
      <Heath theme={theme} />
      <Wrap>
        <Plans {...{ host, country, trial }} />
      </Wrap>
      <Features theme={theme} />
      <BeforeOrdering isSold={isSoldTo({ host, country })} />
      <FreeAndPro ai={ai} />
      <Questions
        title={i18n.t("Questions about Pro")}
        questions={[...endOfTrial({ host, country, trial }), ...proQuestions()]}
      >
        <p className="soft">
          <Trans
            id="For the full contract, read the <a>Pro terms</a>."
            components={links({ a: href("proPrivacyTerms") })}
          />
        </p>
      </Questions>
      <LastCall {...{ host, country, trial }} />
    </>
  ),
});

/** Not for a visitor from a country in which nothing is sold. */
function endOfTrial({ trial, host, country }: Shown): readonly FaqQuestion[] {
  if (country && !isSoldTo({ host, country })) return [];
  return [
    {
      question: i18n.t("What happens when the {days}-day free trial ends?", { days: trial }),
      answer: i18n.t(
        "Your plan starts and we take the first payment. Manage subscription shows the day and the hour from the start. {trialCancel}",
        { trialCancel: statements.trialCancel },
      ),
    },
  ];
}

/** What holds for every subscriber. */
function promises(): readonly string[] {
  return [
    i18n.t("{days} days’ notice of a new price", { days: noticeDays }),
    i18n.t("No call and no form to cancel"),
    i18n.t("No name needed to subscribe"),
    i18n.t("No log on the VPN servers"),
  ];
}

/** What the subscription leaves out, and where it is sold: said before anybody buys it. */
function BeforeOrdering({ isSold }: { readonly isSold: boolean }) {
  const left: readonly FaqQuestion[] = isSold
    ? notIncluded.map(({ term, text }) => ({ question: i18n.t(term), answer: text }))
    : [];
  const sold: FaqQuestion = {
    id: soldId,
    question: i18n.t("Prices in all {count} countries", { count: soldIn.size }),
    answer: (
      <>
        <p>
          {i18n.t(
            "The European Union, the United Kingdom, the United States and Canada. You pay in your own currency. The prices include tax.",
          )}
        </p>
        <PriceTable />
      </>
    ),
  };
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{isSold ? i18n.t("What to know before you order") : i18n.t("What we promise subscribers")}</h2>
          <MarkedList items={promises()} mark="yes" />
        </div>
        <Faq questions={[...left, sold]} {...(!isSold && { open: 0 })} />
      </div>
    </Band>
  );
}

function LastCall({ host, country, trial }: Pick<Shown, "host" | "country" | "trial">) {
  const setUp = <GoLink href={href("activationFlow")}>{i18n.t("I already subscribe: set up a device")}</GoLink>;
  return country && isSoldTo({ host, country }) ? (
    <PlansClosing country={country} trial={trial} scene="rain">
      {setUp}
    </PlansClosing>
  ) : (
    <Closing
      scene="rain"
      title={i18n.t("Search and the browser are free")}
      lead={i18n.t("Both do most of the work of protecting you, in every country.")}
    >
      <p className="acts">
        <LinkButton href={href("app")}>{i18n.t("Get the browser")}</LinkButton>
        {setUp}
      </p>
    </Closing>
  );
}
