import { LongName } from "../../../client/components/line-breaks.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import styles from "./help.module.css";

const { help, privacy, security, press } = brand.email;

type Way = readonly [about: string, to: string, label: string];

function ways(): readonly Way[] {
  return [
    [i18n.t("Any question"), `mailto:${help}`, help],
    [i18n.t("Your data and your rights"), `mailto:${privacy}`, privacy],
    [i18n.t("A security problem you’ve found"), `mailto:${security}`, security],
    [i18n.t("Questions from journalists"), `mailto:${press}`, press],
    [i18n.t("Identity theft, by phone (Pro)"), href("itrCall"), i18n.t("See numbers and hours")],
    [i18n.t("By post"), brand.external.imprint, i18n.t("See our address in the imprint")],
  ];
}

/** An address for each subject, beside the form. */
export function OtherWays({ contactUrl }: { readonly contactUrl: string | null }) {
  const onHelpSite: Way[] = contactUrl
    ? [[i18n.t("Articles and contact"), contactUrl, i18n.t("Write to us on the help site")]]
    : [];
  return (
    <section className={`${styles.ways} say`} aria-labelledby="other-ways">
      <h2 className={styles.quicker} id="other-ways">
        {i18n.t("Other ways to reach us")}
      </h2>
      <FieldNotes
        notes={[...onHelpSite, ...ways()].map(([term, to, label]) => ({
          term,
          note: (
            <a className={styles.way} href={to}>
              <LongName name={label} />
            </a>
          ),
        }))}
      />
    </section>
  );
}
