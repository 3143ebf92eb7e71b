import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { Reach } from "../../product/reach.tsx";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { DemoDashboard } from "./demo-dashboard.tsx";
import styles from "./feature.module.css";
import { RemovalPanel } from "./panels.tsx";
import { PlansButton, PriceCall } from "./price-call.tsx";
import { left, removalQuestions, steps, taken } from "./texts/removal.tsx";

const { removal } = facts;

export const removalPage = page({
  title: "Personal Information Removal",
  description: `We ask ${removal.sites} people-search sites to remove your details, and check again every ${removal.recheckDays} days. Part of ${brand.pro}.`,
  structured: () => faqOf(removalQuestions),
  body: ({ theme, host, country }) => (
    <>
      <PageHead
        title="Remove your details from the sites that sell them"
        lead={`People-search sites sell your name, address and phone number to anyone who pays. With ${brand.pro}, we search ${removal.sites} of these sites, ask those that list you to take you off, and check again every ${removal.recheckDays} days.`}
        illustration={
          <Specimen theme={theme} scene="tide" no={1} caption="three weeks of removals.">
            <RemovalPanel />
          </Specimen>
        }
      >
        <PriceCall
          service="Removal"
          origin="funnel_dbp_website__hero"
          free={<LinkButton href={href("dbpScan")}>Try a demonstration</LinkButton>}
          {...{ host, country }}
        />
      </PageHead>
      <How />
      <Removed />
      <Example />
      <FreeScan theme={theme} />
      <Questions title="Questions about removal" questions={removalQuestions} tone="surface-alt" open={0} />
      <Closing
        scene="rain"
        title="Get your details removed"
        lead={`${brand.pro} is one subscription with removal, a VPN and identity theft help.`}
      >
        <p className="acts">
          <PlansButton origin="funnel_dbp_website__closing" {...{ host, country }} />
          <GoLink href={href("privacy", {}, "pro")}>Read what we know about subscribers</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function How() {
  return (
    <Band tone="surface-alt">
      <h2>How removal works for subscribers</h2>
      <Steps steps={steps} />
    </Band>
  );
}

function Removed() {
  return (
    <Band>
      <h2>What we can remove, and what we can’t</h2>
      <Reach
        does={{ title: "We ask sites to remove", items: taken }}
        leaves={{ title: "We can’t remove", items: left }}
      />
      <p className="soft">
        {`You can subscribe in ${soldIn.size} countries. ${statements.removalReach} `}
        <a href={href("pro", {}, "sold")}>See all countries</a>
      </p>
    </Band>
  );
}

function Example() {
  return (
    <Band tone="surface-alt">
      <div className={styles.dashboard}>
        <div className="say">
          <h2>What subscribers see after three weeks</h2>
          <p className="lead">An example: the dashboard has one line for each page we found, with its status.</p>
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
          <h2>Try a free demonstration scan</h2>
          <p className="lead">
            See how a scan and its results look before you subscribe. The sites and results are invented, so it finds
            nothing about you and removes nothing. Real searches, removal and repeat checks come with {brand.pro}.
          </p>
          <FieldNotes
            notes={[
              { term: "Asks for", note: "An invented name, year of birth and town" },
              {
                term: "Shows",
                note: `How we search ${removal.sites} invented sites, and what a page we find looks like`,
              },
              { term: "Keeps", note: `Your results, for ${facts.freeScanHours} hours or until you delete the scan` },
              { term: "Costs", note: "Free, without an email address" },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("dbpScan")}>Try a demonstration</LinkButton>
          </p>
        </div>
        <Illustration
          name="glean"
          theme={theme}
          no={2}
          caption={`A stroke for each of ${removal.sites} sites. The circled ones have a page that matches.`}
        />
      </div>
    </Band>
  );
}
