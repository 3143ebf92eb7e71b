import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { ScanDeleted } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { page } from "../../render/page.ts";
import { goTo, openScan } from "./scan-visitor.ts";

export const deletedPage = page({
  title: () => i18n.t("Scan deleted"),
  description: () =>
    i18n.t("What we deleted with your scan: your answers, the results and the list of searched sites."),
  indexed: false,
  // Shown once: the answer with this page also forgets it.
  load: async (c) => {
    const visitor = await openScan(c);
    if (!visitor.deleted) return goTo("start");
    visitor.session.forget("deleted");
    return visitor.deleted;
  },
  body: ({ theme, data }) => <Deleted theme={theme} {...data} />,
});

type DeletedProps = ScanDeleted["deleted"] & { readonly theme: Theme };

function Deleted({ theme, names, addresses, findings, brokers }: DeletedProps) {
  return (
    <TaskScreen
      title={i18n.t("Scan and answers deleted")}
      lead={i18n.t("We’ve deleted your answers and everything the scan found. We keep no copy.")}
      illustration="swept"
      theme={theme}
    >
      <FieldNotes
        notes={[
          {
            term: i18n.t("Answers"),
            note: i18n.t("{names}, a year of birth and {addresses}", {
              names: names === 1 ? i18n.t("1 name") : i18n.t("{count} names", { count: names }),
              addresses: addresses === 1 ? i18n.t("1 address") : i18n.t("{count} addresses", { count: addresses }),
            }),
          },
          { term: i18n.t("Results"), note: pagesWords(findings) },
          {
            term: i18n.t("Searched sites"),
            note: brokers === 1 ? i18n.t("1 site") : i18n.t("{count} sites", { count: brokers }),
          },
          { term: i18n.t("In this browser"), note: i18n.t("The cookie of the scan is deleted") },
        ]}
      />
      <p className="acts">
        <LinkButton href={href("dbp")}>{i18n.t("See how removal works")}</LinkButton>
        <GoLink href={href("dbpScan")}>{i18n.t("Start another scan")}</GoLink>
      </p>
    </TaskScreen>
  );
}

function pagesWords(count: number): string {
  if (count === 0) return i18n.t("None");
  return count === 1 ? i18n.t("1 page") : i18n.t("{count} pages", { count });
}
