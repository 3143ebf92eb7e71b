import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import type { Facets } from "../../render/page.ts";
import styles from "./home.module.css";
import { type ProOffer, proOffer } from "./pro-offer.ts";

interface PromoProps {
  readonly host: Facets["host"];
  readonly country: Country | null;
}

/** The trial of Pro where it is sold; elsewhere what is free everywhere. */
export function Promo({ host, country }: PromoProps) {
  const offer = proOffer(host, country);
  return <Band tone="bark">{offer.sold ? <ProTrial offer={offer} /> : <EmailProtection />}</Band>;
}

function ProTrial({ offer }: { offer: Extract<ProOffer, { sold: true }> }) {
  return (
    <div className={styles.pair}>
      <div className="say">
        <h2>{`${facts.trialDays} days of Pro before the first charge.`}</h2>
        <p className="lead">
          All three parts work from the first minute. Cancel within those days and you pay nothing.
        </p>
        <div className="acts">
          <LinkButton href={trial("annual")}>Try it by the year</LinkButton>
          <LinkButton href={trial("monthly")} variant="line">
            Try it by the month
          </LinkButton>
        </div>
      </div>
      <FieldNotes
        notes={[
          { term: "Today", note: offer.today },
          {
            term: "By the year",
            note: `${offer.yearly} after the trial, then each year. ${offer.saved} less than twelve months`,
          },
          { term: "By the month", note: `${offer.monthly} after the trial, then each month` },
          { term: "To end it", note: <a href={href("subscriptionsManage")}>Manage subscription, then Cancel</a> },
          { term: "Money back", note: `Within ${facts.refundDays} days of the first payment` },
        ]}
      />
    </div>
  );
}

function trial(period: "annual" | "monthly"): string {
  return href("subscriptions", { origin: `funnel_home_website_trial_${period}` });
}

function EmailProtection() {
  return (
    <div className={styles.pair}>
      <div className="say">
        <h2>Mail, with the trackers picked out.</h2>
        <p className="lead">
          An address to hand out in place of your own. What is sent to it goes on to your inbox, and what watches you
          read does not.
        </p>
        <div className="acts">
          <LinkButton href={href("email")} variant="line">
            Read about email protection
          </LinkButton>
          <GoLink href={href("newsletter")}>Or get our newsletter</GoLink>
        </div>
      </div>
      <FieldNotes
        notes={[
          { term: "Found in", note: "The inbox that you have already" },
          { term: "Feeds on", note: "Tracking pictures, links that report back" },
          { term: "Sold to", note: "Nobody, and you pay nothing for it" },
        ]}
      />
    </div>
  );
}
