import * as z from "zod/mini";
import { Band } from "../../../client/components/band.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { href } from "../../contract/routes.ts";
import { pageLists } from "../../files/page-lists.ts";
import { page } from "../../render/page.ts";
import styles from "./cookies.module.css";

const listSchema = z.object({
  /** `names` is HTML: a long list of them is folded. */
  rows: z.array(z.object({ names: z.string(), when: z.string(), what: z.string(), life: z.string() })),
});

const title = "Cookies and stored entries";

export const cookiesPage = page({
  title,
  description:
    "Every cookie and every other entry that our site can keep in your browser: what puts it there, what it holds and how long it stays.",
  changed: "2026-11-26",
  reads: pageLists("cookies", listSchema),
  body: ({ theme }, { rows }) => (
    <>
      <PageHead
        quiet
        title={title}
        lead="No page sets a cookie by being opened. This is everything that our site can keep in your browser, and when."
        plate={<Plate name="cache" theme={theme} eager alt="" />}
      >
        <p className="acts">
          <GoLink href={href("theme")}>See and clear your settings</GoLink>
          <GoLink href={href("privacy")}>Read the privacy policy</GoLink>
        </p>
      </PageHead>
      <Band tone="bark">
        <div className={styles.table}>
          <DataTable
            label={title}
            columns={["Name", "Set when", "Holds", "Kept"]}
            rows={rows.map(({ names, when, what, life }) => ({
              key: names,
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own names and words, made HTML by our own build
              head: <div dangerouslySetInnerHTML={{ __html: names }} />,
              cells: [when, what, life],
            }))}
            stacked
          />
        </div>
      </Band>
    </>
  ),
});
