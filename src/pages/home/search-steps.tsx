import { Band } from "../../../client/components/band.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { retention } from "../../contract/retention.ts";
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
    kept: `Kept: your IP address, for ${retention.ipAddressMinutes} minutes at most.`,
  },
  {
    title: "We forget the search",
    text: "We keep no list of searches that anyone could ask for, sell or lose.",
    kept: "Kept: nothing.",
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
