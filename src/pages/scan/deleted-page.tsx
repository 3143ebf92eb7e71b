import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { href } from "../../contract/routes.ts";
import type { ScanDeleted } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { page } from "../../render/page.ts";
import { forgetScan, goTo, openScan } from "./scan-visitor.ts";

export const deletedPage = page({
  title: "Scan deleted",
  description: "What we deleted with your scan: your answers, the results and the list of searched sites.",
  indexed: false,
  // Shown once: the answer with this page also removes the cookie.
  load: async (c) => {
    const visitor = await openScan(c);
    if (!visitor.deleted) return goTo("start");
    forgetScan(visitor);
    return visitor.deleted;
  },
  body: ({ theme, data }) => <Deleted theme={theme} {...data} />,
});

type DeletedProps = ScanDeleted["deleted"] & { readonly theme: Theme };

function Deleted({ theme, names, addresses, findings, brokers }: DeletedProps) {
  return (
    <TaskScreen
      title="Scan and answers deleted"
      lead="We’ve deleted your answers and everything the scan found. We keep no copy."
      illustration="swept"
      theme={theme}
    >
      <FieldNotes
        notes={[
          {
            term: "Answers",
            note: `${counted(names, "name")}, a year of birth and ${counted(addresses, "address", "addresses")}`,
          },
          { term: "Results", note: findings === 0 ? "None" : counted(findings, "page") },
          { term: "Searched sites", note: counted(brokers, "site") },
          { term: "In this browser", note: "The cookie of the scan is deleted" },
        ]}
      />
      <p className="acts">
        <LinkButton href={href("dbp")}>See how removal works</LinkButton>
        <GoLink href={href("dbpScan")}>Start another scan</GoLink>
      </p>
    </TaskScreen>
  );
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
