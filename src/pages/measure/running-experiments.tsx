import { Badge } from "../../../client/components/badge.tsx";
import { Button } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import type { Assignment, Excluded, Groups } from "../../contract/experiments/assignment.ts";
import {
  type Experiment,
  type ExperimentName,
  experimentNames,
  experiments,
} from "../../contract/experiments/registry.ts";
import { endpoints } from "../../contract/routes.ts";
import { Dated } from "../../render/dated.tsx";
import styles from "./measure.module.css";

const reasons: Readonly<Record<Assignment | Excluded, string>> = {
  backend: "Today’s version for your country and kind of device.",
  stored: "You saw this version before in this visit.",
  address: "The address of the page asked for this version, so we don’t count you.",
  random: "Your browser chose the version at random.",
  manual: "The link you came from asked for this version, so we don’t count you.",
  blocked: "Measuring is off, or your browser’s data saver is on.",
  left: "You left this experiment. You see the usual page.",
  unassigned: "The address of the page asks for the usual page.",
  storage: "Your browser stores nothing, so it can’t keep a version.",
  "pro-search": "The ad you came from is part of another test.",
  "not-drawn": "You see the usual page today.",
  ended: "This experiment has ended.",
};

interface RunningExperimentsProps {
  readonly groups: Groups;
  /** Where to return to after the form was sent. */
  readonly back: string;
}

/** What is being tried, by whom, until when, and the version that this visit gets. */
export function RunningExperiments({ groups, back }: RunningExperimentsProps) {
  return (
    <div className={styles.experiments}>
      {experimentNames.map((name) => (
        <Running key={name} name={name} state={groups[name]} back={back} />
      ))}
    </div>
  );
}

interface RunningProps {
  readonly name: ExperimentName;
  readonly state: Groups[ExperimentName];
  readonly back: string;
}

function Running({ name, state, back }: RunningProps) {
  const { description, reason, owner, ends, variants }: Experiment = experiments[name];
  const ready = state.tag === "ready";
  const letter = ready && state.variant;
  const left = ready && state.why === "left";
  return (
    <Card as="article" label={name}>
      <p>
        <Badge tone={letter ? "accent" : "plain"}>
          {letter ? `You see version ${letter.toUpperCase()}` : ready ? "Not in this experiment" : "Not picked yet"}
        </Badge>
      </p>
      <h3 className={styles.name}>{description}</h3>
      <p>{reason}</p>
      <p className="soft small">
        {letter ? `${variants[letter]}. ` : ""}
        {ready ? reasons[state.why] : "Your browser picks a version when you open that page."}
      </p>
      <p className="soft small">
        {`Run by: ${owner}, until `}
        <Dated day={ends} />
      </p>
      {(letter || left) && (
        <form method="post" action={endpoints.chooseExperiment}>
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="name" value={name} />
          <Button variant="line" small name="choice" value={left ? "join" : "leave"}>
            {left ? "Rejoin experiment" : "Leave experiment"}
          </Button>
        </form>
      )}
    </Card>
  );
}
