import { Band } from "../../../client/components/band.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import styles from "./home.module.css";

const steps: readonly Step[] = [
  {
    title: "You ask",
    text: "Your browser sends the words over an encrypted connection, with the settings you chose and nothing that names you.",
    kept: "Sent: words, settings, the address to answer.",
  },
  {
    title: "We answer",
    text: "Results and ads are chosen by the words and the region. Two people who ask the same from one place get the same page.",
    kept: "Known about you: nothing that lasts.",
  },
  {
    title: "We forget",
    text: "The connection closes and the address goes with it. No list of searches exists to ask for, sell or lose.",
    kept: "Kept: nothing.",
  },
];

export function SearchSteps() {
  return (
    <Band id="how">
      <h2 className={styles.measure}>How a search works, and what we never keep.</h2>
      <Steps steps={steps} fading />
    </Band>
  );
}
