import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { brand } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./home.module.css";
import { type ProOffer, proOffer } from "./pro-offer.ts";

interface PromoProps {
  readonly host: Frame["host"];
  readonly country: Country | null;
  readonly trial: number;
}

/** The trial of Pro where it is sold; elsewhere what is free everywhere. */
export function Promo({ host, country, trial }: PromoProps) {
  const offer = proOffer(host, country);
  return <Band tone="surface-alt">{offer.sold ? <ProTrial offer={offer} days={trial} /> : <EmailProtection />}</Band>;
}

function ProTrial({ offer, days }: { offer: Extract<ProOffer, { sold: true }>; days: number }) {
  return (
    <div className={styles.pair}>
      <div className="say">
        <h2>{`Try ${brand.pro} free for ${days} days`}</h2>
        <p className="lead">The free trial covers all three services. {statements.trialCancel}</p>
        <div className="acts">
          <LinkButton href={trial("annual")}>See the yearly plan</LinkButton>
          <LinkButton href={trial("monthly")} variant="line">
            See the monthly plan
          </LinkButton>
        </div>
      </div>
      <FieldNotes
        notes={[
          { term: "Today", note: offer.today },
          {
            term: "Yearly plan",
            note: `${offer.yearly} after the free trial, then each year. ${offer.saved} less than twelve monthly payments`,
          },
          { term: "Monthly plan", note: `${offer.monthly} after the free trial, then each month` },
          {
            term: "Cancel",
            note: (
              <>
                At any time, under <a href={href("subscriptionsManage")}>Manage subscription</a>
              </>
            ),
          },
          { term: "Refund", note: statements.refund },
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
        <h2>Hide your email address, free</h2>
        <p className="lead">
          Give out one of our email addresses instead of yours. We strip out the trackers and forward each email to your
          inbox.
        </p>
        <div className="acts">
          <LinkButton href={href("email")} variant="line">
            Read about email protection
          </LinkButton>
          <GoLink href={href("newsletter")}>Get our newsletter</GoLink>
        </div>
      </div>
      <FieldNotes
        notes={[
          { term: "Works in", note: "The inbox that you have already" },
          { term: "Removes", note: "Tracking pixels, links that report back" },
          { term: "Costs", note: "Free, with the browser" },
        ]}
      />
    </div>
  );
}
