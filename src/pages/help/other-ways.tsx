import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import styles from "./help.module.css";

const { help, privacy, security, press } = brand.email;

type Way = readonly [about: string, to: string, label: string];

const ways: readonly Way[] = [
  ["Any question", `mailto:${help}`, help],
  ["Your data and your rights", `mailto:${privacy}`, privacy],
  ["A security problem you’ve found", `mailto:${security}`, security],
  ["Questions from journalists", `mailto:${press}`, press],
  ["Identity theft, by phone (Pro)", href("itrCall"), "See numbers and hours"],
  ["By post", brand.external.imprint, "See our address in the imprint"],
];

/** An address for each subject, beside the form. */
export function OtherWays({ contactUrl }: { readonly contactUrl: string | null }) {
  const onHelpSite: Way[] = contactUrl ? [["Articles and contact", contactUrl, "Write to us on the help site"]] : [];
  return (
    <section className={`${styles.ways} say`} aria-labelledby="other-ways">
      <h2 className={styles.quicker} id="other-ways">
        Other ways to reach us
      </h2>
      <FieldNotes
        notes={[...onHelpSite, ...ways].map(([term, to, label]) => ({
          term,
          note: (
            <a className={styles.way} href={to}>
              {label}
            </a>
          ),
        }))}
      />
    </section>
  );
}
