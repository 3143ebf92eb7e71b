import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { FeatureSlug } from "../../contract/subscription/subscription.ts";
import { featureLinks, featureWords, vpnWithoutEmail } from "./feature-words.ts";
import styles from "./manage/manage.module.css";

interface FeatureRowsProps {
  readonly title: string;
  /** In the order of the list. */
  readonly slugs: readonly FeatureSlug[];
  /** The features that the account has. */
  readonly held: readonly FeatureSlug[];
  /** The account has an email address, without which the VPN cannot sign in. */
  readonly hasEmail: boolean;
  /** Removal can also be tried on this site. */
  readonly hasScans?: boolean;
}

/** Of the heading, for a link to it. */
export const featuresId = "features";

/** The services of a subscription, a row for each: how to begin with it, and where. */
export function FeatureRows({ title, slugs, held, hasEmail, hasScans = false }: FeatureRowsProps) {
  return (
    <section className={styles.section} aria-labelledby={featuresId}>
      <h2 id={featuresId}>{title}</h2>
      <ul className={styles.rows}>
        {slugs.map((slug) =>
          held.includes(slug) ? (
            <Feature key={slug} {...{ slug, hasEmail, hasScans }} />
          ) : (
            <NotHeld key={slug} slug={slug} />
          ),
        )}
      </ul>
    </section>
  );
}

type FeatureProps = Pick<FeatureRowsProps, "hasEmail" | "hasScans"> & { readonly slug: FeatureSlug };

function Feature({ slug, hasEmail, hasScans = false }: FeatureProps) {
  const { name, start } = featureWords()[slug];
  const { link, route } = featureLinks()[slug];
  return (
    <li>
      <div className={styles.said}>
        <h3>{name}</h3>
        <p className="soft small">{slug === "vpn" && !hasEmail ? vpnWithoutEmail() : start}</p>
      </div>
      <div className={styles.buttons}>
        {slug === "identity-theft-restoration" && (
          <LinkButton href={href("itrAccessCode")} variant="line">
            {i18n.t("Get an access code")}
          </LinkButton>
        )}
        <div className={`acts ${styles.links}`}>
          {slug === "personal-information-removal" && hasScans && (
            <GoLink href={href("dbpDashboard")}>{i18n.t("Try removal on this site (demonstration)")}</GoLink>
          )}
          <GoLink href={href(route)}>{link}</GoLink>
        </div>
      </div>
    </li>
  );
}

/** A feature that the plan lacks, with the way to one that has it. */
function NotHeld({ slug }: { readonly slug: FeatureSlug }) {
  return (
    <li>
      <div className={styles.said}>
        <h3>{featureWords()[slug].name}</h3>
        <p className="soft small">{i18n.t("Your plan doesn’t include this service.")}</p>
      </div>
      <div className="acts">
        <GoLink href={href("subscriptions")}>{i18n.t("See plans and prices")}</GoLink>
      </div>
    </li>
  );
}
