import { href } from "../../src/contract/routes.ts";
import { ScanKept } from "../components/scan-kept.tsx";
import { forgetDraft } from "../storage/scan-draft.ts";
import { island } from "./island.tsx";

/** Forgets the answers here first; the form then goes on to the worker, which has none of its own to forget. */
function ScanKeptIsland() {
  return <ScanKept to={href("dbpScanConfirm")} onSubmit={forgetDraft} />;
}

export const scanKeptIsland = island({ name: "scan-kept", Component: ScanKeptIsland, parseProps: () => ({}) });
