import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { href } from "../../contract/routes.ts";
import type { ScanDeleted } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";

export interface DeletedOutcome {
  readonly tag: "shown";
  readonly deleted: ScanDeleted["deleted"];
}

export const deletedPage = page({
  title: "The scan is deleted",
  description:
    "What was deleted with a scan: the profile, the findings and the record of the search. Nothing of it is left.",
  indexed: false,
  holes: {
    scan: ({ theme }, { outcome }: Given<DeletedOutcome>) => <Deleted theme={theme} {...outcome.deleted} />,
  },
  body: () => <Hole name="scan" />,
});

type DeletedProps = ScanDeleted["deleted"] & { readonly theme: Theme };

function Deleted({ theme, names, addresses, findings, brokers }: DeletedProps) {
  return (
    <TaskScreen
      title="It is as if you had not been here."
      lead="The scan, your answers and everything found with them were deleted a moment ago. No copy is kept."
      plate="swept"
      theme={theme}
    >
      <FieldNotes
        notes={[
          {
            term: "Answers",
            note: `${counted(names, "name")}, a year of birth and ${counted(addresses, "address", "addresses")}`,
          },
          { term: "Findings", note: findings === 0 ? "There were none" : counted(findings, "page") },
          { term: "Record of the search", note: counted(brokers, "site") },
          { term: "In this browser", note: "The cookie of the scan goes with this page" },
        ]}
      />
      <p className="acts">
        <LinkButton href={href("dbp")}>To Personal Information Removal</LinkButton>
        <GoLink href={href("dbpScan")}>Scan again</GoLink>
      </p>
    </TaskScreen>
  );
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
