import { Trans } from "@lingui/react";
import { Badge } from "../../../client/components/badge.tsx";
import { Button } from "../../../client/components/button.tsx";
import type { Assignment, ExclusionReason, ExperimentStates } from "../../contract/experiments/assignment.ts";
import {
  type Experiment,
  type ExperimentName,
  experimentNames,
  experiments,
  type VariantLetter,
} from "../../contract/experiments/registry.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { endpoints } from "../../contract/routes.ts";
import { Dated } from "../../render/dated.tsx";
import styles from "./measure.module.css";

const reasons: Readonly<Record<Assignment | ExclusionReason, string>> = {
  backend: /*i18n*/ "Today’s version for your country and kind of device.",
  stored: /*i18n*/ "You saw this version before in this visit.",
  address: /*i18n*/ "The address of the page asked for this version, so we don’t count you.",
  random: /*i18n*/ "Your browser chose the version at random.",
  manual: /*i18n*/ "The link you came from asked for this version, so we don’t count you.",
  blocked: /*i18n*/ "Measuring is off, or your browser’s data saver is on.",
  left: /*i18n*/ "You left this experiment. You see the usual page.",
  unassigned: /*i18n*/ "The address of the page asks for the usual page.",
  storage: /*i18n*/ "Your browser stores nothing, so it can’t keep a version.",
  "pro-search": /*i18n*/ "The ad you came from is part of another test.",
  "not-drawn": /*i18n*/ "You see the usual page today.",
  ended: /*i18n*/ "This experiment has ended.",
};

interface RunningExperimentsProps {
  readonly groups: ExperimentStates;
  /** Where to return to after the form was sent. */
  readonly back: string;
}

/** What is being tried, by whom, until when, and the version that this visit gets. */
export function RunningExperiments({ groups, back }: RunningExperimentsProps) {
  return (
    <div className={`columns ${styles.experiments}`}>
      {experimentNames.map((name) => (
        <Running key={name} name={name} state={groups[name]} back={back} />
      ))}
    </div>
  );
}

interface RunningProps {
  readonly name: ExperimentName;
  readonly state: ExperimentStates[ExperimentName];
  readonly back: string;
}

function Running({ name, state, back }: RunningProps) {
  const { description, reason, owner, ends, variants }: Experiment = experiments[name];
  const ready = state.tag === "ready";
  const letter = ready && state.variant;
  const left = ready && state.why === "left";
  return (
    <article className={styles.experiment} aria-label={name}>
      <p>
        <Badge tone={letter ? "accent" : "plain"}>{stateWords(letter, ready)}</Badge>
      </p>
      <h3 className={styles.name}>{i18n.t(description)}</h3>
      <p>{i18n.t(reason)}</p>
      <p className="soft small">
        {letter ? `${i18n.t(variants[letter] ?? "")}. ` : ""}
        {ready ? i18n.t(reasons[state.why]) : i18n.t("Your browser picks a version when you open that page.")}
      </p>
      <p className="soft small">
        <Trans
          id="Run by: {team}, until <day/>"
          values={{ team: i18n.t(owner) }}
          components={{ day: <Dated key="day" day={ends} /> }}
        />
      </p>
      {(letter || left) && (
        <form method="post" action={endpoints.chooseExperiment}>
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="name" value={name} />
          <Button variant="line" small name="choice" value={left ? "join" : "leave"}>
            {left ? i18n.t("Rejoin experiment") : i18n.t("Leave experiment")}
          </Button>
        </form>
      )}
    </article>
  );
}

function stateWords(letter: VariantLetter | false | undefined, ready: boolean): string {
  if (letter) return i18n.t("You see version {letter}", { letter: letter.toUpperCase() });
  return ready ? i18n.t("Not in this experiment") : i18n.t("Not picked yet");
}
