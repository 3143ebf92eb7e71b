import * as z from "zod/mini";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { LongName } from "../../../client/components/line-breaks.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Figure, Picture } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { PlusSummary } from "../../../client/components/sections/plus-summary.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { SpokenFile } from "../../files/spoken-file.ts";
import { page } from "../../render/page.ts";
import { Contents } from "./contents.tsx";
import styles from "./cookies.module.css";
import { EnglishCounts } from "./english-counts.tsx";
import { InForce } from "./in-force.tsx";
import legal from "./legal.module.css";

const rowSchema = z.object({
  /** Empty if there are too many for the table: then they are in `below`. */
  names: z.array(z.string()),
  when: z.string(),
  what: z.string(),
  life: z.string(),
});
const groupSchema = z.object({
  id: z.string(),
  title: z.string(),
  rows: z.array(rowSchema),
  below: z.array(z.object({ name: z.string(), label: z.string() })),
});

const title = () => i18n.t("Cookies and stored entries");

/** The list is part of the privacy policy. */
const changed = "2026-11-28";

const tableSchema = z.object({ groups: z.array(groupSchema) });

export const cookiesPage = page({
  title,
  description: () =>
    i18n.t(
      "Every cookie and every other entry that our site can keep in your browser: what puts it there, what it holds and how long it stays.",
    ),
  changed,
  reads: new SpokenFile("cookies", (text) => tableSchema.parse(JSON.parse(text))),
  body: ({ theme, read: { groups } }) => (
    <>
      <PageHead
        quiet
        title={title()}
        lead={i18n.t(
          "Opening a page sets no cookie, except at times one for an experiment. This is everything that our site can keep in your browser, and when.",
        )}
        illustration={
          <Figure caption={i18n.t("Six nuts, all counted. Whoever stores things for later should keep a list.")}>
            <Picture name="cache" theme={theme} eager alt="" className={styles.store} />
          </Figure>
        }
      >
        <EnglishCounts route="cookies" />
        <InForce since={changed} />
        <Contents sections={groups} />
      </PageHead>
      {groups.map((group, index) => (
        <Band key={group.id} id={group.id} tone={index % 2 === 0 ? "surface-alt" : "background"}>
          <Group {...group} no={index + 1} />
        </Band>
      ))}
      <Closing
        scene="ground"
        title={i18n.t("Keep as little as you like")}
        lead={i18n.t(
          "Reset your settings on their page. Everything else goes with the site data, in your browser’s own menu.",
        )}
      >
        <p className="acts">
          <LinkButton href={href("theme")}>{i18n.t("See your settings")}</LinkButton>
          <GoLink href={href("privacy")}>{i18n.t("Read the privacy policy")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Group({ title, rows, below, no }: Omit<z.infer<typeof groupSchema>, "id"> & { readonly no: number }) {
  return (
    <div className={styles.group}>
      <h2 className={legal.numbered}>
        <span>{no}</span> {title}
      </h2>
      <DataTable
        label={title}
        columns={[
          i18n.t("Cookie or entry"),
          i18n.t("Set when", {}, { comment: "A column: what a visitor does that sets the cookie" }),
          i18n.t("Holds", {}, { comment: "A column: what the cookie holds" }),
          i18n.t("Kept", {}, { comment: "A column: for how long the cookie is kept" }),
        ]}
        rows={rows.map(({ names, when, what, life }) => ({
          key: when + what,
          head:
            names.length > 0 ? (
              <Names names={names} />
            ) : (
              i18n.t("{count} cookies, one for each setting: see below", { count: below.length })
            ),
          cells: [when, what, life],
        }))}
        stacked
        fits
      />
      {below.length > 0 && (
        <details>
          <PlusSummary>{i18n.t("Names of the {count} settings cookies", { count: below.length })}</PlusSummary>
          <ul>
            {below.map(({ name, label }) => (
              <li key={name}>
                <code>{name}</code> <span className="soft">{label}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} className={styles.name}>
      <LongName name={name} />
    </code>
  ));
}
