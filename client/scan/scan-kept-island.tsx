import { href } from "../../src/contract/routes.ts";
import { island } from "../islands/island.tsx";
import { forgetDraft } from "./scan-draft.ts";
import { ScanKept } from "./scan-kept.tsx";

/** Forgets the answers here first; the form then goes on to the worker, which has none of its own to forget. */
function ScanKeptIsland() {
  return <ScanKept to={href("dbpScanConfirm")} onSubmit={forgetDraft} />;
}

export const scanKeptIsland = island({ name: "scan-kept", Component: ScanKeptIsland, parseProps: () => ({}) });
