import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { proScenes } from "../../product/pro-scenes.ts";
import { Reach } from "../../product/reach.tsx";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { DemoDashboard } from "./demo-dashboard.tsx";
import styles from "./feature.module.css";
import { RemovalPanel } from "./panels.tsx";
import { PlansButton, PriceCall, PriceLine } from "./price-call.tsx";
import { left, removalQuestions, steps, taken } from "./texts/removal.tsx";

const { removal } = facts;

export const removalPage = page({
  title: () => i18n.t("Personal Information Removal"),
  description: () =>
    i18n.t(
      "We ask {sites} people-search sites to remove your details, and check again every {days} days. Part of {pro}.",
      { sites: removal.sites, days: removal.recheckDays, pro: brand.pro },
    ),
  structured: () => faqOf(removalQuestions()),
  body: ({ theme, host, country }) => (
    <>
      <PageHead
        title={i18n.t("Remove your details from the sites that sell them")}
        lead={i18n.t(
          "People-search sites sell your name, address and phone number to anyone who pays. With {pro}, we search {sites} of these sites, ask those that list you to take you off, and check again every {days} days.",
          { pro: brand.pro, sites: removal.sites, days: removal.recheckDays },
        )}
        illustration={
          <Specimen
            theme={theme}
            scene="tide"
            no={1}
            caption={`${i18n.t("three weeks of removals.")} ${proScenes().removal.caption}`}
          >
            <RemovalPanel />
          </Specimen>
        }
      >
        <PriceCall
          service={i18n.t("Removal")}
          origin="funnel_dbp_website__hero"
          free={<LinkButton href={href("dbpScan")}>{i18n.t("Try a demonstration")}</LinkButton>}
          {...{ host, country }}
        />
      </PageHead>
      <How />
      <Removed />
      <Example />
      <FreeScan theme={theme} />
      <Questions title={i18n.t("Questions about removal")} questions={removalQuestions()} tone="surface-alt" />
      <Closing
        scene="water"
        title={i18n.t("Get your details removed")}
        lead={i18n.t("{pro} is one subscription with removal, a VPN and identity theft help.", { pro: brand.pro })}
      >
        <p className="acts">
          <PlansButton origin="funnel_dbp_website__closing" {...{ host, country }} />
          <GoLink href={href("privacy", {}, "pro")}>{i18n.t("Read what we know about subscribers")}</GoLink>
        </p>
        <PriceLine service={i18n.t("Removal")} {...{ host, country }} />
      </Closing>
    </>
  ),
});

function How() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("How removal works for subscribers")}</h2>
      <Steps steps={steps()} />
    </Band>
  );
}

function Removed() {
  return (
    <Band>
      <h2>{i18n.t("What we can remove, and what we can’t")}</h2>
      <Reach
        does={{ title: i18n.t("We ask sites to remove"), items: taken() }}
        leaves={{ title: i18n.t("We can’t remove"), items: left() }}
      />
      <div>
        <p className="soft">
          {i18n.t("You can subscribe in {count} countries. {removalReach}", {
            count: soldIn.size,
            removalReach: statements.removalReach,
          })}
        </p>
        <GoLink href={href("pro", {}, "sold")}>{i18n.t("See all countries")}</GoLink>
      </div>
    </Band>
  );
}

function Example() {
  return (
    <Band tone="surface-alt">
      <div className={styles.dashboard}>
        <div className="say">
          <h2>{i18n.t("What subscribers see after three weeks")}</h2>
          <p className="lead">
            {i18n.t("An example: the dashboard has one line for each page we found, with its status.")}
          </p>
        </div>
        <DemoDashboard />
      </div>
    </Band>
  );
}

function FreeScan({ theme }: Pick<Frame, "theme">) {
  return (
    <Band id="scan">
      <div className="two">
        <div className="say">
          <h2>{i18n.t("Try a free demonstration scan")}</h2>
          <p className="lead">
            {i18n.t(
              "See how a scan and its results look before you subscribe. The sites and results are invented, so it finds nothing about you and removes nothing. Real searches, removal and repeat checks come with {pro}.",
              { pro: brand.pro },
            )}
          </p>
          <FieldNotes
            notes={[
              { term: i18n.t("Asks for"), note: i18n.t("An invented name, year of birth and town") },
              {
                term: i18n.t("Stores", {}, { comment: "A verb: what a scan stores" }),
                note: i18n.t("Your results, for {hours} hours or until you delete the scan", {
                  hours: facts.freeScanHours,
                }),
              },
              { term: i18n.t("Costs"), note: i18n.t("Free, without an email address") },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("dbpScan")}>{i18n.t("Try a demonstration")}</LinkButton>
          </p>
        </div>
        <Illustration
          name="glean"
          theme={theme}
          no={2}
          caption={i18n.t(
            "A stroke for each of {sites} sites, faint once searched. The circled ones have a page that matches.",
            {
              sites: removal.sites,
            },
          )}
        />
      </div>
    </Band>
  );
}
