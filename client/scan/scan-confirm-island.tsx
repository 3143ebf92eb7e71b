import { type FormEvent, useEffect, useState } from "react";
import * as z from "zod/mini";
import { href } from "../../src/contract/routes.ts";
import { firstOpen, stepRoutes } from "../../src/contract/scan/scan-flow.ts";
import { intents } from "../../src/contract/scan/scan-form.ts";
import { readProfile, type ScanProfile } from "../../src/contract/scan/scan-profile.ts";
import { island } from "../islands/island.tsx";
import { ScanAnswers, type StartTrouble } from "./scan-answers.tsx";
import { ScanAnswersAway } from "./scan-answers-away.tsx";
import { forgetDraft, loadDraft } from "./scan-draft.ts";

/** Milliseconds. A start takes a fraction of a second; longer than this, it did not arrive. */
const startTimeLimit = 15_000;

const answerSchema = z.object({ next: z.optional(z.string()), trouble: z.optional(z.string()) });

/** Reads the answers from this browser's storage, and sends them when the scan is started: only then do they leave it. */
function ScanConfirmIsland() {
  const [profile, setProfile] = useState<ScanProfile | null>(null);
  const [trouble, setTrouble] = useState<StartTrouble | null>(null);
  const [starting, setStarting] = useState(false);

  useEffect(() => {
    const kept = keptProfile();
    if (kept) setProfile(kept);
    else location.replace(href(stepRoutes[firstOpen(loadDraft())]));
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In an older tab, they may be of somebody else by now: they are shown first.
    if (JSON.stringify(keptProfile()) !== JSON.stringify(profile)) return location.reload();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === intents.forget) {
      forgetDraft();
      return location.assign(href("dbpScan"));
    }
    if (!profile || starting) return;
    setStarting(true);
    setTrouble(null);
    start(profile).then((found) => {
      if (found.next === undefined) {
        setStarting(false);
        return setTrouble(found.trouble);
      }
      forgetDraft();
      location.assign(found.next);
    });
  };

  if (!profile) return <ScanAnswersAway />;
  const action = href("dbpScanConfirm");
  return <ScanAnswers {...{ profile, trouble, starting, action }} holder="browser" onSubmit={submit} />;
}

/** The answers that this browser keeps by now; null if they are gone or not complete. */
function keptProfile(): ScanProfile | null {
  const read = readProfile(loadDraft(), new Date().getFullYear());
  return read.ok ? read.value : null;
}

type Started = { readonly next: string } | { readonly next?: undefined; readonly trouble: StartTrouble };

async function start(profile: ScanProfile): Promise<Started> {
  try {
    const answer = await fetch(href("dbpScanConfirm"), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(profile),
      signal: AbortSignal.timeout(startTimeLimit),
    });
    const { next, trouble } = answerSchema.safeParse(await answer.json()).data ?? {};
    if (next !== undefined) return { next };
    return { trouble: trouble === "too-many" ? trouble : "unavailable" };
  } catch {
    return { trouble: navigator.onLine ? "unavailable" : "offline" };
  }
}

export const scanConfirmIsland = island({
  name: "scan-confirm",
  Component: ScanConfirmIsland,
  parseProps: () => ({}),
  eager: true,
});
