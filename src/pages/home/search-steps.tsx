import { Band } from "../../../client/components/band.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { statements } from "../../contract/statements.ts";
import styles from "./home.module.css";

const steps: readonly Step[] = [
  {
    title: "You ask",
    text: "Your browser sends your words over an encrypted connection, with your region and settings if you chose any.",
    kept: "Sent: your words, your settings, your IP address.",
  },
  {
    title: "We answer",
    text: "We choose results by your words, region and settings. Two people with the same ones get the same page.",
    kept: `Kept: ${statements.ipAddressBrief.replace(/^Y/, "y")}.`,
  },
  {
    title: "We forget the search",
    text: "We keep no list of searches that anyone could ask for, sell or lose.",
    kept: "Kept: nothing of your search.",
  },
];

export function SearchSteps() {
  return (
    <Band id="how">
      <h2 className={styles.measure}>How a private search works</h2>
      <Steps steps={steps} fading />
    </Band>
  );
}
