import { Band } from "../../../client/components/band.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { brand } from "../../contract/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { factAt } from "../../session/told.ts";
import styles from "./help.module.css";
import { HelpForm, type HelpOutcome } from "./help-form.tsx";

export const helpPage = page({
  title: "Help and contact",
  description: `Write to ${brand.name} without an account, or find the email address for your question.`,
  personal: true,
  holes: {
    form: ({ url, theme }, { subscriber, outcome }: Given<HelpOutcome | null>) => {
      const told = outcome ? null : factAt({ url, session: subscriber?.session });
      return <HelpForm query={url.searchParams} {...{ told, theme, outcome }} now={Date.now()} />;
    },
  },
  body: () => (
    <>
      <Hole name="form" />
      <OtherWays />
    </>
  ),
});

const { help, privacy, security, press } = brand.email;

const ways: readonly (readonly [about: string, to: string, label: string])[] = [
  ["Any question", `mailto:${help}`, help],
  ["Your data and your rights", `mailto:${privacy}`, privacy],
  ["A security problem you’ve found", `mailto:${security}`, security],
  ["Questions from journalists", `mailto:${press}`, press],
  ["Identity theft, by phone (Pro)", href("itrCall"), "See numbers and hours"],
  ["By post", brand.external.imprint, "See our address in the imprint"],
];

function OtherWays() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Other ways to reach us</h2>
          <p className="soft">{demonstration.help}</p>
        </div>
        <DataTable
          label="Addresses by subject"
          columns={["What it’s about", "Where to write or call"]}
          rows={ways.map(([about, to, label]) => ({
            key: about,
            head: about,
            cells: [
              <a key={to} className={styles.way} href={to}>
                {label}
              </a>,
            ],
          }))}
          stacked
        />
      </div>
    </Band>
  );
}
